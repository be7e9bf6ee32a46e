import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {useDeferredValue, useId, useMemo, type ReactNode} from 'react';

import {
  filterProblems,
  formatProblemFilter,
  parseProblemFilter,
  type ProblemFilter,
} from '../filterProblems.ts';
import {PHASES, type Phase, type Problem} from '../problem.ts';
import {MAX_LENGTH, rankProblems} from '../rankProblems.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../../../site/sections.ts';

import form from '../../../ui/form.module.css';
import PasteField from '../../../ui/PasteField/PasteField.tsx';
import TitledGroup from '../../../ui/TitledGroup/TitledGroup.tsx';
import {useAddressState, type AddressFormat} from '../../navigation/useAddressState.ts';

import styles from './ProblemFinder.module.css';

const IN_ADDRESS: AddressFormat<ProblemFilter> = {
  initial: {platform: null, phase: null, text: ''},
  parse: parseProblemFilter,
  format: (filter, search) => formatProblemFilter(search, filter),
  delay: 300,
};

function phaseName(phase: Phase): string {
  switch (phase) {
    case 'build':
      return translate({id: 'site.problems.build', message: 'At build time'});
    case 'run':
      return translate({id: 'site.problems.run', message: 'At runtime'});
    case 'review':
      return translate({id: 'site.problems.review', message: 'During store review'});
  }
}

interface ChoiceProps<T extends string> {
  legend: string;
  all: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  value: T | null;
  onChange: (value: T | null) => void;
}

function Choice<T extends string>({
  legend,
  all,
  options,
  nameOf,
  value,
  onChange,
}: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={form.label}>{legend}</legend>
      {[null, ...options].map((option) => (
        <label key={option ?? ''}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => {
              onChange(option);
            }}
          />
          <span>{option === null ? all : nameOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ItemProps {
  problem: Problem;
  /** The message that was found in the reader's text. */
  found?: string | null;
}

function Item({problem, found = null}: ItemProps): ReactNode {
  const {section, platforms, description} = problem;
  // The messages of a guide are about different things, so the others don't help.
  const errors = section === undefined ? problem.errors : problem.errors.filter((error) => error === found);
  return (
    <li className={styles.item} data-found={found === null ? undefined : ''}>
      <p className={styles.title}>
        <Link to={problem.address}>{problem.title}</Link>
        <span className={styles.platforms}>
          {section ?? platforms.map((platform) => PLATFORM_NAMES[platform]).join(', ')}
        </span>
      </p>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {errors.length > 0 && (
        <ul className={styles.errors}>
          {errors.map((error) => (
            <li key={error}>
              <code translate="no">{error === found ? <mark>{error}</mark> : error}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Renders the list in the built page: all problems, grouped by the phase in which they occur. */
function ByPhase({problems}: {problems: readonly Problem[]}): ReactNode {
  return PHASES.map((phase) => {
    const members = problems.filter((problem) => problem.phase === phase);
    if (members.length === 0) return null;
    return (
      <TitledGroup key={phase} title={phaseName(phase)}>
        <ol>
          {members.map((problem) => (
            <Item key={problem.address} problem={problem} />
          ))}
        </ol>
      </TitledGroup>
    );
  });
}

/**
 * Lists problems, with a filter by platform, by phase, and by a pasted message or log, which can also lead to a guide.
 * For the order, see `rankProblems`. The built page contains a full list of links, which works without JavaScript. The choice is stored in
 * the URL.
 */
export default function ProblemFinder({problems}: {problems: readonly Problem[]}): ReactNode {
  const [filter, setFilter] = useAddressState(IN_ADDRESS);
  const change = (part: Partial<ProblemFilter>) => {
    setFilter((current) => ({...current, ...part}));
  };
  // Keeps typing responsive while a long log is ranked.
  const text = useDeferredValue(filter.text);
  const {platform, phase} = filter;
  const chosen = useMemo(() => filterProblems(problems, {platform, phase}), [problems, platform, phase]);
  const isSearch = text.trim() !== '';
  const ranked = useMemo(() => (isSearch ? rankProblems(chosen, text) : []), [chosen, text, isSearch]);
  const found = ranked.filter(({error}) => error !== null);
  const similar = ranked.filter(({error}) => error === null);

  const status = (() => {
    if (!isSearch) {
      return translate(
        {id: 'site.problems.count', message: 'Pages: {count}'},
        {count: String(chosen.filter((problem) => problem.phase !== undefined).length)},
      );
    }
    if (found.length > 0) {
      return translate(
        {id: 'site.problems.found', message: 'Pages that mention your message: {count}'},
        {count: String(found.length)},
      );
    }
    return similar.length > 0
      ? translate({
          id: 'site.problems.onlySimilar',
          message: 'No page mentions this message. Closest matches:',
        })
      : translate({id: 'site.problems.none', message: 'No page mentions this message.'});
  })();

  return (
    <div className={styles.finder}>
      <form
        role="search"
        data-needs-scripts
        aria-label={translate({id: 'site.problems.label', message: 'Problems'})}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        <fieldset className={clsx(form.panel, styles.controls)}>
          <legend className="for-screen-readers">
            {translate({id: 'site.problems.filter', message: 'Filter the list'})}
          </legend>
          <PasteField
            label={translate({id: 'site.problems.text', message: 'Error message or log'})}
            hint={translate({
              id: 'site.problems.hint',
              message:
                'Paste the whole text. It stays in your browser; only a short message is added to the URL.',
            })}
            rows={4}
            value={filter.text}
            onChange={(value) => {
              change({text: value.slice(0, MAX_LENGTH)});
            }}
          />
          <div className={styles.choices}>
            <Choice
              legend={translate({id: 'site.problems.platform', message: 'Platform'})}
              all={translate({id: 'site.problems.allPlatforms', message: 'All'})}
              options={PLATFORMS}
              nameOf={(option) => PLATFORM_NAMES[option]}
              value={platform}
              onChange={(value) => {
                change({platform: value});
              }}
            />
            <Choice
              legend={translate({id: 'site.problems.phase', message: 'When'})}
              all={translate({id: 'site.problems.allPhases', message: 'Any time'})}
              options={PHASES}
              nameOf={phaseName}
              value={phase}
              onChange={(value) => {
                change({phase: value});
              }}
            />
          </div>
        </fieldset>
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {/* Excluded from the site search, which must lead to the messages' own pages instead. */}
      <div data-search-ignore>
        {isSearch && found.length > 0 && (
          <ol className={styles.list}>
            {found.map(({problem, error}) => (
              <Item key={problem.address} problem={problem} found={error} />
            ))}
          </ol>
        )}
        {isSearch && similar.length > 0 && found.length > 0 && (
          <TitledGroup title={translate({id: 'site.problems.similar', message: 'Similar words'})}>
            <ol>
              {similar.map(({problem}) => (
                <Item key={problem.address} problem={problem} />
              ))}
            </ol>
          </TitledGroup>
        )}
        {isSearch && similar.length > 0 && found.length === 0 && (
          <ol className={styles.list}>
            {similar.map(({problem}) => (
              <Item key={problem.address} problem={problem} />
            ))}
          </ol>
        )}
        {!isSearch && <ByPhase problems={chosen} />}
      </div>
    </div>
  );
}
