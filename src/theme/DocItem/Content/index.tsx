import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OutdatedNotice from '@site/src/components/OutdatedNotice/OutdatedNotice';
import TranslationNotice from '@site/src/components/TranslationNotice/TranslationNotice';
import {useSiteReleases} from '@site/src/components/useSiteReleases';
import {contentBody} from '@site/src/lateContent/contentBody';
import {DOC_HEAD_ID, writeDocHead} from '@site/src/lateContent/docHead';
import {lateContentOf} from '@site/src/lateContent/lateContent';
import {useServedContent} from '@site/src/lateContent/useServedContent';
import {PLATFORMS} from '@site/src/site/sections';
import type {TranslationState} from '@site/src/translationState/translationState';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';

const CLASSES = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

/** What the page says of its doc, for `loadDoc`. Hydration leaves it as it is; pages drawn in a browser have none. */
function ServedHead(): ReactNode {
  const doc = useDoc();
  const isBrowser = useIsBrowser();
  const [isServed] = useState(!isBrowser);
  if (!isServed) return null;
  const json = process.env.PRERENDERING === 'true' ? writeDocHead(doc) : '';
  return (
    <script
      id={DOC_HEAD_ID}
      type="application/json"
      dangerouslySetInnerHTML={{__html: json}}
      suppressHydrationWarning
    />
  );
}

/**
 * The text in an element that the page's root knows nothing of: React finds no root behind an element that belongs to
 * another root too, and swallows clicks while it hydrates there.
 */
function Text({children}: {children: ReactNode}): ReactNode {
  const served = useServedContent(lateContentOf(children));
  if (served) {
    // Hydration keeps what is inside; this string is never drawn.
    return <div key="served" ref={served} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
  }
  const Body = contentBody()?.ContentBody;
  return (
    <div key="drawn">
      <div className={CLASSES}>{Body && <Body>{children}</Body>}</div>
    </div>
  );
}

/**
 * The text of a doc, after what a reader must know of its version or its translation. Ejected: the theme's draws the text
 * with the rest of the page, and so needs its script, although the page says all that is in it.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const frontMatter = useDoc().frontMatter as {translation_state?: TranslationState};
  const {pluginId, label} = useDocsVersion();
  const {latest} = useSiteReleases();
  const platform = PLATFORMS.find((known) => known === pluginId);
  return (
    <>
      {platform !== undefined && (
        <OutdatedNotice platform={platform} label={label} latest={latest[platform].version} />
      )}
      <TranslationNotice translation={frontMatter.translation_state} />
      <Text>{children}</Text>
      <ServedHead />
    </>
  );
}
