import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import React, {type ReactNode} from 'react';

/** Wraps the theme's logo: embedded pages, whose sidebar would show it instead of the navbar, have none. */
export default function LogoWrapper(props: Props): ReactNode {
  return useIsEmbedded() ? null : <Logo {...props} />;
}
