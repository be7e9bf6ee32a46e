import type {ChangelogEntry} from '../releases/changelogEntry.ts';
import {compareReleases, isStepBetween, type ReleaseComparison} from '../releases/compareReleases.ts';
import {isoDate} from '../releases/releaseDate.ts';
import {versionCore} from '../releases/releaseState.ts';
import {supportAnswer} from '../releases/supportAnswer.ts';
import {upgradeGaps, type UpgradeGap} from '../releases/upgradeGaps.ts';
import type {ApiTable, GuideBlock, GuideSection} from '../releases/upgradeGuide.ts';
import {compareVersions} from '../releases/version.ts';
import {lineOf, type Timetable} from '../releases/versionLines.ts';
import type {MinimumEntry} from '../requirements/minimums.ts';
import {minimumsOf, MINIMUM_COLUMNS, type MinimumColumn} from '../requirements/requirements.ts';
import type {Platform} from '../../site/sections.ts';

import type {StoreRule} from './storeRules.ts';

/** A row of an API table, with the declarations of its second cell. */
interface ApiChange {
  before: string;
  after: string;
  signatures: string[];
}

/** A section of the guide, with the declarations of its API tables. */
export interface PlannedSection extends Omit<GuideSection, 'tables'> {
  tables: {head: ApiTable['head']; rows: ApiChange[]}[];
}

/** Content of `plan/<platform>.json`, which only the results load. `{to}` in texts and code is the newer version. */
export interface PlanData {
  platform: Platform;
  before: GuideBlock[];
  after: GuideBlock[];
  sections: PlannedSection[];
  minimums: MinimumEntry[];
  rules: StoreRule[];
  timetable: Timetable;
}

/** A block of the guide. Tasks have an ID, under which their check mark is stored. */
export interface PlanBlock extends GuideBlock {
  id: string | null;
}

/** The steps of one section. */
interface PlanSteps {
  /** ID of the guide's heading. */
  id: string;
  /** Title of the section. Steps of every upgrade come first and last. */
  title: string | {every: 'first' | 'last'};
  blocks: PlanBlock[];
}

/** A raised minimum. `from` is null if the older version's minimum is unknown. */
interface RaisedMinimum {
  key: MinimumColumn;
  from: string | null;
  to: string;
}

type Adapters = Pick<ReleaseComparison, 'added' | 'changed' | 'removed' | 'adapterNotes' | 'deprecations'>;

/** Everything that an upgrade includes. */
export interface UpgradePlan extends Adapters {
  platform: Platform;
  from: string;
  to: string;
  support: ReturnType<typeof supportAnswer>;
  minimums: RaisedMinimum[];
  /** In the order in which the reader does them. */
  steps: PlanSteps[];
  /** Parts of the upgrade that the guide has no section for. */
  gaps: UpgradeGap[];
  /** API changes, by section of the guide. */
  api: (Pick<GuideSection, 'id' | 'title'> & {tables: PlannedSection['tables']})[];
  /** Rules that took effect since the release of the older version. */
  rules: StoreRule[];
}

/**
 * Returns whether a block belongs to an upgrade. A section can say that something applies since a later release of its
 * version line, for example "Starting with 3.5.2" in the section from 3.4 to 3.5.
 */
export function isBlockBetween(
  {text}: Pick<GuideBlock, 'text'>,
  section: Pick<GuideSection, 'to'>,
  from: string,
  to: string,
): boolean {
  const line = lineOf(section.to) ?? section.to;
  const patches = [...text.matchAll(/(?<![\w.])\d+\.\d+\.\d+(?![\w]|\.\d)/g)]
    .map(([version]) => version)
    .filter((version) => lineOf(version) === line);
  if (patches.length === 0) return isStepBetween(section, from, to);
  return patches.some((patch) => isStepBetween({to: patch}, from, to));
}

const insert = (text: string, to: string): string => text.replaceAll('{to}', to);

/** Numbers the tasks of a section. The IDs are the same in both languages because the guides have the same lists. */
function withIds(blocks: readonly GuideBlock[], idOf: (number: number) => string, to: string): PlanBlock[] {
  let number = 0;
  return blocks.map((block) => ({
    ...block,
    text: insert(block.text, to),
    snippets: block.snippets.map((snippet) => ({...snippet, code: insert(snippet.code, to)})),
    id: block.kind === 'task' ? idOf((number += 1)) : null,
  }));
}

function planSteps({before, after, sections}: PlanData, from: string, to: string): PlanSteps[] {
  const isBetween = (section: PlannedSection) => (block: PlanBlock) =>
    isBlockBetween(block, section, from, to);
  const every = [...before, ...after];
  // Readers repeat these steps in each upgrade.
  const tasks = withIds(every, (number) => `every-upgrade.${number}@${to}`, to);
  const versions = sections
    .toSorted((a, b) => compareVersions(a.to, b.to))
    .map((section): PlanSteps => {
      const {id, title, blocks} = section;
      return {
        id,
        title,
        blocks: withIds(blocks, (number) => `${id}.${number}`, to).filter(isBetween(section)),
      };
    });
  return [
    {id: 'every-upgrade', title: {every: 'first' as const}, blocks: tasks.slice(0, before.length)},
    ...versions,
    {id: 'every-upgrade', title: {every: 'last' as const}, blocks: tasks.slice(before.length)},
  ].filter(({blocks}) => blocks.length > 0);
}

function raisedMinimums({platform, minimums}: PlanData, from: string, to: string): RaisedMinimum[] {
  const all = {android: [], ios: [], unity: [], [platform]: minimums};
  const [old, next] = [
    minimumsOf(platform, all, versionCore(from)),
    minimumsOf(platform, all, versionCore(to)),
  ];
  return MINIMUM_COLUMNS[platform].flatMap((key): RaisedMinimum[] => {
    const [before, after] = [old[key], next[key]];
    return after === undefined || after === before ? [] : [{key, from: before ?? null, to: after}];
  });
}

/**
 * Returns the plan of an upgrade.
 * @param from older version, which must be in the entries, as must `to`.
 * @param today ISO date.
 */
export function upgradePlan(
  data: PlanData,
  entries: readonly ChangelogEntry[],
  {from, to}: {from: string; to: string},
  today: string,
): UpgradePlan {
  const {added, changed, removed, adapterNotes, deprecations} = compareReleases(entries, [], from, to);
  const since = isoDate(entries.find(({name}) => name === from)?.date) ?? '';
  return {
    platform: data.platform,
    from,
    to,
    support: supportAnswer(from, data.timetable, today),
    minimums: raisedMinimums(data, from, to),
    steps: planSteps(data, from, to),
    gaps: upgradeGaps(
      entries.map(({name}) => name),
      data.sections,
    )
      .filter((gap) => isStepBetween(gap, from, to))
      .reverse(),
    api: data.sections
      .filter((section) => section.tables.length > 0 && isStepBetween(section, from, to))
      .map(({id, title, tables}) => ({id, title, tables}))
      .reverse(),
    added,
    changed,
    removed,
    adapterNotes,
    deprecations,
    rules: data.rules.filter(({date}) => since < date && date <= today),
  };
}

/** Returns the IDs of a plan's tasks. */
export function taskIds({steps}: Pick<UpgradePlan, 'steps'>): string[] {
  return steps.flatMap(({blocks}) => blocks.flatMap(({id}) => (id === null ? [] : [id])));
}
