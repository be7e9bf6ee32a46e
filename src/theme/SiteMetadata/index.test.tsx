import React, {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import SiteMetadata from './index.tsx';

const site = vi.hoisted(() => ({locale: 'ru', pathname: '', heads: [] as unknown[]}));

const baseUrlOf = (locale: string): string => (locale === 'en' ? '/' : `/${locale}/`);
const ORIGIN = 'https://help.example.com';

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {children: ReactNode}) => {
    site.heads.push(children);
    return null;
  },
}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: site.pathname})}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({untranslated: ['/android/testing']})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {url: ORIGIN, baseUrl: baseUrlOf(site.locale), trailingSlash: false},
    i18n: {
      currentLocale: site.locale,
      defaultLocale: 'en',
      localeConfigs: {en: {htmlLang: 'en'}, ru: {htmlLang: 'ru'}},
    },
  }),
}));
vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({metadata: []}),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  DEFAULT_SEARCH_TAG: 'default',
  useAlternatePageUtils: () => ({
    createUrl: ({locale}: {locale: string}) =>
      ORIGIN + baseUrlOf(locale) + site.pathname.slice(baseUrlOf(site.locale).length),
  }),
}));
vi.mock('./useIsMissing.ts', () => ({useIsMissing: () => site.pathname.includes('no-such')}));
vi.mock('@theme/SearchMetadata', () => ({default: () => null}));

/** Returns a page's head as it is served. */
function headOf(locale: string, pathname: string): string {
  Object.assign(site, {locale, pathname, heads: []});
  renderToStaticMarkup(<SiteMetadata />);
  return renderToStaticMarkup(
    <>
      {site.heads.map((children, index) => (
        <Fragment key={index}>{children as ReactNode}</Fragment>
      ))}
    </>,
  );
}

describe('SiteMetadata', () => {
  beforeEach(() => {
    site.heads = [];
  });

  it('links to both languages of a translated page', () => {
    const head = headOf('ru', '/ru/android/get-started');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/ru/android/get-started"/>`);
    expect(head).toContain(`<link rel="alternate" href="${ORIGIN}/android/get-started" hrefLang="en"/>`);
    expect(head).toContain(`<link rel="alternate" href="${ORIGIN}/ru/android/get-started" hrefLang="ru"/>`);
    expect(head).toContain(
      `<link rel="alternate" href="${ORIGIN}/android/get-started" hrefLang="x-default"/>`,
    );
    expect(head).toContain('<meta property="og:locale" content="ru"/>');
    expect(head).not.toContain('noindex');
  });

  it('links to the versions page as the host serves it, with a trailing slash', () => {
    const head = headOf('ru', '/ru/versions');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/ru/versions/"/>`);
    expect(head).toContain(`<link rel="alternate" href="${ORIGIN}/versions/" hrefLang="en"/>`);
    expect(head).toContain(`<link rel="alternate" href="${ORIGIN}/ru/versions/" hrefLang="ru"/>`);
  });

  it('adds no links to a missing page', () => {
    const head = headOf('en', '/android/no-such');
    expect(head).toContain('twitter:card');
    expect(head).not.toMatch(/canonical|alternate|og:url|og:locale/);
  });

  it('points search engines from an untranslated page to the English one', () => {
    const head = headOf('ru', '/ru/android/testing');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/android/testing"/>`);
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}/android/testing"/>`);
    expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(head).toContain('<meta property="og:locale" content="en"/>');
    expect(head).not.toContain('alternate');
  });

  it('adds no link to a Russian page on an untranslated English page, and allows indexing', () => {
    const head = headOf('en', '/android/testing');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/android/testing"/>`);
    expect(head).not.toContain('alternate');
    expect(head).not.toContain('noindex');
  });
});
