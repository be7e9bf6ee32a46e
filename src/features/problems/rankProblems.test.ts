import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {errorTokens} from './errorTokens.ts';
import type {Problem} from './problem.ts';
import {MAX_LENGTH, rankProblems} from './rankProblems.ts';

function problem(address: string, errors: string[], rest: Partial<Problem> = {}): Problem {
  return {
    address,
    title: `Page ${address}`,
    description: 'What it says.',
    platforms: ['android'],
    phase: 'run',
    errors,
    ...rest,
  };
}

const PAGES = [
  problem('/duplicate', ['Duplicate class'], {phase: 'build'}),
  problem('/kotlin-duplicate', [
    'Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt found in modules',
  ]),
  problem('/admob', ['Missing application ID.', 'Unable to get provider com.google.MobileAdsInitProvider']),
  problem('/pods', ['CocoaPods could not find compatible versions for pod "Appodeal"'], {
    title: 'Pods with conflicting versions',
    platforms: ['ios', 'unity'],
    phase: 'build',
  }),
  problem('/itms', ['ITMS-91053: Missing API declaration'], {phase: 'review', platforms: ['ios']}),
];

const first = (text: string) => rankProblems(PAGES, text)[0]?.problem.address;

describe('rankProblems', () => {
  it('ranks the page with the longest matching message first', () => {
    const log = `> Task :app:checkDebugDuplicateClasses FAILED
      Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt
      found in modules jetified-kotlin-stdlib-1.8.10`;
    expect(rankProblems(PAGES, log).slice(0, 2)).toEqual([
      {
        problem: PAGES[1],
        error: 'Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt found in modules',
      },
      {problem: PAGES[0], error: 'Duplicate class'},
    ]);
  });

  it('ignores case, whitespace, quotes, numbers, and paths', () => {
    expect(first('[!] COCOAPODS could not  find compatible\n versions for pod «Appodeal»:')).toBe('/pods');
    expect(first("error: CocoaPods could not find compatible versions for pod 'Appodeal' (1.2)")).toBe(
      '/pods',
    );
    expect(first('ITMS-1: missing API declaration')).toBe('/itms');
    expect(first('Duplicate /Users/me/app/build.gradle class C:\\work\\x\\y.kt')).toBe('/duplicate');
  });

  it('distinguishes messages that differ only by a number', () => {
    const pages = [problem('/a', ['Error code 1']), problem('/b', ['Error code 3'])];
    expect(rankProblems(pages, 'got error code 3 today')[0]?.problem.address).toBe('/b');
    expect(rankProblems(pages, 'got error code 1 today')[0]?.problem.address).toBe('/a');
  });

  it('recognizes messages that consist of numbers or of a URL', () => {
    const pages = [
      problem('/zeros', ['00000000-0000-0000-0000-000000000000']),
      problem('/address', ['https://example.com/fix/manifest']),
    ];
    expect(rankProblems(pages, 'id: 00000000-0000-0000-0000-000000000000;')[0]?.problem).toBe(pages[0]);
    expect(rankProblems(pages, 'id: 00000000-0000-0000-0000-000000000001;')).toEqual([]);
    expect(rankProblems(pages, 'see HTTPS://example.com/fix/manifest.')[0]?.problem).toBe(pages[1]);
    expect(rankProblems(pages, 'see file:///fix/manifest')[0]?.error ?? null).toBeNull();
  });

  it('matches whole words only', () => {
    expect(rankProblems([problem('/a', ['class x'])], 'subclass xyz')).toEqual([]);
  });

  it('next offers pages that share rare words, and none if no words are shared', () => {
    expect(rankProblems(PAGES, 'conflicting pods')).toEqual([{problem: PAGES[3], error: null}]);
    expect(rankProblems(PAGES, 'zzz 42')).toEqual([]);
    expect(rankProblems(PAGES, ' \n… "" ()')).toEqual([]);
    const many = Array.from({length: 9}, (_, index) =>
      problem(`/${index}`, [], {title: index < 7 ? 'gradle' : 'x'}),
    );
    expect(rankProblems(many, 'gradle')).toHaveLength(5);
  });

  it('finds a message that line breaks split inside words, unless it is short', () => {
    const pages = [problem('/asleep', ['The frobnicator is asleep']), problem('/nap', ['Widget nap'])];
    expect(rankProblems(pages, 'E: The frobni\ncator is asl\neep')[0]).toMatchObject({
      problem: {address: '/asleep'},
      error: 'The frobnicator is asleep',
    });
    expect(rankProblems(pages, 'Wid\nget nap')[0]?.error ?? null).toBeNull();
  });

  it('finds a message whose lines have prefixes', () => {
    const prefix = '01-31 10:20:30.456  1234  5678 E WidgetRuntime: ';
    expect(
      rankProblems(
        [problem('/asleep', ['frobnicator is asleep'])],
        `${prefix}the frobnicator\n${prefix}is asleep`,
      )[0]?.error,
    ).toBe('frobnicator is asleep');
  });

  it('ranks the page of a truncated message above a page that has the same words in other places', () => {
    const pages = [
      problem('/words', ['asleep is widget', 'frobnicator the', 'yest since'], {title: 'Red box'}),
      problem('/asleep', ['the frobnicator widget is asleep since yesterday evening']),
      problem('/long-name', ['WidgetFrobnicatorException']),
      problem('/other', ['nothing']),
    ];
    expect(rankProblems(pages, 'frobnicator widget is asleep since yest')[0]?.problem).toBe(pages[1]);
    expect(rankProblems(pages, 'WidgetFrobnicatorEx')).toEqual([{problem: pages[2], error: null}]);
  });

  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const message = fc.array(word, {minLength: 2, maxLength: 7});
  const noise = fc.constantFrom(
    ' ',
    '\n\t',
    '  "',
    " '",
    ' 42 ',
    ' 0x7ffe ',
    ' /Users/a.b/app-1/Main.kt ',
    ' — ',
    ': ',
  );

  it('ranks the page of a message first if only that message is pasted', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(message, {maxLength: 12, selector: (words) => words.join(' ')}),
        (messages) => {
          const pages = messages.map((words, index) => problem(`/${index}`, [words.join(' ')]));
          for (const page of pages) {
            expect(rankProblems(pages, page.errors[0] ?? '')[0]?.problem).toBe(page);
          }
        },
      ),
    );
  });

  it('finds a message in any log, in any case, despite noise between its words', () => {
    fc.assert(
      fc.property(
        message,
        fc.array(noise, {minLength: 7, maxLength: 7}),
        fc.boolean(),
        (words, noises, upper) => {
          const noisy = words.map((each, index) => each + (noises[index] ?? ' ')).join('');
          const log = `E/App: boom\n${upper ? noisy.toUpperCase() : noisy}\n  at x.y(Z.java:5)`;
          expect(
            rankProblems([problem('/other', []), problem('/own', [words.join(' ')])], log)[0],
          ).toMatchObject({
            problem: {address: '/own'},
            error: words.join(' '),
          });
        },
      ),
    );
  });

  it('accepts any text and returns each page at most once', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 300}), (text) => {
        const ranked = rankProblems(PAGES, text);
        expect(new Set(ranked.map(({problem: {address}}) => address)).size).toBe(ranked.length);
      }),
    );
  });

  it.each([
    ['slashes', '/'],
    ['single segments', '/a '],
    ['long paths', '/a/b'],
    ['quotes and brackets', '<script>alert("(")</script>['],
    ['back-slashes', 'c:\\'],
    ['words', 'missing application '],
    ['lone surrogates', '\uD800'],
  ])(
    'processes a million characters of %s in linear time: a quadratic expression would time out',
    (_, part) => {
      const text = part.repeat(1_000_000 / part.length);
      expect(errorTokens(text).tolerant).toMatch(/^(?: [^]* )?$/);
      expect(rankProblems(PAGES, text)).toEqual(rankProblems(PAGES, text.slice(0, MAX_LENGTH)));
    },
  );
});
