import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mostValues, sizeOf } from '../src/limits/body-size.js';
import { startServer, type Harness } from './harness.js';

const seats = [
  { name: 'Ann', deck: 'moorland-ghosts' },
  { name: 'Bob', deck: 'altar-of-the-wilds' },
];

describe('what an address may ask for', () => {
  let server: Harness;

  beforeAll(async () => {
    server = await startServer(undefined, { creation: 2, 'heavy read': 3 });
  });
  afterAll(() => server.stop());

  test('is so many games a minute: the next one is refused, and told when it can be tried again', async () => {
    const created = await Promise.all([0, 1].map(() => server.as().post('/games', { seats })));
    expect(created.map(({ status }) => status)).toEqual([201, 201]);
    const refused = await server.as().post('/games', { seats });
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ type: 'urn:stacktrail:problem:too-many-requests', status: 429 });
  });

  test('is so many boards a minute; what costs little has no limit', async () => {
    const { body } = await server.as().get('/games');
    const path = `/games/${body[0].game}`;
    const boards = [];
    for (let i = 0; i < 4; i++) boards.push((await server.as().get(`${path}/board`)).status);
    expect(boards).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 5; i++) expect((await server.as().get(`${path}/decision`)).status).toBe(200);
  });

  test('is no body of more values than a command needs, whatever stands in it', async () => {
    const many = Array.from({ length: mostValues + 1 }, () => 0);
    const refused = await server.as().post('/games/none/answers', { seats: many });
    expect([refused.status, refused.body.type]).toEqual([413, 'urn:stacktrail:problem:too-large']);
  });
});

describe('the values of a body', () => {
  const enough = { values: 1000, depth: 100 };

  test('are the items of lists and the fields of objects, not what texts hold', () => {
    const count = (value: unknown): number => sizeOf(Buffer.from(JSON.stringify(value)), enough).values;
    expect(count({ a: [1, 2, 3], b: 'x' })).toBe(5);
    expect(count(['a,b,[{', 'an escaped \\" quote, and \\\\'])).toBe(2);
    expect(count('no list')).toBe(0);
  });

  test('stand in so many lists and objects', () => {
    const depth = (text: string): number => sizeOf(Buffer.from(text), enough).depth;
    expect(depth('[]')).toBe(1);
    expect(depth('[[1],[2,{"a":[3]}]]')).toBe(4);
    expect(depth(JSON.stringify(['[[[[', '\\"[[[[', '}'])).valueOf()).toBe(1);
    expect(depth('['.repeat(500))).toBe(101);
  });

  test('are counted no further than is asked', () => {
    expect(
      sizeOf(Buffer.from(JSON.stringify(Array.from({ length: 500 }, () => 0))), { ...enough, values: 10 }),
    ).toEqual({
      values: 11,
      depth: 1,
    });
  });
});
