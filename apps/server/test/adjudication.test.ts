import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { startServer, type Harness, type Json } from './harness.js';
import { answer, begin, pass, pendingAt, picking, sitDown, type Table } from './table.js';

const folder = mkdtempSync(join(tmpdir(), 'stacktrail-cards-'));
const file = join(folder, 'cards.jsonl');

/** A card of a file with one card a line. */
function card(name: string, types: readonly string[], text: string, more: object = {}): string {
  const face = { manaCost: '{0}', type: types.join(' '), types, supertypes: [], subtypes: [], text, ...more };
  return JSON.stringify({ name, layout: 'normal', faces: [face], printings: ['TST'] });
}

const cards = [
  card('Test Riddle', ['Sorcery'], 'Frobnicate the mumble.'),
  card('Test Statue', ['Artifact', 'Creature'], 'Mumbles you control are frobnicated.', { power: '1', toughness: '1' }),
  card('Test Bell', ['Artifact'], 'Whenever a mumble is frobnicated, grumble.\n{T}: You gain 1 life.'),
];

/** @param seed with these seeds Ann’s first hand has what the tests cast */
const seats = (deckList: string, seed = 'clauses'): object => ({
  seed,
  seats: [
    { name: 'Ann', deckList },
    { name: 'Bob', deckList: '40 Forest' },
  ],
});
const hers = '12 Test Riddle\n14 Test Statue\n14 Test Bell';

/** The option whose label has these words. */
async function option(table: Table, words: string): Promise<Json> {
  const decision = await pendingAt(table);
  const found = decision.options.find(({ label }: Json) => label.includes(words));
  if (found === undefined)
    throw new Error(`no option with “${words}” of ${decision.options.map(({ label }: Json) => label).join('; ')}`);
  return found;
}

async function taking(table: Table, words: string): Promise<void> {
  await answer(table, (await option(table, words)).answer);
}

const board = async ({ judge, path }: Table): Promise<Json> => (await judge.get(`${path}/board`).expect(200)).body;
const lifeOf = async (table: Table): Promise<readonly number[]> =>
  (await board(table)).seats.map(({ life }: Json) => life);
const log = async ({ seats: [, bob], path }: Table): Promise<string> =>
  JSON.stringify((await bob!.get(`${path}/log`).expect(200)).body);

/** Ann's first main phase. */
async function main(table: Table): Promise<void> {
  await begin(table);
  while ((await board(table)).step !== 'precombat main') await answer(table, pass);
}

async function cast(table: Table, name: string): Promise<void> {
  await taking(table, `Cast ${name}`);
  while ((await pendingAt(table)).kind !== 'priority') await answer(table, (await pendingAt(table)).options[0].answer);
  await answer(table, pass);
  await answer(table, pass);
}

