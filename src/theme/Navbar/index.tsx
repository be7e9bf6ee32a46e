import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Navbar from '@theme-original/Navbar';
import React, {memo, type ReactNode} from 'react';

// When the location changes, only the parts that depend on it render again.
const MemoizedNavbar = memo(Navbar);

/** Wraps the theme's navbar. Pages that the dashboard embeds have no navbar. */
export default function NavbarWrapper(): ReactNode {
  return useIsEmbedded() ? null : <MemoizedNavbar />;
}
