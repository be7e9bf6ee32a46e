import {createHmac} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';

import type {User} from '../src/features/session/bridgeMessage.ts';
import {escapeHtml} from '../src/site/escapeHtml.ts';

/** A page that the provider serves, in addition to its own pages or instead of one. */
export interface ProviderPage {
  html: string;
  headers?: Record<string, string>;
  /** Delay before the response, in milliseconds. */
  delay?: number;
}

export interface Provider {
  server: Server;
  port: number;
  /** URL without a trailing slash. */
  url: string;
  /** Origins of documentation sites that can request the signed-in user. */
  sites: string[];
  /** Pages by path. They take precedence over the provider's own pages. */
  pages: Map<string, ProviderPage>;
  /** Path and referrer of each request, in order. */
  requests: {path: string; referrer: string | undefined}[];
}

const COOKIE = 'demo-user';

/** Returns a value for a script in markup. It is escaped because a name such as `</script>` must not end the script. */
function scriptValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{margin:0 auto;max-width:75rem;padding:1rem;font:1rem/1.5 system-ui}iframe{display:block;width:100%;border:0}label{display:block;margin:.5rem 0}</style>
${body}</html>`;
}

/** Returns the bridge page, which sends the signed-in user to the documentation sites and to no others. */
function bridgePage(sites: readonly string[], user: User | null): string {
  return page(
    'Auth bridge',
    `<script>
const message = {type: 'getCurrentUser', response: ${scriptValue(user)}};
for (const site of ${scriptValue(sites)}) parent.postMessage(message, site);
</script>`,
  );
}

/** Returns a page that embeds a page of the site and sets the frame to the height that the page reports. */
export function dashboardPage(site: string, path: string): string {
  return page(
    'Dashboard',
    `<h1>Dashboard</h1><p>Height: <output>unknown</output></p>
<iframe title="Onboarding" src="${escapeHtml(site + path)}" referrerpolicy="origin" height="400"></iframe>
<script>
const frame = document.querySelector('iframe');
window.heights = [];
addEventListener('message', (event) => {
  if (event.origin !== ${scriptValue(site)} || event.source !== frame.contentWindow) return;
  if (event.data?.type !== 'DOCS_HEIGHT') return;
  window.heights.push(event.data);
  frame.height = event.data.height;
  document.querySelector('output').textContent = event.data.height + ' px of ' + event.data.requiredHref;
});
</script>`,
  );
}

function userOf(request: IncomingMessage): User | null {
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
  if (!cookie) return null;
  try {
    return JSON.parse(decodeURIComponent(cookie)) as User;
  } catch {
    return null;
  }
}

function signIn(form: URLSearchParams): User {
  const email = form.get('email') ?? '';
  return {
    name: form.get('name') ?? '',
    email,
    createdAt: '2024-05-17T09:30:00Z',
    intercomSignature: createHmac('sha256', 'demo').update(email).digest('hex'),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Simulates the provider on the loopback interface: bridge page, sign-in, sign-out, account page, and a dashboard that
 * embeds pages of the site. Used to try the site locally and in browser tests.
 * @param port port to listen on. 0 uses any free port.
 * @param sites origins of the documentation sites that it accepts. The first one is embedded.
 */
export async function startProvider({port, sites}: {port: number; sites: string[]}): Promise<Provider> {
  const pages = new Map<string, ProviderPage>();
  const requests: Provider['requests'] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    requests.push({path: pathname, referrer: request.headers.referer});
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    const custom = pages.get(pathname);
    if (custom) {
      if (custom.delay) await new Promise((resolve) => setTimeout(resolve, custom.delay));
      for (const [name, value] of Object.entries(custom.headers ?? {})) response.setHeader(name, value);
      response.end(custom.html);
      return;
    }
    const user = userOf(request);
    const site = sites[0] ?? '';
    const back = `<p><a href="${escapeHtml(site)}/">Help Center</a> · <a href="/">Provider</a></p>`;
    switch (pathname) {
      case '/':
        response.end(
          page(
            'Provider',
            `<h1>Provider</h1><p>${user ? `Signed in as ${escapeHtml(user.name ?? user.email ?? '')}` : 'Signed out'}</p>
<ul><li><a href="/signin">Sign in</a><li><a href="/signout">Sign out</a><li><a href="/account">Account settings</a>
<li><a href="/dashboard">Dashboard with the onboarding pages</a><li><a href="/dashboard?page=/ru/onboarding%3Ftheme=dark">In Russian, dark</a></ul>${back}`,
          ),
        );
        break;
      case '/signin':
        if (request.method === 'POST') {
          const value = encodeURIComponent(
            JSON.stringify(signIn(new URLSearchParams(await bodyOf(request)))),
          );
          response.setHeader('Set-Cookie', `${COOKIE}=${value}; HttpOnly; SameSite=Lax; Path=/`);
          response.writeHead(303, {Location: '/'});
          response.end();
          break;
        }
        response.end(
          page(
            'Sign in',
            `<h1>Sign in</h1><form method="post"><label>Name <input name="name" required value="Ada"></label>
<label>Email <input name="email" type="email" required value="ada@example.com"></label><button>Sign in</button></form>${back}`,
          ),
        );
        break;
      case '/signout':
        response.setHeader('Set-Cookie', `${COOKIE}=; Max-Age=0; Path=/`);
        response.end(page('Signed out', `<h1>Signed out</h1>${back}`));
        break;
      case '/account':
        response.end(
          page('Account', `<h1>${user ? escapeHtml(user.email ?? user.name ?? '') : 'Nobody'}</h1>${back}`),
        );
        break;
      case '/bridge':
        response.setHeader('Content-Security-Policy', `frame-ancestors ${sites.join(' ') || "'none'"}`);
        response.end(bridgePage(sites, user));
        break;
      case '/dashboard':
        response.end(dashboardPage(site, searchParams.get('page') ?? '/onboarding'));
        break;
      default:
        response.statusCode = 404;
        response.end(page('Not found', `<h1>Not found</h1>${back}`));
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {server, port: actual, url: `http://localhost:${actual}`, sites, pages, requests};
}
