import type { CardDefinition } from '@stacktrail/card-tree';
import { foldName, shippedPool, type CardPool, type FoundCard } from '@stacktrail/cards';
import type { Io } from '../io.js';
import { deckOf, readList, withoutTexts, type Deck, type NamedList } from './find-deck.js';

const withoutTextsToRuleOn =
  'To rule on what cards say, their texts are needed: give --source FILE (Oracle texts), or set STACKTRAIL_CARDS.';

/**
 * Reads the decks of the seats.
 * @param given one deck list for each seat, as `readList` takes it; a list given twice is read once
 * @param source a file of cards in which cards missing from the pool are looked up; without it they stay missing
 * @param inPart whether cards that aren't wholly understood are compiled in part, for a game with adjudication
 * @throws CommandError that names each line that is wrong
 */
export async function findDecks(
  io: Io,
  given: readonly string[],
  source: string | undefined,
  inPart = false,
): Promise<readonly Deck[]> {
  const lists = new Map<string, NamedList>();
  for (const each of given) if (!lists.has(each)) lists.set(each, await readList(io, each));
  const pool = await poolFor(io, [...lists.values()], source, inPart);
  const advice = source !== undefined ? '' : inPart ? withoutTextsToRuleOn : withoutTexts;
  const decks = new Map([...lists].map(([each, list]) => [each, deckOf(list, pool, advice)]));
  return given.flatMap((each) => decks.get(each) ?? []);
}

/**
 * Reads the one planar deck of all players (CR 901.15): the list's cards under “planes”, then its cards under no
 * heading.
 * @param given a list, as `readList` takes it; without it there are no cards
 * @param source as in `findDecks`
 * @throws CommandError that names each line that is wrong
 */
export async function findSharedPlanes(
  io: Io,
  given: string | undefined,
  source: string | undefined,
  inPart = false,
): Promise<readonly CardDefinition[]> {
  const [list] = given === undefined ? [] : await findDecks(io, [given], source, inPart);
  return list === undefined ? [] : [...list.planes, ...list.cards];
}

/**
 * The shipped pool and, for cards of the lists that it lacks, their definitions from `source`.
 * @throws CommandError if the file can't be read
 */
export async function poolFor(
  io: Io,
  lists: readonly Pick<NamedList, 'list'>[],
  source: string | undefined,
  inPart = false,
): Promise<CardPool> {
  const pool = shippedPool();
  const names = new Set(lists.flatMap(({ list }) => list.entries.map(({ name }) => name)));
  const missing = [...names].filter((name) => pool.find(name).kind !== 'card');
  if (source === undefined || missing.length === 0) return pool;
  // The compiler is loaded only where cards are missing.
  const { compiledCards } = await import('../cards/compiled-cards.js');
  return new SourcedPool(pool, await compiledCards(io, source, missing, inPart));
}

class SourcedPool implements CardPool {
  constructor(
    private readonly pool: CardPool,
    private readonly found: ReadonlyMap<string, FoundCard>,
  ) {}

  find(name: string): FoundCard {
    return this.found.get(foldName(name.slice(0, 200))) ?? this.pool.find(name);
  }

  nearest(name: string): readonly string[] {
    return this.pool.nearest(name);
  }
}
