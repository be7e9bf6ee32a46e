import {describe, expect, it} from 'vitest';

import {parseHeaderRules, parseRedirects} from './hostRules.ts';
import {nginxConfig} from './nginxConfig.ts';
import {headersFile} from '../src/features/host/headersFile.ts';
import {redirectsFile} from '../src/features/host/redirectsFile.ts';
import {EARLIER_ADDRESSES} from '../src/features/host/testData.ts';

// For tests of this configuration on a running nginx, see tests/hosts.

const OPTIONS = {root: '/var/www/help', listen: '80', name: 'docs.example.com'};
const config = (headers: string, redirects = '') =>
  nginxConfig(parseHeaderRules(headers), parseRedirects(redirects), OPTIONS);

describe('configuration of nginx', () => {
  it('contains every header and every redirect of the static host', () => {
    const headers = headersFile({BASE_URL: '/', PROVIDER_DOMAIN: 'example.com'}, ["'sha256-x='"]);
    const redirects = redirectsFile('/', EARLIER_ADDRESSES);
    const text = config(headers, redirects);
    for (const [, name] of headers.matchAll(/^ {2}([\w-]+):/gm)) {
      if (name !== 'Content-Type') expect(text).toContain(`add_header ${name} $site_`);
    }
    // Types are set only once, by file name.
    expect(text).not.toContain('add_header Content-Type');
    expect(text).toContain('text/markdown md;');
    for (const {source} of parseRedirects(redirects)) {
      if (!source.includes('*')) expect(text).toContain(`location = ${source} {`);
    }
    expect(text.match(/^ {4}location ~ .*\(\?<splat>/gm)).toHaveLength(
      parseRedirects(redirects).filter(({source}) => source.includes('*')).length,
    );
  });

  it('uses the last rule that matches, which replaces earlier ones', () => {
    const text = config('/*\n  X-One: a\n\n/b/*\n  ! X-One\n  X-One: b "c"\n');
    expect(text).toContain(
      'map $site_path $site_x_one {\n    default "";\n    "~(?s)^\\\\/b\\\\/.*$" "b \\"c\\"";\n    "~(?s)^\\\\/.*$" "a";\n}',
    );
  });

  it('does not let a redirect copy a line break or a second slash at the start', () => {
    expect(config('', '/old/*/x.html /new/:splat 302\n')).toContain(
      'location ~ "^/old/(?<splat>[\\w./~%-]*)/x\\.html$" { return 302 /new/$splat$is_args$args; }',
    );
  });

  it('rejects rules that nginx cannot express', () => {
    expect(() => config('/*\n  X-One: a\n\n/b/*\n  X-One: b\n')).toThrow(
      '_headers: the rule /b/* adds to X-One, which nginx would replace. Write `! X-One` before it.',
    );
    expect(() => config('/*\n  X-One: $a\n')).toThrow('nginx would replace the $ in $a');
    expect(() => config('/a/*\n  X-One: a\n\n/b/*\n  X-One: b\n')).not.toThrow();
  });
});
