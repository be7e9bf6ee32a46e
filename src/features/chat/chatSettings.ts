import type {User} from '../session/bridgeMessage.ts';

/** Data about the user that the chat receives, with the field names of the chat provider. */
export interface ChatSettings {
  app_id: string;
  name?: string;
  email: string;
  /** Seconds since 1970. */
  created_at?: number;
  /** Proof of the email address. */
  user_hash?: string;
}

/** As seconds, this is in the year 5138. As milliseconds, it is in 1973. */
const FIRST_MILLISECONDS = 1e11;

function seconds(time: number | string): number {
  if (typeof time === 'string') return Math.floor(Date.parse(time) / 1000);
  return Math.floor(time >= FIRST_MILLISECONDS ? time / 1000 : time);
}

/** A reader whom the chat can identify. */
export type ChatUser = User & {email: string};

/** Returns whether the chat can identify the reader, which requires an email address. */
export function isChatUser(user: User): user is ChatUser {
  return user.email !== undefined;
}

/** Returns the settings with which the chat boots for a user. Missing values are omitted. */
export function chatSettings(appId: string, user: ChatUser): ChatSettings {
  return {
    app_id: appId,
    email: user.email,
    ...(user.name ? {name: user.name} : {}),
    ...(user.createdAt ? {created_at: seconds(user.createdAt)} : {}),
    ...(user.intercomSignature ? {user_hash: user.intercomSignature} : {}),
  };
}
