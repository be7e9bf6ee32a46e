import {CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS} from 'csp_evaluator/dist/evaluator.js';
import {Severity, Type, type Finding} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {describe, expect, it} from 'vitest';

import {parseHeaders} from '../../../scripts/hostRules.ts';
import {headersFile, type HeaderSettings} from './headersFile.ts';

// What a checker that is not ours thinks of the policy.

const BARE: HeaderSettings = {BASE_URL: '/', PROVIDER_DOMAIN: 'example.com'};
const FULL: HeaderSettings = {
  ...BARE,
  AUTH_BRIDGE_URL: 'https://app.example.com/bridge',
  INTERCOM_APP_ID: 'abc12345',
  ALGOLIA_APP_ID: 'ABCDEF1234',
};
const HASH = `'sha256-${'A'.repeat(43)}='`;

/** Findings that are known and left, each with its reason. */
const ACCEPTED: {type: Type; directive: string; value?: RegExp; why: string}[] = [
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    directive: 'script-src',
    value: /^'self'$/,
    why: 'the site is static: no address of it answers with what a request says, and nobody uploads to it',
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
  it.each(['/', '/ru/onboarding/android/get-started'])(
    'has no findings on %s but the accepted ones',
    (pathname) => {
      const left = findings(policyOf(settings, pathname)).filter((finding) => !isAccepted(finding));
      expect(
        left.map(({severity, directive, value, description}) => ({
          severity: Severity[severity],
          directive,
          value,
          description,
        })),
      ).toEqual([]);
    },
  );

  it('has nothing of high severity, accepted or not', () => {
    expect(findings(policyOf(settings, '/')).filter(({severity}) => severity <= Severity.SYNTAX)).toEqual([]);
  });
});

it('no accepted finding is out of date', () => {
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
