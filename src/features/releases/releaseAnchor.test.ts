import {describe, expect, it} from 'vitest';
import {lineAnchors, withAnchors} from './releaseAnchor.ts';

describe('lines', () => {
  it("have unique IDs that don't change if other lines are added", () => {
    const [first] = lineAnchors('3.4.0-beta.2', ['A', 'B']);
    expect(first).toMatch(/^v3-4-0-beta-2-[0-9a-z]{4}$/);
    expect(lineAnchors('3.4.0-beta.2', ['New', 'A', 'A']).slice(1)).toEqual([first, `${first ?? ''}-2`]);
  });

  it('have IDs in every list, and duplicates are numbered across all lists', () => {
    const [a = '', b = '', again = ''] = lineAnchors('1.0.0', ['A', 'B', 'A']);
    expect(
      withAnchors({
        name: '1.0.0',
        date: null,
        notes: {fixes: [{en: 'B'}], features: [{en: 'A'}]},
        internalFixes: {en: 'A'},
      }),
    ).toEqual({
      name: '1.0.0',
      date: null,
      id: 'v1-0-0',
      notes: {features: [{en: 'A', id: a}], fixes: [{en: 'B', id: b}]},
      internalFixes: {en: 'A', id: again},
      lines: [
        {en: 'A', id: a},
        {en: 'B', id: b},
        {en: 'A', id: again},
      ],
    });
  });
});
