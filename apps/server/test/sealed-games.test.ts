import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isStoredEvent, openEventStore, streamName, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import { verifyChain, type PlayerId, type Revision, type StoredGameEvent } from '@stacktrail/game-events';
import { gameSecrecy, Matches, RandomBot, Sight, verifyGame } from '@stacktrail/match';
import { shippedDecks } from '@stacktrail/test-kit';
import { Child } from './child/child.js';

const decks = [shippedDecks[0]!, shippedDecks[1]!] as const;
const seats = decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck }));
const GAMES = 50;
const DECISIONS = 6;
const claim = 'Seat 1 holds three cards too many.';
/** Definitions and cards of a deck have numbers of so many digits; counts and revisions have fewer. */
const CARD_NUMBER = /\d{7,}/g;

/** A server that speaks EventStoreDB's protocol. @returns its address */
async function started(node: Child): Promise<string> {
  await node.ask('start');
  const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
  return `esdb://127.0.0.1:${port}?tls=false`;
}

const newNode = (): Child => new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);

/** Bots answer so many decisions. */
async function play(matches: Matches, gameId: string, decisions: number): Promise<void> {
  const bots = seats.map((_, seat) => new RandomBot(`${seat}`));
  for (let answered = 0; answered < decisions; answered++) {
    const { state, decision } = await matches.current(gameId);
    if (decision === null) return;
    const player = decision.decidedBy;
    const answer = bots[player]!.answer(new Sight(state, player), decision);
    const command = { commandId: crypto.randomUUID(), player, decision: decision.id, ...answer };
    expect(await matches.submit(gameId, command)).toMatchObject({ accepted: true });
  }
}

