import type {GuideSection} from '../releases/upgradeGuide.ts';

import type {PlannedSection} from './upgradePlan.ts';

/**
 * Returns the sections of a guide with the declarations of the names in their API tables.
 * @param signaturesOf returns the declarations of the names in the second cell of a row.
 */
export function planSections(
  sections: readonly GuideSection[],
  signaturesOf: (cell: string) => string[],
): PlannedSection[] {
  return sections.map((section) => ({
    ...section,
    tables: section.tables.map(({head, rows}) => ({
      head,
      rows: rows.map(([before, after]) => ({before, after, signatures: signaturesOf(after)})),
    })),
  }));
}
