import fc from 'fast-check';
import React, {act, createElement, useState, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {translateTexts, type Replacement} from '../../../tests/support/translateTexts.ts';

import {watchTranslation} from './watchTranslation.ts';

let container: HTMLElement;
let root: Root;

const settle = () => act(async () => Promise.resolve());

async function show(node: ReactNode): Promise<void> {
  await act(async () => {
    root.render(node);
    return Promise.resolve();
  });
}

async function translateAll(replacement?: Replacement, element = container): Promise<void> {
  translateTexts(element, replacement);
  await settle();
}

async function click(): Promise<void> {
  await act(async () => {
    container.querySelector('button')?.click();
    return Promise.resolve();
  });
}

/** Returns the page in the original language, with each translation replaced by its source text. */
function original(): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const font of copy.querySelectorAll(':not(font) > font')) {
    font.replaceWith(font.textContent.replace(/^«|»$/g, ''));
  }
  copy.normalize();
  return copy.innerHTML;
}

beforeAll(() => {
  (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;
  watchTranslation(document.body);
});

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => {
    root.unmount();
    return Promise.resolve();
  });
  expect(container.innerHTML).toBe('');
  container.remove();
});

const REPLACEMENTS: Replacement[] = ['replace', 'insert, then remove', 'remove, then insert'];

describe.each(REPLACEMENTS)('a translation made by: %s', (replacement) => {
  function Panel(): ReactNode {
    const [isOpen, setIsOpen] = useState(false);
    const [count, setCount] = useState(1);
    return (
      <div>
        {isOpen && <b>Open</b>}
        Status: {isOpen ? 'open' : <i>closed</i>}
        <p>
          {count} clicks{isOpen && ' so far'}
        </p>
        <p>Untouched</p>
        <button
          type="button"
          onClick={() => {
            setIsOpen(!isOpen);
            setCount(count + 1);
          }}
        />
      </div>
    );
  }

  it('survives text and elements that are added and removed', async () => {
    await show(<Panel />);
    for (const expected of [
      '<div><b>Open</b>Status: open<p>2 clicks so far</p><p>Untouched</p><button type="button"></button></div>',
      '<div>Status: <i>closed</i><p>3 clicks</p><p>Untouched</p><button type="button"></button></div>',
      '<div><b>Open</b>Status: open<p>4 clicks so far</p><p>Untouched</p><button type="button"></button></div>',
    ]) {
      await translateAll(replacement);
      await click();
      expect(original()).toBe(expected);
    }
  });

  it('is preserved where nothing has changed, and replaced by the whole original sentence where something has', async () => {
    await show(<Panel />);
    await translateAll(replacement);
    await click();
    expect(container.textContent).toBe('Open«Status: »open2 clicks so far«Untouched»');
  });
});

describe('a translated text', () => {
  it('moves with its component', async () => {
    const Line = ({text}: {text: string}) => text;
    const list = (texts: string[]) => (
      <div>
        {texts.map((text) => (
          <Line key={text} text={text} />
        ))}
      </div>
    );
    await show(list(['a', 'b', 'c']));
    await translateAll();
    await show(list(['c', 'a', 'b']));
    expect(original()).toBe('<div>cab</div>');
    await translateAll();
    await show(list(['b']));
    expect(original()).toBe('<div>b</div>');
  });

  it('is the original text again after the reader turns the translation off, and stays up to date', async () => {
    const page = (count: number) => (
      <p>
        {count} of <b>10</b>
      </p>
    );
    await show(page(1));
    const texts = [...(container.querySelector('p')?.childNodes ?? [])];
    await translateAll();
    container.querySelectorAll('p > font').forEach((font, index) => {
      font.replaceWith(texts[index] ?? expect.unreachable());
    });
    await settle();
    expect(container.textContent).toBe('1 of «10»');
    await show(page(2));
    expect(container.textContent).toBe('2 of «10»');
  });

  it('can be replaced by another text, which can be replaced in turn', async () => {
    const page = (count: number, isDone = false) => (
      <p>
        {isDone && <b>Done: </b>}
        {count} of <b>10</b>
      </p>
    );
    const replaceFirst = async (text: string) => {
      container.querySelector('p')?.firstChild?.replaceWith(text);
      await settle();
    };
    await show(page(1));
    await replaceFirst('uno');
    await replaceFirst('un');
    expect(container.textContent).toBe('un of 10');
    await show(page(1, true));
    expect(container.textContent).toBe('Done: un of 10');
    await show(page(2, true));
    expect(container.textContent).toBe('Done: 2 of 10');
  });

  it('can be removed without a trace or moved to another element', async () => {
    const page = (isDone: boolean) => (
      <p>
        {isDone && <b>Done</b>}
        {!isDone && 'not done'}
      </p>
    );
    await show(page(false));
    container.querySelector('p')?.replaceChildren();
    await settle();
    await show(page(true));
    expect(container.innerHTML).toBe('<p><b>Done</b></p>');
    await show(page(false));
    const text = container.querySelector('p')?.firstChild ?? expect.unreachable();
    const mark = document.createElement('mark');
    text.replaceWith(mark);
    mark.append(text);
    await settle();
    await show(page(true));
    expect(container.textContent).toBe('Done');
  });
});

it('does not affect unrelated calls', () => {
  const parent = document.createElement('div');
  const child = document.createElement('p');
  expect(parent.appendChild(child)).toBe(child);
  expect(parent.insertBefore(document.createElement('i'), child).nextSibling).toBe(child);
  expect(parent.removeChild(child)).toBe(child);
  expect(parent.innerHTML).toBe('<i></i>');
  expect(() => parent.removeChild(null as unknown as Node)).toThrow("parameter 1 is not of type 'Node'");
});

type Part = string | null | Part[];

/** Returns an element whose children are text, elements, and gaps, as in JSX with conditions. */
function elementOf(part: Part): ReactNode {
  return Array.isArray(part) ? createElement('span', null, ...part.map(elementOf)) : part;
}

const {page} = fc.letrec<{part: Part; page: Part[]}>((tie) => ({
  part: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.constantFrom(null, 'a', 'b ', 'c'),
    tie('page'),
  ),
  page: fc.array(tie('part'), {maxLength: 5}),
}));

it('shows what React renders, regardless of what is translated and when', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          parts: page,
          replacement: fc.constantFrom(undefined, ...REPLACEMENTS),
          place: fc.nat(5),
        }),
        {minLength: 2, maxLength: 6},
      ),
      async (steps) => {
        for (const {parts, replacement, place} of steps) {
          await show(elementOf(parts));
          expect(original()).toBe(renderToStaticMarkup(elementOf(parts)));
          const elements = [container, ...container.querySelectorAll<HTMLElement>('span')];
          if (replacement) await translateAll(replacement, elements[place % elements.length]);
        }
        await show(null);
        expect(container.innerHTML).toBe('');
      },
    ),
    {numRuns: 40},
  );
});
