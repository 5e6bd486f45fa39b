import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BatchTooLarge, EventStoreUnavailable, WrongExpectedRevision } from '@stacktrail/event-store';
import { FaultyStore } from './faulty-store.js';
import { startServer, type Harness, type Json } from './harness.js';
import {
  annsMain,
  answer,
  begin,
  doing,
  forestsAndFinks,
  pass,
  passUntil,
  pendingAt,
  sitDown,
  type Table,
} from './table.js';

describe('what goes wrong is answered as problem details, and the game goes on', () => {
  const store = new FaultyStore();
  let harness: Harness;
  let table: Table;
  let revision: number;

  beforeAll(async () => {
    harness = await startServer(store);
    table = await sitDown(harness);
    await begin(table);
    await passUntil(table, annsMain(1));
    revision = await lastRevision();
  });

  afterAll(() => harness.stop());

  async function lastRevision(): Promise<number> {
    return (await table.judge.get(`${table.path}/board`).expect(200)).body.revision;
  }

  async function refused(sent: PromiseLike<Json>, status: number, type: string): Promise<Json> {
    const { status: actual, headers, body } = await sent;
    expect({ status: actual, ...body }).toMatchObject({ status, type: `urn:stacktrail:problem:${type}` });
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ title: expect.any(String), detail: expect.any(String), instance: expect.any(String) });
    return body;
  }

  const answers = (): string => `${table.path}/answers`;
  const ann = () => table.seats[0]!;
  const bob = () => table.seats[1]!;

  test('400: malformed input is named by the path of its field', async () => {
    const body = { decision: 1, answer: doing({ do: 'cast', object: 'Finks', via: 'hand' }) };
    const { errors } = await refused(ann().post(answers(), body), 400, 'malformed-request');
    expect(errors).toContainEqual({ path: 'answer.action.object', message: expect.stringContaining('integer') });
  });

  test('400: a body that is no JSON, a number that is none, a decision that nobody names', async () => {
    const json = { 'Content-Type': 'application/json' };
    await refused(ann().post(answers(), '{"decision":', json), 400, 'malformed-request');
    await refused(ann().get(`${table.path}/board?at=soon`), 400, 'malformed-request');
    const { errors } = await refused(ann().post(answers(), { answer: pass }), 400, 'malformed-request');
    expect(errors[0].path).toBe('decision');
  });

  test('400: a deck list is refused line by line', async () => {
    const seats = [
      { name: 'Ann', deckList: '30 Forest\nsome Islands\n1 Storm Crow of Doom' },
      { name: 'Bob', deck: 'moorland-ghosts' },
    ];
    const { errors } = await refused(harness.as().post('/games', { seats }), 400, 'malformed-request');
    expect(errors[0]).toEqual({ path: 'seats[0].deckList', message: expect.stringContaining('line 2') });
  });

  test('401: without a token nobody plays, and a wrong one is nobody’s', async () => {
    const body = { decision: 1, answer: pass };
    const { headers } = await table.spectator.post(answers(), body).expect(401);
    expect(headers['www-authenticate']).toMatch(/^Bearer/);
    await refused(harness.as('nobody').post(answers(), body), 401, 'unknown-token');
    await refused(harness.as('nobody').get(`${table.path}/board`), 401, 'unknown-token');
  });

  test('403: another seat decides; a judge plays not, and a player judges not', async () => {
    const { id } = await pendingAt(table);
    await refused(bob().post(answers(), { decision: id, answer: pass }), 403, 'not-allowed');
    await refused(table.judge.post(answers(), { decision: id, answer: pass }), 403, 'not-allowed');
    await refused(ann().post(`${table.path}/rulings`, { ruling: 'I win.' }), 403, 'not-allowed');
  });

  test('404: an unknown game, revision or page', async () => {
    await refused(harness.as().get('/games/none/board'), 404, 'no-such-game');
    await refused(harness.as().get('/games/none/decision'), 404, 'no-such-game');
    await refused(harness.as().get('/games/none/log'), 404, 'no-such-game');
    await refused(harness.as().get('/games/none/events'), 404, 'no-such-game');
    await refused(harness.as().get('/games/none/stream'), 404, 'no-such-game');
    await refused(harness.as('token').post('/games/none/answers', {}), 404, 'no-such-game');
    await refused(ann().get(`${table.path}/board?at=99999`), 404, 'no-such-revision');
    await refused(ann().get(`${table.path}/events?from=99999`), 404, 'no-such-revision');
    await refused(ann().get(`${table.path}/events/99999/explanation`), 404, 'no-such-revision');
    await refused(ann().get('/tournaments'), 404, 'no-such-page');
  });

  test('409: a stale decision, named in the body or by If-Match; the pending one is told', async () => {
    const { id } = await pendingAt(table);
    const stale = { decision: 6, answer: pass };
    const { pending } = await refused(ann().post(answers(), stale), 409, 'stale');
    expect(pending).toMatchObject({ id, kind: 'priority', hidden: false });
    await refused(ann().post(answers(), { answer: pass }, { 'If-Match': '"6"' }), 409, 'stale');
  });

  test('413: a body that is too large, and a command whose facts are', async () => {
    const seats = [
      { name: 'Ann', deckList: '# '.padEnd(300_000, 'x') },
      { name: 'Bob', deckList: forestsAndFinks },
    ];
    await refused(harness.as().post('/games', { seats }), 413, 'too-large');
    const { id } = await pendingAt(table);
    store.refusal = (stream) => new BatchTooLarge(stream, 2_000_000, 1_048_576);
    await refused(ann().post(answers(), { decision: id, answer: pass }), 413, 'too-large');
    store.refusal = null;
  });

  test('422: an answer that is no option names the rule and what is legal', async () => {
    const { id } = await pendingAt(table);
    const wrong = { decision: id, answer: doing({ do: 'cast', object: 99_999, via: 'hand' }) };
    const body = await refused(ann().post(answers(), wrong), 422, 'against-the-rules');
    expect(body).toMatchObject({ rule: '601.3', legal: { id, hidden: false, form: 'action' } });
    expect(body.legal.options).toContainEqual(expect.objectContaining({ answer: pass }));
  });

  test('503: a store that is down, and others who always write first', async () => {
    const { id } = await pendingAt(table);
    const passing = { decision: id, answer: pass };
    store.failure = new EventStoreUnavailable('the store is down');
    const { headers } = await ann().post(answers(), passing).expect(503);
    expect(headers['retry-after']).toBeDefined();
    await refused(ann().post(answers(), passing), 503, 'store-unavailable');
    await refused(ann().get(`${table.path}/events`), 503, 'store-unavailable');
    store.failure = null;
    store.refusal = (stream) => new WrongExpectedRevision(stream, 'noStream', 'noStream');
    await refused(ann().post(answers(), passing), 503, 'too-busy');
    store.refusal = null;
  });

  test('after all that nothing is stored, nothing is lost, and Ann passes', async () => {
    expect(await lastRevision()).toBe(revision);
    const { decision } = await answer(table, pass);
    expect(decision.player).toBe(1);
  });

  test('409: a game that is over takes no answer', async () => {
    const other = await sitDown(harness, { seats: [seat('Ann'), seat('Bob')] });
    const { body } = await other.seats[0]!.post(`${other.path}/concession`).expect(200);
    expect(body).toMatchObject({ decision: null, outcome: { winner: 1 } });
    const late = other.seats[1]!.post(`${other.path}/answers`, { decision: 6, answer: pass });
    expect(await refused(late, 409, 'game-over')).toMatchObject({ rule: '104.1', outcome: { winner: 1 } });
  });

  const seat = (name: string): object => ({ name, deck: 'moorland-ghosts' });
});
