import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness } from './harness.js';

describe('every answer', () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each(['/games', '/docs', '/docs-json', '/health', '/nowhere', '/games/none/board'])(
    'tells browsers what they may not do with it: %s',
    async (path) => {
      const { headers } = await server.as().get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('with tokens in it is kept by nobody on the way', async () => {
    const seats = [0, 1].map(() => ({ name: 'Ann', deckList: '60 Forest' }));
    const { headers } = await server.as().post('/games', { seats }).expect(201);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('leaves its connection open for longer than proxies do, a minute', async () => {
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(httpRequest({ port, path: '/games', agent }).end(), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    agent.destroy();
    const [, seconds] = /timeout=(\d+)/.exec(String(response.headers['keep-alive'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
});

describe('the name that a request is for', () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer(undefined, undefined, ['games.example.org']);
  });
  afterAll(() => server.stop());

  const statusFor = (host: string): Promise<number> => {
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: '/decks', headers: { Host: host } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  };

  test.each([
    '127.0.0.1',
    '127.0.0.1:3000',
    'localhost:3000',
    '[::1]:80',
    'games.example.org',
    'GAMES.example.org.:443',
  ])('may be %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  test.each([
    'evil.example',
    'games.example.org.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
    'localhost:x',
    ' ',
  ])('may not be %s', async (host) => {
    expect(await statusFor(host)).toBe(421);
  });
});
