import * as z from 'zod';

/**
 * Site-specific settings, all optional: the site builds and works without any of them. Described in `.env.example`.
 * An empty value counts as unset, so that `NAME=` in a file switches a setting off.
 */
const origin = z
  .url({protocol: /^https?$/, error: 'must be an http(s) address such as https://help.example.com'})
  .refine((value) => !URL.canParse(value) || ['', '/'].includes(new URL(value).pathname), {
    error: 'must not have a path: use BASE_URL for a sub-path',
  });

const envSchema = z.object({
  SITE_URL: origin.default('https://docs.appodeal.com'),
  BASE_URL: z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/, {error: 'must begin and end with a slash, for example / or /help/'})
    .default('/'),
  REPOSITORY_URL: z
    .url({protocol: /^https$/, error: 'must be an https address of the repository'})
    .optional(),
  REPOSITORY_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, {error: 'must be a branch name'})
    .default('main'),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{6,}$/, {error: 'must be an application id: upper-case letters and digits'})
    .optional(),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, {error: 'must be the search-only key: 32 hexadecimal digits'})
    .optional(),
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[\w .-]+$/, {error: 'must be the name of the index'})
    .optional(),
});

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

export type SiteEnv = z.infer<typeof envSchema>;

/**
 * Reads the settings from environment variables.
 * @throws Error naming each faulty variable, its value and what is allowed.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): SiteEnv {
  const given = Object.fromEntries(
    Object.keys(envSchema.shape)
      .map((name) => [name, source[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = envSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${source[name] ?? ''}: ${issue.message}`;
    });
    throw new Error(`Environment settings are wrong (see .env.example):\n${lines.join('\n')}`);
  }
  const absent = ALGOLIA.filter((name) => result.data[name] === undefined);
  if (absent.length > 0 && absent.length < ALGOLIA.length) {
    throw new Error(
      `Environment settings are wrong (see .env.example):\n  ${absent.join(', ')}: not set. Hosted search needs all of ${ALGOLIA.join(', ')}; without any, search is embedded.`,
    );
  }
  return result.data;
}
