import {describe, expect, it} from 'vitest';

import {sourceTexts} from './sourceTexts.ts';

const sourceText = (url: string): string => sourceTexts([url])[0] ?? '';

describe('the link text of a source', () => {
  it.each([
    ['https://www.example.com/', 'example.com'],
    ['https://docs.example.com/android/banner/', 'docs.example.com/android/banner'],
    ['https://docs.example.com/banner?utm=1#size', 'docs.example.com/banner#size'],
    ['https://example.com/%D0%B1', 'example.com/б'],
    ['https://example.com/%E0%A4%A', 'example.com/%E0%A4%A'],
  ])('is host and path: %s', (url, text) => {
    expect(sourceText(url)).toBe(text);
  });

  it('shortens commits', () => {
    expect(sourceText(`https://git.example/a/b/blob/${'0123456789'.repeat(4)}/c.kt#L2`)).toBe(
      'git.example/a/b/blob/0123456/c.kt#L2',
    );
  });

  it('leaves out the middle of a long path, but never its first parts and the file', () => {
    const text = sourceText(
      'https://git.example/owner/name/blob/main/app/src/main/java/com/example/app/Banner.kt',
    );
    expect(text).toBe('git.example/owner/name/blob/main/app/src/main/java/…/Banner.kt');
    const long = `${'Long'.repeat(20)}.kt`;
    expect(sourceText(`https://git.example/owner/name/blob/main/${long}`)).toBe(
      `git.example/owner/name/…/${long}`,
    );
    expect(sourceText(`https://git.example/owner/name/${long}`)).toBe(`git.example/owner/name/${long}`);
  });

  it('is whole if two sources would look the same without the middle', () => {
    const folder = 'git.example/owner/name/blob/main/a-folder-with-a-rather-long-name';
    expect(sourceTexts([`https://${folder}/one/Banner.kt`, `https://${folder}/two/Banner.kt`])).toEqual([
      `${folder}/one/Banner.kt`,
      `${folder}/two/Banner.kt`,
    ]);
  });
});
