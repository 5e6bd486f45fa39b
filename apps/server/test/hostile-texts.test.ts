import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { hostileValue, type Hostile } from './hostile-texts.js';
import { annsMain, begin, doing, passUntil, pendingAt, sitDown, twoSeats, type Table } from './table.js';

const texts = Number(process.env['HOSTILE_TEXTS'] ?? 15);
const seed = process.env['HOSTILE_SEED'] ?? 'hostile';
/** So many are sent to one game: what is taken makes its stream longer. */
const textsAGame = 25;
const limitMs = 120_000 + 10_000 * texts;

type Send = (value: Hostile) => PromiseLike<Json>;

/** Every field of a command that takes a text, and some that take words or numbers. */
function fieldsOf(harness: Harness, table: Table, other: Table, decision: number): Readonly<Record<string, Send>> {
  const anyone = harness.as();
  const [ann, bob] = table.seats as readonly [Client, Client];
  const { judge, path } = table;
  const [first, second] = twoSeats.seats;
  const create = (more: object): PromiseLike<Json> => anyone.post('/games', { seats: twoSeats.seats, ...more });
  const seated = (more: object): PromiseLike<Json> => create({ seats: [{ ...first, ...more }, second] });
  const submit = (answer: unknown, more: object = {}): PromiseLike<Json> =>
    ann.post(`${path}/answers`, { decision, answer, ...more });
  const act = (action: object): PromiseLike<Json> => submit(doing(action));
  const request = (more: object): PromiseLike<Json> =>
    ann.post(`${path}/rewind-requests`, { to: decision, reason: 'Why not.', ...more });
  const rewind = (more: object): PromiseLike<Json> =>
    judge.post(`${path}/rewinds`, { to: decision, reason: 'Why not.', ...more });
  const rule = (more: object): PromiseLike<Json> => judge.post(`${path}/rulings`, { ruling: 'Play on.', ...more });
  const end = (more: object): PromiseLike<Json> => judge.post(`${path}/ending`, { ruling: 'Over.', ...more });
  const suggest = (answer: unknown): PromiseLike<Json> =>
    ann.post(`${path}/shortcuts`, { parts: [{ choices: [{ player: 0, answer }] }] });
  return {
    'games: name': (name) => create({ name }),
    'games: seed': (text) => create({ seed: text }),
    'games: commandId': (commandId) => create({ commandId }),
    'games: format': (format) => create({ format }),
    'games: edition': (edition) => create({ edition }),
    'games: planes': (planes) => create({ planes }),
    'games: chooser': (chooser) => create({ chooser }),
    'games: teams': (team) => create({ teams: [team, 1] }),
    'games: a seat’s name': (name) => seated({ name }),
    'games: a seat’s deck': (deck) => seated({ deck, deckList: undefined }),
    'games: a seat’s deckList': (deckList) => seated({ deckList }),
    'games: a seat’s sideboard': (sideboard) => seated({ sideboard }),
    'games: a seat’s nonce': (nonce) => seated({ nonce }),
    'answers: commandId': (commandId) => submit({ form: 'number', value: 1 }, { commandId }),
    'answers: form': (form) => submit({ form }),
    'answers: do': (verb) => act({ do: verb, object: 1 }),
    'answers: play land by': (by) => act({ do: 'play land', object: 1, by }),
    'answers: cast via': (via) => act({ do: 'cast', object: 1, via }),
    'answers: cast by': (by) => act({ do: 'cast', object: 1, via: 'hand', by }),
    'answers: cast ability': (ability) => act({ do: 'cast', object: 1, via: 'hand', ability }),
    'answers: activate ability': (ability) => act({ do: 'activate', object: 1, ability }),
    'answers: special action': (action) => act({ do: 'special', object: 1, action }),
    'answers: pick keys': (key) => submit({ form: 'pick', keys: [key] }),
    'answers: order keys': (key) => submit({ form: 'order', keys: [key] }),
    'answers: number': (value) => submit({ form: 'number', value }),
    'answers: ref': (is) => submit({ form: 'select', chosen: [{ is, id: 1 }] }),
    'answers: mana': (mana) => submit({ form: 'spend', mana: [mana] }),
    'answers: ahead kind': (kind) =>
      submit({ form: 'number', value: 1 }, { ahead: [{ kind, answer: doing({ do: 'pass' }) }] }),
    'answers: ahead key': (key) =>
      submit({ form: 'number', value: 1 }, { ahead: [{ kind: 'scry', answer: { form: 'order', keys: [key] } }] }),
    'concession: commandId': (commandId) => other.seats[0]!.post(`${other.path}/concession`, { commandId }),
    'rewind-requests: reason': (reason) => request({ reason }),
    'rewind-requests: commandId': (commandId) => request({ commandId }),
    'votes: vote': (vote) => bob.post(`${path}/rewind-requests/${decision}/votes`, { vote }),
    'rewinds: reason': (reason) => rewind({ reason }),
    'rewinds: judge': (name) => rewind({ judge: name }),
    'rulings: ruling': (ruling) => rule({ ruling }),
    'rulings: judge': (name) => rule({ judge: name }),
    'rulings: loop': (loop) => rule({ loop }),
    'rulings: about': (about) => rule({ about }),
    'ending: ruling': (ruling) => end({ ruling }),
    'ending: judge': (name) => end({ judge: name }),
    'shortcuts: cast via': (via) => suggest(doing({ do: 'cast', object: 1, via })),
    'shortcuts: key': (key) => suggest({ form: 'pick', keys: [key] }),
    'shortcuts: at': (at) => bob.post(`${path}/shortcuts/${decision}/answers`, { at }),
  };
}

