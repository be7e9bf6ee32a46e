import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {useId, useMemo, type ReactNode} from 'react';

import type {ChangelogData} from '../changelogEntry.ts';
import {formatComparison, type ComparedPair} from '../comparisonAddress.ts';
import {
  adapterTitle,
  adapterVersions,
  comparedText,
  comparisonMarkdown,
  type ComparisonLabels,
} from '../comparisonMarkdown.ts';
import {
  compareReleases,
  type ComparedAdapter,
  type ComparedLine,
  type ReleaseComparison,
} from '../compareReleases.ts';
import {releaseAnchor} from '../releaseAnchor.ts';
import {splitTag} from '../releaseLine.ts';
import type {UpgradeStep} from '../upgradeGuide.ts';
import type {Platform} from '../../../site/sections.ts';
import form from '../../../ui/form.module.css';
import LoadFailed from '../../../ui/onDemand/LoadFailed.tsx';
import {useData} from '../../../ui/onDemand/useData.ts';
import CopyMarkdown from '../CopyMarkdown/CopyMarkdown.tsx';

import styles from './ChangelogList.module.css';
import {comparisonLabels} from './comparisonLabels.ts';
import InlineMarkdown from './InlineMarkdown.tsx';
import {loadChangelog, loadUpgradeSteps} from './loadChangelog.ts';

interface Props {
  platform: Platform;
  /** The pair in the URL. Unknown versions count as not selected. */
  pair: ComparedPair;
  onChange: (pair: ComparedPair) => void;
}

function Section({label, children}: {label: string; children: ReactNode[]}): ReactNode {
  return (
    children.length > 0 && (
      <>
        <h4>{label}</h4>
        <ul>{children}</ul>
      </>
    )
  );
}

interface ResultProps {
  comparison: ReleaseComparison;
  labels: ComparisonLabels;
  platform: Platform;
  base: string;
  russian: boolean;
}

function Result({comparison, labels, platform, base, russian}: ResultProps): ReactNode {
  const notes = (lines: readonly ComparedLine[]) =>
    lines.map((line) => {
      const {tag} = splitTag(line.en);
      return (
        <li key={line.release + line.en}>
          <span lang={russian && line.ru === undefined ? 'en' : undefined}>
            {tag && <b className={styles.tag}>{tag}</b>}
            <InlineMarkdown base={base}>{comparedText(line, russian)}</InlineMarkdown>
          </span>{' '}
          <a className={styles.origin} href={`#${releaseAnchor(line.release)}`}>
            {line.release}
          </a>
        </li>
      );
    });
  const adapters = (rows: readonly ComparedAdapter[]) =>
    rows.map((row) => (
      <li key={adapterTitle(row)}>
        {adapterTitle(row)} <span className={styles.versions}>{adapterVersions(row)}</span>
      </li>
    ));
  const {minimums, steps, gaps, deprecations, features, fixes, added, changed, removed, adapterNotes} =
    comparison;
  const isEmpty = [
    minimums,
    steps,
    gaps,
    deprecations,
    features,
    fixes,
    added,
    changed,
    removed,
    adapterNotes,
  ].every(({length}) => length === 0);
  const inEnglish =
    russian &&
    [minimums, deprecations, features, fixes, adapterNotes].flat().some(({ru}) => ru === undefined);
  return (
    <>
      {isEmpty && <p>{labels.nothing}</p>}
      {inEnglish && (
        <p className={styles.note}>
          {translate({
            id: 'site.comparison.inEnglish',
            message: "Some of these notes haven't been translated yet.",
          })}
        </p>
      )}
      <Section label={labels.minimums}>{notes(minimums)}</Section>
      {steps.length + gaps.length > 0 && (
        <>
          <h4>{labels.steps}</h4>
          <p className={styles.note}>
            <Link to={`/${platform}/upgrade-plan${formatComparison(comparison)}`}>
              {translate({id: 'site.comparison.plan', message: 'Show the steps as a checklist'})}
            </Link>
          </p>
        </>
      )}
      {gaps.map((gap) => (
        <p key={gap.to}>{labels.gap(gap)}</p>
      ))}
      {steps.map(({id, title, items}) => (
        <React.Fragment key={id}>
          <h5>
            <Link to={`/${platform}/upgrade-guide#${id}`}>{title}</Link>
          </h5>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <InlineMarkdown base={base}>{item}</InlineMarkdown>
                </li>
              ))}
            </ul>
          )}
        </React.Fragment>
      ))}
      <Section label={labels.deprecations}>{notes(deprecations)}</Section>
      <Section label={labels.features}>{notes(features)}</Section>
      <Section label={labels.fixes}>{notes(fixes)}</Section>
      <Section label={labels.added}>{adapters(added)}</Section>
      <Section label={labels.changed}>{adapters(changed)}</Section>
      <Section label={labels.removed}>{adapters(removed)}</Section>
      <Section label={labels.adapterNotes}>{notes(adapterNotes)}</Section>
      {added.length + changed.length > 0 && (
        <p className={styles.note}>
          {translate({
            id: 'site.comparison.derived',
            message:
              'Each adapter version is from the latest entry that lists the adapter, up to and including the compared SDK version.',
          })}
        </p>
      )}
    </>
  );
}

