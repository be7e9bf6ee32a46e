import {expect, type Page} from '@playwright/test';
import {XMLParser, XMLValidator} from 'fast-xml-parser';

import {builtReleases} from './support/releases.ts';
import {settingOf} from './support/settings.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  sitemapAddresses,
  watchForFaults,
} from './support/site.ts';
import {test} from './support/window.ts';

const LANGUAGES = [
  {
    prefix: '',
    lang: 'en',
    news: 'News',
    second: 'News, page 2',
    archive: 'News by year',
    tags: 'Tags',
    tag: /^\d+ posts tagged with "Privacy and consent"$/,
    team: 'Appodeal SDK team',
    all: 'All posts',
    older: 'Older entries',
    feed: 'Appodeal SDK news',
    date: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
    post: 'Apple requires privacy manifests',
  },
  {
    prefix: '/ru',
    lang: 'ru',
    news: 'Новости',
    second: 'Новости, страница 2',
    archive: 'Новости по годам',
    tags: 'Теги',
    tag: /^\d+ запис(?:ь|и|ей) с тегом «Конфиденциальность и согласие»$/,
    team: 'Команда Appodeal SDK',
    all: 'Все записи',
    older: 'Более старые записи',
    feed: 'Новости Appodeal SDK',
    date: /^\d{1,2} [а-я]+ \d{4} г\.$/,
    post: 'Apple требует манифесты конфиденциальности',
  },
] as const;

const titles = (page: Page) => page.locator('main article h2');

