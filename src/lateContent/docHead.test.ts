// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';

import {DOC_HEAD_ID, readDocHead, writeDocHead, type DocHead} from './docHead.ts';

const SOURCE = '@site/docs/android/get-started.mdx';
const head = {
  metadata: {source: SOURCE, title: 'A </script><script>alert(1)</script> & <b>'},
  frontMatter: {title: 'A'},
  contentTitle: undefined,
  toc: [{value: '<code>x</code>', id: 'x', level: 2}],
  assets: {},
} as unknown as DocHead;

function put(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${DOC_HEAD_ID}">${json}</script>`;
}

describe('head of a doc', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('comes out of the page as it went in, whatever its title', () => {
    const json = writeDocHead(head);
    expect(json).not.toContain('<');
    put(json);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(readDocHead(document, SOURCE)).toEqual(head);
  });

  it.each([
    ['no element', ''],
    ['an empty one', `<script type="application/json" id="${DOC_HEAD_ID}"></script>`],
    ['no JSON', `<script type="application/json" id="${DOC_HEAD_ID}">{"meta</script>`],
    ['null', `<script type="application/json" id="${DOC_HEAD_ID}">null</script>`],
    [
      'parts missing',
      `<script type="application/json" id="${DOC_HEAD_ID}">{"metadata":{"source":"${SOURCE}"}}</script>`,
    ],
  ])('is not taken from a page with %s', (_, html) => {
    document.body.innerHTML = html;
    expect(readDocHead(document, SOURCE)).toBeUndefined();
  });

  it('is not taken for another doc', () => {
    put(writeDocHead(head));
    expect(readDocHead(document, '@site/docs/android/changelog.mdx')).toBeUndefined();
  });
});
