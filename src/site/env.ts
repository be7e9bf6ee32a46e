import * as z from 'zod';

import {parseData} from './readData.ts';

const origin = z
  .url({protocol: /^https?$/, error: 'must be an HTTP or HTTPS URL such as https://help.example.com'})
  .refine((value) => !URL.canParse(value) || ['', '/'].includes(new URL(value).pathname), {
    error: 'must not have a path: use BASE_URL for a sub-path',
  })
  .refine((value) => !/[?#@]/.test(value), {error: 'must not have a query, a hash, or a user name'});

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Site-specific settings, described in `.env.example`. All are optional: the site builds and works without them. An
 * empty value counts as unset so that `NAME=` in a file turns a setting off.
 */
const envSchema = z
  .object({
    SITE_URL: origin.default('https://docs.appodeal.com'),
    BASE_URL: z
      .string()
      .regex(/^\/(?:[\w.-]+\/)*$/, {error: 'must begin and end with a slash, for example / or /help/'})
      .default('/'),
    REPOSITORY_URL: z.url({protocol: /^https$/, error: 'must be the HTTPS URL of the repository'}).optional(),
    REPOSITORY_BRANCH: z
      .string()
      .regex(/^[\w./-]+$/, {error: 'must be a branch name'})
      .default('main'),
    PROVIDER_URL: origin.default('https://app.appodeal.com').transform((value) => value.replace(/\/$/, '')),
    PROVIDER_DOMAIN: z
      .string()
      .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/, {
        error: 'must be a domain name in lowercase, for example example.com',
      })
      .default('appodeal.com'),
    AUTH_BRIDGE_URL: z
      .url({protocol: /^https?$/, error: 'must be a URL such as https://app.example.com/auth-bridge'})
      .refine(
        (value) => {
          if (!URL.canParse(value)) return true;
          const {protocol, hostname} = new URL(value);
          return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
        },
        {error: 'must be an HTTPS URL, except for localhost and 127.0.0.1'},
      )
      .optional(),
    INTERCOM_APP_ID: z
      .string()
      .regex(/^[a-z\d]{4,32}$/i, {error: 'must be an app ID: letters and digits'})
      .optional(),
    ALGOLIA_APP_ID: z
      .string()
      .regex(/^[A-Z0-9]{6,}$/, {error: 'must be an application ID: uppercase letters and digits'})
      .optional(),
    ALGOLIA_SEARCH_KEY: z
      .string()
      .regex(/^[0-9a-f]{32}$/, {error: 'must be the search-only key: 32 hexadecimal digits'})
      .optional(),
    ALGOLIA_INDEX: z
      .string()
      .regex(/^[\w .-]+$/, {error: 'must be the name of the index'})
      .optional(),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z\d]{4,12}$/, {error: 'must be a container ID such as GTM-ABC1234'})
      .optional(),
    FEEDBACK_ENDPOINT: z
      .url({protocol: /^https$/, error: 'must be an HTTPS URL such as https://feedback.example.com/docs'})
      .optional(),
    FEEDBACK_EMBEDDED: z
      .enum(['true', 'false'], {error: 'must be true or false'})
      .optional()
      .transform((value) => (value === 'true' ? value : undefined)),
    PREVIEW: z
      .enum(['true', 'false'], {error: 'must be true or false'})
      .default('false')
      .transform((value) => value === 'true'),
  })
  .superRefine((env, context) => {
    const fault = (name: keyof typeof env, message: string) =>
      context.addIssue({code: 'custom', path: [name], message});
    const originOf = (address: string | undefined) =>
      address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
    const bridge = originOf(env.AUTH_BRIDGE_URL);
    // A sandboxed frame with the site's own origin could remove its sandbox.
    if (bridge !== undefined && bridge === originOf(env.SITE_URL)) {
      fault('AUTH_BRIDGE_URL', 'must be on a different origin than SITE_URL');
    }
    const absent = ALGOLIA.filter((name) => env[name] === undefined);
    if (absent.length === ALGOLIA.length) return;
    for (const name of absent) {
      fault(name, `not set; set all of ${ALGOLIA.join(', ')} for hosted search, or none for embedded search`);
    }
  });

export type SiteEnv = z.infer<typeof envSchema>;

/**
 * Reads the settings from environment variables.
 * @throws DataError that lists each invalid variable with its value and what is allowed.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): SiteEnv {
  const given = Object.fromEntries(
    Object.keys(envSchema.shape)
      .map((name) => [name, source[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  return parseData('environment', envSchema, given, {hint: 'Described in .env.example.'});
}
