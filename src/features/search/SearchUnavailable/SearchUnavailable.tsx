import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {showModal} from '../../../ui/showModal.ts';

import styles from './SearchUnavailable.module.css';

interface Props {
  onClose: () => void;
}

/**
 * Renders a message in place of the search window if its script can't be loaded. It is part of every page so that it
 * works without a network connection.
 */
export default function SearchUnavailable({onClose}: Props): ReactNode {
  return (
    <dialog
      ref={showModal}
      className={styles.window}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      onCancel={onClose}
      onClose={onClose}>
      <p>
        <Translate id="site.search.offline">
          Search requires a network connection. Check your connection and try again.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onClose}>
        <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
      </button>
    </dialog>
  );
}
