import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import React, {type ReactNode} from 'react';

/** Wraps the frame of a post, without the theme's distance to the next one, which no style can change. */
export default function ContainerWrapper({children}: Props): ReactNode {
  return <Container>{children}</Container>;
}
