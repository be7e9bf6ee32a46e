import React, {type ReactNode} from 'react';

import {useTranslatedPage} from '../features/browserTranslation/useTranslatedPage.ts';

/** Wraps all pages. Mounted only once. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useTranslatedPage();
  return <>{children}</>;
}
