import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Footer from '@theme-original/Footer';
import React, {memo, type ReactNode} from 'react';

// When the location changes, only the parts that depend on it render again.
const MemoizedFooter = memo(Footer);

/** Wraps the theme's footer. Pages that the dashboard embeds have no footer. */
export default function FooterWrapper(): ReactNode {
  return useIsEmbedded() ? null : <MemoizedFooter />;
}
