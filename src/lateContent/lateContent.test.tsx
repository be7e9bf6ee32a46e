import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {DOC_HEAD_ID, writeDocHead, type DocHead} from './docHead.ts';
import type * as lateContentModule from './lateContent.tsx';

vi.mock('./contentBody.ts', () => ({loadContentBody: () => Promise.resolve({})}));

const SOURCE = '@site/docs/android/get-started.mdx';
const head = {metadata: {source: SOURCE}, frontMatter: {}, toc: [], assets: {}} as unknown as DocHead;
const module = {default: () => <p>text</p>};

let late: typeof lateContentModule;

function serve(html = ''): void {
  document.body.innerHTML = `${html}<script type="application/json" id="${DOC_HEAD_ID}">${writeDocHead(head)}</script>`;
}

const draw = (Content: ComponentType) => renderToString(<Content />);

describe('the doc that a reader lands on', () => {
  beforeEach(async () => {
    vi.resetModules();
    late = await import('./lateContent.tsx');
    window.history.replaceState(null, '', '/android/get-started');
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('comes from the page, and its text when it is asked for, once', async () => {
    serve();
    const fetchModule = vi.fn(() => Promise.resolve(module));
    const served = await late.loadDoc(SOURCE, fetchModule);
    expect(served.metadata).toEqual(head.metadata);
    expect(served.toc).toEqual([]);
    expect(fetchModule).not.toHaveBeenCalled();
    expect(draw(served.default)).toBe('');
    const content = late.lateContentOf(<served.default />);
    await Promise.all([content?.load(), content?.load()]);
    expect(fetchModule).toHaveBeenCalledTimes(1);
    expect(draw(served.default)).toBe('<p>text</p>');
  });

  it.each([
    ['is another', '@site/docs/android/changelog.mdx', ''],
    ['has something that runs untouched', SOURCE, '<div data-live></div>'],
  ])('is fetched where it %s', async (_, source, html) => {
    serve(html);
    const doc = await late.loadDoc(source, () => Promise.resolve(module));
    expect(doc).toBe(module);
    expect(late.lateContentOf(<doc.default />)).toBeUndefined();
  });

  it('is fetched where the page has been left to the browser', async () => {
    serve();
    late.endLanding();
    expect(await late.loadDoc(SOURCE, () => Promise.resolve(module))).toBe(module);
  });

  it('is fetched for the way back to it, and only then', async () => {
    serve();
    const fetchModule = vi.fn(() => Promise.resolve(module));
    const {default: Content} = await late.loadDoc(SOURCE, fetchModule);
    await late.loadAgain('/android/get-started');
    late.leaveLanding();
    await late.loadAgain('/android/changelog');
    expect(fetchModule).not.toHaveBeenCalled();
    await late.loadAgain('/android/get-started/');
    expect(draw(Content)).toBe('<p>text</p>');
  });

  it('can be asked for again after a failure', async () => {
    serve();
    const fetchModule = vi
      .fn<() => Promise<typeof module>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(module);
    const {default: Content} = await late.loadDoc(SOURCE, fetchModule);
    const content = late.lateContentOf(<Content />);
    await expect(content?.load()).rejects.toThrow('offline');
    expect(await content?.load()).toBe(module.default);
  });
});
