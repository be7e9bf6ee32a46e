import {boot, Intercom, shutdown} from '@intercom/messenger-js-sdk';

import type {Chat} from './chatControl.ts';
import {chatSettings} from './chatSettings.ts';

/**
 * Creates the chat from the provider's widget. Its SDK boots automatically when the widget loads, with the settings
 * that are in `window` at that time. It queues earlier calls.
 */
export function createChat(appId: string): Chat {
  let isRequested = false;
  return {
    boot: (user) => {
      const settings = chatSettings(appId, user);
      if (isRequested) {
        boot(settings);
      } else {
        isRequested = true;
        Intercom(settings);
      }
    },
    shutdown: () => {
      // Otherwise, a widget that loads later would boot with them.
      delete window.intercomSettings;
      shutdown();
    },
  };
}
