import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {versionTokens} from './versionTokens.ts';

const latest = {
  android: {version: '9.8.7', artifact: '9.8.7.0', date: '2031-02-03'},
  ios: {version: '9.8.6', artifact: '9.8.6.0', date: '2031-02-03'},
  unity: {version: '9.8.5', artifact: '9.8.5.0', date: '2031-02-03'},
};

/** Compiles a page and returns its JSX. */
async function compiled(text: string): Promise<string> {
  const file = await compile(text, {
    jsx: true,
    remarkPlugins: [remarkGfm, [versionTokens, {latest}]],
  });
  return String(file);
}

const FENCE = '```';

describe('versionTokens', () => {
  it('replaces tokens in text, links, code, and attributes', async () => {
    const jsx = await compiled(
      [
        'Version %android.version% of %ios.date%, [release](https://example.com/v%unity.version%), `sdk:%android.artifact%`.',
        '',
        `${FENCE}kotlin`,
        'implementation("com.appodeal.ads:sdk:%android.artifact%")',
        FENCE,
        '',
        '<Card title="Unity %unity.version%" to="/unity">x</Card>',
      ].join('\n'),
    );
    for (const text of [
      'Version 9.8.7 of 03.02.2031',
      'v9.8.5',
      'sdk:9.8.7.0',
      'ads:sdk:9.8.7.0',
      'Unity 9.8.5',
    ]) {
      expect(jsx).toContain(text);
    }
    expect(jsx).not.toMatch(/%\w+\.\w+%/);
  });

  it('replaces tokens in the title of a fence', () => {
    const fence = {type: 'code' as const, lang: 'kotlin', meta: 'title="sdk %ios.version%"', value: ''};
    versionTokens({latest})(
      {type: 'root', children: [fence]},
      {
        fail: (reason) => {
          throw new Error(String(reason));
        },
      },
    );
    expect(fence.meta).toBe('title="sdk 9.8.6"');
  });

  it('rejects an unknown token and ignores other percent signs', async () => {
    await expect(compiled('%android.verison%')).rejects.toThrow('Unknown token %android.verison%');
    await expect(compiled('%windows.version%')).rejects.toThrow('platform android, ios, unity');
    for (const token of ['%constructor.version%', '%android.constructor%']) {
      await expect(compiled(token)).rejects.toThrow(`Unknown token ${token}`);
    }
    expect(await compiled('50% of 100%')).toContain('50% of 100%');
  });
});
