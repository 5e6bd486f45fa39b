import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import {
  actionsNow,
  annBegins,
  annsMain,
  answer,
  begin,
  doing,
  pass,
  passUntil,
  pendingAt,
  picking,
  playLand,
  sitDown,
  startTable,
  twoSeats,
} from './table.js';

describe('commands', () => {
  let table: Awaited<ReturnType<typeof startTable>>;

  beforeAll(async () => {
    table = await startTable();
  });

  afterAll(() => table.harness.stop());

  test('several decisions are answered at once; what nothing asked for is told', async () => {
    const unused = { kind: 'priority', answer: pass };
    const { decision, unused: left } = await answer(table, annBegins, {
      ahead: [{ kind: 'mulligan', answer: picking('keep') }, unused],
    });
    expect(decision).toMatchObject({ kind: 'mulligan', player: 1 });
    expect(left).toEqual([unused]);
    await answer(table, picking('keep'));
  });

  test('CR 407.1: a game is played for ante where that is asked for, and everyone sees the ante', async () => {
    const { harness } = table;
    const { body: refused } = await harness
      .as()
      .post('/games', { ...twoSeats, ante: 'yes' })
      .expect(400);
    expect(refused.errors[0].path).toBe('ante');
    const game = await sitDown(harness, { ...twoSeats, seed: 'ante', ante: true });
    await begin(game);
    const { body: board } = await game.spectator.get(`${game.path}/board`).expect(200);
    expect(board.ante.map(({ owner }: Json) => owner)).toEqual([0, 1]);
  });

  test('CR 901.15: one planar deck for all is a list of planes, whose lines are read as those of decks', async () => {
    const post = (planes: string) => table.harness.as().post('/games', { ...twoSeats, seed: 'planes', planes });
    const { body: unknown } = await post('1 Nowhere at All').expect(400);
    expect(unknown.errors).toEqual([{ path: 'planes', message: expect.stringContaining('line 1: no card') }]);
    const { body: woods } = await post('20 Forest').expect(422);
    expect(woods.detail).toContain('CR 901.15a');
  });

  test('the same command id again does nothing again, and tells what was done', async () => {
    const { id } = await pendingAt(table);
    const body = { commandId: 'pass-1', decision: id, answer: pass };
    const { body: first } = await table.seats[0]!.post(`${table.path}/answers`, body).expect(200);
    const { body: again } = await table.seats[0]!.post(`${table.path}/answers`, body).expect(200);
    expect(first.repeated).toBe(false);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('Idempotency-Key and If-Match say what commandId and decision say', async () => {
    const answers = `${table.path}/answers`;
    const { headers, body } = await table.seats[1]!.get(`${table.path}/decision`).expect(200);
    expect(headers['etag']).toBe(`"${body.decision.id}"`);
    await table.seats[1]!.get(`${table.path}/decision`, { 'If-None-Match': headers['etag']! }).expect(304);
    const tagged = { 'If-Match': headers['etag']!, 'Idempotency-Key': '"pass-2"' };
    const { body: first } = await table.seats[1]!.post(answers, { answer: pass }, tagged).expect(200);
    expect(first).toMatchObject({ commandId: 'pass-2', repeated: false });
    const { body: again } = await table.seats[1]!.post(answers, { answer: pass }, tagged).expect(200);
    expect(again).toEqual({ ...first, repeated: true });
    const torn = { commandId: 'another', decision: 3, answer: pass };
    const { body: problem } = await table.seats[1]!.post(answers, torn, tagged).expect(400);
    expect(problem.errors[0].path).toBe('commandId');
  });

  test('a game that is created twice by one command is one game', async () => {
    const seats = [
      { name: 'Ann', deck: 'moorland-ghosts' },
      { name: 'Bob', deck: 'altar-of-the-wilds' },
    ];
    const key = { 'Idempotency-Key': 'the-game' };
    const { body: first, headers } = await table.spectator.post('/games', { seats }, key).expect(201);
    expect(headers['location']).toBe(`/games/${first.game}`);
    const { body: again } = await table.spectator.post('/games', { seats }, key).expect(200);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('a seed makes one game: another command with it is told which', async () => {
    const { body } = await table.spectator.post('/games', twoSeats).expect(409);
    expect(body).toMatchObject({ type: 'urn:stacktrail:problem:game-exists', game: table.game });
  });

  test('what was written can be read at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { revisions } = await answer(table, pass);
      const { body: board } = await table.seats[0]!.get(`${table.path}/board`).expect(200);
      expect(board.revision).toBe(revisions.last);
      const { body: log } = await table.seats[0]!.get(`${table.path}/log?from=${revisions.last}`).expect(200);
      expect(log.lines.at(-1).revision).toBe(revisions.last);
    }
  });

  test('an event is explained back to decisions and the setup', async () => {
    await passUntil(table, annsMain(3));
    await playLand(table);
    const { body: log } = await table.spectator.get(`${table.path}/log?limit=2000`).expect(200);
    const played = log.lines.find((line: Json) => line.type === 'LandPlayed');
    const { body } = await table.spectator.get(`${table.path}/events/${played.revision}/explanation`).expect(200);
    expect(body).toMatchObject({ type: 'LandPlayed', rule: '116.2a', text: expect.stringContaining('Forest') });
    const causes = (node: Json): string[] => [node.type, ...node.causes.flatMap(causes)];
    expect(causes(body)).toContain('DecisionMade');
  });

  test('CR 601.2: a spell is cast with its payment in one command', async () => {
    const elves = '30 Forest\n30 Llanowar Elves';
    const seats = [
      { name: 'Ann', deckList: elves },
      { name: 'Bob', deckList: elves },
    ];
    const another = await sitDown(table.harness, { seed: 'elves', seats });
    await begin(another);
    await passUntil(another, annsMain(1));
    await playLand(another);
    const { body: board } = await another.seats[0]!.get(`${another.path}/board`).expect(200);
    const [forest] = board.battlefield;
    const cast = (await actionsNow(another)).find((action) => action.do === 'cast');
    const paying = (action: object): object => ({ kind: 'activate mana abilities', answer: doing(action) });
    const ahead = [paying({ do: 'activate', object: forest.id, ability: '#Forest' }), paying({ do: 'pay' })];
    const done = await answer(another, doing(cast), { ahead });
    expect(done).toMatchObject({ reversed: null, unused: [], decision: { kind: 'priority' } });
    expect(done.facts.map((fact: Json) => fact.type)).toContain('SpellCast');
  });

  test('decks are lists as programs write them, of any cards of the pool', async () => {
    const seats = [
      { name: 'Ann', deckList: 'Deck\n30 Forest (M10) 246\n30 GRIZZLY BEARS\n\nSideboard\n3 Giant Growth (M10) 184\n' },
      { name: 'Bob', deckList: '<Deck><Cards Quantity="60" Name="Island" Sideboard="false"/></Deck>' },
    ];
    const another = await sitDown(table.harness, { seed: 'pasted', seats });
    await begin(another);
    const { body: board } = await another.seats[0]!.get(`${another.path}/board`).expect(200);
    const names: string[] = board.seats[0].hand.cards.map((card: Json) => card.name);
    expect(names).toHaveLength(7);
    for (const name of names) expect(['Forest', 'Grizzly Bears']).toContain(name);
  });

  test('every line of a list that is wrong is named, whatever it is', async () => {
    const deckList = '\uFEFFconstructor\r\n60 Forest\r\n4 __proto__\r\n4 Chaos Orb';
    const seats = [
      { name: 'Ann', deckList },
      { name: 'Bob', deckList: '60 Forest', sideboard: 'SB: 1 Nobody There\n1 Snapcaster' },
    ];
    const { body } = await table.harness.as().post('/games', { seats }).expect(400);
    const [ann, bob] = ['seats[0].deckList', 'seats[1].sideboard'];
    expect(body.errors).toMatchObject([
      { path: ann, message: expect.stringMatching(/^line 1: “constructor” is not a count and a name/) },
      { path: ann, message: expect.stringMatching(/^line 3: no card “__proto__”/) },
      { path: ann, message: expect.stringMatching(/^line 4: “Chaos Orb” can't be played yet: /) },
      { path: bob, message: expect.stringMatching(/^line 1: no card “Nobody There”/) },
      { path: bob, message: expect.stringMatching(/^line 2: no card “Snapcaster” in the pool; did you mean/) },
    ]);
  });
});
