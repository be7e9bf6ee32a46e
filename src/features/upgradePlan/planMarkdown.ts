import {
  adapterTitle,
  adapterVersions,
  comparedText,
  type ComparisonLabels,
} from '../releases/comparisonMarkdown.ts';
import type {ComparedAdapter, ComparedLine} from '../releases/compareReleases.ts';
import {releaseAnchor} from '../releases/releaseAnchor.ts';
import {formatDate} from '../releases/releaseDate.ts';
import {splitTag} from '../releases/releaseLine.ts';
import type {MinimumColumn} from '../requirements/requirements.ts';

import {languageOf} from './signatures.ts';
import type {PlanBlock, UpgradePlan} from './upgradePlan.ts';

/** Headings and names of a plan, in the reader's language. */
export interface PlanLabels extends Pick<
  ComparisonLabels,
  'title' | 'minimums' | 'deprecations' | 'added' | 'changed' | 'removed' | 'adapterNotes' | 'gap'
> {
  support: string;
  steps: string;
  /** Titles of the steps of every upgrade. */
  first: string;
  last: string;
  api: string;
  rules: string;
  /** Returns the name of a minimum. */
  nameOf: (key: MinimumColumn) => string;
}

interface Options {
  labels: PlanLabels;
  /** Sentence about the support of the older version, or an empty string. */
  support: string;
  /** IDs of checked steps. */
  done: ReadonlySet<string>;
  /** URL of the site in the reader's language, with a trailing slash. */
  site: string;
  /** URL of the plan. */
  address: string;
  russian: boolean;
}

/** Returns the versions of a minimum as "from → to", or the new one alone if the old one is unknown. */
export function minimumVersions({from, to}: {from: string | null; to: string}): string {
  return from === null ? to : `${from} → ${to}`;
}

/** Returns a plan as Markdown with absolute URLs and task lists, for pasting into an issue. */
export function planMarkdown(plan: UpgradePlan, options: Options): string {
  const {labels, support, done, site, address, russian} = options;
  const page = (path: string) => `${site}${plan.platform}/${path}`;
  const absolute = (text: string) => text.replaceAll('](/', `](${site}`);
  const blocks: string[] = [`# [${labels.title}](${address})`];
  const section = (label: string, lines: readonly string[]) => {
    if (lines.length > 0) blocks.push(`## ${label}`, lines.map((line) => `- ${line}`).join('\n'));
  };
  const notes = (lines: readonly ComparedLine[]) =>
    lines.map((line) => {
      const {tag} = splitTag(line.en);
      const release = `[${line.release}](${page('changelog')}#${releaseAnchor(line.release)})`;
      return `${tag ? `**${tag}** ` : ''}${absolute(comparedText(line, russian))} (${release})`;
    });
  const adapters = (rows: readonly ComparedAdapter[]) =>
    rows.map((row) => `${adapterTitle(row)} ${adapterVersions(row)}`.trim());
  const step = ({id, text, choice, snippets}: PlanBlock): string => {
    const choiceText = choice === undefined ? '' : `**${choice}.** `;
    const mark = id === null ? '' : done.has(id) ? '[x] ' : '[ ] ';
    const code = snippets.flatMap(({language, code: lines}) => [
      '',
      ...['```' + language, ...lines.split('\n'), '```'].map((line) => `  ${line}`),
    ]);
    return [`- ${mark}${choiceText}${absolute(text)}`, ...code].join('\n');
  };

  if (support !== '') blocks.push(`## ${labels.support}`, support);
  section(
    labels.minimums,
    plan.minimums.map((minimum) => `${labels.nameOf(minimum.key)}: ${minimumVersions(minimum)}`),
  );
  if (plan.steps.length + plan.gaps.length > 0) blocks.push(`## ${labels.steps}`);
  blocks.push(...plan.gaps.map(labels.gap));
  for (const {id, title, blocks: steps} of plan.steps) {
    blocks.push(
      `### [${typeof title === 'string' ? title : labels[title.every]}](${page('upgrade-guide')}#${id})`,
      steps.map(step).join('\n'),
    );
  }
  if (plan.api.length > 0) blocks.push(`## ${labels.api}`);
  for (const {id, title, tables} of plan.api) {
    blocks.push(`### [${title}](${page('upgrade-guide')}#${id})`);
    for (const {head, rows} of tables) {
      const lines = [head, ['---', '---'], ...rows.map(({before, after}) => [before, after])];
      blocks.push(lines.map((cells) => `| ${cells.map(absolute).join(' | ')} |`).join('\n'));
      const declarations = [...new Set(rows.flatMap(({signatures}) => signatures))];
      const [first] = declarations;
      if (first !== undefined) {
        blocks.push(['```' + languageOf(first, plan.platform), ...declarations, '```'].join('\n'));
      }
    }
  }
  section(labels.deprecations, notes(plan.deprecations));
  section(labels.added, adapters(plan.added));
  section(labels.changed, adapters(plan.changed));
  section(labels.removed, adapters(plan.removed));
  section(labels.adapterNotes, notes(plan.adapterNotes));
  section(
    labels.rules,
    plan.rules.map(({date, text, page: path}) => `[${formatDate(date)}](${site}${path.slice(1)}): ${text}`),
  );
  return `${blocks.join('\n\n')}\n`;
}
