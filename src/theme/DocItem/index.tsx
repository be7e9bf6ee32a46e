import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import React, {memo, type ReactNode} from 'react';

/**
 * Wraps the theme's doc. When a reader opens another page, the router first renders the current page again, while the next
 * one is prepared. This wrapper skips that render.
 */
function DocItemWrapper(props: Props): ReactNode {
  return <DocItem {...props} />;
}

export default memo(DocItemWrapper, (previous, next) => previous.content === next.content);
