import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parsePage} from './loadPages.ts';

describe('parsePage', () => {
  it('reads front matter with line numbers', () => {
    const {frontMatter, frontMatterLines, faults} = parsePage('---\ntitle: Banner\nslug: a\n---\n\nText.\n');
    expect(faults).toEqual([]);
    expect(frontMatter).toEqual({title: 'Banner', slug: 'a'});
    expect(frontMatterLines).toEqual({title: 2, slug: 3});
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('#', '{', '}', '<', '>', 'a', '\n', '`', ':', '-', ' ')}),
        (text) => {
          expect(parsePage(text).tree.type).toBe('root');
        },
      ),
    );
  });
});
