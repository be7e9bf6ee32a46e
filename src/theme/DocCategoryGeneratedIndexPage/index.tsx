import SectionTitle from '@site/src/features/metadata/SectionTitle/SectionTitle';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import React, {type ReactNode} from 'react';

/** Wraps the theme's list of the pages in a folder: its title names the section, as the titles of docs do. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.categoryGeneratedIndex;
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <SectionTitle title={title} path={permalink} />
    </>
  );
}
