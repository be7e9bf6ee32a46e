import type {Props} from '@theme/CodeBlock/Buttons';
import Buttons from '@theme-original/CodeBlock/Buttons';
import React, {useDeferredValue, type ReactNode} from 'react';

/**
 * Wraps the buttons of a code block so that they are added in a separate, interruptible render. A page can have dozens of
 * blocks, and the theme adds all of their buttons in the same task as everything else that renders only after hydration.
 */
export default function ButtonsWrapper(props: Props): ReactNode {
  const isReady = useDeferredValue(true, false);
  return isReady ? <Buttons {...props} /> : null;
}
