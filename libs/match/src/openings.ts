import { redact, type CardIndex, type StoredGameEvent, type Viewer } from '@stacktrail/game-events';
import { fromHex, salt, toHex } from '@stacktrail/kernel';
import { commitmentToCard, saltOfCard } from '@stacktrail/rules';
import type { GameRecord } from './game-record.js';
import { commitmentsIn } from './storage/secrets.js';

/** What opens the commitment to one card: `DeckBrought` holds the commitments, in the order of the cards' numbers. */
export interface CardOpening {
  readonly card: CardIndex;
  /** In hexadecimal digits. */
  readonly salt: string;
  /** The definition as the game pins it; the commitment is to its content hash. */
  readonly definition: unknown;
}

/** A veiled fact that is shown to everybody after the end. */
export interface VeilOpening {
  readonly revision: number;
  readonly salt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Openings {
  readonly cards: readonly CardOpening[];
  readonly veils: readonly VeilOpening[];
}

/**
 * What a viewer can check of a game's hidden cards: each card whose number they could read in some fact and, if the key
 * was shown, everything.
 *
 * @param record with its secrets
 */
export function openingsFor(record: GameRecord, viewer: Viewer): Openings {
  const veils = openedVeils(record);
  const shown = new Set(veils.map(({ revision }) => revision));
  const read = record.stored.map((stored, i) => (shown.has(i) ? stored : redact(stored, viewer)));
  return { cards: openedCards(record, namedCards(read, record)), veils };
}

function openedVeils({ stored, events }: GameRecord): readonly VeilOpening[] {
  const found: VeilOpening[] = [];
  const committed = commitmentsIn(events);
  for (const [i, { from }] of committed.entries()) {
    const end = committed[i + 1]?.from ?? stored.length;
    const opened = events.slice(from, end).find(({ type }) => type === 'VeilOpened');
    if (opened?.type !== 'VeilOpened') continue;
    const key = fromHex(opened.data.key);
    for (const { data, envelope } of stored.slice(from, end)) {
      if (data.veiled?.data === undefined) continue;
      const { revision } = envelope;
      found.push({ revision, salt: toHex(salt(key, revision)), data: data.veiled.data });
    }
  }
  return found;
}

/** Facts in which numbers mean definitions, or mean cards wherever they are, including hidden ones. */
const tellsOfNoCard: ReadonlySet<string> = new Set([
  'SideboardSetAside',
  'AttractionDeckBrought',
  'SupplementaryDeckBrought',
  'StartingPositionGiven',
]);

/** The numbers of the cards that a viewer can read in facts. */
function namedCards(stored: readonly StoredGameEvent[], { events }: GameRecord): ReadonlySet<number> {
  const cards = new Set<number>();
  const add = (value: unknown): void => {
    if (typeof value === 'number') cards.add(value);
    else if (Array.isArray(value)) value.forEach(add);
  };
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, held] of Object.entries(value)) {
        if (name === 'card' || name === 'cards' || name === 'order') add(held);
        look(held);
      }
    }
  };
  let first = 0;
  for (const [i, { type, data }] of stored.entries()) {
    const event = events[i];
    if (event?.type === 'DeckBrought') {
      const seesList = data.veiled === undefined || data.veiled.data !== undefined;
      if (seesList) event.data.deck.forEach((_, place) => cards.add(first + place));
      first += event.data.count;
    } else if (!tellsOfNoCard.has(type)) look(data);
  }
  return cards;
}

function openedCards({ events, secrets, catalog }: GameRecord, cards: ReadonlySet<number>): readonly CardOpening[] {
  const key = secrets?.seeds[0]?.veil;
  if (key === undefined) return [];
  let first = 0;
  return events.flatMap((event) => {
    if (event.type !== 'DeckBrought' || event.data.commitments.length === 0) return [];
    const { deck } = event.data;
    const start = first;
    first += deck.length;
    return deck.flatMap((definition, place): readonly CardOpening[] => {
      const card = (start + place) as CardIndex;
      if (!cards.has(card)) return [];
      return [{ card, salt: toHex(saltOfCard(key, card)), definition: catalog.pinnedDefinition(definition) }];
    });
  });
}

/** Whether an opening is that of the commitment to its card. @param commitments those of all decks, in seat order */
export function opensItsCommitment(
  { card, salt: withSalt, definition }: CardOpening,
  commitments: readonly string[],
): boolean {
  return commitments[card] === commitmentToCard(fromHex(withSalt), definition);
}
