import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import * as fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startServer} from './siteServer.ts';

let folder: string;
let servers: {plain: Server; withServices: Server};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  const site = path.join(folder, 'site');
  mkdirSync(path.join(site, 'ru'), {recursive: true});
  mkdirSync(path.join(site, 'versions'));
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  for (const name of ['index', '404', 'ru/index', 'ru/404', 'android', 'versions/index'])
    writeFileSync(path.join(site, `${name}.html`), `<head></head>${name}`);
  const [plain, withServices] = await Promise.all([
    startServer({directory: site, port: 0}),
    startServer({directory: site, port: 0, services: {}}),
  ]);
  servers = {plain: plain.server, withServices: withServices.server};
});

afterAll(() => {
  for (const server of Object.values(servers)) server.close();
  rmSync(folder, {recursive: true});
});

/** Sends a request exactly as it is written, because `fetch` would correct the target. */
function ask(
  target: string,
  server = servers.plain,
): Promise<{status: number; location?: string; body: string}> {
  return new Promise((resolve, reject) => {
    const {port} = server.address() as {port: number};
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
        location: /^location: (.*)\r$/im.exec(answer)?.[1],
        body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
      });
    });
  });
}

const TARGETS = [
  '//',
  '///',
  '//example.com',
  '//example.com/',
  '//[',
  '//:80',
  '/%',
  '/%zz',
  '/%00',
  '/android%00.html',
  '/..%2f',
  '/..%2fsecret',
  '/%2e%2e%2fsecret',
  '/..%5csecret',
  '/../secret',
  '/\\example.com/',
  'http://example.com//',
  'http://[',
  '*',
  'android',
  `/${'a'.repeat(10_000)}`,
  '/?%zz',
];

describe.each(['plain', 'withServices'] as const)('the server of a built site, %s', (kind) => {
  it.each(TARGETS)('answers %s', async (target) => {
    const {status, location = '/', body} = await ask(target, servers[kind]);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('secret');
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
  });

  it('survives a request that is larger than Node.js accepts', async () => {
    // The connection might be reset before the response has been read, because the rest of the request is never read.
    const status = await ask(`/${'a'.repeat(100_000)}`, servers[kind]).then(
      (answer) => answer.status,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([400, 414, 431, 'ECONNRESET', 'EPIPE']).toContain(status);
    expect((await ask('/android', servers[kind])).status).toBe(200);
  });

  it('answers any path', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '../tests',
        '%',
        '%00',
        '%2e',
        '%2f',
        '%5c',
        '\\',
        '%zz',
        '?',
        '#',
        ':',
        '[',
        '@',
        'android',
        'ru',
      ),
      fc.string({
        maxLength: 5,
        unit: fc.integer({min: 0x21, max: 0xff}).map((code) => String.fromCharCode(code)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, {maxLength: 8}), async (pieces) => {
        const {status, location = '/', body} = await ask(`/${pieces.join('')}`, servers[kind]);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(body).not.toContain('secret');
        expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      }),
      {numRuns: 500},
    );
  });

  it('keeps serving pages', async () => {
    expect(await ask('/android', servers[kind])).toMatchObject({
      status: 200,
      body: expect.stringContaining('android'),
    });
    expect(await ask('/android/', servers[kind])).toMatchObject({status: 308, location: '/android'});
    expect(await ask('/versions/', servers[kind])).toMatchObject({status: 200});
    expect(await ask('/versions?a=1', servers[kind])).toMatchObject({
      status: 308,
      location: '/versions/?a=1',
    });
    expect(await ask('/ru/none', servers[kind])).toMatchObject({
      status: 404,
      body: expect.stringContaining('ru/404'),
    });
  });
});
