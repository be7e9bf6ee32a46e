import Translate from '@docusaurus/Translate';
import timetables from '@generated/site-releases/default/version-lines.json';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {useEffect, type ReactNode} from 'react';

import {calendarFile} from '../calendarFile.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../../../site/sections.ts';
import SupportCheck from '../SupportCheck/SupportCheck.tsx';
import {useToday} from '../useToday.ts';

import styles from './DeprecationTimetable.module.css';
import {timetableAddress, TIMETABLE_PARAMETER} from './timetableAddress.ts';
import TimetableTable from './TimetableTable.tsx';

function CalendarLinks({platform}: {platform: Platform}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const file = `${baseUrl}${calendarFile(platform)}`;
  return (
    <p className={styles.calendar}>
      <Translate
        id="site.timetable.calendar"
        values={{
          subscribe: (
            <a href={`${url.replace(/^https?:/, 'webcal:')}${file}`}>
              <Translate id="site.timetable.subscribe">Subscribe to the calendar</Translate>
            </a>
          ),
          download: (
            <a href={file} download>
              <Translate id="site.timetable.download">download it as a file</Translate>
            </a>
          ),
        }}>
        {'{subscribe} with these dates, or {download} (.ics).'}
      </Translate>
    </p>
  );
}

/**
 * Renders the version lines of the SDKs with their support state on the reader's current date, a field that checks one
 * version, and links to calendars. The `timetable-platform` URL parameter selects the tab.
 * @param platform set on a platform's page, which adds the parameter to its URL.
 */
export default function DeprecationTimetable({platform}: {platform?: Platform}): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  useEffect(() => {
    if (platform === undefined) return;
    const next = timetableAddress(search, platform);
    if (next !== null) history.replace({...history.location, search: next});
  }, [history, platform, search]);
  // The built date is the same on all platforms because their pages are built from the same data.
  const today = useToday(
    PLATFORMS.map((name) => timetables[name].asOf)
      .toSorted()
      .at(-1) ?? '',
  );
  return (
    <Tabs queryString={TIMETABLE_PARAMETER} defaultValue={platform ?? 'android'}>
      {PLATFORMS.map((name) => (
        <TabItem key={name} value={name} label={PLATFORM_NAMES[name]}>
          <SupportCheck platform={name} timetable={timetables[name]} today={today} />
          <TimetableTable lines={timetables[name].lines} today={today} />
          <CalendarLinks platform={name} />
        </TabItem>
      ))}
    </Tabs>
  );
}
