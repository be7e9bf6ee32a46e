import type {Problem} from '../../../src/features/problems/problem.ts';
import {problemSchema} from '../../../src/features/problems/problemFields.ts';
import type {Page} from '../types.ts';

/** A page with valid front matter that the index of problems lists or finds, with its file. */
export interface KnownProblem extends Problem {
  page: Page;
}

export const isTroubleshooting = ({frontMatter, partial}: Page): boolean =>
  !partial && frontMatter.page_type === 'troubleshooting';

/** Returns the English pages as the index of problems ranks them, without invalid ones. */
export function knownProblems(pages: readonly Page[]): KnownProblem[] {
  return pages
    .filter((page) => page.locale === 'en' && !page.partial)
    .flatMap((page): KnownProblem[] => {
      const {title, description} = page.frontMatter;
      const result = problemSchema(page.frontMatter, page.section, 'en')?.safeParse(page.frontMatter);
      if (result?.success !== true) return [];
      return [
        {
          page,
          address: page.route,
          title: String(title),
          description: result.data.section === undefined ? String(description) : '',
          ...result.data,
        },
      ];
    });
}
