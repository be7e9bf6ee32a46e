import {translate} from '@docusaurus/Translate';

import {fieldName} from './fieldName.ts';
import {insertValues, type Piece} from './insertValues.ts';
import {markValues} from './markValues.ts';
import {platformOfAddress} from './platformOfAddress.ts';
import {PLACEHOLDER_ATTRIBUTE} from './selectedText.ts';
import {setSnippetValues} from './snippetValues.ts';
import {VALUE_FIELDS, type Values} from './valueFields.ts';
import {readValues, writeValues} from './valueStorage.ts';
import styles from './yourValues.module.css';

let values: Values = {};
/** Whether the values exist only in memory, because the browser blocks storage. */
let isForVisit = false;

function markOf({text, field, placeholder = ''}: Piece): HTMLElement {
  const mark = document.createElement('mark');
  mark.className = styles.mark ?? '';
  mark.textContent = text;
  mark.setAttribute(PLACEHOLDER_ATTRIBUTE, placeholder);
  if (field !== undefined) {
    mark.title = translate(
      {id: 'site.yourValues.marked', message: 'Your value: {name}'},
      {name: fieldName(VALUE_FIELDS[field].kind)},
    );
  }
  return mark;
}

function show(): void {
  const shown = values;
  setSnippetValues(
    Object.keys(shown).length === 0
      ? undefined
      : (pathname) => {
          const split = (text: string) => insertValues(text, shown, platformOfAddress(pathname));
          return {
            fill: (code) =>
              split(code)
                .map(({text}) => text)
                .join(''),
            mark: (snippet) => markValues(snippet, split, markOf),
          };
        },
  );
}

/** Returns the reader's values. */
export function currentValues(): Values {
  return values;
}

/** Reads the stored values and shows them in all snippets. */
export function refreshValues(): void {
  const stored = readValues();
  if (stored === undefined || (isForVisit && Object.keys(stored).length === 0)) return;
  values = stored;
  isForVisit = false;
  show();
}

/** Shows values in all snippets and stores them. Returns false if they exist only until the page is closed. */
export function saveValues(next: Values): boolean {
  values = next;
  isForVisit = !writeValues(next);
  show();
  return !isForVisit;
}

/** Deletes all values and shows the placeholders again. */
export function forgetValues(): void {
  saveValues({});
}

// The first request for this script can fail, so that the form is the first to load it. The form must not overwrite values
// that it doesn't show.
refreshValues();