async function load(platform: Platform): Promise<{data: ChangelogData; steps: UpgradeStep[]}> {
  const [data, steps] = await Promise.all([loadChangelog(platform), loadUpgradeSteps(platform)]);
  return {data, steps};
}

/** Renders a comparison of any two versions for a platform, as a single list that can be copied as Markdown. */
export default function Comparison({platform, pair, onChange}: Props): ReactNode {
  const {
    siteConfig: {baseUrl: base, url},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const russian = currentLocale === 'ru';
  const heading = useId();
  const loaded = useData(platform, load);
  const data = loaded === null || loaded === 'failed' ? null : loaded;
  const known = (name: string | null): string | null =>
    data?.data.entries.some((entry) => entry.name === name) ? name : null;
  const from = known(pair.from);
  const to = known(pair.to) ?? data?.data.latest ?? null;
  const comparison = useMemo(
    () =>
      data === null || from === null || to === null || from === to
        ? null
        : compareReleases(data.data.entries, data.steps, from, to),
    [data, from, to],
  );
  const labels = comparison && comparisonLabels(platform, comparison);

  const select = (label: string, value: string | null, choose: (version: string) => void) => (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        className={clsx(form.control, form.row)}
        value={value ?? ''}
        disabled={data === null}
        onChange={({target}) => {
          choose(target.value);
        }}>
        {value === null && (
          <option value="">{translate({id: 'site.comparison.choose', message: 'Select a version'})}</option>
        )}
        {data?.data.entries.map(({name}) => (
          <option key={name} value={name} translate="no">
            {name}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <section className={styles.comparison} aria-labelledby={heading}>
      <h3 id={heading}>
        {labels?.title ?? translate({id: 'site.changelog.compare', message: 'Compare two versions'})}
      </h3>
      <div className={styles.fields}>
        {select(translate({id: 'site.comparison.from', message: 'Your version'}), from, (version) => {
          onChange({from: version, to});
        })}
        {select(translate({id: 'site.comparison.to', message: 'Compare with'}), to, (version) => {
          onChange({from, to: version});
        })}
      </div>
      {loaded === 'failed' && <LoadFailed />}
      {data && from !== null && from === to && (
        <p>{translate({id: 'site.comparison.same', message: 'Select two different versions.'})}</p>
      )}
      {comparison && labels && (
        <>
          <Result comparison={comparison} labels={labels} platform={platform} base={base} russian={russian} />
          <CopyMarkdown
            text={comparisonMarkdown(comparison, {
              labels,
              changelog: `${url}${base}${platform}/changelog`,
              guide: `${url}${base}${platform}/upgrade-guide`,
              site: url + base,
              russian,
            })}
          />
        </>
      )}
    </section>
  );
}
