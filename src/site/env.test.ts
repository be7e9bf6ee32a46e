import {describe, expect, it} from 'vitest';
import {readEnv} from './env.ts';

describe('environment', () => {
  it('has defaults, and treats an empty value as unset', () => {
    expect(readEnv({})).toEqual({
      SITE_URL: 'https://docs.appodeal.com',
      BASE_URL: '/',
      REPOSITORY_BRANCH: 'main',
      PROVIDER_URL: 'https://app.appodeal.com',
      PROVIDER_DOMAIN: 'appodeal.com',
      PREVIEW: false,
    });
    expect(readEnv({PREVIEW: 'true'}).PREVIEW).toBe(true);
    expect(readEnv({AUTH_BRIDGE_URL: '', INTERCOM_APP_ID: ''})).not.toHaveProperty('AUTH_BRIDGE_URL');
    expect(readEnv({PROVIDER_URL: 'http://localhost:4400/'}).PROVIDER_URL).toBe('http://localhost:4400');
    expect(readEnv({REPOSITORY_URL: '', BASE_URL: '/help/'}).BASE_URL).toBe('/help/');
  });

  it.each([
    [
      {SITE_URL: 'docs.example.com'},
      'environment: SITE_URL "docs.example.com": must be an HTTP or HTTPS URL',
    ],
    [{SITE_URL: 'https://example.com/help'}, 'must not have a path: use BASE_URL'],
    ...[
      'https://example.com/?a=1',
      'https://example.com#top',
      'https://example.com/?',
      'https://me:pass@example.com',
    ].flatMap((address): [Record<string, string>, string][] => [
      [{SITE_URL: address}, 'must not have a query, a hash, or a user name'],
      [{PROVIDER_URL: address}, 'must not have a query, a hash, or a user name'],
    ]),
    [{BASE_URL: 'help'}, 'environment: BASE_URL "help": must begin and end with a slash'],
    [
      {REPOSITORY_URL: 'git@example.com:a.git'},
      'environment: REPOSITORY_URL "git@example.com:a.git": must be the HTTPS URL',
    ],
    [
      {PROVIDER_DOMAIN: 'https://example.com'},
      'environment: PROVIDER_DOMAIN "https://example.com": must be a domain name',
    ],
    [{PROVIDER_DOMAIN: 'com'}, 'environment: PROVIDER_DOMAIN "com": must be a domain name'],
    [
      {PROVIDER_DOMAIN: '*.example.com'},
      'environment: PROVIDER_DOMAIN "*.example.com": must be a domain name',
    ],
    [{AUTH_BRIDGE_URL: 'bridge'}, 'environment: AUTH_BRIDGE_URL "bridge": must be a URL'],
    [{AUTH_BRIDGE_URL: 'http://example.com/bridge'}, 'must be an HTTPS URL, except for localhost'],
    [
      {SITE_URL: 'https://docs.example.com', AUTH_BRIDGE_URL: 'https://docs.example.com/bridge'},
      'must be on a different origin than SITE_URL',
    ],
    [{INTERCOM_APP_ID: 'a b'}, 'environment: INTERCOM_APP_ID "a b": must be an app ID'],
    [{TAG_MANAGER_ID: 'UA-12345'}, 'environment: TAG_MANAGER_ID "UA-12345": must be a container ID'],
    [
      {FEEDBACK_ENDPOINT: 'http://example.com/'},
      'environment: FEEDBACK_ENDPOINT "http://example.com/": must be',
    ],
    [{FEEDBACK_EMBEDDED: 'yes'}, 'environment: FEEDBACK_EMBEDDED "yes": must be true or false'],
    [{PREVIEW: 'yes'}, 'environment: PREVIEW "yes": must be true or false'],
  ])('names what is wrong with %j', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });

  it('reports every missing setting of hosted search and where settings are documented', () => {
    expect(() => readEnv({ALGOLIA_INDEX: 'docs', ALGOLIA_APP_ID: 'ABCDEF'})).toThrow(
      /^environment: ALGOLIA_SEARCH_KEY: not set; set all of .*\nDescribed in \.env\.example\.$/,
    );
  });
});
