import {translate} from '@docusaurus/Translate';

/** Returns the message if the form couldn't be loaded. */
export function formFailed(): string {
  return translate({
    id: 'site.yourValues.failed',
    message: "The form couldn't be loaded. Check your connection and try again.",
  });
}
