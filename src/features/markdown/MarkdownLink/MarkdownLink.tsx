import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';

import {useMarkdownAddress} from './useMarkdownAddress.ts';

/** Tells programs in the head of the page where it is as Markdown. */
export default function MarkdownLink(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownAddress()} />
    </Head>
  );
}
