import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import CopyText from '../../../ui/CopyText/CopyText.tsx';

/** Renders a button that copies text as Markdown. */
export default function CopyMarkdown({text}: {text: string}): ReactNode {
  return (
    <CopyText
      label={translate({id: 'site.comparison.copy', message: 'Copy as Markdown'})}
      text={text}
      rows={12}
    />
  );
}
