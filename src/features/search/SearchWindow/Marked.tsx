import React, {type ReactNode} from 'react';

import {markedPieces} from '../excerptOf.ts';

interface Props {
  text: string;
  /** Lowercase word prefixes. */
  marks: readonly string[];
}

/** Renders text with the matching words in `<mark>`. */
export default function Marked({text, marks}: Props): ReactNode {
  return (
    // The key makes React replace the entire text, because a browser translation might have replaced the text nodes.
    <span key={`${marks.join(' ')}\n${text}`}>
      {markedPieces(text, marks).map(({text: piece, isMarked}, index) =>
        isMarked ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
}