for (const {prefix, lang, ...texts} of LANGUAGES) {
  test.describe(lang, () => {
    test('the list has the newest posts, and its pages together list every post once', async ({page}) => {
      await open(page, `${prefix}/news`);
      await expect(page.locator('h1')).toHaveText(texts.news);
      await expect(titles(page)).toHaveCount(10);
      const days = await page
        .locator('main article time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toEqual(days.toSorted().toReversed());
      for (const text of await page.locator('main article time').allTextContents()) {
        expect(text).toMatch(texts.date);
      }
      // The list shows an excerpt, not the entire post.
      await expect(page.locator('main article .markdown h2')).toHaveCount(0);
      const first = await titles(page).locator('a').evaluateAll(hrefs);
      await page.getByRole('link', {name: texts.older}).click();
      await expect(page).toHaveURL(`${prefix}/news/page/2`);
      await expect(page.locator('h1')).toHaveText(texts.second);
      const second = await titles(page).locator('a').evaluateAll(hrefs);
      expect(second.length).toBeGreaterThan(0);
      const listed = sitemapAddresses(`build${prefix}/sitemap.xml`).filter(
        (address) => address.startsWith(`${prefix}/news/`) && !/\/news\/(?:archive|page\/\d+)$/.test(address),
      );
      expect([...first, ...second].toSorted()).toEqual(listed.toSorted());
    });

    test('a post has its date, team, tags, neighbors, and a link back to the list', async ({page}) => {
      await open(page, `${prefix}/news/privacy-manifests`);
      await expect(page.locator('h1')).toHaveText(texts.post);
      await expect(page).toHaveTitle(new RegExp(`^${texts.post} \\|`));
      await expect(page.locator('article time')).toHaveAttribute('datetime', /^2024-05-01/);
      await expect(page.locator('article time')).toHaveText(texts.date);
      await expect(page.locator('article > header')).toContainText(texts.team);
      await expect(page.locator('article > footer a[rel="tag"]')).toHaveCount(4);
      await expect(page.locator('.pagination-nav a')).toHaveCount(2);
      await expect(page.locator('aside nav a[aria-current="page"], aside nav [class*="Active"]')).toHaveText(
        texts.post,
      );
      await page.locator('.post-back a').click();
      await expect(page).toHaveURL(`${prefix}/news`);
    });

    test('the archive lists all posts by year', async ({page}) => {
      await open(page, `${prefix}/news`);
      await page.getByRole('main').getByRole('link', {name: 'RSS'}).waitFor();
      await page.locator('main > header ul a').first().click();
      await expect(page).toHaveURL(`${prefix}/news/archive`);
      await expect(page.locator('h1')).toHaveText(texts.archive);
      // The anchor of a heading contains a zero-width character.
      const years = (await page.locator('main h2').allTextContents()).map((year) => year.slice(0, 4));
      expect(years).toEqual(years.toSorted().toReversed());
      expect(years).toContain('2024');
      // Two posts from the same day are both listed.
      await expect(page.locator(`main a[href="${prefix}/news/sdk-3-10-0"]`)).toHaveCount(1);
      await expect(page.locator(`main a[href="${prefix}/news/xcode-16-1"]`)).toHaveCount(1);
      expect(await page.locator('main section li').count()).toBeGreaterThanOrEqual(8);
    });

    test('tags are listed with their descriptions, and each lists its posts', async ({page}) => {
      await open(page, `${prefix}/news/tags`);
      await expect(page.locator('h1')).toHaveText(texts.tags);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
      const tags = page.locator('main li');
      await expect(tags).toHaveCount(6);
      for (const tag of await tags.all()) {
        await expect(tag).toHaveText(/\d+/);
        await expect(tag.locator('p')).not.toBeEmpty();
      }
      await page.locator(`main a[href="${prefix}/news/tags/privacy"]`).click();
      await expect(page.locator('h1')).toHaveText(texts.tag);
      await expect(titles(page)).toHaveCount(2);
    });

    test('feeds are linked and contain the posts in the language of the reader', async ({page, request}) => {
      await open(page, `${prefix}/android/get-started`);
      const links = page.locator(`link[rel="alternate"][title^="${texts.feed} ("]`);
      await expect(links).toHaveCount(3);
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
        ),
      ).toEqual([
        ['application/rss+xml', `${prefix}/news/rss.xml`],
        ['application/atom+xml', `${prefix}/news/atom.xml`],
        ['application/feed+json', `${prefix}/news/feed.json`],
      ]);

      const read = async (file: string) => (await request.get(`${prefix}/news/${file}`)).text();
      const parser = new XMLParser({
        ignoreAttributes: false,
        isArray: (name) => ['item', 'entry'].includes(name),
      });
      const rssText = await read('rss.xml');
      expect(XMLValidator.validate(rssText)).toBe(true);
      const {channel} = (parser.parse(rssText) as {rss: {channel: Record<string, unknown>}}).rss;
      expect(channel).toMatchObject({title: texts.feed, language: lang});
      const items = channel.item as {
        title: string;
        link: string;
        pubDate: string;
        'content:encoded': string;
      }[];
      expect(items.length).toBeGreaterThanOrEqual(8);
      const item = items.find(({title}) => title === texts.post);
      expect(new Date(item?.pubDate ?? '').toISOString().slice(0, 10)).toBe('2024-05-01');
      expect(new URL(item?.link ?? '').pathname).toBe(`${prefix}/news/privacy-manifests`);
      expect(item?.['content:encoded']).toContain('PrivacyInfo.xcprivacy');
      expect(item?.['content:encoded']).not.toMatch(/class=|aria-|<button|<!--|tooltip|href="\//);

      const atomText = await read('atom.xml');
      expect(XMLValidator.validate(atomText)).toBe(true);
      const {feed} = parser.parse(atomText) as {feed: {title: string; entry: unknown[]}};
      expect(feed.title).toBe(texts.feed);
      expect(feed.entry).toHaveLength(items.length);

      const json = JSON.parse(await read('feed.json')) as {
        title: string;
        items: {url: string; title: string}[];
      };
      expect(json.title).toBe(texts.feed);
      expect(json.items.map(({title}) => title)).toEqual(items.map(({title}) => title));
    });

    test('the home page has the three latest posts and a link to all posts', async ({page}) => {
      await open(page, `${prefix}/news`);
      const newestPosts = (await titles(page).locator('a').evaluateAll(hrefs)).slice(0, 3);
      await open(page, `${prefix}/`);
      const section = page.locator('section', {
        has: page.getByRole('heading', {name: texts.news, exact: true}),
      });
      expect(await section.locator('h3 a').evaluateAll(hrefs)).toEqual(newestPosts);
      await expect(section.locator('time').first()).toHaveText(texts.date);
      await section.getByRole('link', {name: texts.all}).click();
      await expect(page).toHaveURL(`${prefix}/news`);
    });

    test('the announcement bar leads to the post about the newest release, or else to a changelog', async ({
      page,
      request,
    }) => {
      const {version, platforms} = (await builtReleases(request)).newest;
      await open(page, `${prefix}/android/ad-types/banner`);
      const bar = page.locator('[class*="announcementBarContent"]');
      await expect(bar).toContainText(version);
      await bar.locator('a').click();
      await expect(page).toHaveURL(
        new RegExp(`^[^/]+//[^/]+${prefix}/(?:news/[a-z0-9-]+|${platforms[0]}/changelog)$`),
      );
      await expect(page.locator('main')).toContainText(version);
    });

    test('search finds posts in a separate section, after the guides', async ({page}) => {
      await open(page, `${prefix}/search?q=privacy%20manifest`);
      const results = page.locator('main ol h2 a');
      await expect(results.first()).toHaveAttribute('href', /\/data-protection\/privacy-manifest$/);
      await open(page, `${prefix}/search?q=privacy%20manifest&section=news`);
      await expect(results.first()).toHaveAttribute('href', `${prefix}/news/privacy-manifests`);
      for (const href of await results.evaluateAll(hrefs)) expect(href).toContain('/news/');
      await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(texts.news);
    });

    test('an unlisted post is only at its URL, and a draft is nowhere', async ({page, request}) => {
      const base = `${prefix}/test-pages/news`;
      await open(page, base);
      expect(await titles(page).locator('a').evaluateAll(hrefs)).toEqual([`${base}/listed`]);
      await open(page, `${base}/archive`);
      await expect(page.locator('main li')).toHaveCount(1);
      await open(page, `${base}/tags`);
      await expect(page.locator('main li a')).toHaveText(['Shown']);
      const feed = await (await request.get(`${base}/rss.xml`)).text();
      expect(feed).toContain('/listed');
      const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
      for (const hidden of ['hidden', 'unfinished']) {
        expect(feed).not.toContain(`/${hidden}`);
        expect(sitemap).not.toContain(`${base}/${hidden}`);
      }
      expect((await request.get(`${base}/unfinished`)).status()).toBe(404);

      await open(page, `${base}/hidden`);
      await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('article')).toContainText('Rest of the post.');
      await expect(page.locator('.pagination-nav a')).toHaveCount(0);
    });
  });
}

