import type { CardPool, FoundCard } from '../card-pool.js';
import type { DeckListError } from '../decks/deck-list.js';
import type { CollectedDeck } from '../decks/deck-record.js';
import { wantedOrder } from './wanted-order.js';

/** How many decks there are, and how many of them can be played whole. */
interface DeckCounts {
  readonly decks: number;
  readonly whole: number;
}

/** A card that decks need and that can't be played yet. */
export interface WantedCard {
  readonly name: string;
  /** In how many decks it stands, and how many lack nothing else. */
  readonly decks: number;
  readonly alone: number;
  /** How many of all decks are whole once it and the cards before it in the list can be played. */
  readonly wholeThen: number;
  /** Why it can't be played, as far as is known. */
  readonly unread: readonly string[];
}

/**
 * How far decks can be played. A deck is whole where each of its cards can be played, its commanders and the other decks
 * beside it among them; a game can do without its sideboard.
 */
export interface DecksStatus extends DeckCounts {
  /** Those with commanders (CR 903.3). */
  readonly commander: DeckCounts;
  /** Most decks first. */
  readonly byFormat: readonly (DeckCounts & { readonly format: string })[];
  /** How many decks lack how many different cards: from `from` to `to`, or more where that is `null`. */
  readonly lacking: readonly { readonly from: number; readonly to: number | null; readonly decks: number }[];
  /** In the order in which they make most decks whole: see `wantedOrder`. */
  readonly wanted: readonly WantedCard[];
  /** Names that are no card's, which a deck lacks too. */
  readonly unknown: readonly { readonly name: string; readonly decks: number; readonly nearest: readonly string[] }[];
  /** Decks that can't be read, which are not counted. */
  readonly unreadable: readonly { readonly deck: string; readonly errors: readonly DeckListError[] }[];
}

/** The bounds of what is counted together of how many cards decks lack. */
const bounds = [0, 1, 2, 3, 4, 6, 11, 21];
/** For how many unknown names the nearest ones are looked for, which takes a while. */
const mostSuggested = 20;

/**
 * Counts decks.
 *
 * @param pool where their cards are looked up
 */
export function decksStatus(decks: readonly CollectedDeck[], pool: CardPool): DecksStatus {
  const lookup = new Lookup(pool);
  const counted = decks
    .filter(({ list }) => list.errors.length === 0)
    .map((deck) => ({ format: formatOf(deck), isCommander: hasCommander(deck), lacks: lookup.lackedBy(deck) }));
  const lacking = counted.map(({ lacks }) => lacks);
  return {
    ...countsOf(lacking),
    commander: countsOf(counted.filter(({ isCommander }) => isCommander).map(({ lacks }) => lacks)),
    byFormat: [...grouped(counted)]
      .map(([format, lacks]) => ({ format, ...countsOf(lacks) }))
      .sort((a, b) => b.decks - a.decks || (a.format < b.format ? -1 : 1)),
    lacking: histogram(lacking.map(({ size }) => size)),
    ...lookup.lackedNames(lacking),
    unreadable: decks
      .filter(({ list }) => list.errors.length > 0)
      .map(({ id, list }) => ({ deck: id, errors: list.errors })),
  };
}

/** The cards of decks, looked up once each. */
class Lookup {
  private readonly found = new Map<string, FoundCard>();
  private readonly unread = new Map<string, readonly string[]>();

  constructor(private readonly pool: CardPool) {}

  /** The names of a deck's cards that can't be played, or aren't cards. */
  lackedBy({ list }: CollectedDeck): ReadonlySet<string> {
    const names = list.entries.flatMap(({ name, section }) => {
      if (section === 'sideboard' || section === 'companion') return [];
      const found = this.find(name);
      if (found.kind === 'unread') this.unread.set(found.name, found.unread);
      return found.kind === 'card' ? [] : [found.kind === 'unread' ? found.name : name];
    });
    return new Set(names);
  }

  lackedNames(lacking: readonly ReadonlySet<string>[]): Pick<DecksStatus, 'wanted' | 'unknown'> {
    const [decks, alone] = [new Map<string, number>(), new Map<string, number>()];
    for (const names of lacking) {
      for (const name of names) {
        decks.set(name, (decks.get(name) ?? 0) + 1);
        if (names.size === 1) alone.set(name, (alone.get(name) ?? 0) + 1);
      }
    }
    const order = wantedOrder(lacking);
    const unknown = order.filter(({ name }) => !this.unread.has(name));
    return {
      wanted: order.flatMap(({ name, whole }) => {
        const unread = this.unread.get(name);
        const counts = { decks: decks.get(name) ?? 0, alone: alone.get(name) ?? 0, wholeThen: whole };
        return unread === undefined ? [] : [{ name, ...counts, unread }];
      }),
      unknown: unknown.map(({ name }, i) => {
        return { name, decks: decks.get(name) ?? 0, nearest: i < mostSuggested ? this.pool.nearest(name) : [] };
      }),
    };
  }

  private find(name: string): FoundCard {
    const known = this.found.get(name);
    if (known !== undefined) return known;
    const found = this.pool.find(name);
    this.found.set(name, found);
    return found;
  }
}

const formatNames = /^(?:standard|alchemy|historic|pioneer|modern|extended|legacy|vintage|pauper|brawl|block)$/i;

/** The format of a deck: Commander where it has one, or what its group says; two steps of the group where that is none. */
export function formatOf(deck: CollectedDeck): string {
  if (hasCommander(deck)) return 'Commander';
  const steps = deck.group.split('/').filter((step) => step !== '');
  const format = steps.find((step) => formatNames.test(step));
  if (format !== undefined) return `${format.charAt(0).toUpperCase()}${format.slice(1).toLowerCase()}`;
  return steps.length === 0 ? 'not said' : steps.slice(0, 2).join('/');
}

function hasCommander({ list }: CollectedDeck): boolean {
  return list.entries.some(({ section }) => section === 'commander');
}

function grouped(
  decks: readonly { readonly format: string; readonly lacks: ReadonlySet<string> }[],
): ReadonlyMap<string, readonly ReadonlySet<string>[]> {
  const byFormat = new Map<string, ReadonlySet<string>[]>();
  for (const { format, lacks } of decks) {
    const group = byFormat.get(format);
    if (group === undefined) byFormat.set(format, [lacks]);
    else group.push(lacks);
  }
  return byFormat;
}

function countsOf(lacking: readonly ReadonlySet<string>[]): DeckCounts {
  return { decks: lacking.length, whole: lacking.filter(({ size }) => size === 0).length };
}

function histogram(counts: readonly number[]): DecksStatus['lacking'] {
  return bounds.map((from, i) => {
    const next = bounds[i + 1];
    const decks = counts.filter((count) => count >= from && (next === undefined || count < next)).length;
    return { from, to: next === undefined ? null : next - 1, decks };
  });
}
