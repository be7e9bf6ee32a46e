import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';

import {useMarkdownAddress} from './useMarkdownAddress.ts';

/** Adds a link to the page's Markdown file to the head, for programs. */
export default function MarkdownLink(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownAddress()} />
    </Head>
  );
}
