import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parseHeaders} from '../../../scripts/hostRules.ts';
import {headersFile, inlineScriptHashes, type HeaderSettings} from './headersFile.ts';
import {CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS} from 'csp_evaluator/dist/evaluator.js';
import {Severity, Type, type Finding} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';

const BASIC: HeaderSettings = {BASE_URL: '/', PROVIDER_DOMAIN: 'example.com'};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the directives that a path is served with. A header that two rules set has two values. */
function directives(settings: HeaderSettings, pathname: string, hashes: string[] = []) {
  const headers = new Map(parseHeaders(headersFile(settings, hashes))(pathname));
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).not.toContain(',');
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('hashes of inline scripts', () => {
  it('cover exactly the scripts that run, byte for byte', () => {
    const html =
      '<script>a()</script><script src=/x.js></script><script type="application/ld+json">{}</script>' +
      '<script data-x type=module>b()\n</script><script type=text/javascript>c()</script><SCRIPT>d()</SCRIPT>';
    expect(inlineScriptHashes(html)).toEqual(['a()', 'b()\n', 'c()', 'd()'].map(hash));
  });
});

describe('headers', () => {
  it.each(['/', '/ru/', '/android/get-started', '/404.html', '/no/such/page', '/onboarding-tips', '/search'])(
    'let only the site itself frame %s',
    (pathname) => {
      expect(directives(BASIC, pathname).get('frame-ancestors')).toEqual(["'self'"]);
    },
  );

  it.each([
    '/onboarding',
    '/onboarding/',
    '/ru/onboarding/android/get-started',
    '/publishing',
    '/ru/publishing/x',
  ])('let the provider and localhost frame %s', (pathname) => {
    expect(directives(BASIC, pathname).get('frame-ancestors')).toEqual([
      'https://example.com',
      'https://*.example.com',
      'http://localhost:*',
      'https://localhost:*',
    ]);
  });

  it('are correct for a base URL with a path', () => {
    const settings = {...BASIC, BASE_URL: '/help/'};
    expect(directives(settings, '/help/ru/onboarding/x').get('frame-ancestors')).toContain(
      'https://example.com',
    );
    expect(directives(settings, '/help/android').get('frame-ancestors')).toEqual(["'self'"]);
  });

  it('contain no other origin if no service is configured', () => {
    const sources = [...directives(BASIC, '/android', [hash('a')]).values()].flat();
    expect(sources.filter((source) => source.includes('//') || source === '*')).toEqual([]);
    expect(directives(BASIC, '/android', [hash('a')]).get('script-src')).toEqual(["'self'", hash('a')]);
    expect(directives(BASIC, '/android').get('frame-src')).toEqual(["'none'"]);
  });

  it('contain the origins of the configured services', () => {
    const settings = {
      ...BASIC,
      AUTH_BRIDGE_URL: 'https://app.example.com/bridge?x=1',
      INTERCOM_APP_ID: 'abc123',
      ALGOLIA_APP_ID: 'ABCDEF',
    };
    const policy = directives(settings, '/android', [hash('a')]);
    expect(policy.get('frame-src')).toContain('https://app.example.com');
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining(['https://widget.intercom.io', 'https://js.intercomcdn.com']),
    );
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining(['https://*.algolia.net', 'https://*.intercom.io']),
    );
    expect(policy.get('script-src')?.filter((source) => source.includes('unsafe'))).toEqual([]);
  });

  it('contain the origins of the tag manager, and do not let inline scripts of tags run', () => {
    const policy = directives({...BASIC, TAG_MANAGER_ID: 'GTM-ABC1234'}, '/android', [hash('a')]);
    expect(policy.get('script-src')).toEqual(["'self'", hash('a'), 'https://*.googletagmanager.com']);
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(policy.get('img-src')).toContain('https://*.googletagmanager.com');
    expect(policy.get('frame-src')).toEqual(["'none'"]);
  });

  it('let pages send answers to the configured endpoint', () => {
    const policy = directives({...BASIC, FEEDBACK_ENDPOINT: 'https://f.example.com/docs'}, '/android', []);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://f.example.com']);
  });

  it('let files with a hash in their name be cached permanently, in both languages', () => {
    for (const pathname of ['/assets/js/main.1a2b.js', '/ru/assets/css/styles.1a2b.css']) {
      expect(parseHeaders(headersFile(BASIC, []))(pathname)).toContainEqual([
        'Cache-Control',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('let frames with an opaque origin load fonts, in both languages, and nothing else', () => {
    const headersOf = (pathname: string) => new Map(parseHeaders(headersFile(BASIC, []))(pathname));
    for (const font of ['/assets/fonts/text.1a2b.woff2', '/ru/assets/fonts/text.1a2b.woff2']) {
      expect(headersOf(font).get('Access-Control-Allow-Origin')).toBe('*');
    }
    for (const other of ['/', '/onboarding', '/assets/js/main.1a2b.js', '/version.json']) {
      expect(headersOf(other).has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  it('make browsers revalidate pages on every request and cache images without a hash for a day', () => {
    const cacheOf = (pathname: string) =>
      new Map(parseHeaders(headersFile(BASIC, []))(pathname)).get('Cache-Control');
    for (const pathname of [
      '/',
      '/ru/',
      '/android',
      '/sitemap.xml',
      '/version.json',
      '/ru/releases/ios.json',
    ]) {
      expect(cacheOf(pathname), pathname).toBe('public, max-age=0, must-revalidate');
    }
    expect(cacheOf('/ru/img/logo.svg')).toBe('public, max-age=86400');
  });

  it('are part of every response', () => {
    for (const pathname of ['/', '/ru/onboarding/x', '/assets/js/a.js', '/no/such', '/releases/ios.json']) {
      const headers = new Map(parseHeaders(headersFile(BASIC, []))(pathname));
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(headers.get('Permissions-Policy')).toContain('camera=(), ');
      expect(headers.get('Access-Control-Allow-Origin')).toBe(
        pathname.startsWith('/releases/') ? '*' : undefined,
      );
    }
  });

  it('set the content type of Markdown and keep it out of search engines, in both languages', () => {
    const headersOf = (pathname: string) => new Map(parseHeaders(headersFile(BASIC, []))(pathname));
    for (const pathname of ['/android/ad-types/banner.md', '/ru/index.md']) {
      expect(headersOf(pathname).get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(headersOf(pathname).get('X-Robots-Tag')).toBe('noindex');
    }
    for (const pathname of ['/llms.txt', '/ru/llms-full.txt']) {
      expect(headersOf(pathname).get('Content-Type')).toBe('text/plain; charset=utf-8');
    }
    expect(headersOf('/android/ad-types/banner').has('Content-Type')).toBe(false);
    expect(headersOf('/android/ad-types/banner').has('X-Robots-Tag')).toBe(false);
  });

  it('detach nothing for hosts where the last rule wins', () => {
    expect(headersFile(BASIC, [], {detach: false})).not.toContain('!');
  });

  it('stop the build if a line is longer than the host accepts', () => {
    const hashes = Array.from({length: 40}, (_, index) => hash(String(index)));
    expect(() => headersFile(BASIC, hashes)).toThrow(/_headers: a line has \d+ characters/);
  });
});

// Findings of a third-party policy checker.

const BARE: HeaderSettings = {BASE_URL: '/', PROVIDER_DOMAIN: 'example.com'};
const FULL: HeaderSettings = {
  ...BARE,
  AUTH_BRIDGE_URL: 'https://app.example.com/bridge',
  INTERCOM_APP_ID: 'abc12345',
  ALGOLIA_APP_ID: 'ABCDEF1234',
};
const HASH = `'sha256-${'A'.repeat(43)}='`;

/** Known findings that are accepted, each with the reason. */
const ACCEPTED: {type: Type; directive: string; value?: RegExp; why: string}[] = [
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    directive: 'script-src',
    value: /^'self'$/,
    why: 'the site is static, so no response depends on the content of a request, and nobody uploads to it',
  },
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    directive: 'script-src',
    value: /^https:\/\/(?:widget\.intercom\.io|js\.intercomcdn\.com)$/,
    why: "the chat's loader and its files; only in the policy of a deployment with chat",
  },
  {
    type: Type.SRC_HTTP,
    directive: 'frame-ancestors',
    value: /^http:\/\/localhost:\*$/,
    why: "the dashboard's developers embed the published pages in the one on their own machine",
  },
  {
    type: Type.STRICT_DYNAMIC,
    directive: 'script-src',
    why: 'strict-dynamic would switch off the scripts that stand in the page as files, whose hashes differ per page',
  },
  {
    type: Type.UNSAFE_INLINE_FALLBACK,
    directive: 'script-src',
    why: 'browsers without hashes in policies are older than those that the site supports',
  },
  {
    type: Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS,
    directive: 'require-trusted-types-for',
    why: 'the framework and the chat write markup without them',
  },
];

function policyOf(settings: HeaderSettings, pathname: string): string {
  const headers = new Map(parseHeaders(headersFile(settings, [HASH]))(pathname));
  return headers.get('Content-Security-Policy') ?? '';
}

function findings(policy: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate([...DEFAULT_CHECKS, ...STRICTCSP_CHECKS]);
}

const isAccepted = (finding: Finding): boolean =>
  ACCEPTED.some(
    ({type, directive, value}) =>
      type === finding.type &&
      directive === finding.directive &&
      (value === undefined || value.test(finding.value ?? '')),
  );

describe.each([
  ['without services', BARE],
  ['with all services', FULL],
])('the policy %s', (_, settings) => {
  it.each(['/', '/ru/onboarding/android/get-started'])('has only accepted findings on %s', (pathname) => {
    const left = findings(policyOf(settings, pathname)).filter((finding) => !isAccepted(finding));
    expect(
      left.map(({severity, directive, value, description}) => ({
        severity: Severity[severity],
        directive,
        value,
        description,
      })),
    ).toEqual([]);
  });

  it('has no high-severity findings, not even accepted ones', () => {
    expect(findings(policyOf(settings, '/')).filter(({severity}) => severity <= Severity.SYNTAX)).toEqual([]);
  });
});

it('every accepted finding still occurs', () => {
  const all = ['/', '/onboarding'].flatMap((pathname) => findings(policyOf(FULL, pathname)));
  expect(
    ACCEPTED.filter(
      ({type, directive}) => !all.some((one) => one.type === type && one.directive === directive),
    ).map(({why}) => why),
  ).toEqual([]);
});

it.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'https:', 'https://cdnjs.cloudflare.com'])(
  'scripts from %s would be found',
  (source) => {
    const policy = policyOf(BARE, '/').replace(HASH, source);
    expect(findings(policy).filter((finding) => !isAccepted(finding))).not.toEqual([]);
  },
);
