import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import {tagsOfServices} from '../src/features/services/serviceTags.ts';
import {SERVICE_TAGS, type ServiceSettings} from '../src/features/services/serviceSettings.ts';
import {readEnv} from '../src/site/env.ts';
import {escapeHtml} from '../src/site/escapeHtml.ts';
import {headersFile} from '../src/features/host/headersFile.ts';

import {parseHeaders, parseRedirects, redirectFor} from './hostRules.ts';
import {requestUrl} from './requestUrl.ts';

interface Options {
  /** Folder of the built site. */
  directory: string;
  /** Folder whose files are served as part of the site, for example the pages for browser tests. */
  overlay?: string;
  /** Port on the loopback interface. 0 uses any free port. */
  port: number;
  /**
   * Serves the site as if it had been built with these services. They affect only the markup and the headers, so one
   * build can be tested with many settings.
   */
  services?: ServiceSettings;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the page that the build would have written with these services. */
function withServices(html: string, services: ServiceSettings): string {
  const tags = tagsOfServices(services).map(
    ({attributes: {name, content}}) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  const names = Object.values(SERVICE_TAGS).join('|');
  return html
    .replaceAll(new RegExp(`<meta name="?(?:${names})"? [^>]*>`, 'g'), '')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/**
 * Returns the decoded path of a request, as used in file names.
 * @returns the path, or null for a path that no file can have or that leads out of the folder.
 */
function decodedPath(pathname: string): string | null {
  const decoded = decodeURIComponent(pathname);
  return /[\0\\]|\/\/|(?:^|\/)\.\.(?:\/|$)/.test(decoded) ? null : decoded;
}

/**
 * Serves a built site the way the static host does: `/a` is `a.html`, `/a/` is `a/index.html`, each redirects to the
 * other, `_redirects` and `_headers` apply, and a missing page returns 404 with the page of its language. A malformed
 * request returns 400.
 * @throws Error if the folder contains no built site or the port is in use.
 */
export async function startServer({
  directory,
  overlay,
  port,
  services,
}: Options): Promise<{server: Server; url: string}> {
  const folder = path.resolve(directory);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${directory} contains no built site. Run \`npm run build\` first.`);
  }
  const folders = [folder, ...(overlay === undefined ? [] : [path.resolve(overlay)])];
  const find = (name: string) =>
    folders.map((each) => path.join(each, name)).find((file) => existsSync(file));
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const redirects = parseRedirects(read('_redirects'));
  const builtHeaders = read('_headers');
  const headers = parseHeaders(
    services
      ? headersFile(
          {...readEnv(), ...services},
          [...builtHeaders.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash),
        )
      : builtHeaders,
  );

  const htmlOf = (file: string) => {
    const html = readFileSync(file, 'utf8');
    return services ? withServices(html, services) : html;
  };

  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const language = /^\/([a-z]{2})\//.exec(request.url ?? '')?.[1];
    const page = find(`${language ?? ''}/404.html`) ?? find('404.html');
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page ? htmlOf(page) : 'Not found');
  };

  const files = folders.reduceRight<RequestHandler>(
    (onNoMatch, each) => sirv(each, {etag: true, extensions: ['html'], onNoMatch}),
    notFound,
  );

  const server = createServer((request, response) => {
    const url = requestUrl(request);
    if (url === null) {
      response.writeHead(400).end();
      return;
    }
    const {pathname, search} = url;
    for (const [name, value] of headers(pathname)) {
      response.setHeader(name, value);
    }
    const decoded = decodedPath(pathname);
    if (decoded === null) {
      notFound(request, response);
      return;
    }
    const moved = redirectFor(pathname, redirects);
    if (moved) {
      response.writeHead(moved.status, {Location: moved.target + search});
      response.end();
      return;
    }
    const exists = (name: string) => find(name) !== undefined;
    const plain = pathname.replace(/\/(?:index\.html)?$/, '');
    const name = decoded.replace(/\/(?:index\.html)?$/, '');
    const isFolderIndex = exists(`${name}/index.html`);
    const hasSlash = pathname.endsWith('/');
    const isMissingSlash = !hasSlash && isFolderIndex && !exists(`${name}.html`);
    if (pathname.endsWith('/index.html') || (hasSlash && !isFolderIndex) || isMissingSlash) {
      response.writeHead(308, {Location: (isFolderIndex ? `${plain}/` : plain) + search});
      response.end();
      return;
    }
    const page = services ? (find(`${name}.html`) ?? find(`${name}/index.html`)) : undefined;
    if (page === undefined) {
      files(request, response);
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(htmlOf(page));
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {server, url: `http://localhost:${actual}/`};
}
