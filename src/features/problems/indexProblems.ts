import type {Locale} from '../../site/locales.ts';
import {frontMatterOf, pagePlace} from '../../site/pageFiles.ts';
import {DataError, findFaults, tellFault, type FileFault} from '../../site/readData.ts';

import type {Problem} from './problem.ts';
import {problemSchema} from './problemFields.ts';

/** A page, as loaded by the build. */
export interface LoadedPage {
  /** English page, as a path from the root. */
  file: string;
  /** Content of that file. */
  raw: string;
  address: string;
  title: string;
  description: string;
  /** Whether the page is a draft or unlisted. Such pages don't appear in lists. */
  isHidden: boolean;
}

/**
 * Returns the troubleshooting pages and the guides that explain messages, sorted by title.
 * @param locale language of the titles.
 * @throws DataError that lists each page whose platforms, phase, or messages are missing or invalid.
 */
export function indexProblems(pages: readonly LoadedPage[], locale: Locale): Problem[] {
  const faults: FileFault[] = [];
  const problems = pages.flatMap(({file, raw, address, title, description, isHidden}): Problem[] => {
    const frontMatter = frontMatterOf(raw);
    const schema = problemSchema(frontMatter, pagePlace(file)?.section, locale);
    if (isHidden || schema === null) return [];
    const own = findFaults(schema, frontMatter);
    faults.push(...own.map((fault) => ({file, message: `front matter: ${tellFault(fault)}`})));
    if (own.length > 0) return [];
    const fields = schema.parse(frontMatter);
    return [{address, title, description: fields.section === undefined ? description : '', ...fields}];
  });
  if (faults.length > 0) {
    throw new DataError(
      faults,
      'A troubleshooting page must say on which platforms and in which phase its problem occurs.',
    );
  }
  const collator = new Intl.Collator(locale, {numeric: true});
  return problems.toSorted((a, b) => collator.compare(a.title, b.title));
}
