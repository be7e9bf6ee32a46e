import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {memo, useEffect, useRef, type ReactNode, type RefObject} from 'react';

import type {PlatformMediation} from '../platformMediation.ts';
import {isConflict, type ChoiceNote} from '../choiceNotes.ts';
import type {Platform} from '../../../site/sections.ts';
import {moveFocus} from '../../../ui/moveFocus.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './MediationConfigurator.module.css';
import {partName, partNames} from './partName.ts';

interface Actions {
  /** Adds a part to the choice. */
  onAdd: (part: string) => void;
  /** Removes parts from the choice. */
  onLeaveOut: (parts: string[]) => void;
  /** Switches to individual artifacts. */
  onSingle: () => void;
}

const APP_ID_SECTION: Record<Platform, string> = {
  android: '/android/get-started#admob',
  ios: '/ios/get-started#step-2-prepare-your-application',
  unity: '/unity/get-started#admob-configuration',
};

const BILLING_PAGE =
  '/faq-and-troubleshooting/troubleshooting/android-common-issues/google-play-billing-warning';

function Asks({
  note: {demand, parts},
  data,
}: {
  note: Extract<ChoiceNote, {kind: 'asks'}>;
  data: PlatformMediation;
}): ReactNode {
  const names = partNames(data, parts);
  const {platform} = data;
  switch (demand) {
    case 'google-app-id':
      return (
        <Translate
          id="site.mediation.asks.googleAppId"
          values={{
            names,
            link: (
              <Link to={APP_ID_SECTION[platform]}>
                <Translate id="site.mediation.asks.googleAppId.link">AdMob app ID</Translate>
              </Link>
            ),
          }}>
          {'{names}: requires your {link}. Without this ID, the app crashes on launch.'}
        </Translate>
      );
    case 'firebase-file':
      return (
        <Translate
          id="site.mediation.asks.firebaseFile"
          values={{
            names,
            link: (
              <Link to={`/${platform}/services/firebase`}>
                <Translate id="site.mediation.asks.firebaseFile.link">
                  your Firebase project's configuration file
                </Translate>
              </Link>
            ),
          }}>
          {'{names}: requires {link}.'}
        </Translate>
      );
    case 'meta-client-token':
      return (
        <Translate
          id="site.mediation.asks.metaToken"
          values={{
            names,
            link: (
              <Link to={`/${platform}/services/meta`}>
                <Translate id="site.mediation.asks.metaToken.link">Meta app ID and client token</Translate>
              </Link>
            ),
          }}>
          {'{names} (service): requires a {link}.'}
        </Translate>
      );
    case 'billing-library-7':
      return (
        <Translate
          id="site.mediation.asks.billing"
          values={{
            names,
            link: (
              <Link to={BILLING_PAGE}>
                <Translate id="site.mediation.asks.billing.link">Play Console then shows a warning</Translate>
              </Link>
            ),
          }}>
          {'{names}: adds an old version of Google Play Billing Library to the build. {link}.'}
        </Translate>
      );
  }
}

function Minimum({
  note: {version, target, parts},
  data,
}: {
  note: Extract<ChoiceNote, {kind: 'minimum'}>;
  data: PlatformMediation;
}): ReactNode {
  const values = {version, target, names: partNames(data, parts)};
  return (
    <>
      {translate(
        {id: 'site.mediation.minimum', message: 'These pods require iOS {version}: {names}.'},
        values,
      )}{' '}
      {data.platform === 'unity'
        ? translate(
            {
              id: 'site.mediation.minimum.unity',
              message:
                "Set the project's minimum iOS version to {target}, the deployment target of the SDK core.",
            },
            values,
          )
        : translate(
            {
              id: 'site.mediation.minimum.ios',
              message: 'The Podfile uses {target}, the deployment target of the SDK core.',
            },
            values,
          )}
    </>
  );
}

