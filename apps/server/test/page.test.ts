import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { imageSourceOf } from '../src/page/image-source.js';
import { startServer, type Harness } from './harness.js';

describe('the page', () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each(['/', '/new', '/table/any-game', '/table/any-game?at=3&as=0'])(
    'is one document wherever it is opened: %s',
    async (path) => {
      const { text, headers } = await server.as().get(path).expect(200);
      expect(text).toContain('<div id="page">');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('may run nothing in line and ask nobody else', async () => {
    const { text, headers } = await server.as().get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(text).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=/);
  });

  test('has scripts and styles whose names have a hash, which browsers may keep', async () => {
    const { text } = await server.as().get('/');
    const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(assets.map((path) => path.replace(/.*\./, '')).sort()).toEqual(['css', 'js', 'svg']);
    for (const path of assets) {
      const { headers } = await server.as().get(path).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    await server.as().get('/assets/nothing.js').expect(404);
    await server.as().get('/assets/..%2f..%2fpackage.json').expect(404);
  });
});

test('pictures of cards may come from the one origin that the server was started with, and nothing else', async () => {
  const images = imageSourceOf('https://cards.example.org/a?size="big"&name={name}')!;
  const server = await startServer(undefined, undefined, [], undefined, images);
  try {
    const { text, headers } = await server.as().get('/').expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' https://cards.example.org;");
    expect(policy.replace("img-src 'self' https://cards.example.org;", '')).not.toMatch(/https?:/);
    expect(text).toContain('content="https://cards.example.org/a?size=&quot;big&quot;&amp;name={name}"');
  } finally {
    await server.stop();
  }
});
