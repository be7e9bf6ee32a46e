import type {Term} from './glossarySchema.ts';

/** A small glossary, independent of the site's glossary. */
export const TERMS: Term[] = [
  {
    id: 'ad-type',
    en: 'ad type',
    ru: 'тип рекламы',
    also: {
      en: ['ad format'],
      ru: ['формат рекламы'],
    },
    definition: {
      en: 'Banner, MREC, interstitial, rewarded video or native ad.',
      ru: 'Баннер, MREC, полноэкранная реклама, реклама с вознаграждением или нативная реклама.',
    },
  },
  {
    id: 'ad-unit',
    en: 'ad unit',
    ru: 'рекламный юнит',
    definition: {
      en: 'A record created in the dashboard of an ad network; the SDK asks the network for an ad with its ID.',
      ru: 'Запись в кабинете рекламной сети; по её ID SDK запрашивает у сети рекламу.',
    },
    tooltip: true,
    forms: {
      ru: ['рекламн* юнит*'],
    },
  },
  {
    id: 'adapter',
    en: 'adapter',
    ru: 'адаптер',
    definition: {
      en: 'A library that connects the SDK of one ad network or service to the Appodeal SDK.',
      ru: 'Библиотека, которая связывает SDK рекламной сети или сервиса с Appodeal SDK.',
    },
    tooltip: true,
    forms: {
      ru: ['адаптер*'],
    },
  },
  {
    id: 'attribution',
    en: 'attribution',
    ru: 'атрибуция',
    definition: {
      en: 'Finding out which campaign an install or a purchase came from.',
      ru: 'Определение кампании, которая привела к установке или покупке.',
    },
    tooltip: true,
    forms: {
      ru: ['атрибуци*'],
    },
  },
  {
    id: 'backfill',
    en: 'backfill',
    ru: 'бэкфилл',
    definition: {
      en: 'A network treated as having an eCPM of zero, used only when nobody else has an ad.',
      ru: 'Сеть, eCPM которой принят за ноль: к ней обращаются, только если рекламы нет ни у кого другого.',
    },
    tooltip: true,
    forms: {
      ru: ['бэкфилл*'],
    },
  },
  {
    id: 'bidding',
    en: 'bidding',
    ru: 'биддинг',
    also: {
      en: ['in-app bidding'],
      ru: ['In-App Bidding'],
    },
    definition: {
      en: 'Demand sources name a price for this very impression, and the highest price wins.',
      ru: 'Аукцион, в котором источники спроса предлагают цену за конкретный показ; побеждает самая высокая.',
    },
    tooltip: true,
    forms: {
      ru: ['биддинг*'],
    },
  },
  {
    id: 'cohort',
    en: 'cohort',
    ru: 'когорта',
    definition: {
      en: 'Users who share a trait, usually the day of install and the source.',
      ru: 'Пользователи с общим признаком, обычно с одной датой установки и одним источником.',
    },
    tooltip: true,
    forms: {
      ru: ['когорт*'],
    },
  },
  {
    id: 'cpi',
    en: 'CPI',
    ru: 'CPI',
    definition: {
      en: 'Spend divided by installs.',
      ru: 'Расходы, делённые на число установок.',
    },
    tooltip: true,
  },
  {
    id: 'ctr',
    en: 'CTR',
    ru: 'CTR',
    definition: {
      en: 'Clicks divided by impressions, in percent.',
      ru: 'Клики, делённые на показы, в процентах.',
    },
    tooltip: true,
  },
  {
    id: 'dau',
    en: 'DAU',
    ru: 'DAU',
    definition: {
      en: 'Unique users in a day.',
      ru: 'Уникальные пользователи за день.',
    },
    tooltip: true,
  },
  {
    id: 'demand-source',
    en: 'demand source',
    ru: 'источник спроса',
    definition: {
      en: 'An ad network, exchange or platform that buys impressions.',
      ru: 'Рекламная сеть, биржа или платформа, которая покупает показы.',
    },
    tooltip: true,
    forms: {
      ru: ['источник* спроса'],
    },
  },
  {
    id: 'ecpm',
    en: 'eCPM',
    ru: 'eCPM',
    definition: {
      en: 'Revenue of a thousand impressions.',
      ru: 'Доход за тысячу показов.',
    },
    tooltip: true,
  },
  {
    id: 'fill-rate',
    en: 'fill rate',
    ru: 'филрейт',
    definition: {
      en: 'Fills divided by requests, in percent.',
      ru: 'Полученные объявления, делённые на запросы, в процентах.',
    },
    tooltip: true,
    forms: {
      ru: ['филрейт*'],
    },
  },
  {
    id: 'ltv',
    en: 'LTV',
    ru: 'LTV',
    definition: {
      en: 'The revenue that one user brings from the install on.',
      ru: 'Доход, который пользователь приносит начиная с установки.',
    },
    tooltip: true,
  },
  {
    id: 'manifest',
    en: 'manifest',
    ru: 'манифест',
    definition: {
      en: '`AndroidManifest.xml`: the components and permissions of an Android app.',
      ru: '`AndroidManifest.xml`: компоненты и разрешения приложения Android.',
    },
  },
  {
    id: 'mediation',
    en: 'mediation',
    ru: 'медиация',
    definition: {
      en: 'Choosing, for each impression, the ad network that pays most.',
      ru: 'Выбор для каждого показа той рекламной сети, которая заплатит больше.',
    },
    tooltip: true,
    forms: {
      ru: ['медиаци*'],
    },
  },
  {
    id: 'mediation-engine',
    en: 'mediation engine',
    ru: 'медиатор',
    definition: {
      en: 'The component that decides which ad is loaded: Appodeal, Bidon, AppLovin MAX or LevelPlay.',
      ru: 'Компонент, который определяет, какое объявление загрузить: Appodeal, Bidon, AppLovin MAX или LevelPlay.',
    },
    tooltip: true,
    forms: {
      ru: ['медиатор*'],
    },
  },
  {
    id: 'mediation-group',
    en: 'mediation group',
    ru: 'группа медиации',
    definition: {
      en: 'Countries or segments, with the ad units that serve them and their order, for one mediation engine.',
      ru: 'Страны или сегменты с рекламными блоками и порядком их опроса для одного медиатора.',
    },
    tooltip: true,
    forms: {
      ru: ['групп* медиации'],
    },
  },
  {
    id: 'mmp',
    en: 'MMP',
    ru: 'MMP',
    also: {
      en: ['attribution service'],
      ru: ['сервис атрибуции'],
    },
    definition: {
      en: 'A service that attributes installs and purchases to campaigns, such as AppsFlyer or Adjust.',
      ru: 'Сервис атрибуции, который связывает установки и покупки с кампаниями, например AppsFlyer или Adjust.',
    },
    tooltip: true,
    forms: {
      ru: ['MMP', 'сервис* атрибуции'],
    },
  },
  {
    id: 'placement',
    en: 'placement',
    ru: 'плейсмент',
    definition: {
      en: 'A named moment in the app at which an ad is shown; it carries limits, rewards and statistics.',
      ru: 'Именованное место показа рекламы в приложении; для него задают лимиты и вознаграждения и собирают статистику.',
    },
    tooltip: true,
    forms: {
      ru: ['плейсмент*'],
    },
  },
  {
    id: 'roas',
    en: 'ROAS',
    ru: 'ROAS',
    definition: {
      en: 'Revenue of acquired users divided by what they cost, in percent.',
      ru: 'Доход от привлечённых пользователей, делённый на расходы на них, в процентах.',
    },
    tooltip: true,
  },
  {
    id: 'segment',
    en: 'segment',
    ru: 'сегмент',
    definition: {
      en: 'A part of the audience chosen by filters; the first that fits is used.',
      ru: 'Часть аудитории, выбранная фильтрами; действует первый подходящий сегмент.',
    },
    tooltip: true,
    forms: {
      ru: ['сегмент*'],
    },
  },
  {
    id: 'troas',
    en: 'tROAS',
    ru: 'tROAS',
    definition: {
      en: 'A type of campaign whose bids aim at a ROAS that you set.',
      ru: 'Тип кампании, ставки которой подбираются под заданный вами ROAS.',
    },
    tooltip: true,
  },
  {
    id: 'waterfall',
    en: 'waterfall',
    ru: 'водопад',
    definition: {
      en: 'Ad units asked one after another, from the highest price down, until one has an ad.',
      ru: 'Рекламные блоки, которые опрашиваются по очереди начиная с самой высокой цены, пока один из них не вернёт рекламу.',
    },
    tooltip: true,
    forms: {
      ru: ['водопад*'],
    },
  },
];
