import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Navbar from '@theme-original/Navbar';
import React, {type ReactNode} from 'react';

/** Wraps the theme's navbar. Pages that the dashboard embeds have no navbar. */
export default function NavbarWrapper(): ReactNode {
  return useIsEmbedded() ? null : <Navbar />;
}
