import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {memo, useRef, type ReactNode} from 'react';

import {useServed} from '../useServed.ts';

interface Format {
  /** ISO date. */
  date: string;
  month?: 'long' | 'short';
  /** Omits the year, for lists whose heading includes it. */
  withoutYear?: boolean;
}

// Memoized because the theme's hook creates a formatter on each render.
const Formatted = memo(function Formatted({date, month = 'long', withoutYear = false}: Format): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month,
    ...(withoutYear ? {} : {year: 'numeric'}),
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
});

/**
 * Renders a date in the format of the reader's language. In a served page, its text is preserved, because the first
 * formatter takes a browser 15 ms, and a phone several times as long.
 */
export default function Day({itemProp, ...format}: Format & {itemProp?: string}): ReactNode {
  const time = useRef<HTMLTimeElement>(null);
  const isServed = useServed(format.date, time);
  const props = {dateTime: format.date, itemProp};
  if (isServed)
    return <time ref={time} {...props} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
  return (
    <time key="drawn" {...props}>
      <Formatted {...format} />
    </time>
  );
}
