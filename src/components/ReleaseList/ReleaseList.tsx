import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';

import {formatDate} from '../../releases/releaseDate.ts';
import type {Release} from '../../releases/releaseSchema.ts';

import InlineMarkdown from './InlineMarkdown.tsx';
import styles from './ReleaseList.module.css';

type ListName = 'features' | 'fixes' | 'adapters' | 'deprecations';

function listLabel(list: ListName): string {
  switch (list) {
    case 'features':
      return translate({id: 'site.release.features', message: 'Features'});
    case 'fixes':
      return translate({id: 'site.release.fixes', message: 'Fixed Issues'});
    case 'adapters':
      return translate({id: 'site.release.adapters', message: 'Ships with'});
    case 'deprecations':
      return translate({id: 'site.release.deprecations', message: 'Deprecations'});
  }
}

const LISTS: readonly ListName[] = ['features', 'fixes', 'adapters', 'deprecations'];

/** Address-safe id of a release's heading, for example `v3-4-0-beta-2`. */
function anchorOf(name: string): string {
  return `v${name.toLowerCase().replaceAll('.', '-')}`;
}

function ReleaseEntry({release}: {release: Release}): ReactNode {
  const date = formatDate(release.date);
  const lists = LISTS.filter((list) => (release[list]?.length ?? 0) > 0);
  const sdks = Object.entries(release.sdks ?? {}).filter(([, version]) => version);
  return (
    <section className={styles.release}>
      <Heading as="h2" id={anchorOf(release.name)} className={styles.name}>
        {release.name}
      </Heading>
      {date && (
        <p className={styles.date}>
          <Translate id="site.release.releasedAt" values={{date}}>
            {'Released at {date}'}
          </Translate>
        </p>
      )}
      {sdks.length > 0 && (
        <p className={styles.date}>
          <Translate
            id="site.release.sdks"
            values={{
              sdks: sdks
                .map(([platform, version]) => `${platform === 'ios' ? 'iOS' : 'Android'} ${version}`)
                .join(', '),
            }}>
            {'Native SDKs: {sdks}'}
          </Translate>
        </p>
      )}
      {lists.length === 0 && (
        <p>
          <Translate id="site.release.noNotes">
            The version is known; its release notes are not part of this list.
          </Translate>
        </p>
      )}
      {lists.map((list) => (
        <React.Fragment key={list}>
          <h3 className={styles.list}>{listLabel(list)}</h3>
          <ul>
            {release[list]?.map((line) => (
              <li key={line}>
                <InlineMarkdown>{line}</InlineMarkdown>
              </li>
            ))}
          </ul>
        </React.Fragment>
      ))}
    </section>
  );
}

/** Changelog of one platform: every release, newest first, as it stands in the data. */
export default function ReleaseList({releases}: {releases: Release[]}): ReactNode {
  return releases.map((release) => <ReleaseEntry key={release.name} release={release} />);
}
