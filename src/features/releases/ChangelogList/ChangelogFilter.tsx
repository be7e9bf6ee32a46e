import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useId, useRef, type Dispatch, type ReactNode, type SetStateAction} from 'react';

import {NETWORKS} from '../networks.ts';
import {MAX_VALUE_LENGTH} from '../../navigation/query.ts';
import {asksNothing, NO_FILTER, type ReleaseFilter} from '../releaseFilter.ts';
import {RELEASE_LISTS, TAGS} from '../releaseLine.ts';

import type {Platform} from '../../../site/sections.ts';

import form from '../../../ui/form.module.css';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './ChangelogList.module.css';
import type {FilterCounts} from './filterMarkup.ts';
import {listLabel} from './listLabel.ts';

interface Props {
  filter: ReleaseFilter;
  onChange: Dispatch<SetStateAction<ReleaseFilter>>;
  counts: FilterCounts | null;
  platform: Platform;
}

interface SelectProps {
  label: string;
  /** Label of the empty choice. */
  all: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Select({label, all, value, options, onChange}: SelectProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        className={clsx(form.control, form.row)}
        value={value ?? ''}
        onChange={({target}) => {
          onChange(target.value);
        }}>
        <option value="">{all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function useCounts({counts, filter}: Pick<Props, 'counts' | 'filter'>): string {
  const {selectMessage} = usePluralForm();
  if (counts === null || asksNothing(filter)) return '';
  if (counts.releases === 0) {
    return translate({id: 'site.changelog.nothing', message: 'No release matches.'});
  }
  const releases = selectMessage(
    counts.releases,
    translate(
      {id: 'site.changelog.releaseCount', message: '{count} release|{count} releases'},
      {count: String(counts.releases)},
    ),
  );
  if (counts.lines === null) return releases;
  const lines = selectMessage(
    counts.lines,
    translate(
      {id: 'site.changelog.lineCount', message: '{count} line|{count} lines'},
      {count: String(counts.lines)},
    ),
  );
  return `${releases}, ${lines}`;
}

/**
 * Renders a form that filters a changelog by text, change type, stage, network, and platform tag. It requires
 * JavaScript and is hidden without it.
 */
export default function ChangelogFilter({filter, onChange, counts, platform}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const change = (part: Partial<ReleaseFilter>) => {
    onChange((current) => ({...current, ...part}));
  };
  const status = useCounts({counts, filter});
  const everything = translate({id: 'site.changelog.all', message: 'All'});
  return (
    <form
      className={styles.filter}
      aria-label={translate({id: 'site.changelog.filter', message: 'Filter the changelog'})}
      onSubmit={(event) => {
        event.preventDefault();
      }}>
      <div className={styles.fields}>
        <label className={styles.field} htmlFor={id}>
          <span>{translate({id: 'site.changelog.text', message: 'Text or version'})}</span>
          <input
            ref={field}
            id={id}
            className={clsx(form.control, form.row)}
            type="search"
            value={filter.text}
            maxLength={MAX_VALUE_LENGTH}
            autoComplete="off"
            onChange={({target}) => {
              change({text: target.value});
            }}
          />
        </label>
        <Select
          label={translate({id: 'site.changelog.network', message: 'Network'})}
          all={everything}
          value={filter.network}
          options={NETWORKS.map(({id: network, label}) => [network, label] as const)}
          onChange={(value) => {
            change({network: value === '' ? null : value});
          }}
        />
        <Select
          label={translate({id: 'site.changelog.releases', message: 'Releases'})}
          all={everything}
          value={filter.releases}
          options={[
            ['stable', translate({id: 'site.changelog.onlyStable', message: 'Stable'})],
            ['pre', translate({id: 'site.changelog.onlyPre', message: 'Pre-releases'})],
          ]}
          onChange={(value) => {
            change({releases: value === 'stable' || value === 'pre' ? value : null});
          }}
        />
        {platform === 'unity' && (
          <Select
            label={translate({id: 'site.changelog.tag', message: 'Platform'})}
            all={everything}
            value={filter.tag}
            options={TAGS.map((tag) => [tag, tag] as const)}
            onChange={(value) => {
              change({tag: TAGS.find((tag) => tag === value) ?? null});
            }}
          />
        )}
      </div>
      <fieldset className={styles.kinds}>
        <legend className="for-screen-readers">
          {translate({id: 'site.changelog.kinds', message: 'Types of changes'})}
        </legend>
        {RELEASE_LISTS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={filter.kinds.includes(kind)}
              onChange={({target}) => {
                const isWanted = target.checked;
                onChange((current) => ({
                  ...current,
                  kinds: RELEASE_LISTS.filter((each) =>
                    each === kind ? isWanted : current.kinds.includes(each),
                  ),
                }));
              }}
            />
            {listLabel(kind, platform)}
          </label>
        ))}
        <span role="status" className={styles.status}>
          {status}
        </span>
        {!asksNothing(filter) && (
          <TextButton
            onClick={() => {
              // The button is about to disappear.
              field.current?.focus();
              onChange(NO_FILTER);
            }}>
            {translate({id: 'site.changelog.reset', message: 'Show all'})}
          </TextButton>
        )}
      </fieldset>
    </form>
  );
}
