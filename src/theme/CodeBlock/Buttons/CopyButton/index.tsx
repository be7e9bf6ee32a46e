import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useSnippetValues} from '@site/src/features/yourValues/useSnippetValues';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import React, {useMemo, type ReactNode} from 'react';

/** Wraps the theme's copy button, which copies the code in its context, and gives it the code with the reader's values. */
export default function CopyButtonWrapper(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const values = useSnippetValues();
  const filled = useMemo(
    () => (values ? {...metadata, code: values.fill(metadata.code)} : metadata),
    [values, metadata],
  );
  return (
    <CodeBlockContextProvider metadata={filled} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