describe('a game with adjudication over HTTP', () => {
  let harness: Harness;
  beforeAll(async () => {
    writeFileSync(file, cards.join('\n'));
    harness = await startServer(new MemoryEventStore(), undefined, [], undefined, null, Date.now, file);
  });
  afterAll(async () => {
    await harness.stop();
    rmSync(folder, { recursive: true });
  });

  test('with off, or nothing said, the deck is refused as ever', async () => {
    for (const adjudication of [{}, { adjudication: 'off' }]) {
      const { body } = await harness
        .as()
        .post('/games', { ...seats(hers), ...adjudication })
        .expect(400);
      expect(JSON.stringify(body)).toContain('no card “Test Riddle” in the pool');
    }
  });

  test('another word than players, judge or off is refused', async () => {
    const { body } = await harness
      .as()
      .post('/games', { ...seats(hers), adjudication: 'nobody' })
      .expect(400);
    expect(JSON.stringify(body)).toContain('adjudication');
  });

  test('without a file of cards it says so', async () => {
    const bare = await startServer();
    const { body } = await bare
      .as()
      .post('/games', { ...seats(hers), adjudication: 'players' })
      .expect(400);
    expect(JSON.stringify(body)).toContain('this server has no file of cards (STACKTRAIL_CARDS)');
    await bare.stop();
  });

  test('a spell, a static and a triggered clause are adjudicated by the players', async () => {
    const table = await sitDown(harness, { ...seats(hers, 'clauses 1'), adjudication: 'players' });
    await main(table);
    expect((await table.spectator.get(table.path).expect(200)).body).toMatchObject({ adjudication: 'players' });

    await cast(table, 'Test Riddle');
    const asked = await pendingAt(table);
    expect(asked).toMatchObject({ kind: 'adjudicate', form: 'adjudicate', decidedBy: 0, source: 'Test Riddle' });
    expect(asked.prompt).toBe('Say what clause 1 of Test Riddle does now: “Frobnicate the mumble.”');
    expect(asked.options[0]).toEqual({ label: 'Nothing happens', answer: { form: 'adjudicate', actions: [] } });
    expect(asked.combine).toMatchObject({ into: 'actions', min: 0, max: 20, ordered: true });
    await taking(table, 'Bob loses 1 life');
    const consent = await pendingAt(table);
    expect(consent).toMatchObject({ kind: 'accept an adjudication', decidedBy: 1 });
    expect(consent.prompt).toContain('Bob loses 1 life');
    await answer(table, picking('accept'));
    expect(await lifeOf(table)).toEqual([20, 19]);

    await cast(table, 'Test Statue');
    await taking(table, 'Test Statue, unread clause: “Mumbles you control are frobnicated.” — it applies now');
    await taking(table, 'Test Statue gets +1/+1 until end of turn');
    await answer(table, picking('accept'));
    const [statue] = (await board(table)).battlefield.filter(({ name }: Json) => name === 'Test Statue');
    expect(statue).toMatchObject({ power: 2, toughness: 2 });

    await cast(table, 'Test Bell');
    await taking(table, '“Whenever a mumble is frobnicated, grumble.” — it has triggered');
    expect((await board(table)).stack).toHaveLength(1);
    await answer(table, pass);
    await answer(table, pass);
    expect(await pendingAt(table)).toMatchObject({ kind: 'adjudicate', decidedBy: 0 });
    await taking(table, 'Ann gains 1 life');
    await answer(table, picking('accept'));
    expect(await lifeOf(table)).toEqual([21, 19]);

    const told = await log(table);
    expect(told).toContain('Ruled, not enforced: clause 1 of Test Riddle does this now: Bob loses 1 life');
    const { body: found } = await table.spectator.get(`${table.path}/log?types=LifeLost`).expect(200);
    const [lost] = found.lines;
    const { body: why } = await table.spectator.get(`${table.path}/events/${lost.revision}/explanation`).expect(200);
    expect(why.causes).toMatchObject([{ type: 'Adjudicated', revision: lost.ruledBy }]);
    const { body: counts } = await table.spectator.get(`${table.path}/statistics`).expect(200);
    expect(counts.counts.Adjudicated).toBe(3);
    expect(counts.ruled).toBe(3);
    expect(counts.effective).toBeGreaterThan(100);
    expect(told).toContain('Ruled, not enforced: clause 1 of Test Bell does this now: Ann gains 1 life');
  });

  test('an action that isn’t one is refused, and the game waits as before', async () => {
    const table = await sitDown(harness, { ...seats(hers, 'clauses 2'), adjudication: 'players' });
    await main(table);
    await cast(table, 'Test Riddle');
    const { id, decidedBy } = await pendingAt(table);
    const post = (actions: readonly object[]) =>
      table.seats[decidedBy]!.post(`${table.path}/answers`, { decision: id, answer: { form: 'adjudicate', actions } });
    const malformed = await post([{ do: 'draw', who: { players: 'you' } }]).expect(400);
    expect(JSON.stringify(malformed.body)).toContain('action 1, count: expected');
    const gone = await post([{ do: 'destroy', what: { objects: 'result', label: '#999' } }]);
    expect(gone.status).toBe(422);
    expect(gone.body.detail ?? JSON.stringify(gone.body)).toContain('there is no object #999 now');
    expect((await pendingAt(table)).id).toBe(id);
  });

  test('where a judge adjudicates, the ruling carries the actions', async () => {
    const table = await sitDown(harness, { ...seats(hers, 'clauses 3'), adjudication: 'judge' });
    await main(table);
    await cast(table, 'Test Riddle');
    const asked = await pendingAt(table);
    expect(asked.kind).toBe('judge a clause');
    const refused = await table.seats[0]!.post(`${table.path}/answers`, {
      decision: asked.id,
      answer: asked.options[0].answer,
    });
    expect(refused.status).toBe(422);
    const actions = [(await option(table, 'Bob loses 1 life')).piece];
    await table.judge.post(`${table.path}/rulings`, { ruling: 'It burns.', actions }).expect(200);
    expect(await lifeOf(table)).toEqual([20, 19]);
  });

  test('a judge says that a clause of a permanent applies, and nothing else for a player', async () => {
    const table = await sitDown(harness, { ...seats(hers, 'clauses 4'), adjudication: 'judge' });
    await main(table);
    await cast(table, 'Test Statue');
    const says = (answered: object) => table.judge.post(`${table.path}/rulings`, { ruling: 'So.', answer: answered });
    const { body: refused } = await says((await option(table, 'Pass')).answer).expect(422);
    expect(refused.detail).toContain('A judge says whether there is a loop');
    const { body: malformed } = await says({ form: 'wish' }).expect(400);
    expect(JSON.stringify(malformed)).toContain('answer');
    await says((await option(table, 'it applies now')).answer).expect(200);
    expect(await pendingAt(table)).toMatchObject({ kind: 'judge a clause', decidedBy: 0 });
  });
});
