import {describe, expect, it} from 'vitest';

import {parseGuide} from './guideSections.ts';
import {GUIDE} from './testData.ts';

describe('parseGuide', () => {
  const guide = parseGuide(GUIDE);

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
    expect(parseGuide('## С 1 до 2 {#from-1-to-2}\n\n- Новый адаптер.').sections[0]?.blocks[0]?.kind).toBe(
      'note',
    );
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
    const [section] = parseGuide(
      '## A {#from-1-to-2}\n\n- Start.\n\n```swift tab\nstart(KEY)\n```\n\n`KEY` is the key.\n\n`stop` is new.',
    ).sections;
    expect(section?.blocks.map(({text, snippets}) => [text, snippets])).toEqual([
      ['Start.', []],
      ['`stop` is new.', []],
    ]);
  });

  it('never throws, whatever the page contains', () => {
    expect(parseGuide('')).toEqual({before: [], after: [], sections: []});
    expect(parseGuide('## A {#from-1-to-2}\n\n```swift\nopen').sections[0]?.blocks).toEqual([]);
    expect(parseGuide('## A {#from-1-to-2}\n\n| a |').sections[0]?.tables).toEqual([]);
    expect(parseGuide('## A {#every-upgrade}\n\n1. One.').before).toHaveLength(1);
  });
});
