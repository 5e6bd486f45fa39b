import type { SpellAbility } from './abilities.js';
import type { Amount } from './amounts.js';
import type { Cost } from './costs.js';
import type { Filter } from './filters.js';

/** Keyword abilities without a parameter that are about casting their card. */
export const plainCastingKeywords = [
  'undaunted',
  'storm',
  'gravestorm',
  'cascade',
  'retrace',
  'jump-start',
  'split second',
  'conspire',
  'bargain',
  'demonstrate',
  'spree',
  'tiered',
  'rebound',
  'aftermath',
  'fuse',
  'compleated',
  'epic',
  'cipher',
  'assist',
] as const;

/** Casting keywords with a cost: “evoke {G}”. */
export const costCastingKeywords = [
  'evoke',
  'escape',
  'entwine',
  'dash',
  'blitz',
  'disturb',
  'offspring',
  'replicate',
  'squad',
  'surge',
  'freerunning',
  'spectacle',
  'escalate',
  'prowl',
  'more than meets the eye',
  'madness',
  'foretell',
  'plot',
  'overload',
  'harmonize',
  'miracle',
  'bestow',
  'mutate',
  'warp',
  'web-slinging',
  'sneak',
] as const;

/** Casting keywords with a number: “casualty 2”. */
export const numberCastingKeywords = ['ripple', 'casualty', 'teamwork'] as const;

/** Casting keywords with another parameter. */
export const otherCastingKeywords = [
  'affinity',
  'suspend',
  'awaken',
  'impending',
  'cleave',
  'emerge',
  'offering',
  'gift',
  'splice',
  'mayhem',
] as const;

/** The gifts that a player can promise (CR 702.174d–i). */
export const gifts = ['Food', 'card', 'tapped Fish', 'extra turn', 'Treasure', 'Octopus'] as const;
export type Gift = (typeof gifts)[number];

/** Casting keywords whose parameters have shapes of their own. */
export type ParametrizedCastingKeyword =
  /** “Affinity for artifacts” (CR 702.41). */
  | { readonly kind: 'keyword'; readonly keyword: 'affinity'; readonly what: Filter }
  /** “Suspend 4—{R}” (CR 702.62); what gains suspend has neither number nor cost, and is in exile already. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'suspend';
      readonly count?: Amount;
      readonly cost?: readonly Cost[];
      /** “X can't be 0” (CR 107.3d). */
      readonly xIsPositive?: true;
    }
  /** “Awaken 3—{4}{W}” (CR 702.113), “Impending 4—{1}{B}” (702.176). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'awaken' | 'impending';
      readonly count: Amount;
      readonly cost: readonly Cost[];
    }
  /** “Emerge {5}{U}”, “emerge from artifact {3}” (CR 702.119). */
  | { readonly kind: 'keyword'; readonly keyword: 'emerge'; readonly cost: readonly Cost[]; readonly from?: Filter }
  /** “Splice onto Arcane {1}{R}” (CR 702.47): `onto` is asked about the spell that is spliced onto. */
  | { readonly kind: 'keyword'; readonly keyword: 'splice'; readonly onto: Filter; readonly cost: readonly Cost[] }
  /** “Gift a card” (CR 702.174). */
  | { readonly kind: 'keyword'; readonly keyword: 'gift'; readonly gift: Gift }
  /** CR 702.187: without a cost, the card may be played. */
  | { readonly kind: 'keyword'; readonly keyword: 'mayhem'; readonly cost?: readonly Cost[] }
  /** “Snake offering” (CR 702.48). */
  | { readonly kind: 'keyword'; readonly keyword: 'offering'; readonly quality: Filter }
  /** CR 702.148: `without` is the spell's text without the words in square brackets. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'cleave';
      readonly cost: readonly Cost[];
      readonly without: SpellAbility;
    };
