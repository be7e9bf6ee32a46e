import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import React, {type ReactNode} from 'react';

/** Wraps the container of a post to remove the theme's bottom margin, which no style can change. */
export default function ContainerWrapper({children}: Props): ReactNode {
  return <Container>{children}</Container>;
}
