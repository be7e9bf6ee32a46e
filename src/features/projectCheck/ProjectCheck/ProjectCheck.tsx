import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {Suspense, useId, useMemo, useRef, useState, type ReactNode} from 'react';

import type {InputFile} from '../checkProject.ts';
import {MAX_BYTES} from '../fileText.ts';
import type {Platform} from '../../../site/sections.ts';
import formStyles from '../../../ui/form.module.css';
import {onDemand} from '../../../ui/onDemand/onDemand.tsx';
import PasteField from '../../../ui/PasteField/PasteField.tsx';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './ProjectCheck.module.css';
import {uniqueName} from './uniqueName.ts';
import {useFileDrop} from './useFileDrop.ts';
import {useProjectCheck, type CheckState} from './useProjectCheck.ts';

const CheckResults = onDemand(() => import(/* webpackChunkName: "project-check" */ './CheckResults.tsx'));

async function readFile(file: File): Promise<InputFile> {
  return {
    // Only files of a chosen folder have a path.
    name: file.webkitRelativePath || file.name,
    content: file.size > MAX_BYTES ? null : new Uint8Array(await file.arrayBuffer()),
  };
}

function statusOf(state: CheckState): string {
  switch (state) {
    case 'idle':
      return '';
    case 'checking':
      return translate({id: 'site.projectCheck.ui.checking', message: 'Checking…'});
    case 'failed':
      return translate({id: 'site.projectCheck.ui.failed', message: "The check couldn't be loaded."});
    case 'slow':
      return translate({
        id: 'site.projectCheck.ui.slow',
        message: 'The check took too long and was stopped. Remove the largest file.',
      });
  }
  const {files, findings} = state;
  if (files.every(({kind}) => kind === null)) {
    return translate({id: 'site.projectCheck.ui.nothingRead', message: 'No file was recognized.'});
  }
  if (findings.length === 0) {
    return translate({id: 'site.projectCheck.ui.none', message: 'No problems found.'});
  }
  const count = (wanted: string) => String(findings.filter(({severity}) => severity === wanted).length);
  return translate(
    {
      id: 'site.projectCheck.ui.count',
      message: 'Errors: {errors}, warnings: {warnings}, notes: {notes}.',
    },
    {errors: count('error'), warnings: count('warning'), notes: count('note')},
  );
}

function pastedName(number: number): string {
  return number === 1
    ? translate({id: 'site.projectCheck.ui.pasted', message: 'Pasted text'})
    : translate(
        {id: 'site.projectCheck.ui.pastedNumber', message: 'Pasted text {number}'},
        {number: String(number)},
      );
}

/**
 * Checks files that the reader pastes or drops. Everything stays in the browser. A worker applies the rules, and the
 * state is only in memory. The rules, the worker, and the list of results load after the first input.
 */
export default function ProjectCheck({platform}: {platform: Platform}): ReactNode {
  const [files, setFiles] = useState<InputFile[]>([]);
  const [text, setText] = useState('');
  const [pastes, setPastes] = useState(1);
  const [said, setSaid] = useState<string | null>(null);
  const filesId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);

  const name = pastedName(pastes);
  const all = useMemo(
    () => (text.trim() === '' ? files : [...files, {name, content: text}]),
    [files, text, name],
  );
  const [state, retry] = useProjectCheck(all, platform);

  const add = (list: Iterable<File>) => {
    Promise.all([...list].map(readFile))
      .then((read) => {
        setSaid(null);
        setFiles((current) => {
          const next = [...current];
          for (const file of read) {
            next.push({
              ...file,
              name: uniqueName(
                file.name,
                next.map((each) => each.name),
              ),
            });
          }
          return next;
        });
      })
      .catch((error: unknown) => {
        // Folders and deleted files can't be read.
        console.warn('A file could not be read', error);
        setSaid(
          translate({
            id: 'site.projectCheck.ui.unreadable',
            message: "Couldn't open a file. To check a folder, choose the files in it.",
          }),
        );
      });
  };

  const form = useRef<HTMLFormElement>(null);
  const isOver = useFileDrop(form, add);

  const clear = () => {
    setFiles([]);
    setText('');
    setPastes(1);
    setSaid(null);
    textarea.current?.focus();
  };

  return (
    <div className={styles.check}>
      <form
        ref={form}
        data-needs-scripts
        aria-label={translate({id: 'site.projectCheck.ui.label', message: 'Project check'})}
        className={clsx(formStyles.panel, isOver && styles.over)}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        <PasteField
          field={textarea}
          label={translate({id: 'site.projectCheck.ui.text', message: 'File contents'})}
          hint={translate({
            id: 'site.projectCheck.ui.textHint',
            message: 'Your files stay in your browser. The check sends and stores nothing.',
          })}
          rows={6}
          value={text}
          onChange={setText}
        />
        <div className={styles.actions}>
          <label className={styles.pick} htmlFor={filesId}>
            <span>{translate({id: 'site.projectCheck.ui.choose', message: 'Choose files'})}</span>
            <input
              id={filesId}
              type="file"
              multiple
              onChange={({target}) => {
                if (target.files) add(target.files);
                // Lets the reader choose the same file again after a change.
                target.value = '';
              }}
            />
          </label>
          <span className={styles.drop}>
            {translate({id: 'site.projectCheck.ui.drop', message: 'or drop them here'})}
          </span>
          <TextButton
            disabled={text.trim() === ''}
            onClick={() => {
              setFiles((current) => [...current, {name, content: text}]);
              setText('');
              setPastes((current) => current + 1);
              textarea.current?.focus();
            }}>
            {translate({id: 'site.projectCheck.ui.another', message: 'Paste another file'})}
          </TextButton>
          <TextButton disabled={all.length === 0} onClick={clear}>
            {translate({id: 'site.projectCheck.ui.clear', message: 'Start over'})}
          </TextButton>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {said ?? statusOf(state)}
      </p>
      {(state === 'failed' || state === 'slow') && (
        <p>
          <TextButton onClick={retry}>
            {translate({id: 'site.projectCheck.ui.retry', message: 'Try again'})}
          </TextButton>
        </p>
      )}
      {typeof state === 'object' && (
        <Suspense fallback={null}>
          <CheckResults
            report={state}
            onRemove={(removed) => {
              if (removed === name && text.trim() !== '') setText('');
              else setFiles((current) => current.filter((file) => file.name !== removed));
              textarea.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
