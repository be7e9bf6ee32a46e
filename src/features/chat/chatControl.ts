import type {ChatUser} from './chatSettings.ts';

/** Operations of the chat. */
export interface Chat {
  boot: (user: ChatUser) => void;
  shutdown: () => void;
}

/**
 * Keeps the chat in the most recently requested state, however fast that state changes. Loads the chat when it is first
 * requested, and boots and shuts it down only once.
 * @param load returns the chat. After a failure, the page has no chat until it is requested again.
 * @returns a function that sets the user of the chat, or null to turn the chat off.
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
