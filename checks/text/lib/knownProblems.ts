import type {Problem} from '../../../src/features/problems/problem.ts';
import {problemFieldsSchema} from '../../../src/features/problems/problemFields.ts';
import type {Page} from '../types.ts';

/** A page with valid front matter that the index of problems lists, with its file. */
export interface KnownProblem extends Problem {
  page: Page;
}

export const isTroubleshooting = ({frontMatter, partial}: Page): boolean =>
  !partial && frontMatter.page_type === 'troubleshooting';

/** Returns the English troubleshooting pages as the index of problems ranks them, without invalid ones. */
export function knownProblems(pages: readonly Page[]): KnownProblem[] {
  return pages
    .filter((page) => page.locale === 'en' && isTroubleshooting(page))
    .flatMap((page): KnownProblem[] => {
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
}
