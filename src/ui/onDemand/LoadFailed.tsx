import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import TextButton from '../TextButton/TextButton.tsx';

/** Replaces a part of a page whose script or data couldn't be loaded. */
export default function LoadFailed(): ReactNode {
  return (
    <p role="alert">
      {translate({id: 'site.changelog.failed', message: "This part of the page couldn't be loaded."})}{' '}
      <TextButton
        onClick={() => {
          window.location.reload();
        }}>
        {translate({id: 'site.changelog.reload', message: 'Reload the page'})}
      </TextButton>
    </p>
  );
}
