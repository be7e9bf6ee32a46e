import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

interface Props {
  /** ISO date. */
  date: string;
  /** Leaves out the year, where a heading has it. */
  withoutYear?: boolean;
}

/** Day of a post as the reader's language writes it. */
export default function PostDate({date, withoutYear = false}: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    ...(withoutYear ? {} : {year: 'numeric'}),
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
