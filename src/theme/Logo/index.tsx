import {useIsEmbedded} from '@site/src/features/embedding/useIsEmbedded';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import React, {type ReactNode} from 'react';

/** Wraps the theme's logo. Embedded pages, whose sidebar would show it in place of the navbar, have no logo. */
export default function LogoWrapper(props: Props): ReactNode {
  return useIsEmbedded() ? null : <Logo {...props} />;
}
