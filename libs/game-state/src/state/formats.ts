import type { CardType } from '@stacktrail/card-tree';

/** What a way of playing allows in a deck (CR 100.2, 100.4a, 903.5). */
export interface DeckRules {
  readonly least: number;
  /** There is no maximum (CR 100.5) where absent. */
  readonly most?: number;
  /** How many cards with one English name, basic lands aside; any number where absent. */
  readonly copies?: number;
  /** How many cards a sideboard may have; any number where absent. */
  readonly sideboard?: number;
  /** It has one commander, or two that may be together, and its cards are of their colors (CR 903.3, 903.5c). */
  readonly commander?: {
    readonly rule: string;
    /** Which legendary cards may be one (CR 903.3, 903.12c). */
    readonly types: readonly CardType[];
    /** CR 903.12e: with a colorless commander, basic lands of one type may be in the deck. */
    readonly colorlessLands?: true;
  };
  /** The rules that say how many cards there are and how many of a name. */
  readonly rules: { readonly size: string; readonly copies: string };
}

/** What a way of playing says about decks and about how a game starts (CR 100.2, 103.4, 103.5). */
export interface Format {
  readonly deck: DeckRules;
  /** CR 103.4, by how many players begin the game. */
  readonly startingLife: (players: number) => number;
  readonly startingHandSize: number;
  /** CR 103.5c: the first mulligan doesn't count, even in a two-player game. */
  readonly freeMulligan: boolean;
}

const usual = { startingLife: () => 20, startingHandSize: 7, freeMulligan: false } as const;
const constructed: DeckRules = { least: 60, copies: 4, sideboard: 15, rules: { size: '100.2a', copies: '100.2a' } };
const limited: DeckRules = { least: 40, rules: { size: '100.2b', copies: '100.2b' } };
const commander: DeckRules = {
  least: 100,
  most: 100,
  copies: 1,
  sideboard: 0,
  commander: { rule: '903.3', types: ['Creature'] },
  rules: { size: '903.5a', copies: '903.5b' },
};
const brawl: DeckRules = {
  ...commander,
  least: 60,
  most: 60,
  commander: { rule: '903.12c', types: ['Creature', 'Planeswalker'], colorlessLands: true },
  rules: { size: '903.12d', copies: '903.5b' },
};

/** The formats that the engine knows by name. */
export const formats = {
  constructed: { ...usual, deck: constructed }, // CR 100.2a
  limited: { ...usual, deck: limited }, // CR 100.2b
  commander: { ...usual, deck: commander, startingLife: () => 40 }, // CR 103.4c
  brawl: {
    ...usual,
    deck: brawl,
    startingLife: (players: number) => (players === 2 ? 25 : 30),
    freeMulligan: true,
  }, // CR 103.4d
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as readonly FormatName[];

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
