import {describe, expect, it} from 'vitest';
import {lineAnchors} from './releaseAnchor.ts';

describe('lines', () => {
  it('have ids that stay when other lines come, and are unique', () => {
    const [first] = lineAnchors('3.4.0-beta.2', ['A', 'B']);
    expect(first).toMatch(/^v3-4-0-beta-2-[0-9a-z]{4}$/);
    expect(lineAnchors('3.4.0-beta.2', ['New', 'A', 'A']).slice(1)).toEqual([first, `${first ?? ''}-2`]);
  });
});
