import { describe, expect, test } from '@jest/globals';
import {
  cardLanguageVersion,
  releasedTreeUpcasters,
  renameWords,
  TreeUpcasters,
  type RenamedWords,
} from '@stacktrail/card-tree';
import { MemoryEventStore, streamName, type EventStore, type StreamName } from '@stacktrail/event-store';
import {
  BatchChain,
  GameEvent,
  toStoredBatch,
  type AnyGameEvent,
  type CardIndex,
  type EventData,
  type EventType,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import { contentHash } from '@stacktrail/kernel';
import { commitmentToCard, saltOfCard } from '@stacktrail/rules';
import { CardsDamaged, CardsUnreadable, Matches, verifyGame, versions } from '../src/index.js';
import { seats } from './decks.js';
import { Table } from './table.js';

// A language before the first one that was released, with other words for what the decks here do a lot.
const words = {
  do: { 'add mana': 'make mana', destroy: 'wreck', move: 'carry' },
  keyword: { flying: 'winged', lifelink: 'leech' },
  is: { type: 'of type' },
  kind: { triggered: 'whenever' },
} as const;
const then = renameWords(words);
const treeUpcasters = new TreeUpcasters([
  { version: 0, upcast: renameWords(inverse(words)) },
  ...releasedTreeUpcasters,
]);

function inverse(renamed: RenamedWords): RenamedWords {
  const swapped = Object.entries(renamed).map(([field, pairs]) => {
    return [field, Object.fromEntries(Object.entries(pairs).map(([from, to]) => [to, from]))] as const;
  });
  return Object.fromEntries(swapped);
}

/** Cards as a program with another language pinned them. */
function inVersion(language: number, cards: readonly unknown[]): readonly object[] {
  return cards.map((card) => ({ ...then(card as Parameters<typeof then>[0]), language }));
}

interface Copied {
  readonly store: EventStore;
  readonly cards: StreamName;
}

/** The same game in a store of its own, as if it had been started with these definitions under this hash. */
async function copied(table: Table, definitions: readonly unknown[], hash = contentHash(definitions)): Promise<Copied> {
  const { events: played, secrets, catalog } = await table.matches.load(table.gameId);
  const events = played.map((event) => withData(event, byPlace(event.data, catalog.numbers)));
  const key = secrets!.seeds[0]!.veil!;
  let first = 0;
  const committed = (deck: readonly number[]): readonly string[] =>
    deck.map((card) => commitmentToCard(saltOfCard(key, first++ as CardIndex), definitions[card]));
  const facts = sealed(
    events.map((event) => {
      if (event.type === 'GameStarted') return withData(event, { definitions: hash });
      return event.type === 'DeckBrought' ? withData(event, { commitments: committed(event.data.deck) }) : event;
    }),
  );
  const store = new MemoryEventStore();
  for (const name of await table.store.streams('')) {
    if (name.startsWith('cards-')) continue;
    for await (const event of table.store.read(name)) {
      const { type: _, ...fact } = facts[event.revision]!;
      await store.append(name, 'any', [name.startsWith('game-') ? { ...event, data: fact } : event]);
    }
  }
  const cards = streamName(`cards-${hash}`);
  for (const [index, definition] of definitions.entries()) {
    const event = { id: crypto.randomUUID(), type: 'CardPinned', data: { index, definition }, metadata: {} };
    await store.append(cards, 'any', [event]);
  }
  return { store, cards };
}

/** Data of a fact with definitions named by their places in the list instead of by their content. */
function byPlace<T>(data: T, numbers: readonly number[]): T {
  const places = new Map(numbers.map((number, place) => [`${number}`, `${place}`]));
  const text = JSON.stringify(data).replace(/\b\d+\b/g, (number) => places.get(number) ?? number);
  return JSON.parse(text) as T;
}

function withData<K extends EventType>(
  { type, data, revision, rule, causes, source, player, decidedBy, repeats }: GameEvent<K>,
  other: Partial<EventData<K>>,
): AnyGameEvent {
  const changed = { ...data, ...other };
  return new GameEvent(type, changed, revision, rule, causes, source, player, decidedBy, repeats) as AnyGameEvent;
}

function sealed(events: readonly AnyGameEvent[]): readonly StoredGameEvent[] {
  const chain = new BatchChain({ seats: seats.length, salts: null, versions });
  chain.append(events);
  return toStoredBatch(events, chain);
}

async function contents(store: EventStore, stream: StreamName): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const { data } of store.read(stream)) found.push(data);
  return found;
}

