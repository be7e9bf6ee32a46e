import {describe, expect, it} from 'vitest';

import {LLMS_TEXTS} from './llmsTexts.ts';

import {llmsFiles, type ListedPage} from './llmsFiles.ts';
import {markdownAddress} from './markdownAddress.ts';

const SITES = {en: 'https://docs.example.com/', ru: 'https://docs.example.com/ru/'};

const page = (address: string, title: string, description = ''): ListedPage => ({
  address,
  title,
  description,
  markdownUrl: `https://docs.example.com${markdownAddress(address, '/')}`,
  markdown: `# ${title}\n`,
});

const files = (pages: ListedPage[], order: string[] = []) =>
  llmsFiles(pages, {
    title: 'Help',
    tagline: 'About the SDK',
    locale: 'en',
    texts: LLMS_TEXTS.en,
    sites: SITES,
    versions: {android: '3.10.0', ios: '3.10.1', unity: '3.10.2'},
    order,
  });

describe('lists for programs', () => {
  it('have the format of llmstxt.org, with sections in the order of the SDKs and pages in the order of the sidebars', () => {
    const {index} = files(
      [
        page('/advanced', 'Advanced', 'More.'),
        page('/android/zebra', 'Zebra'),
        page('/android', 'Android', 'Start [here].'),
        page('/android/apple', 'Apple'),
        page('/', 'Home', 'Welcome.'),
      ],
      ['/android', '/android/zebra'],
    );
    expect(index).toBe(
      [
        '# Help',
        '',
        '> About the SDK.',
        '',
        'Latest stable releases of the SDK: Android 3.10.0, iOS 3.10.1, Unity 3.10.2.',
        '',
        'Every page is also available as Markdown. Add `.md` to its URL. All pages in one file: [llms-full.txt](https://docs.example.com/llms-full.txt). Russian version: [llms.txt](https://docs.example.com/ru/llms.txt).',
        '',
        '## Overview',
        '',
        '- [Home](https://docs.example.com/index.md): Welcome.',
        '',
        '## Android SDK',
        '',
        '- [Android](https://docs.example.com/android.md): Start \\[here].',
        '- [Zebra](https://docs.example.com/android/zebra.md)',
        '- [Apple](https://docs.example.com/android/apple.md)',
        '',
        '## Advanced',
        '',
        '- [Advanced](https://docs.example.com/advanced.md): More.',
        '',
        '## Release data',
        '',
        '- [Android](https://docs.example.com/releases/android.json): All known releases for Android as JSON.',
        '- [iOS](https://docs.example.com/releases/ios.json): All known releases for iOS as JSON.',
        '- [Unity](https://docs.example.com/releases/unity.json): All known releases for Unity as JSON.',
        '',
      ].join('\n'),
    );
  });

  it('concatenate the full text of all pages', () => {
    const {full} = files([page('/ios', 'iOS'), page('/', 'Home')]);
    expect(full.endsWith('\n# Home\n\n# iOS\n')).toBe(true);
  });
});

describe('URL of a Markdown file', () => {
  it.each([
    ['/', '/', '/index.md'],
    ['/ru', '/ru/', '/ru/index.md'],
    ['/ru/', '/ru/', '/ru/index.md'],
    ['/android', '/', '/android.md'],
    ['/versions/', '/', '/versions.md'],
    ['/help/ru/android/ad-types/banner', '/help/ru/', '/help/ru/android/ad-types/banner.md'],
  ])('of %s below %s is %s', (address, base, expected) => {
    expect(markdownAddress(address, base)).toBe(expected);
  });
});
