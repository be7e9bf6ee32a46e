import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {MAX_VALUE_LENGTH} from './query.ts';

export const ORIGIN = 'https://docs.example.com';

/** Names and values that the parsers accept, so that tests get past their first comparison. */
const KNOWN = [
  ...[
    'kind',
    'releases',
    'network',
    'tag',
    'text',
    'from',
    'to',
    'platform',
    'phase',
    'error',
    'with',
    'without',
  ],
  ...[
    'build',
    'timetable-platform',
    'theme',
    'android-language',
    'fixes,features',
    'stable',
    'admob',
    '3.10.0',
  ],
  ...['android', 'ios', 'run', 'single', 'a.b', 'dark', '__proto__', 'constructor', 'toString'],
];
/**
 * Input that breaks decoders: stray and truncated percent-encoding, lone surrogates, control characters, and
 * separators.
 */
const PIECES = [
  ...['%', '%%', '%z', '%zz', '%E0%A4%A', '%C3', '%FF', '%00', '%0A', '%25', '%2525', '%u0041', '%ED%A0%80'],
  ...[
    '\ud800',
    '\udfff',
    '\u{1f600}',
    '\0',
    '\n',
    '\t',
    '\u202e',
    '&',
    '=',
    '?',
    '#',
    ';',
    '+',
    ',',
    '.',
    '/',
    '//',
  ],
];
export const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(...KNOWN),
      fc.string({unit: 'binary', maxLength: 8}),
      fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit)),
    ),
    {maxLength: 6},
  )
  .map((pieces) => pieces.join(''));
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...KNOWN), text), fc.oneof(fc.constantFrom(...KNOWN), text))
  .map(([name, value]) => `${name}=${value}`);
export const search = fc.oneof(
  text,
  text.map((query) => `?${query}`),
  fc.array(pair, {maxLength: 5}).map((pairs) => `?${pairs.join('&')}`),
);

export const MANY = {numRuns: 1000};

/**
 * Adds tests for a feature that stores its state in the query.
 * @param roundTrip reads the state from `query` and writes it to `others`, the query of other features.
 */
export function testRoundTrip(roundTrip: (query: string, others?: string) => string): void {
  it('reads any query, including those that it writes', () => {
    fc.assert(
      fc.property(search, (query) => {
        const written = roundTrip(query);
        expect(roundTrip(written) || written).toBe(written);
        expect(() => decodeURIComponent(written)).not.toThrow();
      }),
      MANY,
    );
  });

  it('reads a 100 kB query', () => {
    for (const name of KNOWN) expect(() => roundTrip(`?${name}=${'%zz'.repeat(30_000)}`)).not.toThrow();
  });

  it('preserves the parameters of other features', () => {
    fc.assert(
      fc.property(search, (others) => {
        expect(() => roundTrip('?text=a', others)).not.toThrow();
      }),
      MANY,
    );
  });
}

/** Adds a test for a feature that writes text to the query, whose length hosts limit. */
export function testTextLimit(write: (text: string) => string): void {
  it('never writes text that is too long for hosts', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 2 * MAX_VALUE_LENGTH}), (value) => {
        expect(write(value).length).toBeLessThan(4000);
      }),
      MANY,
    );
    expect(write('x'.repeat(MAX_VALUE_LENGTH))).toContain('xxx');
    expect(write('x'.repeat(MAX_VALUE_LENGTH + 1))).toBe('');
  });
}
