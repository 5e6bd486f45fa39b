import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import { annsMain, begin, passUntil, playLand, startTable } from './table.js';

describe('why something is as it is, over HTTP', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let before: Json;
  let land: Json;
  beforeAll(async () => {
    table = await startTable();
    await begin(table);
    before = await passUntil(table, annsMain(1));
    await playLand(table);
    [land] = (await table.judge.get(`${table.path}/board`).expect(200)).body.battlefield;
  });
  afterAll(() => table.harness.stop());

  const cardInHand = (type: string): Json => before.seats[0].hand.cards.find(({ types }: Json) => types.includes(type));

  test('an object is told with every effect; what isn’t known to the viewer isn’t', async () => {
    const { body } = await table.spectator.get(`${table.path}/objects/${land.id}/account`).expect(200);
    expect(body).toMatchObject({ object: land.id, is: { name: 'Forest', power: null }, effects: [] });
    const finks = cardInHand('Creature');
    await table.spectator.get(`${table.path}/objects/${finks.id}/account`).expect(404);
    const own = await table.seats[0]!.get(`${table.path}/objects/${finks.id}/account`).expect(200);
    expect(own.body.is).toMatchObject({ name: 'Kitchen Finks', power: 3, toughness: 2 });
    await table.spectator.get(`${table.path}/objects/${land.id}/account?at=${before.revision}`).expect(404);
    await table.spectator.get(`${table.path}/objects/${land.id}/account?at=1000000`).expect(404);
    await table.spectator.get(`${table.path}/objects/x/account`).expect(400);
  });

  test('CR 601.2h, 305.2b, 508.1: a judge is told by which rule something couldn’t be done', async () => {
    const verdict = async (query: string): Promise<Json> =>
      (await table.judge.get(`${table.path}/verdict?${query}`).expect(200)).body;
    const [finks, forest] = [cardInHand('Creature'), cardInHand('Land')];
    expect(await verdict(`deed=cast&object=${finks.id}&at=${before.revision}`)).toMatchObject({
      legal: false,
      rule: '601.2h',
      player: 0,
    });
    expect(await verdict(`deed=play&object=${forest.id}&at=${before.revision}`)).toMatchObject({ legal: true });
    expect(await verdict(`deed=attack&object=${land.id}`)).toMatchObject({ legal: false, rule: '508.1' });
    const board = (await table.judge.get(`${table.path}/board`).expect(200)).body;
    expect(board.revision).toBeGreaterThan(before.revision);
    const second = board.seats[0].hand.cards.find(({ types }: Json) => types.includes('Land'));
    if (second !== undefined)
      expect(await verdict(`deed=play&object=${second.id}`)).toMatchObject({ legal: false, rule: '305.2b' });
  });

  test('CR 603.2: the triggered abilities of an object are told with what kept them from triggering', async () => {
    const finks = cardInHand('Creature');
    const path = `${table.path}/events/${before.revision}/triggers`;
    const { body } = await table.seats[0]!.get(`${path}?object=${finks.id}`).expect(200);
    expect(body.length).toBeGreaterThan(0);
    for (const { triggered, rule } of body) expect([triggered, rule]).toEqual([null, '603.2']);
    await table.spectator.get(`${path}?object=${finks.id}`).expect(404);
    await table.judge.get(path).expect(400);
    const replacements = `${table.path}/events/${before.revision}/replacements?object=${finks.id}`;
    for (const { replaced, rule } of (await table.judge.get(replacements).expect(200)).body)
      expect([replaced, rule]).toEqual([null, '614.1']);
  });

  test('what is asked wrongly is refused, and a seat isn’t told what hidden cards decide', async () => {
    await table.judge.get(`${table.path}/verdict?deed=fly&object=1`).expect(400);
    await table.judge.get(`${table.path}/verdict?deed=cast`).expect(400);
    await table.judge.get(`${table.path}/verdict?deed=cast&object=1&at=1000000`).expect(404);
    await table.seats[0]!.get(`${table.path}/verdict?deed=cast&object=1`).expect(403);
    await table.spectator.get(`${table.path}/verdict?deed=cast&object=1`).expect(401);
  });
});
