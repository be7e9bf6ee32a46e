import React, {useEffect, useState, type ReactNode} from 'react';

import type {SearchClient} from '../searchClient.ts';

import Marked from './Marked.tsx';

interface Props {
  client: SearchClient;
  /** URL of the page, and anchor of the heading on it. The anchor is empty for the text before the first heading. */
  url: string;
  anchor: string;
  /** The excerpt, if the answer included it. */
  given: string | undefined;
  marks: readonly string[];
}

/** Milliseconds before an excerpt is loaded. Rows that are replaced before that load nothing. */
const PAUSE = 200;

/** Renders the text of a result around the matching words. Empty until it is loaded or if it can't be loaded. */
export default function Excerpt({client, url, anchor, given, marks}: Props): ReactNode {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (given !== undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .excerpt(url, anchor, marks)
        .then((text) => {
          if (isCurrent) setLoaded(text);
        })
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [anchor, client, given, marks, url]);
  return <Marked text={given ?? loaded} marks={marks} />;
}
