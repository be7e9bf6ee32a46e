import type {Plan} from './planQuery.ts';
import {rank, type Match} from './rank.ts';
import type {SearchIndex} from './searchIndex.ts';
import {groupBySubject} from './subjects.ts';
import type {Platform} from '../../site/sections.ts';

export interface Reader {
  /** ID of the section that the reader is in. */
  near?: string | undefined;
  /** ID of the only section to search. */
  section?: string | undefined;
  /** Platform of the page that the reader is on, or the one that the reader chose last. */
  platform?: Platform | undefined;
}

/** Ranks the subjects of an index. Each has one match, which is the version for the platform that the reader needs. */
export function rankSubjects(index: SearchIndex, plan: Plan, {near, section, platform}: Reader) {
  const {matches, marks} = rank(index, plan, near, section);
  const pathOf = ({page}: Match) => index.pages[page]?.path ?? '';
  return {marks, matches: groupBySubject(matches, pathOf, {named: plan.platforms, platform})};
}
