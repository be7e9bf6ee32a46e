import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {flatten, lineOf} from './lib/nodes.ts';
import {parseMdx} from './loadPages.ts';

describe('parseMdx', () => {
  const raw =
    '---\ntitle: Banner\nslug: a\n---\n\nText.\n\n## Show `it` {#show-it}\n\n```bash\n# no {#heading}\n```\n';
  const {tree, frontMatter, frontMatterLines, faults} = parseMdx(raw);
  const nodes = flatten(tree);

  it('moves the ID of a heading out of its text and keeps positions', () => {
    const heading = nodes.find((node) => node.type === 'heading');
    expect(heading?.data?.id).toBe('show-it');
    expect(heading && lineOf(heading)).toBe(8);
    expect(heading?.position?.end.offset).toBe(raw.indexOf('{#show-it}') + '{#show-it}'.length);
    expect(heading?.children.map(({type}) => type)).toEqual(['text', 'inlineCode']);
  });

  it('leaves code unchanged', () => {
    expect(nodes.find((node) => node.type === 'code')?.value).toBe('# no {#heading}');
  });

  it('reads front matter with line numbers', () => {
    expect(faults).toEqual([]);
    expect(frontMatter).toEqual({title: 'Banner', slug: 'a'});
    expect(frontMatterLines).toEqual({title: 2, slug: 3});
  });

  it('parses words with colons as text', () => {
    const text = flatten(parseMdx('Add com.appodeal.ads:sdk at 15:30, see :foo[bar].\n').tree);
    expect(text.map(({type}) => type)).not.toContain('textDirective');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('#', '{', '}', '<', '>', 'a', '\n', '`', ':', '-', ' ')}),
        (text) => {
          expect(parseMdx(text).tree.type).toBe('root');
        },
      ),
    );
  });
});
