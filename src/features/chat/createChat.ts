import {boot, Intercom, shutdown} from '@intercom/messenger-js-sdk';

import type {Chat} from './chatControl.ts';
import {chatSettings} from './chatSettings.ts';

/**
 * The chat of the provider's widget. Its SDK boots by itself when the widget arrives, with the settings that it finds
 * in the window then, and queues what is called before.
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
      // Else a widget that arrives after this would boot with them.
      delete window.intercomSettings;
      shutdown();
    },
  };
}
