import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {lineState} from '../lineState.ts';
import {formatDate} from '../releaseDate.ts';
import type {VersionLine} from '../versionLines.ts';
import Table from '../../../ui/Table/Table.tsx';

import styles from './DeprecationTimetable.module.css';

function stateLabel(line: VersionLine, today: string, isNewest: boolean): string {
  switch (lineState(line, today)) {
    case 'supported':
      return isNewest
        ? translate({id: 'site.timetable.latest', message: 'Supported, latest'})
        : translate({id: 'site.timetable.supported', message: 'No end announced'});
    case 'ending':
      return translate(
        {id: 'site.timetable.ending', message: 'Supported until {date}'},
        {date: formatDate(line.ends)},
      );
    case 'ended':
      return translate({id: 'site.timetable.ended', message: 'Support ended'});
  }
}

interface Props {
  lines: readonly VersionLine[];
  /** ISO date. */
  today: string;
}

/** Renders the version lines of one platform, with their newest release, end of support, and state on a given date. */
export default function TimetableTable({lines, today}: Props): ReactNode {
  return (
    <Table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.timetable.line">Version line</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.newest">Latest release</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.date">Release date</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.ends">End of support</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.state">Status</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.line} data-state={lineState(line, today)}>
            <td translate="no">{line.line}</td>
            <td translate="no">{line.newest}</td>
            <td>{formatDate(line.last)}</td>
            <td>
              {line.ends === null ? (
                <Translate id="site.timetable.noEnd">not announced</Translate>
              ) : (
                <time dateTime={line.ends}>{formatDate(line.ends)}</time>
              )}
            </td>
            <td className={styles.state}>{stateLabel(line, today, index === 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
