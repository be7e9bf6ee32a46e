import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {type ReactNode} from 'react';

import InlineMarkdown from '../../releases/ChangelogList/InlineMarkdown.tsx';
import Table from '../../../ui/Table/Table.tsx';
import type {ConflictData, ConflictRow} from '../conflictRows.ts';

import styles from './VersionConflicts.module.css';

/** Texts of rows have no links to pages of the site. */
const Words = ({children}: {children: string}): ReactNode => (
  <InlineMarkdown base="/">{children}</InlineMarkdown>
);

function Row({id: name, parts, error, symptom, fix, page}: ConflictRow): ReactNode {
  const id = `conflict-${name}`;
  useBrokenLinks().collectAnchor(id);
  const [first, second] = parts;
  return (
    <tr id={id}>
      <th scope="row">
        <span>
          <Words>{first}</Words>
        </span>
        <a
          href={`#${id}`}
          className="hash-link"
          aria-label={translate(
            {id: 'site.versionConflicts.link', message: 'Direct link to {first} and {second}'},
            {first: plain(first), second: plain(second)},
          )}
        />
      </th>
      <td>
        <Words>{second}</Words>
      </td>
      <td>
        {symptom !== undefined && (
          <p>
            <Words>{symptom}</Words>
          </p>
        )}
        {error !== undefined && (
          <p>
            <code translate="no">{error}</code>
          </p>
        )}
      </td>
      <td>
        <p>
          <Words>{fix}</Words>
        </p>
        <p>
          <Link to={page.address}>{page.title}</Link>
        </p>
      </td>
    </tr>
  );
}

/** Widths of columns, here because the styles of all pages share one file. */
const NARROW = {minWidth: '7.5rem'};
const WIDE = {minWidth: '11rem'};

const plain = (text: string): string => text.replaceAll('`', '');

/** Renders a platform's pairs of versions that don't work together. Each row has its own anchor. */
export default function VersionConflicts({data: {rows}}: {data: ConflictData}): ReactNode {
  return (
    <div className={styles.conflicts}>
      <Table>
        <thead>
          <tr>
            <th scope="col" style={NARROW}>
              {translate({id: 'site.versionConflicts.first', message: 'Version'})}
            </th>
            <th scope="col" style={NARROW}>
              {translate({id: 'site.versionConflicts.second', message: 'Conflicts with'})}
            </th>
            <th scope="col" style={WIDE}>
              {translate({id: 'site.versionConflicts.symptom', message: 'Symptom'})}
            </th>
            <th scope="col" style={WIDE}>
              {translate({id: 'site.versionConflicts.fix', message: 'Fix'})}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