describe('what a user of EventStoreDB reads without the keys', () => {
  const node = newNode();
  let store: EventStore;
  /** As the server sees the games. */
  const whole: StoredEvent[] = [];
  /** As they are stored, without the keys. */
  const raw: StoredEvent[] = [];
  let rawText = '';

  beforeAll(async () => {
    const uri = await started(node);
    store = await openEventStore(uri, { secrecy: gameSecrecy });
    const matches = new Matches(store);
    for (let game = 0; game < GAMES; game++) {
      const { gameId } = await matches.create({ seats });
      await play(matches, gameId, DECISIONS);
    }
    const disputed = (await matches.games())[0]!;
    const by = { seat: 0 as PlayerId };
    await matches.disputes.open(disputed, { commandId: 'd', by, revision: 3 as Revision, claim });
    for await (const entry of store.readAll()) if (isStoredEvent(entry)) whole.push(entry);
    const plain = await openEventStore(uri);
    for await (const entry of plain.readAll()) {
      if (isStoredEvent(entry) && !entry.stream.startsWith('keys-')) raw.push(entry);
    }
    await plain.close();
    rawText = raw.map(({ data, metadata }) => JSON.stringify([data, metadata])).join('\n');
  });

  afterAll(async () => {
    await store.close();
    await node.end('end of input');
  });

  const ofGames = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
    events.filter(({ stream }) => stream.startsWith('game-'));
  const factsOf = ({ data }: StoredEvent): StoredGameEvent['data'] => (data as StoredGameEvent).data;

  /** Those of these texts that stand in what is stored. */
  const found = (texts: Iterable<string>): readonly string[] => [...texts].filter((text) => rawText.includes(text));

  /** Every text of a value, at any depth. */
  function textsIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  test('the server finds the same events in the same places', () => {
    expect(whole.map(({ id }) => id)).toEqual(raw.map(({ id }) => id));
    expect(new Set(ofGames(whole).map(({ stream }) => stream)).size).toBe(GAMES);
  });

  test('no seed, key of veils or hash of a token', () => {
    const secrets = whole.filter(({ stream }) => stream.startsWith('secret-')).flatMap(({ data }) => textsIn(data));
    expect(secrets.length).toBeGreaterThan(GAMES * 5);
    const isPublic = new Set(ofGames(whole).flatMap((event) => textsIn({ ...factsOf(event), veiled: null })));
    expect(found(secrets.filter((text) => !isPublic.has(text)))).toEqual([]);
  });

  test('no claim of a dispute, and no salt with which one could be guessed', () => {
    const disputes = whole.filter(({ stream }) => stream.startsWith('dispute-'));
    expect(disputes.flatMap(({ data }) => textsIn(data))).toContain(claim);
    const salts = disputes.map(({ data }) => (data as { readonly salt: string }).salt);
    expect(salts.length).toBeGreaterThan(3);
    expect(found([claim, ...salts])).toEqual([]);
  });

  test('no salt, and nothing that a veil hides', () => {
    const veiled = ofGames(whole).flatMap((event) => factsOf(event).veiled ?? []);
    expect(veiled.length).toBeGreaterThan(GAMES * 10);
    expect(found(veiled.map(({ salt }) => salt ?? ''))).toEqual([]);
    for (const event of ofGames(raw)) {
      const { veiled: shown } = factsOf(event);
      if (shown !== undefined) expect(Object.keys(shown)).toEqual(['commitment']);
    }
  });

  test('no number of a card that the game has not shown', () => {
    const shown = JSON.stringify(ofGames(whole).map((event) => ({ ...factsOf(event), veiled: null })));
    const hidden = ofGames(whole).flatMap(
      (event) => JSON.stringify(factsOf(event).veiled?.data ?? '').match(CARD_NUMBER) ?? [],
    );
    const unseen = new Set(hidden.filter((number) => !shown.includes(number)));
    expect(unseen.size).toBeGreaterThan(5);
    const numbers = new Set(rawText.match(CARD_NUMBER) ?? []);
    expect([...unseen].filter((number) => numbers.has(number))).toEqual([]);
  });

  test('no name of a card', () => {
    const names = new Set(decks.flat().flatMap(({ faces }) => faces.map(({ name }) => name)));
    expect(names.size).toBeGreaterThan(20);
    expect(found([...names].map((name) => JSON.stringify(name)))).toEqual([]);
    expect(found([...names].filter(({ length }) => length > 6))).toEqual([]);
  });

  test('no hash of what was asked, of which an answer could be guessed', () => {
    const asked = ofGames(whole).flatMap(({ metadata }) => (metadata['request'] as string | undefined) ?? []);
    expect(asked.length).toBeGreaterThan(GAMES * DECISIONS);
    expect(found(new Set(asked))).toEqual([]);
  });

  test('as long a sealed part, whatever number it hides', () => {
    const sizes = new Map<string, Set<number>>();
    for (const [index, event] of raw.entries()) {
      if (event.type !== 'ObjectMoved' || factsOf(event).veiled === undefined) continue;
      const shape = Object.keys(factsOf(whole[index]!).veiled?.data ?? {}).join();
      const box = event.metadata['sealed'] as string;
      sizes.set(shape, (sizes.get(shape) ?? new Set()).add(box.length));
    }
    expect(sizes.size).toBeGreaterThan(0);
    for (const each of sizes.values()) expect(each.size).toBe(1);
  });

  test('types, correlations and causes, so that the standard projections work', () => {
    for (const { type, metadata } of ofGames(raw)) {
      expect(type).toMatch(/^[A-Z]\w+$/);
      expect(metadata).toMatchObject({ $correlationId: expect.any(String), $causationId: expect.any(String) });
    }
  });

  test('chains that hold', () => {
    for (const stream of new Set(ofGames(raw).map((event) => event.stream))) {
      const stored = raw
        .filter((event) => event.stream === stream)
        .map(({ type, data }) => ({ type, ...(data as object) }));
      expect(verifyChain(stored as unknown as StoredGameEvent[])).toMatchObject({ ok: true });
    }
  });
});

describe('a game from before there were keys', () => {
  test('is read, played on and verified', async () => {
    const node = newNode();
    const uri = await started(node);
    const before = await openEventStore(uri);
    const old = new Matches(before);
    const { gameId } = await old.create({ seats });
    await play(old, gameId, 5);
    await before.close();

    const store = await openEventStore(uri, { secrecy: gameSecrecy });
    const matches = new Matches(store);
    await play(matches, gameId, 5);
    expect(verifyGame(await matches.load(gameId)).ok).toBe(true);
    const boxes: boolean[] = [];
    const plain = await openEventStore(uri);
    for await (const { metadata } of plain.read(streamName(`game-${gameId}`))) boxes.push('sealed' in metadata);
    expect([...new Set(boxes)]).toEqual([false, true]);
    await Promise.all([store.close(), plain.close()]);
    await node.end('end of input');
  });
});