describe('hostile texts', () => {
  const store = new MemoryEventStore();
  let harness: Harness;

  beforeAll(async () => {
    harness = await startServer(store);
  });

  afterAll(() => harness.stop());

  async function newFields(number: number): Promise<Readonly<Record<string, Send>>> {
    const table = await sitDown(harness, { ...twoSeats, seed: `table ${number}` });
    const other = await sitDown(harness, { ...twoSeats, seed: `other ${number}` });
    await begin(table);
    await passUntil(table, annsMain(1));
    return fieldsOf(harness, table, other, (await pendingAt(table)).id);
  }

  test(
    `${texts} in each field of each command: refused, or the game can be read again`,
    async () => {
      const prng = Prng.from(seed);
      let fields: Readonly<Record<string, Send>> = {};
      let [taken, refused] = [0, 0];
      const failed: object[] = [];
      for (let i = 0; i < texts; i++) {
        if (i % textsAGame === 0) fields = await newFields(i / textsAGame);
        const value = hostileValue(prng);
        for (const [field, send] of Object.entries(fields)) {
          const { status } = await send(value);
          if (status >= 500) failed.push({ field, value, status });
          else if (status < 400) taken += 1;
          else refused += 1;
        }
      }
      expect(failed).toEqual([]);
      expect(taken).toBeGreaterThan(texts);
      expect(refused).toBeGreaterThan(10 * texts);
      await everyGameCanBeRead(store);
    },
    limitMs,
  );
});

/** Another process knows nothing but what is stored. */
async function everyGameCanBeRead(store: MemoryEventStore): Promise<void> {
  const harness = await startServer(store);
  const anyone = harness.as();
  const pages = ['', '/board', '/log', '/decision', '/events', '/statistics', '/events/0/explanation'];
  for (const stream of await store.streams('game-')) {
    const path = `/games/${stream.slice('game-'.length)}`;
    for (const page of pages) {
      const { status, body } = await anyone.get(`${path}${page}`);
      expect({ path, page, status, damaged: body.damaged }).toEqual({ path, page, status: 200, damaged: null });
    }
  }
  const { body: health } = await anyone.get('/health').expect(200);
  expect(health).toMatchObject({ status: 'up', damagedGames: 0 });
}

