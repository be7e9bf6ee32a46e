import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {coveringPages} from './coveringPages.ts';
import {structuresOf} from './structuresOf.ts';

const body = (html: string) => structuresOf(`<!doctype html><html><body>${html}</body></html>`);

describe('structures of a page', () => {
  it.each([
    ['words', '<p>Banner</p>', '<p>Баннер</p>'],
    ['how often they occur', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['hashes of class names', '<p class="card_x1Yz">a</p>', '<p class="card_Q_9a">a</p>'],
    ['the order of classes', '<p class="a b">a</p>', '<p class="b a">a</p>'],
    ['ids, URLs and values', '<a id="a" href="/a">a</a>', '<a id="b" href="/b">b</a>'],
    ['values of states', '<p aria-hidden="true">a</p>', '<p aria-hidden="false">a</p>'],
    ['scripts', '<p>a</p><script>1</script>', '<p>a</p>'],
  ])('do not depend on %s', (_what, one, other) => {
    expect(body(one)).toEqual(body(other));
  });

  it.each([
    ['elements', '<p>a</p>', '<div>a</div>'],
    ['roles', '<p role="note">a</p>', '<p role="alert">a</p>'],
    ['classes', '<p class="card">a</p>', '<p class="cards">a</p>'],
    ['names of ARIA attributes', '<p aria-label="a">a</p>', '<p aria-live="off">a</p>'],
    ['components, by data attributes', '<p data-term="a">a</p>', '<p>a</p>'],
    ['kinds of fields', '<input type="radio">', '<input type="checkbox">'],
    ['parents', '<p><a href="/">a</a></p>', '<div><a href="/">a</a></div>'],
    [
      'the nearest ancestor with classes',
      '<div class="a"><p><b>a</b></p></div>',
      '<div class="b"><p><b>a</b></p></div>',
    ],
  ])('depend on %s', (_what, one, other) => {
    expect(body(one)).not.toEqual(body(other));
  });
});

describe('covering pages', () => {
  const pages = new Map([
    ['/small', new Set(['p'])],
    ['/table', new Set(['p', 'table', 'td'])],
    ['/code', new Set(['p', 'pre'])],
    ['/all-but-code', new Set(['p', 'table', 'td', 'dl'])],
  ]);

  it('are the pages with the most uncovered structures, each adding at least one', () => {
    expect(coveringPages(pages)).toEqual(['/all-but-code', '/code']);
  });

  it('exclude structures of pages that are visited anyway', () => {
    expect(coveringPages(pages, ['/all-but-code', '/no/such/page'])).toEqual(['/code']);
  });

  it('are small rather than large pages with the same structures', () => {
    const sizes: Record<string, number> = {'/all-but-code': 10, '/table': 2};
    expect(coveringPages(pages, [], (address) => sizes[address] ?? 1)).toEqual([
      '/code',
      '/table',
      '/all-but-code',
    ]);
  });

  it('include the first of equal pages', () => {
    expect(
      coveringPages(
        new Map([
          ['/b', new Set(['p'])],
          ['/a', new Set(['p'])],
        ]),
      ),
    ).toEqual(['/b']);
  });

  it('contain every structure of any pages', () => {
    const structures = fc.uniqueArray(fc.integer({min: 0, max: 30}).map(String));
    fc.assert(
      fc.property(fc.array(structures, {maxLength: 12}), fc.array(fc.nat({max: 12})), (lists, first) => {
        const made = new Map(lists.map((list, index) => [`/${index}`, new Set(list)]));
        const given = first.map((index) => `/${index}`);
        const chosen = [...given, ...coveringPages(made, given)];
        const covered = new Set(chosen.flatMap((address) => [...(made.get(address) ?? [])]));
        expect([...covered].toSorted()).toEqual([...new Set(lists.flat())].toSorted());
      }),
      {seed: 15},
    );
  });
});
