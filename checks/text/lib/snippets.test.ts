import {describe, expect, it} from 'vitest';
import {checkSnippet} from './snippets.ts';

describe('checkSnippet', () => {
  it('reports the line of the error', async () => {
    expect(await checkSnippet('json', '{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({line: 2});
    expect(await checkSnippet('xml', '<a>\n  <b>\n</a>')).toMatchObject({line: 2});
    expect(await checkSnippet('yaml', 'a: 1\nb: c: d')).toMatchObject({line: 1});
  });
});
