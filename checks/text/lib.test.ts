import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {declaredNames} from './lib/codeUsages.ts';
import {editDistance, flatten, lineOf, nearest} from './lib/nodes.ts';
import {checkSnippet, FENCE_LANGUAGES} from './lib/snippets.ts';
import {segmentsOf, stripComments} from './lib/stripComments.ts';
import {shortName} from './lib/symbols.ts';
import {parseMdx} from './loadPages.ts';

describe('parseMdx', () => {
  const raw =
    '---\ntitle: Banner\nslug: a\n---\n\nText.\n\n## Show `it` {#show-it}\n\n```bash\n# no {#heading}\n```\n';
  const {tree, frontMatter, frontMatterLines, faults} = parseMdx(raw);
  const nodes = flatten(tree);

  it('takes the id of a heading out of its text and keeps positions', () => {
    const heading = nodes.find((node) => node.type === 'heading');
    expect(heading?.data?.id).toBe('show-it');
    expect(heading && lineOf(heading)).toBe(8);
    expect(heading?.position?.end.offset).toBe(raw.indexOf('{#show-it}') + '{#show-it}'.length);
    expect(heading?.children.map(({type}) => type)).toEqual(['text', 'inlineCode']);
  });

  it('leaves code as it is', () => {
    expect(nodes.find((node) => node.type === 'code')?.value).toBe('# no {#heading}');
  });

  it('reads front matter with lines', () => {
    expect(faults).toEqual([]);
    expect(frontMatter).toEqual({title: 'Banner', slug: 'a'});
    expect(frontMatterLines).toEqual({title: 2, slug: 3});
  });

  it('reads words with colons as text', () => {
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

describe('stripComments', () => {
  it('knows comments of each kind, and strings that look like them', () => {
    expect(stripComments('kotlin', 'val a = "https://b" // c\n/* d */val e = 1')).toBe(
      'val a = "https://b" \nval e = 1',
    );
    expect(stripComments('bash', 'echo "# a" # b\necho $#')).toBe('echo "# a" \necho $#');
    expect(stripComments('xml', '<a/><!-- b -->')).toBe('<a/>');
    expect(stripComments('python', 'def a():\n    """Text."""\n    b = """text"""')).toBe(
      'def a():\n    \n    b = """text"""',
    );
    expect(stripComments('objectivec', 'NSString *a = @"//"; // b')).toBe('NSString *a = @"//"; ');
  });

  it('takes code apart without losing a sign', () => {
    const code = fc.string({unit: fc.constantFrom('"', "'", '/', '*', '#', '\\', '\n', 'a', ' ')});
    fc.assert(
      fc.property(fc.constantFrom(...FENCE_LANGUAGES), code, (language, text) => {
        expect(
          segmentsOf(language, text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('nearest', () => {
  it('finds a misspelt name and nothing for another', () => {
    expect(nearest('onBannerLoadde', ['onBannerShown', 'onBannerLoaded'])).toBe('onBannerLoaded');
    expect(nearest('isReady', ['onBannerShown', 'onBannerLoaded'])).toBeUndefined();
  });

  it('measures slips: a letter more, less, changed, swapped, or in the other case', () => {
    expect([
      editDistance('show', 'shows'),
      editDistance('show', 'sow'),
      editDistance('show', 'shaw'),
    ]).toEqual([1, 1, 1]);
    expect([
      editDistance('show', 'sohw'),
      editDistance('show', 'Show'),
      editDistance('show', 'show'),
    ]).toEqual([1, 0.5, 0]);
  });
});

describe('shortName', () => {
  it.each([
    ['com.appodeal.ads.inapp.InAppPurchase.Type', 'InAppPurchase.Type'],
    ['AppodealStack.Monetization.Api.Appodeal', 'Appodeal'],
    ['AppodealStack.Cmp.ConsentForm', 'ConsentForm'],
    ['APDBannerView', 'APDBannerView'],
  ])('%s is %s', (type, short) => {
    expect(shortName(type)).toBe(short);
  });
});

describe('declaredNames', () => {
  it.each([
    [
      'kotlin',
      'class A(val b: Int) { fun c(d: String) { val e = 1; f { g -> g } } }',
      ['A', 'b', 'c', 'd', 'e', 'g'],
    ],
    [
      'java',
      'class A { private B c; void d(E f) { int g = 1; h(i -> i); } }',
      ['A', 'c', 'd', 'f', 'g', 'i'],
    ],
    ['swift', 'class A { let b: Int; func c(d e: String) { f { g in g } } }', ['A', 'b', 'c', 'e', 'g']],
    [
      'csharp',
      'class A { private B c; void D(E f) { var g = 1; H((i, j) => i); } }',
      ['A', 'c', 'D', 'f', 'g', 'i'],
    ],
  ] as const)('%s', (language, code, names) => {
    expect([...declaredNames(language, code)]).toEqual(expect.arrayContaining([...names]));
  });
});

describe('checkSnippet', () => {
  it('tells the line of the fault', async () => {
    expect(await checkSnippet('json', '{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({line: 2});
    expect(await checkSnippet('xml', '<a>\n  <b>\n</a>')).toMatchObject({line: 2});
    expect(await checkSnippet('yaml', 'a: 1\nb: c: d')).toMatchObject({line: 1});
  });
});
