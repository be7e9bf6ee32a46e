import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {parseHeaders, parseRedirects, redirectFor} from '../../scripts/hostRules.ts';
import {announcementBar} from './announcementBar.ts';
import {siteFrontMatter} from './parseFrontMatter.ts';
import {readEnv} from '../site/env.ts';
import {isEmbeddedAddress, isEmbeddedPath} from '../site/sections.ts';

const latest = {
  android: {version: '9.8.7', artifact: '9.8.7.0', date: '2031-02-03'},
  ios: {version: '9.8.6', artifact: '9.8.6.0', date: '2031-02-03'},
  unity: {version: '9.8.5', artifact: '9.8.5.0', date: '2031-02-03'},
};

describe('sections', () => {
  it.each([
    ['/onboarding', true],
    ['/onboarding/android/get-started', true],
    ['/ru/onboarding', true],
    ['/ru/publishing/app-ads-txt', true],
    ['/publishing/', true],
    ['/onboarding-tips', false],
    ['/rus/onboarding', false],
    ['/android/onboarding', false],
    ['/', false],
  ])('%s is embedded: %s', (pathname, embedded) => {
    expect(isEmbeddedPath(pathname)).toBe(embedded);
  });
});

describe('URLs of a build', () => {
  it.each([
    ['/help/ru/onboarding', '/help/ru/', true],
    ['/help/onboarding', '/help/', true],
    ['/help/ru/onboarding', '/help/', true],
    ['/ru/android', '/ru/', false],
    ['/onboarding', '/ru/', true],
  ])('%s of %s is embedded: %s', (pathname, baseUrl, embedded) => {
    expect(isEmbeddedAddress(pathname, baseUrl)).toBe(embedded);
  });
});

describe('environment', () => {
  it('has defaults, and treats an empty value as none', () => {
    expect(readEnv({})).toEqual({
      SITE_URL: 'https://docs.appodeal.com',
      BASE_URL: '/',
      REPOSITORY_BRANCH: 'main',
      PROVIDER_URL: 'https://app.appodeal.com',
      PROVIDER_DOMAIN: 'appodeal.com',
      PREVIEW: false,
    });
    expect(readEnv({PREVIEW: 'true'}).PREVIEW).toBe(true);
    expect(readEnv({AUTH_BRIDGE_URL: '', INTERCOM_APP_ID: ''})).not.toHaveProperty('AUTH_BRIDGE_URL');
    expect(readEnv({PROVIDER_URL: 'http://localhost:4400/'}).PROVIDER_URL).toBe('http://localhost:4400');
    expect(readEnv({REPOSITORY_URL: '', BASE_URL: '/help/'}).BASE_URL).toBe('/help/');
  });

  it.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL=docs.example.com: must be an http(s) address'],
    [{SITE_URL: 'https://example.com/help'}, 'must not have a path: use BASE_URL'],
    [{BASE_URL: 'help'}, 'BASE_URL=help: must begin and end with a slash'],
    [
      {REPOSITORY_URL: 'git@example.com:a.git'},
      'REPOSITORY_URL=git@example.com:a.git: must be an https address',
    ],
    [{PROVIDER_DOMAIN: 'https://example.com'}, 'PROVIDER_DOMAIN=https://example.com: must be a domain name'],
    [{PROVIDER_DOMAIN: 'com'}, 'PROVIDER_DOMAIN=com: must be a domain name'],
    [{PROVIDER_DOMAIN: '*.example.com'}, 'PROVIDER_DOMAIN=*.example.com: must be a domain name'],
    [{AUTH_BRIDGE_URL: 'bridge'}, 'AUTH_BRIDGE_URL=bridge: must be an address'],
    [{AUTH_BRIDGE_URL: 'http://example.com/bridge'}, 'must be an https address; only localhost'],
    [
      {SITE_URL: 'https://docs.example.com', AUTH_BRIDGE_URL: 'https://docs.example.com/bridge'},
      'must be on another origin than SITE_URL',
    ],
    [{INTERCOM_APP_ID: 'a b'}, 'INTERCOM_APP_ID=a b: must be an app id'],
    [{TAG_MANAGER_ID: 'UA-12345'}, 'TAG_MANAGER_ID=UA-12345: must be a container id'],
    [{PREVIEW: 'yes'}, 'PREVIEW=yes: must be true or false'],
  ])('reports what is wrong with %j', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});

