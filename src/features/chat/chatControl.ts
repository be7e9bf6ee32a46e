import type {ChatUser} from './chatSettings.ts';

/** What the chat can do. */
export interface Chat {
  boot: (user: ChatUser) => void;
  shutdown: () => void;
}

/**
 * Keeps the chat in the state that is wanted last, however fast that changes: loads it when it is first wanted, boots
 * it once, shuts it down once.
 * @param load gives the chat; a failure leaves the page without it until it is wanted anew.
 * @returns a function that takes the user for whom the chat is to run, or null for nobody.
 */
export function chatControl(load: () => Promise<Chat>): (wanted: ChatUser | null) => void {
  let wanted: ChatUser | null = null;
  let running: ChatUser | null = null;
  let chat: Chat | undefined;
  let isLoading = false;

  const apply = () => {
    if (running === wanted || chat === undefined) return;
    if (running !== null) chat.shutdown();
    if (wanted !== null) chat.boot(wanted);
    running = wanted;
  };

  return (user) => {
    wanted = user;
    if (chat !== undefined) {
      apply();
    } else if (wanted !== null && !isLoading) {
      isLoading = true;
      load().then(
        (loaded) => {
          chat = loaded;
          apply();
        },
        (error: unknown) => {
          isLoading = false;
          console.warn('The chat could not be loaded.', error);
        },
      );
    }
  };
}
