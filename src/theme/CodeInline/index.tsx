import type {Props} from '@theme/CodeInline';
import React, {type ReactNode} from 'react';

/** Renders code in running text, which browsers must not translate. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
