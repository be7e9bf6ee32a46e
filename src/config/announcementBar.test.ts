import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {announcementBar} from './announcementBar.ts';

describe('announcement bar', () => {
  const root = temporaryFolder();
  const bar = (versions: [string, string, string], locale: 'en' | 'ru' = 'en') => {
    const [android, ios, unity] = versions.map((version) => ({version, artifact: `${version}.0`, date: ''}));
    if (!android || !ios || !unity) throw new Error('three versions');
    return announcementBar({android, ios, unity}, locale === 'en' ? '/' : '/ru/', {root: root.path, locale});
  };
  const textOf = (content = '') => content.replaceAll(/<[^>]+>/g, '').trim();

  it('lists the platforms that have the newest stable release', () => {
    expect(textOf(bar(['9.8.7', '9.8.6', '9.8.5']).content)).toBe(
      'Breaking News Stable Appodeal SDK 9.8.7 is available for Android. See what changed',
    );
    expect(bar(['9.8.7', '9.8.7', '9.8.5']).content).toContain('9.8.7 is available for Android and iOS.');
    expect(bar(['9.8.6', '9.8.7', '9.8.7']).content).toContain('9.8.7 is available for iOS and Unity.');
    expect(bar(['9.8.7', '9.8.7', '9.8.7']).content).toContain('for Android, iOS, and Unity.');
    expect(bar(['9.8.6', '9.8.6', '9.8.7']).content).toContain('9.8.7 is available for Unity.');
  });

  it('contains no English words in Russian, except product names', () => {
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

  it('links to the post about the release, or else to the changelog of the first platform that has it', () => {
    expect(bar(['9.8.6', '9.8.7', '9.8.7'], 'ru').content).toContain('href="/ru/ios/changelog"');
    root.write('blog/2031-02-03-new.mdx', '---\nrelease: "9.8.7"\n---\n');
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
