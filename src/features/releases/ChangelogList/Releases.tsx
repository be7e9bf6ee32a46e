import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';

import {adapterHistory, type AdapterMark} from '../adapterHistory.ts';
import type {ChangelogData, ChangelogEntry} from '../changelogEntry.ts';
import {releaseAnchor, withAnchors, type AnchoredLine} from '../releaseAnchor.ts';
import {formatDate} from '../releaseDate.ts';
import {RELEASE_LISTS, splitTag} from '../releaseLine.ts';
import {isOutdated, promotedTo, releaseState, type ReleaseState} from '../releaseState.ts';
import {releaseYears, type ReleaseYear} from '../releaseYears.ts';

import type {Platform} from '../../../site/sections.ts';

import styles from './ChangelogList.module.css';
import InlineMarkdown from './InlineMarkdown.tsx';
import {listLabel} from './listLabel.ts';

interface Context {
  platform: Platform;
  data: ChangelogData;
  /** URL of the site in the reader's language, `/` or `/ru/`. */
  base: string;
  /** Whether lines without a Russian translation are marked as English. */
  russian: boolean;
}

function stateLabel(state: ReleaseState): string {
  switch (state) {
    case 'stable':
      return translate({id: 'site.changelog.stable', message: 'Latest stable'});
    case 'rc':
      return translate({id: 'site.changelog.rc', message: 'Release candidate'});
    case 'beta':
      return translate({id: 'site.changelog.beta', message: 'Beta'});
    case 'alpha':
      return translate({id: 'site.changelog.alpha', message: 'Alpha'});
    case 'special':
      return translate({id: 'site.changelog.special', message: 'Special build'});
  }
}

function State({name, data}: {name: string; data: ChangelogData}): ReactNode {
  const state = releaseState(name);
  const outdated = isOutdated(name, data.latest);
  return (
    <span className={clsx(styles.state, name === data.latest && styles.newest)}>
      {outdated ? translate({id: 'site.changelog.outdated', message: 'Outdated'}) : stateLabel(state)}
    </span>
  );
}

/** Renders the dates, native SDKs, and status of a release. */
function Facts({entry, data}: {entry: ChangelogEntry; data: ChangelogData}): ReactNode {
  const facts: ReactNode[] = [];
  const date = formatDate(entry.date);
  if (date) facts.push(translate({id: 'site.release.releasedAt', message: 'Released on {date}'}, {date}));
  const built = formatDate(entry.buildDate);
  if (built) facts.push(translate({id: 'site.changelog.builtAt', message: 'Built on {date}'}, {date: built}));
  const {android, ios} = entry.sdks ?? {};
  if (android ?? ios) {
    const sdks = [android && `Android ${android}`, ios && `iOS ${ios}`].filter(Boolean).join(', ');
    facts.push(translate({id: 'site.release.sdks', message: 'Native SDKs: {sdks}'}, {sdks}));
  }
  const stable = promotedTo(entry.name, data.entries);
  if (stable) {
    facts.push(
      <a href={`#${releaseAnchor(stable.name)}`}>
        {translate({id: 'site.changelog.promoted', message: 'Released as {version}'}, {version: stable.name})}
      </a>,
    );
  }
  return (
    facts.length > 0 && (
      <ul className={styles.facts}>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
    )
  );
}

function MarkOf({mark}: {mark: AdapterMark}): ReactNode {
  return (
    <span className={styles.mark}>
      {mark.kind === 'new'
        ? translate({id: 'site.changelog.adapterNew', message: 'new'})
        : translate({id: 'site.changelog.adapterUpdated', message: 'was {version}'}, {version: mark.from})}
    </span>
  );
}

interface LineProps {
  line: AnchoredLine;
  mark?: AdapterMark;
  context: Context;
}

function Line({line, mark, context: {base, russian}}: LineProps): ReactNode {
  const {tag, text} = splitTag(line.en);
  return (
    <li id={line.id} lang={russian && line.ru === undefined ? 'en' : undefined}>
      {tag && <b className={styles.tag}>{tag}</b>}
      <InlineMarkdown base={base}>{russian ? (line.ru ?? text) : text}</InlineMarkdown>
      {mark && <MarkOf mark={mark} />}
      <a
        className={styles.hash}
        href={`#${line.id}`}
        aria-label={translate({id: 'site.changelog.lineLink', message: 'Link to this line'})}
      />
    </li>
  );
}

