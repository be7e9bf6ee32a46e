import type {BreadcrumbList, FAQPage, Graph, Organization, TechArticle, WebSite} from 'schema-dts';

import type {Verified} from '../verification/verified.ts';

import type {TrailItem} from './docsFacts.ts';
import type {PageHead} from './pageHead.ts';
import type {Question} from './questions.ts';

/** The site in one language. */
export interface SiteFacts {
  name: string;
  description: string;
  /** URL of the language's home page. */
  home: string;
  language: string;
  /** The publisher's name and URL. */
  publisher: {name: string; url: string};
}

/** One documentation page. */
export interface ArticleFacts {
  head: PageHead;
  image: string;
  lastUpdatedAt: number | undefined;
  /** When the page was verified, and in which sources. */
  verified?: Verified | undefined;
  /** Lists that lead to the page, excluding the home page and the page itself, with absolute URLs. */
  trail: readonly TrailItem[];
  /** Questions with answers, if the page consists of them. */
  questions: readonly Question[];
}

const idOf = (address: string, part: string): string => `${address}#${part}`;

const publisherOf = ({publisher}: SiteFacts): Organization => ({
  '@type': 'Organization',
  name: publisher.name,
  url: publisher.url,
});

const siteOf = (site: SiteFacts): {'@type': 'WebSite'; '@id': string; name: string; url: string} => ({
  '@type': 'WebSite',
  '@id': idOf(site.home, 'website'),
  name: site.name,
  url: site.home,
});

/** Returns the data for a home page: the site and the URL of its search. */
export function homeData(site: SiteFacts): Graph {
  const webSite: WebSite = {
    ...siteOf(site),
    description: site.description,
    inLanguage: site.language,
    publisher: publisherOf(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${site.home}search?q={search_term_string}`},
      // Defined by search engines, not by schema.org.
      ...{'query-input': 'required name=search_term_string'},
    },
  };
  return {'@context': 'https://schema.org', '@graph': [webSite]};
}

/** Returns the data for a documentation page: the article and its trail. */
export function articleData(site: SiteFacts, page: ArticleFacts): Graph {
  const {head, questions, verified} = page;
  const common = {
    name: head.title,
    description: head.description,
    url: head.canonical,
    image: page.image,
    inLanguage: site.language,
    isPartOf: siteOf(site),
    publisher: publisherOf(site),
    ...(page.lastUpdatedAt === undefined ? {} : {dateModified: new Date(page.lastUpdatedAt).toISOString()}),
    ...(verified?.sources && {citation: verified.sources}),
  };
  const reviewed = verified && {lastReviewed: verified.date};
  const faq: FAQPage = {
    '@type': 'FAQPage',
    '@id': idOf(head.canonical, 'page'),
    ...common,
    ...reviewed,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  const article: TechArticle = {
    '@type': 'TechArticle',
    '@id': idOf(head.canonical, 'page'),
    ...common,
    headline: head.title,
    // Only web pages have `lastReviewed`; FAQs are web pages, but articles aren't.
    mainEntityOfPage: reviewed ? {'@type': 'WebPage', '@id': head.canonical, ...reviewed} : head.canonical,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [questions.length > 0 ? faq : article, trailOf(site, page)],
  };
}

function trailOf(site: SiteFacts, {head, trail}: Pick<ArticleFacts, 'head' | 'trail'>): BreadcrumbList {
  const steps = [
    {name: site.name, path: site.home},
    ...trail.filter(({path}) => path !== head.canonical),
    {name: head.title, path: head.canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

/** Returns the data for a list of pages, which is only its trail. */
export function listData(site: SiteFacts, page: Pick<ArticleFacts, 'head' | 'trail'>): Graph {
  return {'@context': 'https://schema.org', '@graph': [trailOf(site, page)]};
}
