/* global Crawler */
// Configuration of Algolia's crawler for the hosted search. Paste it into the crawler's editor, and replace the names
// in capitals with the three values from `.env`. Its records have the format that `src/features/search/hostedClient.ts`
// reads:
//
// {
//   objectID, url, url_without_anchor, type: 'lvl1' … 'content', content,
//   hierarchy: {lvl0, lvl1, lvl2, …},      // section, title, headings
//   language: 'en' | 'ru', docusaurus_tag: 'docs-android-current' | … | 'news' | 'default', version: 'current',
//   subject, platform }                    // path without the platform, and the platform if the path has one
new Crawler({
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'CRAWLER_KEY',
  rateLimit: 8,
  maxDepth: 10,
  startUrls: ['https://docs.appodeal.com/', 'https://docs.appodeal.com/ru/'],
  sitemaps: ['https://docs.appodeal.com/sitemap.xml', 'https://docs.appodeal.com/ru/sitemap.xml'],
  discoveryPatterns: ['https://docs.appodeal.com/**'],
  exclusionPatterns: [
    'https://docs.appodeal.com/**/search',
    'https://docs.appodeal.com/**/category/**',
    'https://docs.appodeal.com/**/news/{archive,tags,page}{,/**}',
  ],
  ignoreQueryParams: ['docusaurus-theme', 'timetable-platform'],
  schedule: 'at 04:00 every 1 day',
  actions: [
    {
      indexName: 'ALGOLIA_INDEX',
      pathsToMatch: ['https://docs.appodeal.com/**'],
      recordExtractor: ({$, helpers, url}) => {
        $('.hash-link, [role="tablist"], article > footer').remove();
        // The title of a post is outside its text.
        const text = $('html').hasClass('blog-post-page') ? 'main article' : '.theme-doc-markdown';
        // The same as `subjects.ts`.
        const platformPart = /\/(android|ios|unity)(?=-|\/|$)/;
        const platform = platformPart.exec(url.pathname)?.[1];
        const records = helpers.docsearch({
          recordProps: {
            lvl0: {
              selectors: '.breadcrumbs__item:nth-child(2) .breadcrumbs__link',
              defaultValue: 'Appodeal Help Center',
            },
            lvl1: `${text} h1`,
            lvl2: `${text} h2`,
            lvl3: `${text} h3`,
            lvl4: `${text} h4`,
            content: ['p', 'li', 'td', 'pre'].map((name) => `${text} ${name}`).join(', '),
            // Onboarding repeats the guides for the dashboard's frame, and posts are about a single day.
            pageRank: $('html').is('.plugin-id-onboarding, .blog-post-page') ? '0' : '1',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
        return records.map((record) => ({
          ...record,
          subject: url.pathname.replace(platformPart, '/*'),
          ...(platform && {platform}),
        }));
      },
    },
  ],
  initialIndexSettings: {
    ALGOLIA_INDEX: {
      attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version', 'platform'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'docusaurus_tag', 'language'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:20'],
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'content',
      ],
      // Counts and paginates subjects instead of records.
      distinct: 4,
      attributeForDistinct: 'subject',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      indexLanguages: ['en', 'ru'],
      queryLanguages: ['en', 'ru'],
      ignorePlurals: true,
      // Questions in plain language consist mostly of stop words.
      removeStopWords: true,
      minWordSizefor1Typo: 5,
      minWordSizefor2Typos: 9,
      camelCaseAttributes: ['content', 'hierarchy.lvl2'],
    },
  },
});
