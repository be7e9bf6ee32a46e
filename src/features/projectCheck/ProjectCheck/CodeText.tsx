import React, {type ReactNode} from 'react';

/** Shows text in backticks as code. Doesn't interpret anything else, because the text contains values from the reader's files. */
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