describe('front matter hook of the build', () => {
  const read = (frontMatter: Record<string, unknown>) =>
    siteFrontMatter(latest)({
      filePath: `${process.cwd()}/docs/android/x.mdx`,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });
  const good = {
    title: 'Banner',
    description: 'Show a banner with version %android.version% of the SDK, at the top or bottom.',
    page_type: 'how-to',
    sidebar_position: 1,
  };

  it('replaces version tokens', async () => {
    const {frontMatter} = await read(good);
    expect(frontMatter.description).toContain('version 9.8.7 of the SDK');
  });

  it('stops the build at an invalid field, naming the file, the field and the allowed values', async () => {
    await expect(read({...good, page_type: 'howto'})).rejects.toThrow(
      /docs\/android\/x\.mdx.*page_type.*how-to/,
    );
    await expect(read({...good, sidebar_postion: 2})).rejects.toThrow(
      /sidebar_postion: unknown key; allowed are title/,
    );
    await expect(read({...good, title: '%android.verison%'})).rejects.toThrow(
      'Unknown token %android.verison%',
    );
  });
});

describe('front matter hook of the build, for posts', () => {
  const read = (file: string, frontMatter: Record<string, unknown>) =>
    siteFrontMatter(latest)({
      filePath: `${process.cwd()}/${file}`,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });
  const good = {
    title: 'SDK %ios.version%',
    description: 'What the release brings, who must act, and what there is to do in the project.',
    authors: ['sdk'],
    tags: ['release'],
    release: '9.8.7',
  };

  it.each(['blog', 'i18n/ru/docusaurus-plugin-content-blog'])(
    'takes the URL from the file name, and replaces tokens (%s)',
    async (folder) => {
      const {frontMatter} = await read(`${folder}/2030-01-02-sdk-9.mdx`, good);
      expect(frontMatter).toMatchObject({slug: 'sdk-9', title: 'SDK 9.8.6', release: '9.8.7'});
    },
  );

  it('stops the build at an invalid name and at an invalid field', async () => {
    await expect(read('blog/sdk-9.mdx', good)).rejects.toThrow(
      'blog/sdk-9.mdx: must be named yyyy-mm-dd-words-of-the-address.mdx',
    );
    await expect(read('blog/2030-02-30-sdk-9.mdx', good)).rejects.toThrow('with a valid date');
    await expect(read('blog/2030-01-02-sdk-9.mdx', {...good, page_type: 'how-to'})).rejects.toThrow(
      /blog\/2030-01-02-sdk-9\.mdx.*page_type: unknown key; allowed are title, description, authors/,
    );
    await expect(read('blog/2030-01-02-sdk-9.mdx', {...good, release: '9.8'})).rejects.toThrow(
      'release: is "9.8"; expected a stable version',
    );
  });
});

