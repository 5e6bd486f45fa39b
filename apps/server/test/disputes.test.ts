import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, openEventStore, type EventStore } from '@stacktrail/event-store';
import { gameSecrecy, readBundle, verifyBundle } from '@stacktrail/match';
import { Child } from './child/child.js';
import { startServer, type Harness, type Json } from './harness.js';
import { annsMain, begin, passUntil, playLand, sitDown, twoSeats, type Table } from './table.js';

/** A store, and what ends what it runs on. */
interface On {
  readonly store: EventStore;
  readonly end: () => Promise<unknown>;
}

const stores: Readonly<Record<string, () => Promise<On>>> = {
  'in memory': async () => ({ store: new MemoryEventStore(), end: async () => undefined }),
  'on EventStoreDB, as its fake speaks it': async () => {
    const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
    await node.ask('start');
    const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
    const store = await openEventStore(`esdb://127.0.0.1:${port}?tls=false`, { secrecy: gameSecrecy });
    return { store, end: () => node.end('end of input') };
  },
};

describe.each(Object.keys(stores))('a dispute over HTTP %s, from its opening to a signed verdict', (kind) => {
  let on: On;
  let harness: Harness;
  let table: Table;
  let at: number;
  let path: string;
  beforeAll(async () => {
    on = await stores[kind]!();
    harness = await startServer(on.store);
    table = await sitDown(harness, { ...twoSeats, name: 'Final' });
    await begin(table);
    await passUntil(table, annsMain(1));
    await playLand(table);
    at = (await table.judge.get(`${table.path}/board`)).body.revision;
    await passUntil(table, ({ turn }) => turn === 2);
    path = `${table.path}/disputes`;
  });
  afterAll(async () => {
    await harness.stop();
    await on.end();
  });

  const seen = async (who: Table['judge'], status = 200): Promise<Json> =>
    (await who.get(`${path}/1`).expect(status)).body;
  const secrets = (body: Json): string => JSON.stringify([body.claim, body.notes, body.evidence]);

  test('a seat opens it about an event; its own evidence is gathered', async () => {
    const body = { revision: at, claim: 'Bob saw the top card.', commandId: 'open' };
    const { body: opened } = await table.seats[0]!.post(path, body).expect(200);
    expect(opened).toMatchObject({ game: table.game, number: 1, revision: at, state: 'open', repeated: false });
    expect(opened.openedBy).toEqual({ seat: 0, judge: null });
    expect(opened.evidence.map(({ of }: Json) => of)).toEqual(['seat 0']);
    expect(opened.evidence[0].causes).toContain(at);
    const again = await table.seats[0]!.post(path, body).expect(200);
    expect(again.body).toMatchObject({ number: 1, repeated: true });
    await table.seats[0]!.post(path, { ...body, claim: 'Other.' }).expect(422);
  });

  test('where its evidence can be read, the seat reads what it saw then', async () => {
    const { addresses } = (await seen(table.seats[0]!)).evidence[0];
    const { body: board } = await table.seats[0]!.get(addresses.board).expect(200);
    expect(board.revision).toBe(at);
    expect((await table.seats[0]!.get(addresses.log).expect(200)).body.lines.length).toBeGreaterThan(10);
    await table.seats[0]!.get(addresses.explanation).expect(200);
  });

  test('until it is ruled the other seat knows that there is one; spectators know nothing', async () => {
    await table.seats[0]!.post(`${path}/1/notes`, { text: 'I saw him look.' }).expect(200);
    await table.seats[0]!.post(`${path}/1/notes`, { text: 'I hold two Finks.', confidential: true }).expect(200);
    const bobs = await seen(table.seats[1]!);
    expect(bobs).toMatchObject({ number: 1, revision: at, claim: null, notes: [], rulings: [] });
    expect(bobs.evidence.map(({ of }: Json) => of)).toEqual(['seat 1']);
    expect((await table.spectator.get(path).expect(200)).body).toEqual([]);
    await seen(table.spectator, 404);
    const judges = await seen(table.judge);
    expect(judges.evidence.map(({ of }: Json) => of)).toEqual(['seat 0', 'seat 1', 'spectator', 'judge']);
    expect(judges.evidence[3].checks).toContainEqual(expect.objectContaining({ check: 'chain', status: 'passed' }));
    expect(judges.notes.map(({ confidential }: Json) => confidential)).toEqual([false, true]);
  });

  test('the other seat tells its side', async () => {
    const { body } = await table.seats[1]!.post(`${path}/1/notes`, { text: 'I only counted my cards.' }).expect(200);
    expect(body.notes.map(({ text }: Json) => text)).toEqual(['I only counted my cards.']);
    expect(secrets(await seen(table.seats[0]!))).not.toContain('counted');
  });

  test('a judge rules with a rewind, which the ruling stands outside of', async () => {
    const { body: before } = await table.judge.get(`${table.path}/board`).expect(200);
    const ruling = {
      judge: 'Judith',
      rule: '509.1a',
      ruling: 'The game is backed up.',
      player: 1,
      infraction: 'extra-cards-seen',
      remedy: 'back-up',
      penalty: 'warning',
      rewind: { to: at },
      commandId: 'rule',
    };
    await table.seats[0]!.post(`${path}/1/ruling`, ruling).expect(403);
    const { body } = await table.judge.post(`${path}/1/ruling`, ruling).expect(200);
    expect(body).toMatchObject({ state: 'ruled', rulings: [{ judge: 'Judith', rule: '509.1a', revision: at }] });
    const [{ reversal, to, told }] = body.carriedOut;
    expect(to).toBeLessThanOrEqual(at);
    expect(reversal).toBeGreaterThan(before.revision);
    expect(told).toBeGreaterThan(reversal);
    const { body: now } = await table.judge.get(`${table.path}/board`).expect(200);
    expect(now.turn).toBe(1);
    const { body: log } = await table.spectator.get(`${table.path}/log?from=${told}`).expect(200);
    expect(log.lines[0]).toMatchObject({ revision: told, reversedBy: null });
    expect(log.lines[0].text).toContain(`Dispute 1, about event ${at} (CR 509.1a): The game is backed up.`);
    const again = await table.judge.post(`${path}/1/ruling`, ruling).expect(200);
    expect(again.body).toMatchObject({ repeated: true, carriedOut: body.carriedOut });
    expect((await table.judge.get(`${table.path}/board`)).body.revision).toBe(now.revision);
  });

  test('then everybody sees it; what is hidden in the game, and what only the judge was told, stays so', async () => {
    const shown = await seen(table.spectator);
    expect(shown).toMatchObject({ state: 'ruled', claim: { text: 'Bob saw the top card.' } });
    expect(shown.notes.map(({ text }: Json) => text)).toEqual(['I saw him look.', 'I only counted my cards.']);
    expect(shown.evidence.map(({ of }: Json) => of)).toEqual(['spectator']);
    const bobs = await seen(table.seats[1]!);
    expect(bobs.evidence.map(({ of }: Json) => of)).toEqual(['seat 1', 'spectator']);
    for (const body of [shown, bobs]) expect(JSON.stringify(body)).not.toContain('two Finks');
  });

  test('the ruling is appealed, given again and closed', async () => {
    await table.seats[0]!.post(`${path}/1/close`, { reason: 'Enough.' }).expect(403);
    await table.spectator.post(`${path}/1/appeal`, { grounds: 'I watched.' }).expect(401);
    const appealed = await table.seats[1]!.post(`${path}/1/appeal`, { grounds: 'I saw nothing.' }).expect(200);
    expect(appealed.body.state).toBe('appealed');
    const ruling = { judge: 'Head', rule: '509.1a', ruling: 'It stands.' };
    await table.judge.post(`${path}/1/ruling`, ruling).expect(200);
    const refused = await table.judge.post(`${path}/1/ruling`, ruling).expect(409);
    expect(refused.body.detail).toBe('Dispute 1 is ruled: another ruling needs an appeal.');
    const closed = await table.judge.post(`${path}/1/close`, { reason: 'Done.' }).expect(200);
    expect(closed.body).toMatchObject({ state: 'closed', closed: { text: 'Done.' } });
  });

  test('the verdict is signed with the key that the server shows, and holds in a bundle without it', async () => {
    const { body: key } = await table.spectator.get('/verdict-key').expect(200);
    const { rulings } = await seen(table.spectator);
    expect(rulings.map(({ signed }: Json) => signed.key)).toEqual([key.key, key.key]);
    expect(key.pem).toContain('PUBLIC KEY');
    const { text } = await table.judge.get(`${table.path}/bundle`).expect(200);
    const report = verifyBundle(readBundle(text), []);
    expect(report.ok).toBe(true);
    expect(report.checks).toContainEqual(expect.objectContaining({ check: 'disputes', status: 'passed' }));
  });

  test('the report is a page that needs nothing else, for each as they may see it', async () => {
    const { text, headers } = await table.judge.get(`${path}/1/report`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|<link|src=/);
    for (const part of ['Bob saw the top card.', 'Judith', 'It holds.', 'What Ann could see', 'two Finks', 'Warning'])
      expect(text).toContain(part);
    const { text: public_ } = await table.spectator.get(`${path}/1/report`).expect(200);
    expect(public_).toContain('What spectators could see');
    expect(public_).not.toContain('What Ann could see');
    expect(public_).not.toContain('two Finks');
  });

  test('penalties are listed by match and person; what is no dispute is refused', async () => {
    const { body } = await table.spectator.get('/penalties?match=Final&person=Bob').expect(200);
    expect(body).toMatchObject([{ game: table.game, person: 'Bob', dispute: 1, penalty: { id: 'warning' } }]);
    await table.judge.get(`${path}/9`).expect(404);
    await table.judge.get(`${path}/9/report`).expect(404);
    const { body: wrong } = await table.judge.post(`${path}/1/ruling`, { rule: 'x', ruling: '' }).expect(400);
    expect(wrong.errors.map(({ path: at }: Json) => at).sort()).toEqual(['rule', 'ruling']);
    const late = await table.seats[0]!.post(path, { revision: 1_000_000, claim: 'So.' }).expect(400);
    expect(JSON.stringify(late.body)).toContain('must be a revision of the game that can be read');
    await table.spectator.get('/games/nothing/disputes').expect(404);
    const { body: names } = await table.spectator.get('/infractions').expect(200);
    expect(names.infractions).toContainEqual({ id: 'slow-play', name: 'Slow play', penalty: 'warning' });
  });
});
