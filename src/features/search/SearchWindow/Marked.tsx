import React, {type ReactNode} from 'react';

import {markedPieces} from '../excerptOf.ts';

interface Props {
  text: string;
  /** Lowercase word prefixes. */
  marks: readonly string[];
}

/** A text with the matching words in `<mark>`. */
export default function Marked({text, marks}: Props): ReactNode {
  return (
    // The key replaces the text as a whole, because a browser translation has replaced the text nodes.
    <span key={`${marks.join(' ')}\n${text}`}>
      {markedPieces(text, marks).map(({text: piece, isMarked}, index) =>
        isMarked ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
}
