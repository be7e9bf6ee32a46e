import {translate} from '@docusaurus/Translate';
import React, {memo, type ReactNode} from 'react';

import type {Part} from '../mediationSchema.ts';
import type {PlatformMediation} from '../platformMediation.ts';
import type {Selection} from '../selection.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './MediationConfigurator.module.css';
import {partName} from './partName.ts';

interface Props {
  data: PlatformMediation;
  kind: Part['kind'];
  legend: string;
  selection: Selection;
  /** Called with the parts that the reader selected or deselected. */
  onChange: (parts: Part[], isWanted: boolean) => void;
}

/** Renders the parts of one kind as checkboxes, with buttons that select all or none of them. */
function PartPicker({data, kind, legend, selection, onChange}: Props): ReactNode {
  const parts = data.parts.filter((part) => part.kind === kind);
  const free = parts.filter(({required}) => required !== true);
  const buttons = [
    {
      isWanted: true,
      text: translate({id: 'site.mediation.all', message: 'All'}),
      label: translate({id: 'site.mediation.all.label', message: '{legend}: all'}, {legend}),
    },
    {
      isWanted: false,
      text: translate({id: 'site.mediation.none', message: 'None'}),
      label: translate({id: 'site.mediation.none.label', message: '{legend}: none'}, {legend}),
    },
  ];
  return (
    <fieldset className={styles.picker} name={kind}>
      <legend>{legend}</legend>
      <div className={styles.quick}>
        {buttons.map(({isWanted, text, label}) => (
          <TextButton
            key={text}
            aria-label={label}
            onClick={() => {
              onChange(free, isWanted);
            }}>
            {text}
          </TextButton>
        ))}
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <label key={part.id}>
            <input
              type="checkbox"
              value={part.id}
              checked={selection.has(part.id)}
              disabled={part.required}
              onChange={(event) => {
                onChange([part], event.currentTarget.checked);
              }}
            />
            <span>
              {partName(data, part.id)}
              {part.required === true && (
                <small>{translate({id: 'site.mediation.required', message: ' – always'})}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default memo(PartPicker);
