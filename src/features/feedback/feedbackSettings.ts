import {refusesTracking} from '../services/refusesTracking.ts';
import {serviceSetting} from '../services/serviceSettings.ts';

/** Where answers are sent: a URL that receives them, or the tag manager. */
export type AnswerChannel = {endpoint: string} | 'tagManager';

/** What to show below a page. */
export interface FeedbackSettings {
  /** Unset if nothing receives answers, or if the reader's browser sends a privacy signal. */
  channel?: AnswerChannel;
  /** URL of the repository, without a trailing slash. Unset if none is configured. */
  repository?: string;
}

/** Returns what is configured for the current page, or undefined if nothing is. For browsers only. */
export function feedbackSettings(isEmbedded: boolean): FeedbackSettings | undefined {
  if (isEmbedded && serviceSetting('FEEDBACK_EMBEDDED') === undefined) return undefined;
  const endpoint = serviceSetting('FEEDBACK_ENDPOINT');
  const repository = serviceSetting('REPOSITORY_URL')?.replace(/\/$/, '');
  const channel = endpoint === undefined ? serviceSetting('TAG_MANAGER_ID') && 'tagManager' : {endpoint};
  const settings: FeedbackSettings = {
    ...(channel !== undefined && channel !== '' && !refusesTracking(navigator) && {channel}),
    ...(repository !== undefined && {repository}),
  };
  return Object.keys(settings).length > 0 ? settings : undefined;
}
