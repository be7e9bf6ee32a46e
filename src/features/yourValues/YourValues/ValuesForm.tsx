import {translate} from '@docusaurus/Translate';
import React, {useId, useRef, useState, type ReactNode} from 'react';

import {faultOfValue, type ValueFault} from '../checkValue.ts';
import {faultText} from '../faultText.ts';
import {fieldName} from '../fieldName.ts';
import {FIELDS, type FieldId, type ValuePlatform, type Values} from '../valueFields.ts';
import {currentValues, forgetValues, saveValues} from '../yourValues.ts';
import {PLATFORM_NAMES} from '../../../site/sections.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './ValuesForm.module.css';

/** What the form has done. */
type Result = 'none' | 'saved' | 'visit' | 'forgotten' | 'invalid';

function resultText(result: Result): string {
  switch (result) {
    case 'none':
      return '';
    case 'saved':
      return translate({id: 'site.yourValues.saved', message: 'The snippets show your values.'});
    case 'visit':
      return translate({
        id: 'site.yourValues.visit',
        message:
          'The snippets show your values until you close or reload the page, because this browser blocks storage.',
      });
    case 'forgotten':
      return translate({id: 'site.yourValues.forgotten', message: 'Your values were deleted.'});
    case 'invalid':
      return translate({
        id: 'site.yourValues.invalid',
        message: 'Nothing was changed. Correct the marked values.',
      });
  }
}

interface InputProps {
  label: string;
  value: string;
  fault: ValueFault | undefined;
  onChange: (value: string) => void;
}

function Input({label, value, fault, onChange}: InputProps): ReactNode {
  const id = useId();
  const faultId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        value={value}
        onChange={({target}) => {
          onChange(target.value);
        }}
      />
      <p id={faultId} className={styles.fault} hidden={!fault}>
        {fault ? faultText(fault) : ''}
      </p>
    </div>
  );
}

interface Props {
  /** Platform that the page is about. The form then has only the fields that occur there. */
  platform?: ValuePlatform | undefined;
}

/** Renders the fields for the reader's values. They have no names, so that no form data can contain them. */
export default function ValuesForm({platform}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<Values>(currentValues);
  const [faults, setFaults] = useState<Partial<Record<FieldId, ValueFault>>>({});
  const [result, setResult] = useState<Result>('none');

  const shown = FIELDS.filter(
    ([, field]) => platform === undefined || field.platform === undefined || field.platform === platform,
  );
  const groups = [...new Set(shown.map(([, field]) => field.platform))];

  const save = () => {
    const found: typeof faults = {};
    const next: Values = {};
    const kept = currentValues();
    for (const [id, {kind}] of FIELDS) {
      const isShown = shown.some(([other]) => other === id);
      const value = (isShown ? drafts[id] : kept[id])?.trim() ?? '';
      if (value === '') continue;
      next[id] = value;
      const fault = isShown ? faultOfValue(kind, value) : undefined;
      if (fault !== undefined) found[id] = fault;
    }
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setResult('invalid');
      const index = shown.findIndex(([id]) => found[id] !== undefined);
      form.current?.querySelectorAll('input')[index]?.focus();
      return;
    }
    setDrafts(next);
    setResult(saveValues(next) ? 'saved' : 'visit');
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={translate({id: 'site.yourValues.form', message: 'Your values'})}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}>
      {groups.map((group) => {
        const fields = shown.filter(([, field]) => field.platform === group);
        return (
          <fieldset key={group ?? 'all'} className={styles.group}>
            <legend>
              {group === undefined
                ? translate({id: 'site.yourValues.allPlatforms', message: 'All platforms'})
                : PLATFORM_NAMES[group]}
            </legend>
            {fields.map(([id, {kind}]) => (
              <Input
                key={id}
                label={fieldName(kind)}
                value={drafts[id] ?? ''}
                fault={faults[id]}
                onChange={(value) => {
                  setDrafts((current) => ({...current, [id]: value}));
                  setFaults((current) => ({...current, [id]: undefined}));
                  setResult('none');
                }}
              />
            ))}
          </fieldset>
        );
      })}
      <p className={styles.hint}>
        {translate({
          id: 'site.yourValues.hint',
          message:
            "Your values stay in this browser and aren't sent anywhere. If a field is empty, snippets keep its placeholder.",
        })}
      </p>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          {translate({id: 'site.yourValues.save', message: 'Show in snippets'})}
        </button>
        <TextButton
          onClick={() => {
            forgetValues();
            setDrafts({});
            setFaults({});
            setResult('forgotten');
          }}>
          {translate({id: 'site.yourValues.forgetAll', message: 'Delete all values'})}
        </TextButton>
      </div>
      <p role="status" className={styles.status}>
        {resultText(result)}
      </p>
    </form>
  );
}