// No sitemap lists these pages, so `everyPage.spec.ts` doesn't visit them. Each is tested in a different setting.
for (const [index, address] of [
  '/news/tags',
  '/ru/news/tags/privacy',
  '/test-pages/news/hidden',
  '/ru/news/tags',
  '/news/tags/privacy',
  '/ru/test-pages/news/hidden',
].entries()) {
  const {width, mode} = settingOf(index);
  test(`${address} is accessible and fits into ${width} px, ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await page.setViewportSize({width, height: 800});
    const {faults} = watchForFaults(page);
    await open(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
}

test('the language switch leads to the same post', async ({page}) => {
  await open(page, '/news/xcode-16-1#check');
  await expect(page.locator('link[rel="alternate"][hreflang="ru"]')).toHaveAttribute(
    'href',
    /\/ru\/news\/xcode-16-1$/,
  );
  await page.locator('nav.navbar').getByRole('button', {name: 'English'}).hover();
  await page.locator('nav.navbar .dropdown__menu').getByRole('link', {name: 'Русский'}).click();
  await expect(page).toHaveURL(/\/ru\/news\/xcode-16-1#check$/);
  await expect(page.locator('h1')).toHaveText('Для сборок iOS нужен Xcode 16.1');
});

test('posts and lists are in the sitemaps, but tags are not', () => {
  for (const [prefix, file] of [
    ['', 'build/sitemap.xml'],
    ['/ru', 'build/ru/sitemap.xml'],
  ]) {
    const addresses = sitemapAddresses(file ?? '');
    for (const listed of ['/news', '/news/archive', '/news/page/2', '/news/sdk-3-10-0']) {
      expect(addresses).toContain(`${prefix}${listed}`);
    }
    expect(addresses.filter((address) => address.includes('/tags'))).toEqual([]);
  }
});

/** Returns the URLs of links. Runs on the page. */
function hrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}
