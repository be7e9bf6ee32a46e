import {describe, expect, it} from 'vitest';
import {declaredNames} from './codeUsages.ts';

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
