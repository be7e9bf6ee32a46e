import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';

/** The text of a doc under its title, which is drawn here unless the text has one itself, or front matter hides it. */
export default function ContentBody({children}: {children: ReactNode}): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  );
}
