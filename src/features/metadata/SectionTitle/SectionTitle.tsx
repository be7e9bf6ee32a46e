import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';

import type {Locale} from '../../../site/locales.ts';
import {SECTIONS} from '../../../site/sections.ts';
import {pageTitle} from '../pageTitle.ts';

interface Props {
  title: string;
  /** URL path of the page. */
  path: string;
}

/** Adds the section to the title that the theme has set for a page of a docs instance. */
export default function SectionTitle({title, path}: Props): ReactNode {
  const {pluginId} = useDocsVersion();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const section = SECTIONS.find(({id}) => id === pluginId);
  return section && <PageMetadata title={pageTitle(title, {section, locale, path})} />;
}
