import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FENCE_LANGUAGES} from './snippets.ts';
import {segmentsOf, stripComments} from './stripComments.ts';

describe('stripComments', () => {
  it('recognizes comments of each kind and strings that look like them', () => {
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

  it('splits code without losing any characters', () => {
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