describe('announcement bar', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'news-'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });
  const bar = (versions: [string, string, string], locale: 'en' | 'ru' = 'en') => {
    const [android, ios, unity] = versions.map((version) => ({version, artifact: `${version}.0`, date: ''}));
    if (!android || !ios || !unity) throw new Error('three versions');
    return announcementBar({android, ios, unity}, locale === 'en' ? '/' : '/ru/', {root, locale});
  };
  const textOf = (content = '') => content.replaceAll(/<[^>]+>/g, '').trim();

  it('names the platforms that have the newest stable release', () => {
    expect(textOf(bar(['9.8.7', '9.8.6', '9.8.5']).content)).toBe(
      'Breaking News Stable Appodeal SDK 9.8.7 is available for Android. See what changed',
    );
    expect(bar(['9.8.7', '9.8.7', '9.8.5']).content).toContain('9.8.7 is available for Android and iOS.');
    expect(bar(['9.8.6', '9.8.7', '9.8.7']).content).toContain('9.8.7 is available for iOS and Unity.');
    expect(bar(['9.8.7', '9.8.7', '9.8.7']).content).toContain('for Android, iOS and Unity.');
    expect(bar(['9.8.6', '9.8.6', '9.8.7']).content).toContain('9.8.7 is available for Unity.');
  });

  it('has no English words in Russian, except product names', () => {
    for (const versions of [
      ['9.8.7', '9.8.6', '9.8.5'],
      ['9.8.7', '9.8.7', '9.8.7'],
    ] satisfies [string, string, string][]) {
      const latin = textOf(bar(versions, 'ru').content).match(/[a-z]+/gi) ?? [];
      expect(latin.filter((word) => !['Appodeal', 'SDK', 'Android', 'iOS', 'Unity'].includes(word))).toEqual(
        [],
      );
    }
    expect(textOf(bar(['9.8.7', '9.8.7', '9.8.7'], 'ru').content)).toBe(
      'Новый релиз. Стабильная версия Appodeal SDK 9.8.7 доступна для Android, iOS и Unity. Что изменилось',
    );
  });

  it('links to the post on the release, or else to the changelog of the first platform that has it', () => {
    expect(bar(['9.8.6', '9.8.7', '9.8.7'], 'ru').content).toContain('href="/ru/ios/changelog"');
    mkdirSync(path.join(root, 'blog'));
    writeFileSync(path.join(root, 'blog/2031-02-03-new.mdx'), '---\nrelease: "9.8.7"\n---\n');
    expect(bar(['9.8.6', '9.8.7', '9.8.7'], 'ru').content).toContain('href="/ru/news/new"');
  });

  it('is shown again for a new release, and when another platform gets it', () => {
    const ids = [
      bar(['9.8.7', '9.8.6', '9.8.6']).id,
      bar(['9.8.7', '9.8.7', '9.8.6']).id,
      bar(['9.8.8', '9.8.7', '9.8.6']).id,
    ];
    expect(new Set(ids).size).toBe(3);
  });
});

describe('host rules', () => {
  it('redirect by exact path and by prefix, first match first', () => {
    const rules = parseRedirects('# comment\n/en /\n/en/* /:splat 302\n');
    expect(redirectFor('/en', rules)).toEqual({target: '/', status: 301});
    expect(redirectFor('/en/android/x', rules)).toEqual({target: '/android/x', status: 302});
    expect(redirectFor('/english', rules)).toBeNull();
    expect(
      redirectFor('/android/next/x', parseRedirects('/android/* /a\n/android/next/x /b\n'))?.target,
    ).toBe('/b');
    const folder = parseRedirects('/android/*/index.html /android/:splat\n');
    expect(redirectFor('/android/services/meta/index.html', folder)?.target).toBe('/android/services/meta');
    expect(redirectFor('/android/index.html', folder)).toBeNull();
    expect(() => parseRedirects('/a\n')).toThrow('_redirects:1');
    expect(() => parseRedirects('/a /b 200\n')).toThrow('_redirects:1');
  });

  it('set headers by pattern', () => {
    const headers = parseHeaders('/*\n  X-One: 1\n\n/assets/*\n  Cache-Control: public, max-age=1\n');
    expect(headers('/a')).toEqual([['X-One', '1']]);
    expect(headers('/assets/b.js')).toEqual([
      ['X-One', '1'],
      ['Cache-Control', 'public, max-age=1'],
    ]);
    expect(() => parseHeaders('  X-One: 1\n')).toThrow('_headers:1');
    const added = parseHeaders('/*\n  X-One: 1\n/a\n  x-one: 2\n/b\n  ! X-One\n  X-One: 3\n/c\n  ! X-One\n');
    expect(added('/a')).toEqual([['x-one', '1, 2']]);
    expect(added('/b')).toEqual([['X-One', '3']]);
    expect(added('/c')).toEqual([]);
  });
});
