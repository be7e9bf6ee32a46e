import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

import {useSiteReleases} from '../features/releases/useSiteReleases.ts';
import {formatDate} from '../features/releases/releaseDate.ts';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../site/sections.ts';
import MarkdownLink from '../features/markdown/MarkdownLink/MarkdownLink.tsx';
import Table from '../ui/Table/Table.tsx';

function PlatformRow({platform}: {platform: Platform}): ReactNode {
  const version = useVersions(platform).find(({isLast}) => isLast);
  const {date} = useSiteReleases().latest[platform];
  return (
    <tr>
      <th scope="row">{PLATFORM_NAMES[platform]}</th>
      <td translate="no">{version?.label}</td>
      <td>{formatDate(date)}</td>
      <td>
        <Link to={`/${platform}/get-started`}>
          <Translate
            id="site.versions.documentation"
            values={{platform: PLATFORM_NAMES[platform], version: version?.label ?? ''}}>
            {'{platform} {version} documentation'}
          </Translate>
        </Link>
        <br />
        <Link to={`/${platform}/changelog`}>
          <Translate id="site.versions.changelog" values={{platform: PLATFORM_NAMES[platform]}}>
            {'{platform} changelog'}
          </Translate>
        </Link>
      </td>
    </tr>
  );
}

/** Page that lists the documented version of every SDK. */
export default function Versions(): ReactNode {
  const title = translate({id: 'site.versions.title', message: 'Versions'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.versions.description',
        message:
          'Documented versions of the Appodeal SDK for Android, iOS, and Unity, with release dates and changelogs.',
      })}>
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="site.versions.intro">
            This site documents the latest stable release of each SDK. Earlier releases are listed in the
            changelogs. The deprecation policy shows how long each version is supported.
          </Translate>{' '}
          <Link to="/advanced/sdk-deprecation-policy">
            <Translate id="site.versions.policy">SDK Deprecation Policy</Translate>
          </Link>
        </p>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="site.versions.sdk">SDK</Translate>
              </th>
              <th scope="col">
                <Translate id="site.versions.version">Version</Translate>
              </th>
              <th scope="col">
                <Translate id="site.versions.date">Release date</Translate>
              </th>
              <th scope="col">
                <Translate id="site.versions.links">Documentation</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {PLATFORMS.map((platform) => (
              <PlatformRow key={platform} platform={platform} />
            ))}
          </tbody>
        </Table>
      </main>
    </Layout>
  );
}
