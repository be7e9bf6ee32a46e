import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {formatDate} from '../releaseDate.ts';
import type {Platform} from '../../../site/sections.ts';
import {useSiteReleases} from '../useSiteReleases.ts';
import Table from '../../../ui/Table/Table.tsx';

/** Renders a table with the version and date (dd.mm.yyyy) of a platform's newest stable release. */
export default function LatestRelease({platform}: {platform: Platform}): ReactNode {
  const {version, date} = useSiteReleases().latest[platform];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.latestRelease.version">Release Version</Translate>
          </th>
          <th scope="col">
            <Translate id="site.latestRelease.date">Release Date</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td translate="no">{version}</td>
          <td>{formatDate(date)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
