import {parse} from 'yaml';

import type {Problem} from './problem.ts';
import {problemFieldsSchema} from './problemFields.ts';

/** A page of the section, as the build has loaded it. */
export interface LoadedPage {
  /** English page, as a path from the root. */
  file: string;
  /** Text of that file. */
  raw: string;
  address: string;
  title: string;
  description: string;
  /** Drafts and unlisted pages are in no list. */
  isHidden: boolean;
}

/** Front matter of a page; empty when it has none. */
function frontMatterOf(raw: string): Record<string, unknown> {
  const text = /^---\r?\n([\s\S]*?)\r?\n---/.exec(raw)?.[1];
  return text === undefined ? {} : ((parse(text) as Record<string, unknown> | null) ?? {});
}

/**
 * The troubleshooting pages among those of a section, by title.
 * @param locale language of the titles.
 * @throws Error naming each page that lacks its platforms or its phase, or has wrong ones.
 */
export function indexProblems(pages: readonly LoadedPage[], locale: string): Problem[] {
  const faults: string[] = [];
  const problems = pages.flatMap(({file, raw, address, title, description, isHidden}): Problem[] => {
    const frontMatter = frontMatterOf(raw);
    if (isHidden || frontMatter.page_type !== 'troubleshooting') return [];
    const {platforms, phase, errors} = frontMatter;
    const result = problemFieldsSchema.safeParse({platforms, phase, errors});
    if (!result.success) {
      for (const issue of result.error.issues) {
        faults.push(
          `${file}: front matter, ${issue.path.join('.')}: ${issue.message}; a troubleshooting page says on which platforms and when its problem shows`,
        );
      }
      return [];
    }
    return [{address, title, description, ...result.data, errors: result.data.errors ?? []}];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const collator = new Intl.Collator(locale, {numeric: true});
  return problems.toSorted((a, b) => collator.compare(a.title, b.title));
}
