import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Navbar from '@theme-original/Navbar';
import React, {type ReactNode} from 'react';

/** Wraps the theme's navbar: pages that the dashboard embeds have none. */
export default function NavbarWrapper(): ReactNode {
  return useIsEmbedded() ? null : <Navbar />;
}
