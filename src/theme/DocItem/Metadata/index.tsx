import {useDoc} from '@docusaurus/plugin-content-docs/client';
import SectionTitle from '@site/src/features/metadata/SectionTitle/SectionTitle';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's metadata of a doc, and adds the section to the title because many sections have a page titled
 * "Banner".
 */
export default function DocItemMetadataWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title_meta: own} = frontMatter as {title_meta?: string};
  return (
    <>
      <DocItemMetadata />
      <SectionTitle title={own ?? metadata.title} path={metadata.permalink} />
    </>
  );
}
