import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { StoredGameEvent } from '@stacktrail/game-events';
import { RandomWordSequence, fromHex } from '@stacktrail/kernel';
import { opensItsCommitment } from '@stacktrail/match';
import { startServer, type Harness, type Json } from '../harness.js';
import { sitDown, type Table } from '../table.js';
import { confirmed, eventsFor } from './confirmed.js';
import { fillers } from './kinds/cards.js';

/** Forty cards, no two alike: whoever knows the list knows which card a number stands for, if numbers follow it. */
const names = fillers.slice(0, 40).map((name) => name.replace('’', "'"));
const deckList = names.map((name) => `1 ${name}`).join('\n');
const game = {
  chooser: 0,
  seats: [
    { name: 'Ann', deckList },
    { name: 'Bob', deckList: '40 Island' },
  ],
};

let harness: Harness;

beforeAll(async () => {
  harness = await startServer();
});

afterAll(() => harness.stop());

const refOf = ({ ref }: Json): Json => ref;

/** A game whose shuffles can be proved, up to Ann's concession a few turns in. */
async function conceded(more: object = {}): Promise<Table> {
  const table = await sitDown(harness, { ...game, ...more });
  for (let i = 0; i < 40; i++) {
    const { body } = await table.judge.get(`${table.path}/decision`).expect(200);
    const { id, decidedBy, form, kind, options, combine } = body.decision;
    const keeps = kind === 'mulligan' && { form, keys: ['keep'] };
    const nothing = form === 'action' ? { form, action: { do: 'pass' } } : form === 'attack' && { form, attacks: [] };
    const least = combine !== null && form === 'select' && { form, chosen: options.slice(0, combine.min).map(refOf) };
    const answer = keeps || nothing || least || options[0].answer;
    await table.seats[decidedBy]!.post(`${table.path}/answers`, { decision: id, answer }).expect(200);
  }
  await table.seats[0]!.post(`${table.path}/concession`).expect(200);
  return table;
}

function find(events: readonly StoredGameEvent[], type: string): Json {
  return events.find((event) => event.type === type)?.data;
}

describe('CR 104.3a: what a spectator can work out once the seed is revealed', () => {
  test('the seed confirms no supposition about a hidden fact', async () => {
    const table = await conceded();
    const [seen, whole] = [await eventsFor(table.spectator, table), await eventsFor(table.judge, table)];
    const hidden = seen.filter(({ data }) => data.veiled !== undefined && data.veiled.data === undefined);
    expect(hidden.length).toBeGreaterThan(15);
    expect(confirmed(seen, whole, fromHex(find(seen, 'SeedRevealed').seed))).toEqual([]);
  });

  test('who knows the deck list can’t tell the hand of the player who conceded', async () => {
    const table = await conceded();
    const seen = await eventsFor(table.spectator, table);
    const nonces = seen.flatMap(({ type, data }) => (type === 'NonceGiven' ? [fromHex(data['nonce'] as string)] : []));
    const words = RandomWordSequence.create(fromHex(find(seen, 'SeedRevealed').seed), nonces);
    const { order } = words.permutation(names.length, 0);
    const supposed = order.slice(0, 7).map((place) => names[place]!);
    const { body } = await table.judge.get(`${table.path}/board`).expect(200);
    const held: string[] = body.seats[0].hand.cards.map(({ name }: Json) => name);
    expect(held.length).toBeGreaterThanOrEqual(7);
    // Whoever could tell the order names all seven; by chance some are right, not all.
    expect(supposed.filter((name) => held.includes(name)).length).toBeLessThan(7);
    const { body: openings } = await table.spectator.get(`${table.path}/openings`).expect(200);
    const shown = openings.cards.map(({ definition }: Json) => definition.faces[0].name);
    expect(shown.filter((name: string) => names.includes(name))).toEqual([]);
    expect(openings.veils).toEqual([]);
  });
});

describe('what was hidden is shown after the end', () => {
  test('by consent of all players; then everybody can check it', async () => {
    const table = await conceded();
    const consent = (seat: number): Promise<Json> => table.seats[seat]!.post(`${table.path}/openings`);
    await table.spectator.post(`${table.path}/openings`).expect(401);
    expect((await consent(0)).status).toBe(200);
    expect((await consent(0)).status).toBe(409);
    expect((await table.spectator.get(`${table.path}/openings`)).body.veils).toEqual([]);
    expect((await consent(1)).status).toBe(200);
    const [seen, whole] = [await eventsFor(table.spectator, table), await eventsFor(table.judge, table)];
    const opened = confirmed(seen, whole, fromHex(find(seen, 'VeilOpened').key));
    expect(opened.length).toBeGreaterThan(15);
    const { body } = await table.spectator.get(`${table.path}/openings`).expect(200);
    expect(body.veils.map(({ revision }: Json) => revision)).toEqual(expect.arrayContaining(opened));
    expect(body.cards).toHaveLength(80);
  });

  test('because whoever began the game wanted it so', async () => {
    const table = await conceded({ openAfterEnd: true });
    const [seen, whole] = [await eventsFor(table.spectator, table), await eventsFor(table.judge, table)];
    expect(find(seen, 'GameStarted').openAfterEnd).toBe(true);
    expect(confirmed(seen, whole, fromHex(find(seen, 'VeilOpened').key)).length).toBeGreaterThan(15);
  });

  test('not before it', async () => {
    const table = await sitDown(harness, game);
    const { body } = await table.seats[0]!.post(`${table.path}/openings`).expect(409);
    expect(body.detail).toMatch(/until the game has ended/);
  });

  test('each card opens its own commitment, and no other', async () => {
    const table = await conceded();
    const seen = await eventsFor(table.spectator, table);
    const commitments = seen.flatMap(({ data, type }) =>
      type === 'DeckBrought' ? (data['commitments'] as string[]) : [],
    );
    const { body } = await table.seats[0]!.get(`${table.path}/openings`).expect(200);
    const own = body.cards.filter(({ card }: Json) => card < 40);
    expect(own.map(({ definition }: Json) => definition.faces[0].name).sort()).toEqual([...names].sort());
    expect(own.every((opening: Json) => opensItsCommitment(opening, commitments))).toBe(true);
    const [one, other] = own;
    expect(opensItsCommitment({ ...one, definition: other.definition }, commitments)).toBe(false);
  });
});
