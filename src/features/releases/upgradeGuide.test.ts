import {describe, expect, it} from 'vitest';

import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';

import {GUIDE} from './testData.ts';
import {parseUpgradeGuide, readUpgradeGuide, upgradeSteps} from './upgradeGuide.ts';

describe('parseUpgradeGuide', () => {
  const guide = parseUpgradeGuide(GUIDE);

  it('splits the steps of every upgrade where those of the versions belong', () => {
    expect(guide.before.map(({text, choice}) => [choice, text])).toEqual([
      [undefined, 'Commit.'],
      ['Way A', 'Paste this URL:'],
      ['Way B', 'Unpack.'],
      [undefined, 'Compile the app.'],
    ]);
    expect(guide.after.map(({text}) => text)).toEqual(['Test it.']);
  });

  it('keeps code that a colon introduces, without its indentation', () => {
    expect(guide.before[1]?.snippets).toEqual([
      {language: 'text', title: '', code: 'https://example.com#v{to}'},
    ]);
    const [newest] = guide.sections;
    expect(newest?.blocks.map(({text, snippets}) => [text, snippets.length])).toEqual([
      ['No code changes:', 0],
      ['Update the pods:', 1],
      ['Starting with 9.2.1, rename `a`.', 0],
      ['New: `b`, see [page](/ios/a).', 0],
    ]);
  });

  it('distinguishes tasks from notes', () => {
    expect(guide.sections[0]?.blocks.map(({kind}) => kind)).toEqual(['note', 'task', 'task', 'note']);
    expect(
      parseUpgradeGuide('## С 1 до 2 {#from-1-to-2}\n\n- Новый адаптер.').sections[0]?.blocks[0]?.kind,
    ).toBe('note');
  });

  it('reads API tables, and ends their lead-in with a period', () => {
    expect(guide.sections[1]).toEqual({
      id: 'from-9-0-to-9-1',
      title: 'From 9.0 to 9.1',
      from: '9.0',
      to: '9.1',
      blocks: [{kind: 'task', text: 'Replace the removed methods.', snippets: []}],
      tables: [
        {
          head: ['Before', 'Now'],
          rows: [
            ['`old`, `older`', '`Sdk.new`'],
            ['`gone`', 'Removed'],
          ],
        },
      ],
    });
  });

  it('leaves out code that no text introduces, and what explains its values', () => {
    const [section] = parseUpgradeGuide(
      '## A {#from-1-to-2}\n\n- Start.\n\n```swift tab\nstart(KEY)\n```\n\n`KEY` is the key.\n\n`stop` is new.',
    ).sections;
    expect(section?.blocks.map(({text, snippets}) => [text, snippets])).toEqual([
      ['Start.', []],
      ['`stop` is new.', []],
    ]);
  });

  it('accepts incomplete pages', () => {
    expect(parseUpgradeGuide('')).toEqual({before: [], after: [], sections: []});
    expect(parseUpgradeGuide('## A {#from-1-to-2}\n\n```swift\nopen').sections[0]?.blocks).toEqual([]);
    expect(parseUpgradeGuide('## A {#from-1-to-2}\n\n| a |').sections[0]?.tables).toEqual([]);
    expect(parseUpgradeGuide('## A {#every-upgrade}\n\n1. One.').before).toHaveLength(1);
  });
});

describe('upgradeSteps', () => {
  it('are the prose of the sections, including admonitions, but without code, tables, and subsections', () => {
    const guide = [
      '## From 3.2.1 to 3.3 {#from-3-2-1-to-3-3}',
      'First,',
      'second.',
      '',
      '- One',
      '  more',
      '- Two:',
      '',
      '  ```ruby',
      '  ## From 1 to 2 {#from-1-to-2}',
      '  ```',
      '',
      '| a | b |',
      '| --- | --- |',
      '',
      ':::note',
      '',
      'Box.',
      '',
      ':::',
      '',
      '### Sub {#sub}',
      '',
      'No.',
    ].join('\n');
    expect(upgradeSteps(parseUpgradeGuide(guide))).toEqual([
      {
        id: 'from-3-2-1-to-3-3',
        title: 'From 3.2.1 to 3.3',
        from: '3.2.1',
        to: '3.3',
        items: ['First, second.', 'One more', 'Two.', 'Box.'],
      },
    ]);
  });
});

describe('readUpgradeGuide', () => {
  const folder = temporaryFolder();

  it('reads the guide in the given language, with tokens replaced, or the English one if that one is missing', () => {
    const number = {version: '3.3.1', artifact: '3.3.1.0', date: ''};
    const latest = {android: number, ios: number, unity: number};
    const textIn = (locale: 'en' | 'ru') =>
      readUpgradeGuide(folder.path, 'ios', locale, latest).sections[0]?.blocks[0]?.text;
    folder.write('docs/ios/upgrade-guide.mdx', '## T {#from-3-2-to-3-3}\n\nTake %ios.version%.\n');
    expect([textIn('en'), textIn('ru')]).toEqual(['Take 3.3.1.', 'Take 3.3.1.']);
    folder.write(
      'i18n/ru/docusaurus-plugin-content-docs-ios/current/upgrade-guide.mdx',
      '## Т {#from-3-2-to-3-3}\n\nВозьмите %ios.version%.\n',
    );
    expect(textIn('ru')).toBe('Возьмите 3.3.1.');
    folder.write('docs/ios/upgrade-guide.mdx', '## T {#t}\n');
    expect(() => textIn('en')).toThrow('docs/ios/upgrade-guide.mdx: no heading such as');
  });
});
