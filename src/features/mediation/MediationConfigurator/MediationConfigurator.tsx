import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode} from 'react';

import type {Part} from '../mediationSchema.ts';
import type {PlatformMediation} from '../platformMediation.ts';
import {isConflict, choiceNotes} from '../choiceNotes.ts';
import {selectedAdapters, withParts} from '../selection.ts';
import {defaultChoice, type BuildForm} from '../selectionAddress.ts';
import ButtonLink from '../../../ui/ButtonLink/ButtonLink.tsx';
import {useSiteReleases} from '../../releases/useSiteReleases.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import AdapterTable from './AdapterTable.tsx';
import GeneratedFiles from './GeneratedFiles.tsx';
import styles from './MediationConfigurator.module.css';
import PartPicker from './PartPicker.tsx';
import {partNames} from './partName.ts';
import ChoiceNotes from './ChoiceNotes.tsx';
import {useChoice} from './useChoice.ts';

function useLegends(): Record<Part['kind'], string> {
  return useMemo(
    () => ({
      engine: translate({id: 'site.mediation.engines', message: 'Mediation Engines'}),
      network: translate({id: 'site.mediation.networks', message: 'Ad Networks'}),
      service: translate({id: 'site.mediation.services', message: 'Services'}),
    }),
    [],
  );
}

interface FormPickerProps {
  form: BuildForm;
  onChange: (form: BuildForm) => void;
}

function FormPicker({form, onChange}: FormPickerProps): ReactNode {
  const forms: {value: BuildForm; label: string}[] = [
    {value: 'bundle', label: translate({id: 'site.mediation.bundle', message: 'Bundle with excludes'})},
    {value: 'single', label: translate({id: 'site.mediation.single', message: 'Individual artifacts'})},
  ];
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Translate id="site.mediation.form">Build from</Translate>
      </legend>
      <div className={styles.parts}>
        {forms.map(({value, label}) => (
          <label key={value}>
            <input
              type="radio"
              name="mediation-build"
              value={value}
              checked={form === value}
              onChange={() => {
                onChange(value);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns a message for screen readers that says what has changed and what the build now contains. */
function useAnnouncement(change: string, adapters: number, conflicts: number): string {
  const {selectMessage} = usePluralForm();
  if (change === '') return '';
  const size = selectMessage(
    adapters,
    translate(
      {
        id: 'site.mediation.status.adapters',
        message: '{count} adapter in the build.|{count} adapters in the build.',
      },
      {count: adapters},
    ),
  );
  const faults =
    conflicts === 0
      ? ''
      : selectMessage(
          conflicts,
          translate(
            {
              id: 'site.mediation.status.conflicts',
              message: '{count} issue to fix.|{count} issues to fix.',
            },
            {count: conflicts},
          ),
        );
  return [change, size, faults].filter((text) => text !== '').join(' ');
}

/**
 * Renders controls to select mediation engines, ad networks, and services, and the build files for the selection. Pages
 * use `<MediationConfigurator platform="…" />`, and the build passes the data of that platform.
 */
export default function MediationConfigurator({data}: {data: PlatformMediation}): ReactNode {
  const legends = useLegends();
  const {latest} = useSiteReleases();
  const [choice, setChoice] = useChoice(data);
  const [change, setChange] = useState('');
  // Checkboxes respond at once, but the results are rendered when the browser has time.
  const shown = useDeferredValue(choice);
  const notes = useMemo(() => choiceNotes(data, shown), [data, shown]);
  const announcement = useAnnouncement(
    change,
    selectedAdapters(data, shown.selection).length,
    notes.filter(isConflict).length,
  );

  const {selection, form} = choice;
  const changeParts = useCallback(
    (parts: Part[], isWanted: boolean) => {
      setChoice((current) => ({
        ...current,
        selection: withParts(data, current.selection, parts, isWanted),
      }));
      const names = partNames(
        data,
        parts.map(({id}) => id),
      );
      setChange(
        isWanted
          ? translate({id: 'site.mediation.status.added', message: 'Added: {names}.'}, {names})
          : translate({id: 'site.mediation.status.leftOut', message: 'Removed: {names}.'}, {names}),
      );
    },
    [data, setChoice],
  );
  const changeIds = useCallback(
    (ids: string[], isWanted: boolean) => {
      changeParts(
        data.parts.filter(({id}) => ids.includes(id)),
        isWanted,
      );
    },
    [data, changeParts],
  );
  const add = useCallback(
    (id: string) => {
      changeIds([id], true);
    },
    [changeIds],
  );
  const leaveOut = useCallback(
    (ids: string[]) => {
      changeIds(ids, false);
    },
    [changeIds],
  );
  const changeForm = useCallback(
    (next: BuildForm) => {
      setChoice((current) => ({...current, form: next}));
      setChange(
        next === 'single'
          ? translate({id: 'site.mediation.single', message: 'Individual artifacts'})
          : translate({id: 'site.mediation.bundle', message: 'Bundle with excludes'}),
      );
    },
    [setChoice],
  );
  const chooseSingle = useCallback(() => {
    changeForm('single');
  }, [changeForm]);

  const code = useRef<HTMLHeadingElement>(null);
  const {release} = data.android ?? data.ios ?? {release: undefined};
  const newest = data.platform === 'unity' ? latest.unity : latest[data.platform];

  return (
    <div className={styles.configurator}>
      <noscript>
        <p className={styles.noscript}>
          <Translate id="site.mediation.noscript">
            Selecting components requires JavaScript. Without it, you see the code for the complete build.
            Delete the lines that you don't need.
          </Translate>
        </p>
      </noscript>
      {(['engine', 'network', 'service'] as const).map((kind) => (
        <PartPicker
          key={kind}
          data={data}
          kind={kind}
          legend={legends[kind]}
          selection={selection}
          onChange={changeParts}
        />
      ))}
      {data.platform === 'android' && <FormPicker form={form} onChange={changeForm} />}
      <p className={styles.actions}>
        <TextButton
          onClick={() => {
            setChoice(defaultChoice(data));
            setChange(translate({id: 'site.mediation.status.reset', message: 'Everything is selected.'}));
          }}>
          <Translate id="site.mediation.reset">Select everything</Translate>
        </TextButton>
      </p>
      <p role="status" className={clsx(styles.status, 'for-screen-readers')}>
        {announcement}
      </p>
      <ChoiceNotes
        data={data}
        notes={notes}
        otherRelease={release === newest.version ? undefined : release}
        onAdd={add}
        onLeaveOut={leaveOut}
        onSingle={chooseSingle}
        next={code}
      />
      <h3 ref={code} className={styles.heading}>
        <Translate id="site.mediation.code">Generated code</Translate>
      </h3>
      <GeneratedFiles data={data} choice={shown} />
      <h3 className={styles.heading}>
        <Translate id="site.mediation.table">Adapters in the build</Translate>
      </h3>
      <AdapterTable data={data} selection={shown.selection} legends={legends} />
      <ButtonLink to={`/${data.platform}/get-started`}>
        <Translate id="site.mediation.back">Go back to Get started</Translate>
      </ButtonLink>
    </div>
  );
}
