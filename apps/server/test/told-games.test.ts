import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';
import { begin, pass, passUntil, pendingAt, sitDown, twoSeats, answer, doing, type Table } from './table.js';

describe('a told game, over HTTP', () => {
  let harness: Harness;
  let table: Table;

  beforeAll(async () => {
    harness = await startServer();
    table = await sitDown(harness, { seats: twoSeats.seats, chance: 'told', chooser: 0 });
    await begin(table);
  });

  afterAll(() => harness.stop());

  const tell = (who: 'judge' | 0 | 1, body: object, status = 200): PromiseLike<Json> => {
    const client = who === 'judge' ? table.judge : table.seats[who]!;
    return client.post(`${table.path}/tellings`, body).expect(status);
  };

  test('says that it is one', async () => {
    expect((await table.spectator.get(table.path).expect(200)).body).toMatchObject({
      chance: 'told',
      adjudication: 'off',
    });
  });

  test('a seat tells its cards, is asked anew, and plays what it has told', async () => {
    const { id } = await pendingAt(table);
    const { body } = await tell(0, { card: 'Forest', in: 'hand' });
    expect(body.facts).toMatchObject([{ type: 'CardTold', rule: '400.2' }, { type: 'DecisionAsked' }]);
    expect(body.decision.id).toBeGreaterThan(id);
    await passUntil(table, ({ step }) => step === 'precombat main');
    const decision = await pendingAt(table);
    const forest = decision.options.find(({ label }: Json) => label.startsWith('Play Forest'));
    await answer(table, forest.answer);
    expect(decision.options.filter(({ label }: Json) => label.startsWith('Play '))).toHaveLength(1);
  });

  test('its own hand shows unknown cards as such, and another seat sees nothing of what was told', async () => {
    await tell('judge', { card: 'Kitchen Finks', in: 'hand', owner: 1, judge: 'Judy' });
    const hand = async (who: 0 | 1, of: 0 | 1): Promise<string> =>
      JSON.stringify((await table.seats[who]!.get(`${table.path}/board`).expect(200)).body.seats[of].hand);
    expect(await hand(1, 1)).toContain('an unknown card');
    expect(await hand(1, 1)).toContain('Kitchen Finks');
    expect(await hand(0, 1)).not.toContain('Kitchen Finks');
  });

  test('what can’t be told is refused with what would be right', async () => {
    const { body } = await tell(0, { card: 'Island', in: 'hand' }, 422);
    expect(body).toMatchObject({ rule: '400.2', detail: expect.stringContaining('Ann’s deck has no Island') });
    const { body: others } = await tell(0, { card: 'Forest', in: 'hand', owner: 1 }, 403);
    expect(others.detail).toContain('seat 0 can tell its own cards');
    await tell('judge', { card: 'Forest', in: 'hand' }, 400);
    await tell(0, { card: 'Forest' }, 400);
  });

  test('a game whose chance isn’t told refuses it', async () => {
    const other = await sitDown(harness, { ...twoSeats, seed: 'drawn' });
    await begin(other);
    expect((await other.spectator.get(other.path).expect(200)).body).toMatchObject({ chance: 'drawn' });
    const sent = other.seats[0]!.post(`${other.path}/tellings`, { card: 'Forest', in: 'hand' });
    const { body } = await sent.expect(422);
    expect(body.detail).toContain('The chance of this game isn’t told');
    await answer(other, doing({ do: 'pass' }));
    expect(pass).toEqual(doing({ do: 'pass' }));
  });
});

describe('a told game with what can’t be told yet', () => {
  let harness: Harness;

  beforeAll(async () => {
    harness = await startServer();
  });

  afterAll(() => harness.stop());

  const list = '30 Forest\n30 Kitchen Finks';

  test.each([
    ['an ante', { ante: true }, list],
    ['a planar deck', { planes: '10 Goldmeadow' }, list],
    ['planes or schemes', {}, `${list}\n\nPlanes\n10 Goldmeadow`],
    ['planes or schemes', {}, `${list}\n\nSchemes\n10 My Wish Is Your Command`],
    ['an Attraction deck', {}, `${list}\n\nAttractions\n1 Roller Coaster`],
    ['cards that show the top of a library or a hand all the time', {}, `${list}\n4 Future Sight`],
  ])('is refused because of %s, and nothing is stored', async (what, more, deckList) => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList }));
    const { body } = await harness
      .as()
      .post('/games', { seats, chance: 'told', ...more })
      .expect(422);
    expect(body.detail).toContain(`A game of told chance can’t have ${what} yet`);
    expect((await harness.as().get('/games').expect(200)).body).toEqual([]);
  });
});
