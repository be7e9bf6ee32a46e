import {expect} from '@playwright/test';

import {readConflicts} from '../../src/features/versionConflicts/conflictsSchema.ts';

import {expectNoSidewaysScroll, open, text, watchForFaults} from './support/site.ts';
import {test} from './support/window.ts';

const FOLDER = '/faq-and-troubleshooting/troubleshooting';

for (const [prefix, yes, header] of [
  ['', 'Yes:', 'Conflicts with'],
  ['/ru', 'Да:', 'Несовместимая версия'],
] as const) {
  test(`each question of the flowcharts has answers that lead on (${prefix || '/'})`, async ({
    window: page,
  }) => {
    const {faults, stop} = watchForFaults(page);
    await open(page, `${prefix}${FOLDER}/first-aid`);
    const charts = text(page).locator('figure');
    await expect(charts).toHaveCount(4);
    const charted = await charts.evaluateAll((figures) =>
      figures.map((figure) =>
        [...figure.querySelectorAll(':scope > ol > li')].map((question) =>
          [...question.querySelectorAll('li')].map((answer) => ({
            text: answer.textContent,
            isLink: answer.querySelector('a') !== null,
          })),
        ),
      ),
    );
    expect(charted[0]?.[0]?.[0]?.text).toContain(yes);
    for (const questions of charted) {
      for (const [index, answers] of questions.entries()) {
        expect(answers.length).toBeGreaterThan(1);
        for (const answer of answers) {
          // Leads to a page or to a later question.
          const next = Number(/(\d+)\.$/.exec(answer.text)?.[1] ?? 0);
          expect(answer.isLink || (next > index + 1 && next <= questions.length), answer.text).toBe(true);
        }
      }
    }
    await page.setViewportSize({width: 360, height: 800});
    await expectNoSidewaysScroll(page);
    stop();
    expect(faults).toEqual([]);
  });

  test(`the tables list every pair of versions, each with an anchor (${prefix || '/'})`, async ({
    window: page,
  }) => {
    const {faults, stop} = watchForFaults(page);
    const conflicts = readConflicts(process.cwd());
    const last = `conflict-${conflicts.at(-1)?.id ?? ''}`;
    await open(page, `${prefix}${FOLDER}/version-conflicts#${last}`);
    await expect(page.locator(`#${last}`)).toBeInViewport();
    const shown = await page.locator('main tbody tr').evaluateAll((rows) => rows.map(({id}) => id));
    expect(shown).toEqual(conflicts.map(({id}) => `conflict-${id}`));
    await expect(page.getByRole('columnheader', {name: header})).toHaveCount(3);
    await page.setViewportSize({width: 360, height: 800});
    await expectNoSidewaysScroll(page);
    stop();
    expect(faults).toEqual([]);
  });
}
