import Translate, {translate} from '@docusaurus/Translate';
import versionLines from '@generated/site-releases/default/version-lines.json';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {type ReactNode} from 'react';

import {formatDate} from '../../releases/releaseDate.ts';
import type {LineState} from '../../releases/versionLines.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../../site/sections.ts';
import Table from '../Table/Table.tsx';

function stateLabel(state: LineState): string {
  switch (state) {
    case 'latest':
      return translate({id: 'site.timetable.latest', message: 'Supported, newest'});
    case 'supported':
      return translate({id: 'site.timetable.supported', message: 'Supported'});
    case 'ended':
      return translate({id: 'site.timetable.ended', message: 'Support ended'});
  }
}

function Timetable({platform}: {platform: Platform}): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.timetable.line">Version line</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.newest">Newest release</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.date">Its date</Translate>
          </th>
          <th scope="col">
            <Translate id="site.timetable.state">State</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {versionLines[platform].map((line) => (
          <tr key={line.line}>
            <td>{line.line}</td>
            <td>{line.newest}</td>
            <td>{formatDate(line.last)}</td>
            <td>{stateLabel(line.state)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/**
 * Version lines of the SDKs with their support state. The address parameter `timetable-platform` picks the tab.
 * @param platform tab that is open when the address does not say.
 */
export default function DeprecationTimetable({platform = 'android'}: {platform?: Platform}): ReactNode {
  return (
    <Tabs queryString="timetable-platform" defaultValue={platform}>
      {PLATFORMS.map((name) => (
        <TabItem key={name} value={name} label={PLATFORM_NAMES[name]}>
          <Timetable platform={name} />
        </TabItem>
      ))}
    </Tabs>
  );
}
