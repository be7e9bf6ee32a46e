import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';

import {requirementName} from '../requirementName.ts';
import type {Requirements} from '../requirements.ts';
import {requirementsFile} from '../requirementsFile.ts';
import {releaseAnchor} from '../../releases/releaseAnchor.ts';
import Table from '../../../ui/Table/Table.tsx';

import styles from './RequirementsTable.module.css';

/**
 * Renders what each stable release requires and includes, with a link to the same data as JSON. Minimums that a release
 * raised are bold, and unknown values are empty.
 */
export default function RequirementsTable({
  data: {platform, columns, rows},
}: {
  data: Requirements;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'site.requirements.release', message: 'Release'})}</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {requirementName(key, platform)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({version, values, raised}) => (
            <tr key={version}>
              <th scope="row" translate="no">
                <Link to={`/${platform}/changelog#${releaseAnchor(version)}`}>{version}</Link>
              </th>
              {columns.map((key) => (
                <td key={key} translate="no">
                  {raised.some((each) => each === key) ? <strong>{values[key]}</strong> : values[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <Translate
          id="site.requirements.data"
          values={{
            json: (
              <a href={baseUrl + requirementsFile(platform)} type="application/json">
                JSON
              </a>
            ),
          }}>
          {'The same data is available as {json}.'}
        </Translate>
      </p>
    </>
  );
}