async function playedTable(seed: string): Promise<{ readonly table: Table; readonly cards: readonly unknown[] }> {
  const table = await Table.open(seed);
  await table.play(120);
  return { table, cards: (await table.matches.load(table.gameId)).definitions };
}

describe('docs/decisions.md D12: a game whose cards are pinned in an older version of the card language', () => {
  test('is resumed, played on to its end and verified, and its cards stay as they are stored', async () => {
    const { table, cards } = await playedTable('older');
    const older = inVersion(0, cards);
    expect(JSON.stringify(older)).toContain('"make mana"');
    const { store, cards: stream } = await copied(table, older);
    const matches = new Matches(store, { treeUpcasters });
    expect((await table.current(matches)).state.turn).toBe((await table.current()).state.turn);
    await table.play(Infinity, matches);
    const record = await new Matches(store, { treeUpcasters }).load(table.gameId);
    expect(record.events.at(-2)?.type).toBe('GameEnded');
    const reversals = record.events.filter(({ type }) => type === 'ActionReversed');
    expect(reversals.filter(({ data }) => 'reason' in data && data.reason === 'engine-changed')).toEqual([]);
    expect(verifyGame(record)).toMatchObject({ ok: true, checks: Array(8).fill({ status: 'passed' }) });
    expect(record.definitions).toEqual(older);
    expect(await contents(store, stream)).toEqual(older.map((definition, index) => ({ index, definition })));
  });

  test('makes the facts that it makes with the same cards in today’s version', async () => {
    const { table, cards } = await playedTable('twin');
    const { store } = await copied(table, inVersion(0, cards));
    const matches = new Matches(store, { treeUpcasters });
    const twin = await Table.open('twin');
    await twin.play();
    await table.play(Infinity, matches);
    const { numbers } = (await twin.matches.load(twin.gameId)).catalog;
    const dataOf = async (from: Matches, gameId: string): Promise<readonly unknown[]> =>
      (await from.load(gameId)).events.slice(1).map(({ type, data }) => {
        // The commitments are to the trees as they are pinned.
        return { type, data: byPlace(type === 'DeckBrought' ? { ...data, commitments: [] } : { ...data }, numbers) };
      });
    expect(await dataOf(matches, table.gameId)).toEqual(await dataOf(twin.matches, twin.gameId));
  });
});

describe('a game whose pinned cards can not be used is refused, and loses nothing', () => {
  test('cards of a newer version: the error names the card, its version and what reads it', async () => {
    const { table, cards } = await playedTable('newer');
    const newer = [...cards.slice(0, -1), { ...(cards.at(-1) as object), language: cardLanguageVersion + 1 }];
    const { store } = await copied(table, newer);
    const before = await everything(store);
    const matches = new Matches(store);
    for (const entry of ['current', 'load'] as const) {
      await expect(matches[entry](table.gameId)).rejects.toThrow(CardsUnreadable);
      await expect(matches[entry](table.gameId)).rejects.toThrow(
        /the card "[^"]+" is written in version \d+ .*: use a newer Stacktrail$/,
      );
    }
    expect(await everything(store)).toEqual(before);
  });

  test('older cards under the hash that they have once they are upcast', async () => {
    const { table, cards } = await playedTable('hash');
    const { store } = await copied(table, inVersion(0, cards), contentHash(cards));
    const matches = new Matches(store, { treeUpcasters });
    await expect(matches.current(table.gameId)).rejects.toThrow(CardsDamaged);
  });
});

async function everything(store: EventStore): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for await (const { stream, revision, ...rest } of store.readAll()) {
    all.push('data' in rest ? { stream, revision, type: rest.type, data: rest.data } : { stream, revision });
  }
  return all;
}
