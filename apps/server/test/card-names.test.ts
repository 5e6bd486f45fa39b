import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import {
  actionsNow,
  annsMain,
  answer,
  begin,
  doing,
  pass,
  passUntil,
  pendingAt,
  picking,
  playLand,
  startTable,
} from './table.js';

const game = {
  seed: 'x',
  seats: [
    { name: 'Ann', deckList: '30 Plains\n30 Pithing Needle' },
    { name: 'Bob', deckList: '30 Island\n30 Merfolk Looter' },
  ],
};

describe('CR 201.4: choosing a card name over HTTP', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let decision: Json;

  beforeAll(async () => {
    table = await startTable(game);
    await begin(table);
    await passUntil(table, annsMain(1));
    await playLand(table);
    const cast = (await actionsNow(table)).find((action) => action.do === 'cast');
    await answer(table, doing(cast), { pay: 'auto' });
    await answer(table, pass);
    await answer(table, pass);
    decision = await pendingAt(table);
  });

  afterAll(() => table.harness.stop());

  const naming = (...names: string[]): Promise<Json> =>
    table.seats[0]!.post(`${table.path}/answers`, { decision: decision.id, answer: picking(...names) });

  test('the options are names of cards that the player knows, and any other can be written', () => {
    expect(decision).toMatchObject({ kind: 'choose a value', decidedBy: 0 });
    expect(decision.options.map(({ label }: Json) => label)).toEqual(['Pithing Needle', 'Plains']);
    expect(decision.combine).toMatchObject({ into: 'keys', min: 1, max: 1, text: 'the name of a card' });
  });

  test('what isn’t the name of a card is refused, by the rule', async () => {
    const { status, body } = await naming('Nonesuch of the Nowhere');
    expect([status, body.rule]).toEqual([422, '201.4']);
    const { body: two } = await naming('Fire // Ice');
    expect(two.rule).toBe('201.4');
  });

  test('a card that is in no deck of the game can be named, and is shown as chosen', async () => {
    const { status } = await naming('Grizzly Bears');
    expect(status).toBe(200);
    const { body } = await table.spectator.get(`${table.path}/board`).expect(200);
    const needle = body.battlefield.find(({ name }: Json) => name === 'Pithing Needle');
    expect(JSON.stringify(needle.chosen)).toContain('Grizzly Bears');
  });
});