interface EntryProps {
  entry: ChangelogEntry;
  marks: ReadonlyMap<string, AdapterMark> | undefined;
  context: Context;
}

function adaptersLabel(platform: Platform, count: number, changed: number): string {
  const label = `${listLabel('adapters', platform)}: ${count}`;
  return changed === 0
    ? label
    : `${label}, ${translate(
        {id: 'site.changelog.changed', message: 'new or updated: {count}'},
        {count: String(changed)},
      )}`;
}

function Entry({entry, marks, context}: EntryProps): ReactNode {
  const {id, notes, internalFixes, lines} = withAnchors(entry);
  const show = (line: AnchoredLine) => (
    <Line key={line.id} line={line} mark={marks?.get(line.en)} context={context} />
  );
  const english = context.russian ? lines.filter(({ru}) => ru === undefined) : [];
  return (
    <section className={styles.release} data-release={entry.name} aria-labelledby={id}>
      <h4 id={id}>
        <a href={`#${id}`} translate="no">
          {entry.name}
        </a>
        <State name={entry.name} data={context.data} />
      </h4>
      <Facts entry={entry} data={context.data} />
      {lines.length === 0 && (
        <p className={styles.note}>
          {entry.date === null
            ? translate({
                id: 'site.changelog.versionOnly',
                message: "Only the version is known. There might be changes that aren't listed.",
              })
            : translate({
                id: 'site.changelog.dateOnly',
                message:
                  "Only the version and release date are known. There might be changes that aren't listed.",
              })}
        </p>
      )}
      {english.length > 0 && (
        <p className={styles.note}>
          {english.length === lines.length
            ? translate({
                id: 'site.changelog.inEnglish',
                message: 'The notes for this release are in English',
              })
            : translate({
                id: 'site.changelog.partlyInEnglish',
                message: 'Some of the notes for this release are in English',
              })}
        </p>
      )}
      {RELEASE_LISTS.map((list) => {
        const own = notes[list] ?? [];
        if (own.length === 0) return null;
        const items = <ul>{own.map(show)}</ul>;
        return list === 'adapters' ? (
          <details key={list} data-kind={list}>
            <summary>{adaptersLabel(context.platform, own.length, marks?.size ?? 0)}</summary>
            {items}
          </details>
        ) : (
          <div key={list} data-kind={list}>
            <h5>{listLabel(list, context.platform)}</h5>
            {items}
          </div>
        );
      })}
      {internalFixes && (
        <div data-kind="internal">
          <h5>{translate({id: 'site.changelog.internalFixes', message: 'Internal fixes'})}</h5>
          <ul>{show(internalFixes)}</ul>
        </div>
      )}
    </section>
  );
}

interface YearProps {
  group: ReleaseYear<ChangelogEntry>;
  history: ReadonlyMap<string, ReadonlyMap<string, AdapterMark>>;
  context: Context;
}

const Year = memo(function Year({group: {year, releases}, history, context}: YearProps): ReactNode {
  return (
    <section data-year={year ?? ''}>
      <h3 id={`y${year ?? '-unknown'}`} className={styles.year}>
        {year ?? translate({id: 'site.changelog.noYear', message: 'Date unknown'})}
      </h3>
      {releases.map((entry) => (
        <Entry key={entry.name} entry={entry} marks={history.get(entry.name)} context={context} />
      ))}
    </section>
  );
});

/** Returns the years of a changelog. They are prepared only once and can be rendered one by one. */
export function changelogYears(context: Context): YearProps[] {
  const history = adapterHistory(context.data.entries);
  return releaseYears(context.data.entries).map((group) => ({group, history, context}));
}

/**
 * Renders all releases of a platform by year, as plain markup without state or site context, so that a build can store
 * it as a string.
 */
export default function Releases({years}: {years: readonly YearProps[]}): ReactNode {
  return years.map((year) => <Year key={year.group.year ?? ''} {...year} />);
}
