import type {ComparedAdapter, ComparedLine, ReleaseComparison} from './compareReleases.ts';
import {releaseAnchor} from './releaseAnchor.ts';
import {splitTag} from './releaseLine.ts';
import type {UpgradeGap} from './upgradeGaps.ts';

/** Headings of a comparison's sections, in the reader's language. */
export interface ComparisonLabels {
  /** Main heading, for example "Appodeal iOS SDK: from 3.2.0 to 3.10.0". */
  title: string;
  minimums: string;
  steps: string;
  deprecations: string;
  features: string;
  fixes: string;
  added: string;
  changed: string;
  removed: string;
  adapterNotes: string;
  /** Returns a sentence that states that no steps are known from one version line to the next. */
  gap: (gap: UpgradeGap) => string;
  /** Shown if nothing is listed. */
  nothing: string;
}

interface Options {
  labels: ComparisonLabels;
  /** URL of the changelog page. */
  changelog: string;
  /** URL of the upgrade guide. */
  guide: string;
  /** URL of the site in the reader's language, with a trailing slash. */
  site: string;
  russian: boolean;
}

/** Returns the text of a line in the reader's language, without its tag. */
export function comparedText({en, ru}: Pick<ComparedLine, 'en' | 'ru'>, russian: boolean): string {
  return russian && ru !== undefined ? ru : splitTag(en).text;
}

/** Returns the name of an adapter with its platform and group, for example "iOS, AppLovin MAX adapters: Bidon". */
export function adapterTitle({tag, group, name}: Pick<ComparedAdapter, 'tag' | 'group' | 'name'>): string {
  const owner = [tag, group].filter((part) => part).join(', ');
  return [owner, name].filter((part) => part !== '').join(': ');
}

/** Returns the versions of an adapter as "from → to", or the only known one. */
export function adapterVersions({from, to}: Pick<ComparedAdapter, 'from' | 'to'>): string {
  return [from, to].filter((version) => version !== null).join(' → ');
}

/** Returns a comparison as Markdown with absolute URLs, for pasting into an issue or a plan. */
export function comparisonMarkdown(comparison: ReleaseComparison, options: Options): string {
  const {labels, changelog, guide, site, russian} = options;
  const blocks: string[] = [`# ${labels.title}`];
  const section = (label: string, lines: readonly string[]) => {
    if (lines.length > 0) blocks.push(`## ${label}`, lines.map((line) => `- ${line}`).join('\n'));
  };
  const notes = (lines: readonly ComparedLine[]) =>
    lines.map((line) => {
      const {tag} = splitTag(line.en);
      const release = `[${line.release}](${changelog}#${releaseAnchor(line.release)})`;
      return `${tag ? `**${tag}** ` : ''}${absolute(comparedText(line, russian))} (${release})`;
    });
  const absolute = (text: string) => text.replaceAll('](/', `](${site}`);
  const adapters = (rows: readonly ComparedAdapter[]) =>
    rows.map((row) => `${adapterTitle(row)} ${adapterVersions(row)}`.trim());

  section(labels.minimums, notes(comparison.minimums));
  if (comparison.steps.length + comparison.gaps.length > 0) {
    blocks.push(`## ${labels.steps}`, ...comparison.gaps.map(labels.gap));
    for (const {id, title, items} of comparison.steps) {
      blocks.push(`### [${title}](${guide}#${id})`);
      if (items.length > 0) blocks.push(items.map((item) => `- ${absolute(item)}`).join('\n'));
    }
  }
  section(labels.deprecations, notes(comparison.deprecations));
  section(labels.features, notes(comparison.features));
  section(labels.fixes, notes(comparison.fixes));
  section(labels.added, adapters(comparison.added));
  section(labels.changed, adapters(comparison.changed));
  section(labels.removed, adapters(comparison.removed));
  section(labels.adapterNotes, notes(comparison.adapterNotes));
  if (blocks.length === 1) blocks.push(labels.nothing);
  return `${blocks.join('\n\n')}\n`;
}
