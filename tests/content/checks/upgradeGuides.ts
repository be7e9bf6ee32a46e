import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/releases/releaseSchema.ts';
import {upgradeSteps} from '../../../src/releases/upgradeSteps.ts';
import {compareVersions} from '../../../src/releases/version.ts';
import {lineOf, versionLines} from '../../../src/releases/versionLines.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {readJson} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'upgradeGuides';

const fault = (page: Page, message: string, fix: string, line = 1): Fault => ({
  file: page.file,
  line,
  check: name,
  message,
  fix,
});

/** Version lines of the newest major version, newest first; older ones share the section "from 2 to 3". */
function currentLines(root: string, platform: Platform): string[] {
  const file = path.join(root, `changelogs/${platform}.json`);
  if (!existsSync(file)) return [];
  const policy = {supportStart: '1970-01-01', monthsAfterNextLine: null};
  const lines = versionLines(readJson(file) as Release[], policy).map(({line}) => line);
  const major = lines[0]?.split('.')[0];
  return lines.filter((line) => line.split('.')[0] === major);
}

function faultsOf(page: Page, lines: string[]): Fault[] {
  const steps = upgradeSteps(page.raw);
  const headingLine = (id: string): number =>
    page.raw.split('\n').findIndex((text) => text.includes(`{#${id}}`)) + 1;
  const missing = lines.slice(0, -1).flatMap((to, index): Fault[] => {
    const from = lines[index + 1] ?? '';
    const here = steps.filter((step) => lineOf(step.from) === from && lineOf(step.to) === to);
    if (here.length === 1) return [];
    return [
      here.length === 0
        ? fault(
            page,
            `no section leads from ${from} to ${to}`,
            `Write "## … {#from-${from.replace('.', '-')}-to-${to.replace('.', '-')}}", with "no special steps" if there are none.`,
          )
        : fault(
            page,
            `${here.length} sections lead from ${from} to ${to}`,
            'Keep one, so that a reader who goes through them in order does nothing twice.',
            headingLine(here[1]?.id ?? ''),
          ),
    ];
  });
  const [oldest = ''] = lines.slice(-1);
  const major = Number(oldest.split('.')[0]);
  const start = `from-${major - 1}-to-${major}`;
  if (major > 1 && oldest !== '' && !steps.some(({id}) => id === start)) {
    missing.push(fault(page, `no section leads from ${major - 1} to ${major}`, `Write "## … {#${start}}".`));
  }
  const disorder = steps.flatMap((step, index): Fault[] => {
    const above = steps[index - 1];
    return above !== undefined && compareVersions(above.from, step.from) < 0
      ? [
          fault(
            page,
            `#${step.id} stands below #${above.id}, which starts from an older version`,
            'Put the newest step first; readers go upwards.',
            headingLine(step.id),
          ),
        ]
      : [];
  });
  return [...missing, ...disorder];
}

/** English guides only: `twins` holds the Russian ones to the same headings. */
const upgradeGuides: TextCheck = {
  name,
  about: 'Each upgrade guide has one section for the step from every version line to the next, newest first.',
  run: ({root, pages}) =>
    PLATFORMS.flatMap((platform) => {
      const lines = currentLines(root, platform);
      return pages
        .filter(
          ({locale, section, partial, frontMatter}) =>
            locale === 'en' && section === platform && !partial && frontMatter.page_type === 'upgrade-guide',
        )
        .flatMap((page) => faultsOf(page, lines));
    }),
};

export default upgradeGuides;
