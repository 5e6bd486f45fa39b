import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness } from './harness.js';
import { sitDown } from './table.js';

const nonces = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
const seats = ['Ann', 'Bob'].map((name, i) => ({ name, deckList: '40 Island', nonce: nonces[i] }));

describe('docs/decisions.md D8: a seed that was promised before any seat gave its nonce', () => {
  let harness: Harness;

  beforeAll(async () => {
    harness = await startServer();
  });

  afterAll(() => harness.stop());

  test('is what the game commits to, and everybody can compare it', async () => {
    const { body: promise } = await harness.as().post('/seeds').expect(201);
    expect(Object.keys(promise).sort()).toEqual(['game', 'id', 'seedCommitment', 'veilCommitment']);
    expect(promise.game).toBeNull();

    const table = await sitDown(harness, { promise: promise.id, seats });
    const { body: taken } = await harness.as().get(`/seeds/${promise.id}`).expect(200);
    expect(taken).toEqual({ ...promise, game: table.game });
    const { body: page } = await table.spectator.get(`${table.path}/events`).expect(200);
    const { seedCommitment, veilCommitment } = page.events[0].data;
    expect({ seedCommitment, veilCommitment }).toEqual({
      seedCommitment: promise.seedCommitment,
      veilCommitment: promise.veilCommitment,
    });
  });

  test('is good for one game, for seats that give nonces, and by its own name alone', async () => {
    const promise = (await harness.as().post('/seeds').expect(201)).body.id;
    const withoutNonces = seats.map(({ nonce: _none, ...seat }) => seat);
    await harness.as().post('/games', { promise, seats: withoutNonces }).expect(422);
    await harness.as().post('/games', { promise, seats }).expect(201);
    const { body } = await harness.as().post('/games', { promise, seats }).expect(422);
    expect(body.detail).toContain('was used for another game');
    await harness.as().post('/games', { promise: 'mine', seats }).expect(400);
    const missing = '00000000-0000-4000-8000-000000000000';
    await harness.as().get(`/seeds/${missing}`).expect(404);
    await harness.as().post('/games', { promise: missing, seats }).expect(422);
  });
});
