import React, {type ReactNode} from 'react';

/** Shows a text with code in backticks. Everything else stays text, because it contains values of the reader's files. */
export default function CodeText({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}
