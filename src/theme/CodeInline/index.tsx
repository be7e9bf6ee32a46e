import type {Props} from '@theme/CodeInline';
import React, {type ReactNode} from 'react';

/** Code in running text. Browser translations leave it unchanged. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
