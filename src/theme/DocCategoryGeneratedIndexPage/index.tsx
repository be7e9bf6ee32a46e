import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageTitle} from '@site/src/features/metadata/pageTitle';
import type {Locale} from '@site/src/site/locales';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import React, {type ReactNode} from 'react';

/** Wraps the theme's list of the pages in a folder, so that its title names the section, like the titles of docs. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.categoryGeneratedIndex;
  const {pluginId} = useDocsVersion();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <PageMetadata
        title={pageTitle(title, {section: pluginId, locale: currentLocale as Locale, path: permalink})}
      />
    </>
  );
}
