import {translate} from '@docusaurus/Translate';
import React, {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {closeMenu} from '../../markdown/CopyPage/closeMenu.ts';

import {formFailed} from './formFailed.ts';
import {useLoaded} from './useLoaded.ts';

const loadDialog = () => import(/* webpackChunkName: "your-values" */ './ValuesDialog.tsx');

/** Renders the item of the page menu that opens the form for the reader's values. */
export default function ValuesItem(): ReactNode {
  const {loaded, isFailed, start} = useLoaded(loadDialog, 'The dialog for your values could not be loaded');
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = loaded?.default;
  return (
    <li>
      <button
        type="button"
        onClick={({currentTarget}) => {
          void start().then((isLoaded) => {
            if (!isLoaded) return;
            // The dialog returns the focus to the button of the menu.
            closeMenu(currentTarget.closest('details'));
            setIsOpen(true);
          });
        }}>
        {translate({id: 'site.yourValues.item', message: 'Your values in snippets'})}
      </button>
      {isFailed && <p role="alert">{formFailed()}</p>}
      {isOpen &&
        Dialog &&
        createPortal(
          <Dialog
            onClose={() => {
              setIsOpen(false);
            }}
          />,
          document.body,
        )}
    </li>
  );
}
