import type {Props} from '@theme/ContentVisibility';
import React, {lazy, Suspense, type ReactNode} from 'react';

const Notices = lazy(() => import('@theme-original/ContentVisibility'));

/** Wraps the theme's notices on drafts and unlisted pages: other pages do not load them. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <Suspense>
      <Notices {...props} />
    </Suspense>
  );
}
