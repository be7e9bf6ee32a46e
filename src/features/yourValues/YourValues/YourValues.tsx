import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import React, {useId, useRef, useState, type ReactNode} from 'react';

import {platformOfAddress} from '../platformOfAddress.ts';
import {useValuesOfPage} from '../useSnippetValues.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import {formFailed} from './formFailed.ts';
import {useLoaded} from './useLoaded.ts';
import styles from './YourValues.module.css';

const loadForm = () => import(/* webpackChunkName: "your-values" */ './ValuesForm.tsx');
const loadValues = () => import(/* webpackChunkName: "your-values" */ '../yourValues.ts');

/**
 * Opens the form for the reader's values. The build adds it above the first snippet with a placeholder. Its few styles
 * are on every page.
 */
export default function YourValues(): ReactNode {
  const hasValues = useValuesOfPage() !== undefined;
  const {pathname} = useLocation();
  const {loaded, isFailed, start} = useLoaded(loadForm, 'The form for your values could not be loaded');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const Form = loaded?.default;

  const forget = () => {
    toggle.current?.focus();
    void loadValues().then(({forgetValues}) => {
      forgetValues();
    });
  };

  return (
    <div data-your-values data-needs-scripts data-markdown="none" data-search-ignore>
      <p className={styles.prompt}>
        <TextButton
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            if (isOpen) setIsOpen(false);
            else void start().then(setIsOpen);
          }}>
          {hasValues
            ? translate({id: 'site.yourValues.change', message: 'Change your values'})
            : translate({id: 'site.yourValues.use', message: 'Use your values'})}
        </TextButton>{' '}
        <span>
          {hasValues ? '' : translate({id: 'site.yourValues.inSnippets', message: 'in all snippets'})}
        </span>{' '}
        {hasValues && !isOpen && (
          <TextButton onClick={forget}>
            {translate({id: 'site.yourValues.forget', message: 'Delete them'})}
          </TextButton>
        )}
        {isFailed && <span role="alert">{formFailed()}</span>}
      </p>
      {isOpen && Form && (
        <div id={id}>
          <Form platform={platformOfAddress(pathname)} />
        </div>
      )}
    </div>
  );
}
