import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode} from 'react';

import styles from './TextButton.module.css';

/** Button that looks like a link of the text: it acts on the page and leads nowhere. */
export default function TextButton({className, ...props}: Omit<ComponentProps<'button'>, 'type'>): ReactNode {
  return <button type="button" data-needs-scripts {...props} className={clsx(styles.button, className)} />;
}
