import {escapeRegExp} from '../src/site/escapeRegExp.ts';

import type {HeaderRule, Redirect} from './hostRules.ts';

export interface NginxOptions {
  /** Folder of the built site on the server. */
  root: string;
  /** Value of nginx's `listen` directive, for example `80` or `443 ssl`. */
  listen: string;
  /** Server names, for example `docs.example.com`. */
  name: string;
  /** File with additional lines for the server, such as its certificate. */
  include?: string;
}

/** MIME types of the files in a build. nginx's default types don't include calendars or Markdown. */
const TYPES: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/calendar': 'ics',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};
/** Text types whose names don't say that they are text. */
const TEXTS = Object.keys(TYPES).filter((type) => !/^(?:image\/(?!svg)|font)/.test(type));

/** Characters of a URL that a redirect can copy, which excludes line breaks and a second slash at the start. */
const SPLAT = '[\\w./~%-]*';

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Quotes a value. @throws Error if it contains a character that nginx would replace. */
function quoteValue(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would replace the $ in ${value}`);
  return quote(value);
}

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Returns the values of one header by path. The last matching rule takes precedence, so it is listed first.
 * @throws Error if a rule adds to a value instead of replacing it.
 */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const name = header.toLowerCase();
  const values = rules.flatMap(({path, pattern, removed, headers}) => {
    const value = headers.find(([other]) => other.toLowerCase() === name)?.[1];
    const replaces = removed.includes(name);
    return value === undefined && !replaces ? [] : [{path, pattern, replaces, value: value ?? ''}];
  });
  for (const [index, {path, replaces}] of values.entries()) {
    if (!replaces && values.slice(0, index).some(({pattern}) => pattern.test(path.replace('*', '')))) {
      throw new Error(
        `_headers: the rule ${path} adds to ${header}, which nginx would replace. Write \`! ${header}\` before it.`,
      );
    }
  }
  const lines = values
    .toReversed()
    .map(({pattern, value}) => `    ${quote(`~(?s)${pattern.source}`)} ${quoteValue(value)};`);
  return [`map $site_path ${variableOf(header)} {`, '    default "";', ...lines, '}'].join('\n');
}

function redirectLocation({source, target, status}: Redirect): string {
  const [start = '', end] = source.split('*');
  const answer = `return ${status} ${target.replace(':splat', '$splat')}$is_args$args;`;
  if (end === undefined) return `    location = ${source} { ${answer} }`;
  return `    location ~ "^${escapeRegExp(start)}(?<splat>${SPLAT})${escapeRegExp(end)}$" { ${answer} }`;
}

/**
 * Returns an nginx configuration that serves a build as the static host does, based on the same `_headers` and
 * `_redirects` files. It belongs in the http block, that is, in a file in /etc/nginx/conf.d or
 * /etc/nginx/sites-enabled.
 */
export function nginxConfig(
  headers: readonly HeaderRule[],
  redirects: readonly Redirect[],
  {root, listen, name, include}: NginxOptions,
): string {
  const names = [
    ...new Map(headers.flatMap((rule) => rule.headers.map(([header]) => [header.toLowerCase(), header]))),
  ]
    .map(([, header]) => header)
    // nginx sets the types from TYPES, so a header would duplicate them.
    .filter((header) => header.toLowerCase() !== 'content-type');
  const maps = names.map((header) => headerMap(header, headers));
  const addHeaders = names.map((header) =>
    header.toLowerCase() === 'cache-control'
      ? '    add_header Cache-Control $site_caching always;'
      : `    add_header ${header} ${variableOf(header)} always;`,
  );

  return `# Made from _headers and _redirects of a build by \`npm run nginx-config\`. Make it anew with each build: the policy
# holds the hashes of the build's inline scripts.

${maps.join('\n\n')}

# What is missing or wrong is not to be kept.
map $status $site_caching {
    ~^[45] "no-store";
    default ${variableOf('Cache-Control')};
}

map $site_path $site_not_found {
    ~^/ru(?:/|$) /ru/404.html;
    default /404.html;
}

server {
    listen ${listen};
    server_name ${name};
    root ${quoteValue(root)};
${include === undefined ? '' : `    include ${quoteValue(include)};\n`}
    # The path that was asked for, decoded and without dots. What follows changes $uri.
    set $site_path $uri;

    server_tokens off;
    # Addresses in redirects without scheme and host: correct behind a proxy, too.
    absolute_redirect off;
    charset utf-8;
    charset_types ${TEXTS.filter((type) => type !== 'text/html').join(' ')};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types ${TEXTS.filter((type) => type !== 'text/html').join(' ')};

    types {
${Object.entries(TYPES)
  .map(([type, extensions]) => `        ${type} ${extensions};`)
  .join('\n')}
    }

${addHeaders.join('\n')}

    error_page 404 @not_found;
    location @not_found { try_files $site_not_found /404.html =404; }

    # What is for hosts is not for readers.
    location ~ ^/_(?:headers|redirects)$ { return 404; }

${redirects.map(redirectLocation).join('\n')}

    # Each page has one address: without index.html, without .html, and with a slash only where it is a folder's index.
    location ~ "^(?<plain>(?:/[\\w.-]+)*)/index(?:\\.html)?$" {
        if (-f $document_root$plain/index.html) { return 308 $plain/$is_args$args; }
        if (-f $document_root$plain.html) { return 308 $plain$is_args$args; }
        return 404;
    }
    location ~ "^(?<plain>(?:/[\\w.-]+)+)\\.html$" {
        if (-f $document_root$plain.html) { return 308 $plain$is_args$args; }
        return 404;
    }
    location = / { try_files /index.html =404; }
    location ~ "^(?<plain>(?:/[\\w.-]+)+)/$" { try_files $plain/index.html @without_slash; }
    location @without_slash {
        if (-f $document_root$plain.html) { return 308 $plain$is_args$args; }
        return 404;
    }
    location / { try_files $uri $uri.html @with_slash; }
    location @with_slash {
        if (-f $document_root$uri/index.html) { return 308 $uri/$is_args$args; }
        return 404;
    }
}
`;
}
