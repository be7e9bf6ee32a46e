import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/features/releases/releaseSchema.ts';
import {upgradeGaps, type UpgradeGap} from '../../../src/features/releases/upgradeGaps.ts';
import {parseUpgradeGuide, type UpgradeStep} from '../../../src/features/releases/upgradeGuide.ts';
import {compareVersions} from '../../../src/features/releases/version.ts';
import {lineOf} from '../../../src/features/releases/versionLines.ts';
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

/** Returns the versions of a platform's changelog. */
function versionsOf(root: string, platform: Platform): string[] {
  const file = path.join(root, `changelogs/${platform}.json`);
  return existsSync(file) ? (readJson(file) as Release[]).map(({name: version}) => version) : [];
}

/** Returns the ID of the section that a gap requires. Between major versions, one section covers all lines. */
function sectionId({from, to}: UpgradeGap): string {
  const [[fromMajor = '', fromMinor = ''], [toMajor = '', toMinor = '']] = [from.split('.'), to.split('.')];
  return fromMajor === toMajor
    ? `from-${fromMajor}-${fromMinor}-to-${toMajor}-${toMinor}`
    : `from-${fromMajor}-to-${toMajor}`;
}

function faultsOf(page: Page, versions: string[]): Fault[] {
  const steps = parseUpgradeGuide(page.raw, page.tree).sections;
  const headingLine = (id: string): number =>
    page.raw.split('\n').findIndex((text) => text.includes(`{#${id}}`)) + 1;
  const missing = upgradeGaps(versions, steps).map((gap): Fault => {
    const id = sectionId(gap);
    return {
      ...fault(
        page,
        `no section leads from ${gap.from} to ${gap.to}`,
        `Write "## … {#${id}}", with "no special steps" if there are none. Until then, the page says that no steps are known.`,
      ),
      severity: 'todo',
    };
  });
  const doubles = steps.flatMap((step, index): Fault[] => {
    const ends = [lineOf(step.from), lineOf(step.to)];
    const isSame = (other: Pick<UpgradeStep, 'from' | 'to'>): boolean =>
      lineOf(other.from) === ends[0] && lineOf(other.to) === ends[1];
    const first = steps.findIndex(isSame);
    // A version line can have several steps, for example, from 3.2.0 to 3.2.1.
    return ends[0] === ends[1] || first === index
      ? []
      : [
          fault(
            page,
            `2 sections lead from ${ends[0] ?? ''} to ${ends[1] ?? ''}`,
            'Keep one, so that a reader who goes through them in order does nothing twice.',
            headingLine(step.id),
          ),
        ];
  });
  const disorder = steps.flatMap((step, index): Fault[] => {
    const above = steps[index - 1];
    return above !== undefined && compareVersions(above.from, step.from) < 0
      ? [
          fault(
            page,
            `#${step.id} is below #${above.id}, which starts from an older version`,
            'Put the newest step first; readers work upward.',
            headingLine(step.id),
          ),
        ]
      : [];
  });
  return [...missing, ...doubles, ...disorder];
}

/** Checks only English guides, because `twins` requires the same headings in the Russian ones. */
export const check: TextCheck = {
  name,
  about: 'Each upgrade guide has one section for the step from every version line to the next, newest first.',
  run: ({root, pages}) =>
    PLATFORMS.flatMap((platform) => {
      const versions = versionsOf(root, platform);
      return pages
        .filter(
          ({locale, section, partial, frontMatter}) =>
            locale === 'en' && section === platform && !partial && frontMatter.page_type === 'upgrade-guide',
        )
        .flatMap((page) => faultsOf(page, versions));
    }),
};
