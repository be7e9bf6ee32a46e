import type {User} from '../session/bridgeMessage.ts';

/** What the chat is told of the user, in the provider's names. */
export interface ChatSettings {
  app_id: string;
  name?: string;
  email: string;
  /** Seconds since 1970. */
  created_at?: number;
  /** Proof of the e-mail address. */
  user_hash?: string;
}

/** Since the year 5138 in seconds, since 1973 in milliseconds. */
const FIRST_MILLISECONDS = 1e11;

function seconds(time: number | string): number {
  if (typeof time === 'string') return Math.floor(Date.parse(time) / 1000);
  return Math.floor(time >= FIRST_MILLISECONDS ? time / 1000 : time);
}

/** A reader whom the chat can identify. */
export type ChatUser = User & {email: string};

/** Whether the chat can identify the reader, which it does by email address. */
export function isChatUser(user: User): user is ChatUser {
  return user.email !== undefined;
}

/** Settings with which the chat boots for a user. What the user does not have is left out. */
export function chatSettings(appId: string, user: ChatUser): ChatSettings {
  return {
    app_id: appId,
    email: user.email,
    ...(user.name ? {name: user.name} : {}),
    ...(user.createdAt ? {created_at: seconds(user.createdAt)} : {}),
    ...(user.intercomSignature ? {user_hash: user.intercomSignature} : {}),
  };
}
