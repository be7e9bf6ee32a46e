// The small build of zod: it is sent to the browser, where the full one would weigh several times as much.
import * as z from 'zod/mini';

// Else zod tries whether it may compile code, which the content security policy forbids and reports.
z.config({jitless: true});

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const userSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(200),
    z.refine((value) => !UNPRINTABLE.test(value)),
  ),
  email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/)),
  createdAt: z.nullish(z.union([z.number().check(z.positive()), z.iso.datetime({offset: true})])),
  intercomSignature: z.nullish(z.string().check(z.regex(/^[\w.~+/=-]{1,2048}$/))),
});

/** The signed-in reader, as the provider's bridge names them. */
export interface User {
  /** 1 to 200 characters. */
  name: string;
  /** At most 254 characters. */
  email: string;
  /** When the account was made: ISO date and time, seconds or milliseconds since 1970. */
  createdAt?: number | string | null;
  /** Proof for the chat that the e-mail address is the reader's. */
  intercomSignature?: string | null;
}

export type BridgeMessage =
  /** Not an answer, or not one of the expected shape and size. */
  {kind: 'ignored'} | {kind: 'answer'; user: User | null; isMisspelt: boolean};

const IGNORED: BridgeMessage = {kind: 'ignored'};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a message of the auth bridge: `{type: 'getCurrentUser', response: user or null}`. The field was once misspelt
 * `respone` and is still understood. Keys that are not asked for, however many, are never looked at.
 * @param data what the message holds; nothing is assumed about it.
 */
export function readBridgeMessage(data: unknown): BridgeMessage {
  if (!isRecord(data) || !Object.hasOwn(data, 'type') || data.type !== 'getCurrentUser') return IGNORED;
  const isMisspelt = !Object.hasOwn(data, 'response') && Object.hasOwn(data, 'respone');
  const response = isMisspelt ? data.respone : Object.hasOwn(data, 'response') ? data.response : null;
  if (response === null || response === undefined) return {kind: 'answer', user: null, isMisspelt};
  const result = userSchema.safeParse(response);
  return result.success ? {kind: 'answer', user: result.data, isMisspelt} : IGNORED;
}
