import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import React, {type ReactNode} from 'react';

/** Wraps the container of a post, without the theme's margin below it, which no style can change. */
export default function ContainerWrapper({children}: Props): ReactNode {
  return <Container>{children}</Container>;
}
