import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageTitle} from '@site/src/features/metadata/pageTitle';
import type {Locale} from '@site/src/site/locales';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import React, {type ReactNode} from 'react';

/** Wraps the theme's metadata of a doc, so that its title names the section. Many sections have a "Banner" page. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {pluginId} = useDocsVersion();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {title_meta: own} = frontMatter as {title_meta?: string};
  return (
    <>
      <DocItemMetadata />
      <PageMetadata
        title={pageTitle(own ?? metadata.title, {
          section: pluginId,
          locale: currentLocale as Locale,
          path: metadata.permalink,
        })}
      />
    </>
  );
}
