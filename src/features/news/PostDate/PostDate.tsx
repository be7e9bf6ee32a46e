import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

interface Props {
  /** ISO date. */
  date: string;
  /** Omits the year, for lists whose heading includes it. */
  withoutYear?: boolean;
}

/** Renders the date of a post in the format of the reader's language. */
export default function PostDate({date, withoutYear = false}: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    ...(withoutYear ? {} : {year: 'numeric'}),
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
