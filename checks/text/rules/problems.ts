import {errorTokens} from '../../../src/features/problems/errorTokens.ts';
import {rankProblems} from '../../../src/features/problems/rankProblems.ts';
import type {Problem} from '../../../src/features/problems/problem.ts';
import {problemFieldsSchema} from '../../../src/features/problems/problemFields.ts';
import {flatten} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'problems';

/** Minimum number of letters and digits in a message. Shorter messages occur in any log. */
const MIN_LENGTH = 8;

/** A page with valid front matter that the index lists, with its file. */
interface Known extends Problem {
  page: Page;
}

const isTroubleshooting = ({frontMatter, partial}: Page): boolean =>
  !partial && frontMatter.page_type === 'troubleshooting';

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

/** Rejects fields of the index on the Russian page, because they would duplicate the English ones. */
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

function faultsOfErrors({page, errors}: Known, problems: readonly Known[], visible: string): Fault[] {
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
    const first = rankProblems(problems, error)[0]?.problem;
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
    'Troubleshooting pages specify platforms and phase; their error messages are on the page and lead to it first.',
  run({pages}) {
    const relevant = pages.filter(isTroubleshooting);
    const english = relevant.filter(({locale}) => locale === 'en');
    const known = english.flatMap((page): Known[] => {
      const {platforms, phase, errors} = page.frontMatter;
      const result = problemFieldsSchema.safeParse({platforms, phase, errors});
      if (!result.success) return [];
      const {title, description} = page.frontMatter;
      return [
        {
          page,
          address: page.route,
          title: String(title),
          description: String(description),
          ...result.data,
          errors: result.data.errors ?? [],
        },
      ];
    });
    // The index lists one section, but it must be possible to find messages on any page in it.
    return [
      ...english.flatMap(faultsOfFields),
      ...relevant.filter(({locale}) => locale !== 'en').flatMap(faultsOfTwin),
      ...known.flatMap((problem) => faultsOfErrors(problem, known, visibleText(problem.page))),
    ];
  },
};
