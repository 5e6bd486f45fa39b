import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client, Json } from './harness.js';
import { readEvents } from './read-events.js';
import { annsMain, answer, begin, pass, passUntil, pendingAt, picking, playLand, startTable } from './table.js';

/** Ann's cards are named nowhere in Bob's deck, so each name says whose card was shown. */
const game = {
  seed: 'x',
  seats: [
    { name: 'Ann', deckList: '30 Forest\n30 Kitchen Finks' },
    { name: 'Bob', deckList: '30 Island\n30 Merfolk Looter' },
  ],
};

describe('hidden cards', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let address: string;

  beforeAll(async () => {
    table = await startTable(game);
    address = await table.harness.app.getUrl();
    await begin(table);
    await passUntil(table, annsMain(1));
  });

  afterAll(() => table.harness.stop());

  /** Everything that the server says to someone. */
  async function allThatIsSaidTo(client: Client, token?: string): Promise<string> {
    const { body } = await table.judge.get(`${table.path}/board`);
    const pages = [
      '',
      '/decision',
      '/log?limit=2000',
      '/events?limit=2000',
      '/statistics',
      ...everyTenth(body.revision).flatMap((at) => [`/board?at=${at}`, `/events/${at}/explanation`]),
      '/board',
    ];
    const texts = ['/games', ...pages.map((page) => `${table.path}${page}`)].map(async (path) => {
      const { text } = await client.get(path).expect(200);
      return text;
    });
    const messages = await readEvents(`${address}${table.path}/stream?after=-1`, {
      ...(token === undefined ? {} : { token }),
      until: ({ id }) => id === `${body.revision}`,
    });
    return [...(await Promise.all(texts)), ...messages.map(({ data }) => data)].join('\n');
  }

  const everyTenth = (last: number): number[] => Array.from({ length: Math.floor(last / 10) + 1 }, (_, i) => i * 10);

  test('before a card is played, nobody but its owner and a judge is told what it is', async () => {
    const [ann, bob, spectator, judge] = [
      await allThatIsSaidTo(table.seats[0]!, table.tokens[0]),
      await allThatIsSaidTo(table.seats[1]!, table.tokens[1]),
      await allThatIsSaidTo(table.spectator),
      await allThatIsSaidTo(table.judge, table.judgeToken),
    ];
    expect(ann).toMatch(/Kitchen Finks/);
    expect(ann).not.toMatch(/Island|Merfolk/);
    expect(bob).toMatch(/Merfolk Looter/);
    expect(bob).not.toMatch(/Forest|Finks/);
    expect(spectator).not.toMatch(/Forest|Finks|Island|Merfolk/);
    expect(judge).toMatch(/Kitchen Finks/);
    expect(judge).toMatch(/Merfolk Looter/);
  });

  test('a log that is searched for a card has nothing of it for whoever may not know where it is', async () => {
    const linesFor = async (client: Client): Promise<readonly Json[]> =>
      (await client.get(`${table.path}/log?card=kitchen%20finks&limit=2000`).expect(200)).body.lines;
    expect((await linesFor(table.seats[0]!)).length).toBeGreaterThan(0);
    expect(await linesFor(table.seats[1]!)).toEqual([]);
    expect(await linesFor(table.spectator)).toEqual([]);
    await table.spectator.get(`${table.path}/log?zoneChange=hand`).expect(400);
    await table.spectator.get(`${table.path}/log?types=Nothing`).expect(400);
  });

  test('what is veiled comes as a commitment alone, without the salt that would open it', async () => {
    const veiledFor = async (client: Client): Promise<readonly Json[]> => {
      const { body } = await client.get(`${table.path}/events?limit=2000`).expect(200);
      return body.events.map((event: Json) => event.data.veiled).filter((veil: unknown) => veil !== undefined);
    };
    const spectators = await veiledFor(table.spectator);
    expect(spectators.length).toBeGreaterThan(10);
    for (const veil of spectators) expect(Object.keys(veil)).toEqual(['commitment']);
    const judges = await veiledFor(table.judge);
    for (const veil of judges) expect(Object.keys(veil).sort()).toEqual(['commitment', 'data', 'salt']);
  });

  test('the options of a decision are for whose it is: others know only that it is asked', async () => {
    const { id } = await pendingAt(table);
    for (const other of [table.seats[1]!, table.spectator]) {
      const { body } = await other.get(`${table.path}/decision`).expect(200);
      expect(body.decision).toMatchObject({ id, player: 0, kind: 'priority', hidden: true });
      expect(body.decision).not.toHaveProperty('options');
    }
  });

  test('what the other seat is refused tells nothing either', async () => {
    const { id } = await pendingAt(table);
    const prying = { decision: id, answer: { form: 'action', action: { do: 'cast', object: 200, via: 'hand' } } };
    const { text } = await table.seats[1]!.post(`${table.path}/answers`, prying).expect(403);
    expect(text).not.toMatch(/Forest|Finks/);
    const stale = { decision: 3, answer: pass };
    const { body } = await table.seats[1]!.post(`${table.path}/answers`, stale).expect(409);
    expect(body.pending.hidden).toBe(true);
  });

  test('a card that is played is shown to all; those in hand stay hidden', async () => {
    await playLand(table);
    const { body } = await table.spectator.get(`${table.path}/board`).expect(200);
    expect(body.battlefield).toEqual([expect.objectContaining({ name: 'Forest', controller: 0 })]);
    expect(body.seats[0].hand).toMatchObject({ count: 6 });
    for (const card of body.seats[0].hand.cards) expect(card).toEqual({ hidden: true });
    const bob = await allThatIsSaidTo(table.seats[1]!, table.tokens[1]);
    expect(bob).toMatch(/Forest/);
    expect(bob).not.toMatch(/Finks/);
  });

  test('CR 103.5: a mulligan shows nothing', async () => {
    const { harness } = table;
    const { body: created } = await harness
      .as()
      .post('/games', { ...game, seed: 'mulligans' })
      .expect(201);
    const [ann, bob] = created.seats.map((seat: Json) => harness.as(seat.token)) as [Client, Client];
    const judge = harness.as(created.judgeToken);
    const another = { ...table, game: created.game, path: `/games/${created.game}`, seats: [ann, bob], judge };
    await answer(another, { form: 'select', chosen: [{ is: 'player', id: 0 }] });
    await answer(another, picking('mulligan'));
    await answer(another, picking('mulligan'));
    const { text } = await bob.get(`${another.path}/log?limit=2000`).expect(200);
    const { text: events } = await bob.get(`${another.path}/events?limit=2000`).expect(200);
    expect(text + events).not.toMatch(/Forest|Finks/);
  });
});
