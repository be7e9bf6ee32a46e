import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';

import styles from './DecisionSteps.module.css';

/**
 * Renders a flowchart. Its content is an ordered list of questions, each with a nested list of answers. It stays a
 * list, so it reads the same on every device.
 */
export default function DecisionSteps({children}: {children: ReactNode}): ReactNode {
  return <figure className={clsx(diagram.figure, styles.steps)}>{children}</figure>;
}
