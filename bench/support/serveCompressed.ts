import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';

import {startServer} from '../../scripts/siteServer.ts';

/** A served site. */
export interface Served {
  /** Origin, without a trailing slash. */
  origin: string;
  /** Returns the number of bytes that were sent for a path's body, or 0 if it wasn't requested. */
  bytesOf: (pathname: string) => number;
  close: () => void;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const IS_TEXT = /^(?:text\/|application\/(?:javascript|json|xml|[\w.-]+\+(?:json|xml)|wasm)|image\/svg)/;

/**
 * Serves a built site as `npm run serve` does, with headers and redirects, and compresses responses as hosts do. Caches
 * responses so that reading and compressing take no time after the first request.
 * @param folder the built site.
 */
export async function serveCompressed(folder: string): Promise<Served> {
  const inner = await startServer({directory: folder, port: 0});
  const answers = new Map<string, Answer>();
  const ask = async (address: string): Promise<Answer> => {
    const known = answers.get(address);
    if (known) return known;
    const response = await fetch(new URL(address, inner.url), {redirect: 'manual'});
    const headers = Object.fromEntries(response.headers);
    let body = Buffer.from(await response.arrayBuffer());
    for (const name of ['content-length', 'connection', 'keep-alive', 'transfer-encoding', 'date']) {
      Reflect.deleteProperty(headers, name);
    }
    if (IS_TEXT.test(headers['content-type'] ?? '')) {
      body = gzipSync(body, {level: 9});
      headers['content-encoding'] = 'gzip';
    }
    const answer = {status: response.status, headers, body};
    answers.set(address, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    ask(request.url ?? '/').then(
      ({status, headers, body}) => {
        response.writeHead(status, {...headers, 'content-length': body.length}).end(body);
      },
      (error: unknown) => {
        response.writeHead(502).end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytesOf: (pathname) => answers.get(pathname)?.body.length ?? 0,
    close: () => {
      server.close();
      server.closeAllConnections();
      inner.server.close();
      inner.server.closeAllConnections();
    },
  };
}
