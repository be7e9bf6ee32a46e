import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {siteFrontMatter} from './parseFrontMatter.ts';

const latest = {
  android: {version: '9.8.7', artifact: '9.8.7.0', date: '2031-02-03'},
  ios: {version: '9.8.6', artifact: '9.8.6.0', date: '2031-02-03'},
  unity: {version: '9.8.5', artifact: '9.8.5.0', date: '2031-02-03'},
};

describe('the front matter hook', () => {
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

  it('stops the build at an invalid field, and reports the file, the field, and the allowed values', async () => {
    await expect(read({...good, page_type: 'howto'})).rejects.toThrow(
      /docs\/android\/x\.mdx.*page_type.*how-to/,
    );
    await expect(read({...good, sidebar_postion: 2})).rejects.toThrow(
      /sidebar_postion: unknown key; allowed keys: title/,
    );
    await expect(read({...good, title: '%android.verison%'})).rejects.toThrow(
      'Unknown token %android.verison%',
    );
  });
});

describe('the front matter hook, for verified pages', () => {
  const ENGLISH = 'docs/android/x.mdx';
  const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-android/current/x.mdx';
  const raw = '---\nverified:\n  sdk: 9.8.7\n  date: 2031-02-03\n---\n';
  const keys = {
    title: 'Banner',
    description: 'Show a banner at the top or at the bottom of the screen.',
    page_type: 'how-to',
    sidebar_position: 1,
  };
  const root = temporaryFolder();

  beforeEach(() => {
    vi.spyOn(process, 'cwd').mockReturnValue(root.path);
    root.write(ENGLISH, raw);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const read = async (file: string, fileContent: string, frontMatter: Record<string, unknown>) =>
    (
      await siteFrontMatter(latest)({
        filePath: root.at(file),
        fileContent,
        defaultParseFrontMatter: () => Promise.resolve({frontMatter: {...keys, ...frontMatter}, content: ''}),
      })
    ).frontMatter;

  it('gives a Russian page the field of its English page', async () => {
    expect((await read(RUSSIAN, '', {})).verified).toEqual({sdk: '9.8.7', date: '2031-02-03'});
  });

  it('keeps the day as text, even though the parser turns it into a date', async () => {
    const verified = {sdk: '9.8.7', date: new Date('2031-02-03T00:00:00Z')};
    expect((await read(ENGLISH, raw, {verified})).verified).toEqual({sdk: '9.8.7', date: '2031-02-03'});
  });

  it('leaves pages without the field alone', async () => {
    expect((await read('docs/android/y.mdx', '', {})).verified).toBeUndefined();
    expect((await read(RUSSIAN.replace('x.mdx', 'y.mdx'), '', {})).verified).toBeUndefined();
  });
});

describe('the front matter hook, for posts', () => {
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

  it('stops the build for an invalid name or field', async () => {
    await expect(read('blog/sdk-9.mdx', good)).rejects.toThrow(
      'blog/sdk-9.mdx: must be named yyyy-mm-dd-words-of-the-url.mdx',
    );
    await expect(read('blog/2030-02-30-sdk-9.mdx', good)).rejects.toThrow('with a valid date');
    await expect(read('blog/2030-01-02-sdk-9.mdx', {...good, page_type: 'how-to'})).rejects.toThrow(
      /blog\/2030-01-02-sdk-9\.mdx.*page_type: unknown key; allowed keys: title, description, authors/,
    );
    await expect(read('blog/2030-01-02-sdk-9.mdx', {...good, release: '9.8'})).rejects.toThrow(
      'front matter: release "9.8": must be a stable version',
    );
  });
});
