import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode} from 'react';

import styles from './TextButton.module.css';

/** Renders a button that looks like a text link but acts on the page instead of navigating. */
export default function TextButton({className, ...props}: Omit<ComponentProps<'button'>, 'type'>): ReactNode {
  return <button type="button" data-needs-scripts {...props} className={clsx(styles.button, className)} />;
}
