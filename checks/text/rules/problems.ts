import {errorTokens} from '../../../src/features/problems/errorTokens.ts';
import {rankProblems} from '../../../src/features/problems/rankProblems.ts';
import {isTroubleshooting, knownProblems, type KnownProblem} from '../lib/knownProblems.ts';
import {flatten} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'problems';

/** Minimum number of letters and digits in a message. Shorter messages occur in any log. */
const MIN_LENGTH = 8;

function fault(page: Page, field: string, message: string, fix: string): Fault {
  return {file: page.file, line: page.frontMatterLines[field] ?? 1, check: name, message, fix};
}

/** Returns the visible text of a page, including code, in one line. */
function visibleText(page: Page): string {
  const parts = flatten(page.tree).flatMap((node) =>
    'value' in node && node.type !== 'yaml' && node.type !== 'mdxjsEsm' ? [node.value] : [],
  );
  return flat(parts.join(' '));
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function faultsOfFields(page: Page): Fault[] {
  const {platforms, phase} = page.frontMatter;
  return Object.entries({platforms, phase}).flatMap(([field, value]) =>
    value === undefined
      ? [
          fault(
            page,
            'page_type',
            `${field}: missing; the index of problems needs it`,
            field === 'phase'
              ? 'Specify when the problem occurs: `phase: build`, `run`, or `review`.'
              : 'List the platforms: `platforms: [android]`.',
          ),
        ]
      : [],
  );
}

/** Rejects fields of the index on a Russian page, because they would duplicate the English ones. */
function faultsOfTwin(page: Page): Fault[] {
  return ['platforms', 'phase', 'errors'].flatMap((field) =>
    page.frontMatter[field] === undefined
      ? []
      : [
          fault(
            page,
            field,
            `${field} belongs to the English page only`,
            'Delete it here; the index reads the English page.',
          ),
        ],
  );
}

function faultsOfErrors(
  {page, errors, platforms}: KnownProblem,
  problems: readonly KnownProblem[],
  visible: string,
): Fault[] {
  return errors.flatMap((error): Fault[] => {
    const quoted = `“${error}”`;
    if (errorTokens(error).exact.replaceAll(' ', '').length < MIN_LENGTH) {
      return [
        fault(
          page,
          'errors',
          `errors: ${quoted} is too short; it would be found in any log`,
          'Quote more of the message.',
        ),
      ];
    }
    const faults: Fault[] = [];
    if (!visible.includes(flat(error))) {
      faults.push(
        fault(
          page,
          'errors',
          `errors: ${quoted} is not on the page`,
          'Show the message unchanged in the text, or fix it here.',
        ),
      );
    }
    // A page of another platform can explain the same message.
    const rivals = problems.filter(
      (other) =>
        other.page === page ||
        !other.errors.includes(error) ||
        other.platforms.some((platform) => platforms.includes(platform)),
    );
    const first = rankProblems(rivals, error)[0]?.problem;
    if (first !== undefined && first.page !== page) {
      faults.push(
        fault(
          page,
          'errors',
          `errors: ${quoted} leads to ${first.page.file} first`,
          'Quote more of the message on the page that it belongs to, or keep it on one page.',
        ),
      );
    }
    return faults;
  });
}

export const check: TextCheck = {
  name,
  about:
    'Troubleshooting pages specify platforms and phase; the error messages of all pages are on the page and lead to it first.',
  run({pages}) {
    const known = knownProblems(pages);
    return [
      ...pages.filter((page) => page.locale === 'en' && isTroubleshooting(page)).flatMap(faultsOfFields),
      ...pages.filter(({locale}) => locale !== 'en').flatMap(faultsOfTwin),
      ...known.flatMap((problem) => faultsOfErrors(problem, known, visibleText(problem.page))),
    ];
  },
};
