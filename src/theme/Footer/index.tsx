import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Footer from '@theme-original/Footer';
import React, {type ReactNode} from 'react';

/** Wraps the theme's footer. Pages that the dashboard embeds have no footer. */
export default function FooterWrapper(): ReactNode {
  return useIsEmbedded() ? null : <Footer />;
}