describe('half a character', () => {
  const half = '\ud800';
  const store = new MemoryEventStore();
  let harness: Harness;
  let table: Table;

  beforeAll(async () => {
    harness = await startServer(store);
    table = await sitDown(harness);
    await begin(table);
  });

  afterAll(() => harness.stop());

  async function refused(sent: PromiseLike<Json>, path: string): Promise<void> {
    const { status, body } = await sent;
    expect({ status, ...body }).toMatchObject({ status: 400, type: 'urn:stacktrail:problem:malformed-request' });
    expect(body.errors).toEqual([{ path, message: expect.stringContaining('half of a surrogate pair') }]);
  }

  test('is refused by the path of its field, and nothing is stored', async () => {
    const before = (await table.judge.get(`${table.path}/board`).expect(200)).body;
    const [first, second] = twoSeats.seats;
    const anyone = harness.as();
    await refused(table.seats[0]!.post(`${table.path}/rewind-requests`, { to: 9, reason: half }), 'reason');
    await refused(table.judge.post(`${table.path}/rewinds`, { to: 9, reason: half }), 'reason');
    await refused(table.judge.post(`${table.path}/rewinds`, { to: 9, reason: 'Back.', judge: half }), 'judge');
    await refused(table.judge.post(`${table.path}/rulings`, { ruling: half }), 'ruling');
    await refused(table.judge.post(`${table.path}/rulings`, { ruling: 'Play on.', judge: half }), 'judge');
    await refused(table.judge.post(`${table.path}/ending`, { ruling: half }), 'ruling');
    await refused(anyone.post('/games', { ...twoSeats, name: half }), 'name');
    await refused(anyone.post('/games', { ...twoSeats, seed: half }), 'seed');
    await refused(anyone.post('/games', { seats: [first, { ...second, name: half }] }), 'seats[1].name');
    await refused(
      anyone.post('/games', { seats: [{ ...first, deckList: `60 Forest${half}` }, second] }),
      'seats[0].deckList',
    );
    const action = { form: 'action', action: { do: 'cast', object: 1, via: half } };
    await refused(table.seats[0]!.post(`${table.path}/answers`, { decision: 1, answer: action }), 'answer.action.via');
    const keys = { form: 'pick', keys: ['keep', half] };
    await refused(table.seats[0]!.post(`${table.path}/answers`, { decision: 1, answer: keys }), 'answer.keys');
    expect((await table.judge.get(`${table.path}/board`).expect(200)).body).toEqual(before);
    expect((await anyone.get('/games').expect(200)).body).toHaveLength(1);
  });

  test.each([
    ['a name that turns the line round', '\u202eekaJ'],
    ['a name with something that can’t be seen', 'Jo\u200b'],
    ['a name of nothing that can be seen', '\u3164'],
  ])('%s is refused', async (_, judge) => {
    const { body } = await table.judge.post(`${table.path}/rulings`, { ruling: 'Play on.', judge }).expect(400);
    expect(body.errors[0]).toMatchObject({ path: 'judge', message: expect.stringContaining('invisible') });
  });

  test('in an address or a header it is nobody’s, and nothing breaks', async () => {
    for (const id of ['%ED%A0%80', '%00', '%E2%80%AE', '%', '%2e%2e', 'a'.repeat(5_000), '__proto__', 'constructor']) {
      for (const page of ['', '/board', '/log', '/decision', '/events', '/stream', '/statistics']) {
        const { status } = await harness.as().get(`/games/${id}${page}`);
        expect({ id, page, refused: status >= 400 && status < 500 }).toEqual({ id, page, refused: true });
      }
      const { status } = await table.judge.post(`/games/${id}/rulings`, { ruling: 'Play on.' });
      expect({ id, refused: status >= 400 && status < 500 }).toEqual({ id, refused: true });
    }
    const odd = { 'Idempotency-Key': 'caf\u00e9', 'If-Match': '"\u00ff"' };
    const { body } = await table.judge.post(`${table.path}/rulings`, { ruling: 'Play on.' }, odd).expect(400);
    expect(body.errors[0].path).toBe('Idempotency-Key');
    await harness.as('\u00ff').get(`${table.path}/board`).expect(401);
    await harness.as().get(`${table.path}/stream`, { 'Last-Event-ID': '\u00ff' }).expect(400);
  });

  test('names in any script, and words over lines, are taken as they are', async () => {
    const ruling = 'Zwei Zeilen:\n\tسلام, 李, 👩‍👩‍👧.';
    const { body } = await table.judge.post(`${table.path}/rulings`, { ruling, judge: 'Zoë 李 👩‍👩‍👧' }).expect(200);
    const { body: page } = await table.spectator.get(`${table.path}/events?from=${body.revisions.first}`).expect(200);
    expect(page.events[0].data).toMatchObject({ ruling, judge: 'Zoë 李 👩‍👩‍👧' });
  });
});