function Text({
  note,
  data,
  onAdd,
  onLeaveOut,
  onSingle,
}: {note: ChoiceNote; data: PlatformMediation} & Actions): ReactNode {
  switch (note.kind) {
    case 'no-adapter': {
      const values = {
        name: partName(data, note.part),
        engines: partNames(data, note.engines),
      };
      return (
        <>
          {translate(
            {
              id: 'site.mediation.noAdapter',
              message:
                "{name} isn't in the build. Its adapters belong to engines that aren't selected: {engines}.",
            },
            values,
          )}
          {note.engines.map((engine) => (
            <TextButton
              key={engine}
              onClick={() => {
                onAdd(engine);
              }}>
              {translate({id: 'site.mediation.add', message: 'Add {name}'}, {name: partName(data, engine)})}
            </TextButton>
          ))}
        </>
      );
    }
    case 'engine-alone':
      return translate(
        {
          id: 'site.mediation.engineAlone',
          message:
            "{name} has no networks in this build, so it can't request any ads. Select networks that it supports, or exclude the engine.",
        },
        {name: partName(data, note.part)},
      );
    case 'no-renderer':
      return (
        <>
          {translate(
            {
              id: 'site.mediation.noRenderer',
              message:
                "{name} is excluded. Its module renders MRAID and VAST ads. Appodeal's own plugins always include it with the core.",
            },
            {name: partName(data, note.part)},
          )}
          <TextButton
            onClick={() => {
              onAdd(note.part);
            }}>
            {translate({id: 'site.mediation.add', message: 'Add {name}'}, {name: partName(data, note.part)})}
          </TextButton>
        </>
      );
    case 'google-stays':
      return (
        <>
          {translate(
            {
              id: 'site.mediation.googleStays',
              message:
                "AdMob is excluded, but the build still includes Google's SDK because of {names}. Without an AdMob app ID, the app crashes on launch.",
            },
            {names: partNames(data, note.parts)},
          )}
          <TextButton
            onClick={() => {
              onLeaveOut(note.parts);
            }}>
            {translate(
              {id: 'site.mediation.leaveOut', message: 'Exclude {names}'},
              {names: partNames(data, note.parts)},
            )}
          </TextButton>
        </>
      );
    case 'asks':
      return <Asks note={note} data={data} />;
    case 'minimum':
      return <Minimum note={note} data={data} />;
    case 'single-is-shorter':
      return (
        <>
          {translate({
            id: 'site.mediation.singleIsShorter',
            message:
              'You excluded more adapters than you kept, so a list of individual artifacts is shorter.',
          })}
          <TextButton onClick={onSingle}>
            {translate({id: 'site.mediation.toSingle', message: 'Use individual artifacts'})}
          </TextButton>
        </>
      );
  }
}

const keyOf = (note: ChoiceNote): string =>
  [note.kind, 'part' in note ? note.part : '', 'demand' in note ? note.demand : ''].join(' ');

interface Props extends Actions {
  data: PlatformMediation;
  notes: ChoiceNote[];
  /** Set if the versions of third-party adapters belong to a release other than the newest one. */
  otherRelease: string | undefined;
  /** Element that gets the focus when the reader has clicked the last button. */
  next: RefObject<HTMLElement | null>;
}

/** Renders what to fix in a choice and what the choice requires from the app. */
function ChoiceNotes({data, notes, otherRelease, next, ...actions}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const isClicked = useRef(false);
  useEffect(() => {
    // A click on a button removes the button, and sometimes other ones.
    if (isClicked.current) moveFocus(root.current?.querySelector('button') ?? next.current);
    isClicked.current = false;
  }, [next, notes]);
  const list = (isWanted: boolean) =>
    notes
      .filter((note) => isConflict(note) === isWanted)
      .map((note) => (
        <li key={keyOf(note)}>
          <Text note={note} data={data} {...actions} />
        </li>
      ));
  const [conflicts, others] = [list(true), list(false)];
  return (
    <div
      ref={root}
      onClickCapture={({target}) => {
        isClicked.current = (target as Element).closest('button') !== null;
      }}>
      {conflicts.length > 0 && (
        <div className={styles.conflicts}>
          <strong>
            <Translate id="site.mediation.conflicts">This selection doesn't work as is</Translate>
          </strong>
          <ul>{conflicts}</ul>
        </div>
      )}
      {(others.length > 0 || otherRelease !== undefined) && (
        <div className={styles.notes}>
          <strong>
            <Translate id="site.mediation.notes">What this selection requires</Translate>
          </strong>
          <ul>
            {otherRelease !== undefined && (
              <li>
                {translate(
                  {
                    id: 'site.mediation.otherRelease',
                    message:
                      'Adapters with their own version numbers are listed as of release {release}. Compare them with the release notes.',
                  },
                  {release: otherRelease},
                )}
              </li>
            )}
            {others}
          </ul>
        </div>
      )}
    </div>
  );
}

export default memo(ChoiceNotes);
