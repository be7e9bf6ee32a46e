import React, {useEffect, useState, type ReactNode} from 'react';

import {useIsEmbedded} from '../../embedding/useIsEmbedded.ts';
import {feedbackSettings, type FeedbackSettings} from '../feedbackSettings.ts';

import type * as pageFeedback from './PageFeedback.tsx';

interface Props {
  /** Version of the SDK that the page documents. */
  version?: string | undefined;
  title: string;
}

/**
 * Renders the question and the link below a page, if this deployment has configured them. Pages of other deployments
 * load nothing.
 */
export default function Feedback(props: Props): ReactNode {
  const isEmbedded = useIsEmbedded();
  const [shown, setShown] = useState<{module: typeof pageFeedback; settings: FeedbackSettings}>();
  useEffect(() => {
    const settings = feedbackSettings(isEmbedded);
    let isCurrent = settings !== undefined;
    if (settings) {
      import(/* webpackChunkName: "feedback" */ './PageFeedback.tsx').then(
        (module) => {
          if (isCurrent) setShown({module, settings});
        },
        (error: unknown) => {
          console.warn('The question below the page could not be loaded', error);
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isEmbedded]);
  if (!shown) return null;
  const {default: PageFeedback} = shown.module;
  return <PageFeedback {...props} {...shown.settings} />;
}
