import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';

import {autoImport} from './autoImport.ts';
import {codeTabs} from './codeTabs.ts';
import {versionTokens} from '../../features/releases/versionTokens.ts';

const latest = {
  android: {version: '9.8.7', artifact: '9.8.7.0', date: '2031-02-03'},
  ios: {version: '9.8.6', artifact: '9.8.6.0', date: '2031-02-03'},
  unity: {version: '9.8.5', artifact: '9.8.5.0', date: '2031-02-03'},
};

/** Compiles a page as the build does and returns the JSX. */
async function compiled(text: string): Promise<string> {
  const file = await compile(text, {
    jsx: true,
    remarkPlugins: [remarkGfm, [versionTokens, {latest}], codeTabs, autoImport],
  });
  return String(file);
}

const FENCE = '```';

describe('versionTokens', () => {
  it('replaces tokens in text, links, code and attributes', async () => {
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

  it('stops at an unknown token and leaves other percent signs alone', async () => {
    await expect(compiled('%android.verison%')).rejects.toThrow('Unknown token %android.verison%');
    await expect(compiled('%windows.version%')).rejects.toThrow('platform android, ios, unity');
    expect(await compiled('50% of 100%')).toContain('50% of 100%');
  });
});

describe('codeTabs', () => {
  const pair = (first: string, second: string) =>
    `${FENCE}${first}\na\n${FENCE}\n\n${FENCE}${second}\nb\n${FENCE}\n`;

  it('turns adjacent fences into tabs, with one group and one query parameter', async () => {
    const jsx = await compiled(pair('kotlin tab', 'java tab title="Main.java"'));
    expect(jsx.match(/<Tabs groupId="android-language" queryString>/g)).toHaveLength(1);
    expect(jsx).toContain('<TabItem value="kotlin" label="Kotlin">');
    expect(jsx).toContain('<TabItem value="java" label="Java">');
    expect(jsx).toContain('import Tabs from "@theme/Tabs"');
  });

  it('keeps two sets apart, and leaves other fences out', async () => {
    const jsx = await compiled(
      pair('kotlin tab', 'java tab') +
        '\n' +
        pair('kotlin tab', 'java tab') +
        `\n${FENCE}xml\n<a/>\n${FENCE}\n`,
    );
    expect(jsx.match(/<Tabs /g)).toHaveLength(2);
    expect(jsx.match(/<TabItem /g)).toHaveLength(4);
  });

  it('accepts labels for build files', async () => {
    const jsx = await compiled(pair('kotlin tab="Kotlin DSL"', 'groovy tab="Groovy"'));
    expect(jsx).toContain('groupId="gradle"');
    expect(jsx).toContain('value="kotlin-dsl"');
  });

  it.each([
    [`${FENCE}kotlin tab\na\n${FENCE}\n`, 'A single fence is marked with tab'],
    [pair('xml tab', 'java tab'), 'Tabs for language "xml" are unknown'],
    [pair('kotlin tab="Koltin DSL"', 'groovy tab="Groovy"'), 'Tab label "Koltin DSL" is unknown'],
  ])('rejects %j', async (text, message) => {
    await expect(compiled(text)).rejects.toThrow(message);
  });
});

describe('autoImport', () => {
  it('imports what a page uses and nothing else', async () => {
    const jsx = await compiled('<AdLifecycle format="banner" />\n');
    expect(jsx).toContain('@site/src/ui/AdLifecycle/AdLifecycle');
    expect(jsx).not.toContain('ChangelogList');
  });

  it('adds no release data to the page of a changelog, and knows the platforms', async () => {
    const jsx = await compiled('<ChangelogList platform="ios" />\n');
    expect(jsx).toContain('<ChangelogList platform="ios" />');
    expect(jsx).not.toContain('changelogs/ios.json');
    await expect(compiled('<ChangelogList platform="windows" />\n')).rejects.toThrow(
      'needs platform="…", one of android, ios, unity',
    );
  });

  it("passes the configurator its platform's data, which the build writes", async () => {
    const jsx = await compiled('<MediationConfigurator platform="unity" />\n');
    expect(jsx).toContain(
      'import MediationConfigurator_unity from "@generated/mediation-data/default/unity.json"',
    );
    expect(jsx).toContain('<MediationConfigurator data={MediationConfigurator_unity} />');
    await expect(compiled('<MediationConfigurator />\n')).rejects.toThrow(
      '<MediationConfigurator> needs platform="…", one of android, ios, unity',
    );
  });

  it('leaves an explicit import unchanged', async () => {
    const jsx = await compiled("import Card from './mine';\n\n<Card />\n");
    expect(jsx).not.toContain('@site/src/ui/Cards/Card');
  });
});
