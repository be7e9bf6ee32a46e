import type {Props} from '@theme/CodeInline';
import React, {type ReactNode} from 'react';

/** Code in running text. Browsers that translate the page leave it as it is. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
