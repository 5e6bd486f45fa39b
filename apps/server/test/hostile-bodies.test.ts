import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pendingAt, startTable } from './table.js';

const nested = (depth: number, open: string, close: string, core = '0'): string =>
  open.repeat(depth) + core + close.repeat(depth);

const deep: readonly (readonly [what: string, text: string])[] = [
  ['lists', nested(20_000, '[', ']')],
  ['objects', nested(8_000, '{"a":', '}')],
  ['lists and objects', nested(5_000, '[{"a":', '}]')],
  ['objects of the right names', nested(3_000, '{"answer":{"form":"action","action":', '}}')],
  ['lists that are left open', '['.repeat(9_000)],
];

describe('a body', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let port: number;
  beforeAll(async () => {
    table = await startTable();
    port = (table.harness.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => table.harness.stop());

  /** Sends a body as it is. */
  function send(
    path: string,
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; type: string; headers: Readonly<Record<string, unknown>> }> {
    const all = { 'Content-Type': 'application/json', Authorization: `Bearer ${table.tokens[0]!}`, ...headers };
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          const { type } = JSON.parse(text === '' ? '{}' : text) as { type: string };
          resolve({ status: response.statusCode ?? 0, type, headers: response.headers });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  describe.each(['answers', 'shortcuts', 'concession', 'rewind-requests', 'draw-offers', 'taking-back'])(
    'of %s',
    (route) => {
      test.each(deep)('that is nested deeply is malformed: %s', async (_, text) => {
        for (const body of [
          text,
          `{"answer":${text}}`,
          `{"answer":{"form":"pick","keys":${text}}}`,
          `{"parts":${text}}`,
        ]) {
          expect([400, 413]).toContain((await send(`${table.path}/${route}`, body)).status);
        }
      });
    },
  );

  test.each(deep)('of a new game that is nested deeply is malformed: %s', async (_, text) => {
    for (const body of [text, `{"seats":${text}}`, `{"seats":[{"name":${text}}]}`, `{"teams":${text}}`]) {
      expect([400, 413]).toContain((await send('/games', body)).status);
    }
  });

  test.each([[[1e308, 5]], [[5, 1e308]], [[0.5, 1]], [[-1, 0]], [[0]], [[]], ['11']])(
    'of a new game with teams %j is refused',
    async (teams) => {
      const seats = [0, 1].map(() => ({ name: 'Ann', deckList: '60 Forest' }));
      const { status } = await table.spectator.post('/games', { seats, teams });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test('is JSON and nothing else', async () => {
    const { id } = await pendingAt(table);
    const answer = { decision: id, answer: { form: 'pick', keys: [] } };
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', `decision=${id}&answer[form]=pick`],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--`],
      ['text/plain', JSON.stringify(answer)],
      ['application/xml', '<answer/>'],
      ['', JSON.stringify(answer)],
      ['application/json; charset=utf-16', Buffer.from(JSON.stringify(answer), 'utf16le')],
      ['application/json; charset=latin1', JSON.stringify(answer)],
    ] as const) {
      const refused = await send(`${table.path}/answers`, body, { 'Content-Type': type });
      expect([type, refused.status, refused.type]).toEqual([type, 415, 'urn:stacktrail:problem:unsupported-body']);
    }
    const { status } = await table.seats[0]!.post(`${table.path}/concession`).set('Content-Type', 'application/json');
    expect(status).toBe(200);
  });
});
