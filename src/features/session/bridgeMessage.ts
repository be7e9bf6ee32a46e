// Uses the small build of zod because this code runs in the browser, and the full build is several times larger.
import * as z from 'zod/mini';

// Without this setting, zod tests whether it can compile code, which the content security policy blocks and reports.
z.config({jitless: true});

/** Control characters, including those that change the direction of the surrounding text. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const FIELDS = {
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(200),
    z.refine((value) => !UNPRINTABLE.test(value)),
  ),
  email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/)),
  createdAt: z.union([z.number().check(z.positive()), z.iso.datetime({offset: true})]),
  intercomSignature: z.string().check(z.regex(/^[\w.~+/=-]{1,2048}$/)),
};

/** The signed-in reader, as reported by the provider's bridge: a name, an email address, or both. */
export interface User {
  /** Name, 1 to 200 characters long. */
  name?: string;
  /** Email address, at most 254 characters long. */
  email?: string;
  /** Time at which the account was created, as an ISO date and time, or as seconds or milliseconds since 1970. */
  createdAt?: number | string;
  /** Proof for the chat that the email address belongs to the reader. */
  intercomSignature?: string;
}

export type BridgeMessage =
  /** A message that isn't an answer from the bridge. */
  | {kind: 'ignored'}
  | {kind: 'signedOut'; isMisspelled: boolean}
  /** An answer without a usable name or email address. */
  | {kind: 'unusable'; isMisspelled: boolean}
  /** `dropped` lists the fields with unusable values. */
  | {kind: 'user'; user: User; dropped: string[]; isMisspelled: boolean};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses a message from the auth bridge: `{type: 'getCurrentUser', response: user or null}`. The field used to be
 * misspelled as `respone`, which is still accepted. A field with an unusable value is dropped, and the user is accepted
 * as long as there is a name or an email address. Other keys, however many there are, are never read.
 * @param data the message, which can be any value.
 */
export function readBridgeMessage(data: unknown): BridgeMessage {
  if (!isRecord(data) || !Object.hasOwn(data, 'type') || data.type !== 'getCurrentUser')
    return {kind: 'ignored'};
  const isMisspelled = !Object.hasOwn(data, 'response') && Object.hasOwn(data, 'respone');
  const response = isMisspelled ? data.respone : Object.hasOwn(data, 'response') ? data.response : null;
  if (response === null || response === undefined) return {kind: 'signedOut', isMisspelled};
  if (!isRecord(response)) return {kind: 'unusable', isMisspelled};

  const user: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [field, schema] of Object.entries(FIELDS)) {
    const value = Object.hasOwn(response, field) ? response[field] : undefined;
    if (value === null || value === undefined) continue;
    const result = schema.safeParse(value);
    if (result.success) user[field] = result.data;
    else dropped.push(field);
  }
  if (user.name === undefined && user.email === undefined) return {kind: 'unusable', isMisspelled};
  return {kind: 'user', user, dropped, isMisspelled};
}
