import SectionTitle from '@site/src/features/metadata/SectionTitle/SectionTitle';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import React, {type ReactNode} from 'react';

/** Wraps the theme's list of the pages in a folder, and adds the section to the title, as in the titles of docs. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.categoryGeneratedIndex;
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <SectionTitle title={title} path={permalink} />
    </>
  );
}
