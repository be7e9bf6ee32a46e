import React, {useId, type ReactNode, type RefObject} from 'react';

import form from '../form.module.css';

import styles from './PasteField.module.css';

interface Props {
  label: string;
  hint: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** A field for pasted text such as a log or a file, with a label and a hint. The browser neither corrects nor translates it. */
export default function PasteField({label, hint, rows, value, onChange, field}: Props): ReactNode {
  const id = useId();
  const hintId = useId();
  return (
    <div className={styles.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={form.control}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={hintId}
        translate="no"
        value={value}
        onChange={({target}) => {
          onChange(target.value);
        }}
      />
      <p id={hintId}>{hint}</p>
    </div>
  );
}
