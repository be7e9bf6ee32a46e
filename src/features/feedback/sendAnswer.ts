import type {AnswerChannel} from './feedbackSettings.ts';

/** An answer to the question below a page. */
export interface Answer {
  answer: 'yes' | 'no';
  /** Reason, if the reader gave one after the answer. */
  reason?: string;
  /** Path of the page. */
  page: string;
  language: string;
  /** Version of the SDK that the page documents. */
  version?: string;
}

/** Maximum length of a reason. */
export const MAX_REASON = 1000;

/**
 * Sends an answer as the event `page_feedback`, without cookies or anything else about the reader.
 * @throws Error if the endpoint doesn't accept it.
 */
export async function sendAnswer(channel: AnswerChannel, answer: Answer): Promise<void> {
  const event = {event: 'page_feedback', ...answer};
  if (channel === 'tagManager') {
    // The tag manager can still be loading.
    (window.dataLayer ??= []).push(event);
    return;
  }
  const response = await fetch(channel.endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(event),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The endpoint answered with ${response.status}.`);
}
