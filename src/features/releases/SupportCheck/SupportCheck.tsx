import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, useState, type ReactNode} from 'react';

import {formatComparison} from '../comparisonAddress.ts';
import {supportAnswer, type SupportAnswer} from '../supportAnswer.ts';
import type {Timetable} from '../versionLines.ts';
import {PLATFORM_NAMES, type Platform} from '../../../site/sections.ts';
import form from '../../../ui/form.module.css';

import styles from './SupportCheck.module.css';
import {supportVerdict} from './supportVerdict.ts';

interface Props {
  platform: Platform;
  timetable: Timetable;
  /** ISO date. */
  today: string;
}

function explanation(answer: SupportAnswer, platform: string): ReactNode {
  switch (answer.kind) {
    case 'none':
      return translate({
        id: 'site.support.none',
        message: "That isn't a version. Enter a number such as 3.4.2 or 3.4.0-beta.2.",
      });
    case 'newer':
      return translate(
        {
          id: 'site.support.newer',
          message:
            '{version} is later than any release on this site. The latest stable release for {platform} is {newest}.',
        },
        {version: answer.version, newest: answer.newest, platform},
      );
    case 'unknown':
      return translate(
        {
          id: 'site.support.unknown',
          message:
            'The {platform} changelog has no release {version}. Check the number. This answer applies to its version line.',
        },
        {version: answer.version, platform},
      );
    case 'known':
      if (answer.isPreRelease) {
        return translate(
          {
            id: 'site.support.preRelease',
            message:
              '{version} is a pre-release. Before you publish, switch to a stable release. The latest is {newest}.',
          },
          {version: answer.version, newest: answer.newest},
        );
      }
      return answer.isOutdated
        ? translate(
            {
              id: 'site.support.outdated',
              message: "{version} isn't the latest release. The latest is {newest}.",
            },
            {version: answer.version, newest: answer.newest},
          )
        : translate(
            {id: 'site.support.newest', message: '{version} is the latest release.'},
            {version: answer.version},
          );
  }
}

/**
 * Renders a field that checks whether a version of the SDK is supported. It works after hydration. Until then, the
 * timetable has the same information.
 */
export default function SupportCheck({platform, timetable, today}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const name = PLATFORM_NAMES[platform];
  const answer = text.trim() === '' ? null : supportAnswer(text, timetable, today);
  const state = answer?.kind === 'known' || answer?.kind === 'unknown' ? answer.state : null;
  const line = answer?.kind === 'known' || answer?.kind === 'unknown' ? answer.line : null;
  const needsUpgrade =
    answer !== null &&
    answer.kind !== 'none' &&
    answer.kind !== 'newer' &&
    !(answer.kind === 'known' && !answer.isOutdated && !answer.isPreRelease);
  return (
    <div className={clsx(form.panel, styles.check)} data-needs-scripts>
      <label className={form.label} htmlFor={id}>
        <Translate id="site.support.label" values={{platform: name}}>
          {'Is my version of the {platform} SDK supported?'}
        </Translate>
      </label>
      <input
        id={id}
        className={form.control}
        type="text"
        inputMode="text"
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        placeholder={timetable.lines[0]?.newest}
        value={text}
        onChange={({target}) => {
          setText(target.value);
        }}
      />
      <p role="status" className={styles.answer} data-state={state ?? undefined}>
        {answer === null ? (
          <Translate id="site.support.hint">
            Enter a version, or paste the line from your build file that contains it.
          </Translate>
        ) : (
          <>
            {state !== null && <strong>{supportVerdict(state, line)}</strong>} {explanation(answer, name)}{' '}
            {needsUpgrade && (
              <Link to={`/${platform}/upgrade-plan${formatComparison({from: answer.version, to: null})}`}>
                <Translate id="site.support.upgrade">Upgrade plan</Translate>
              </Link>
            )}
          </>
        )}
      </p>
    </div>
  );
}
