import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';

/**
 * How an effect lets a player play cards that they couldn't play otherwise, or not in this way (CR 601.3, 305.1,
 * 118.9).
 */
export interface PlayPermission {
  /** To play a card is to play it as a land or to cast it as a spell (CR 601.1a). */
  readonly permit: 'play' | 'cast';
  /** Which cards may be played. The filter is checked against the spell that the card would become. */
  readonly filter: Filter;
  /** What is paid rather than the mana cost. No other alternative cost can be paid then. */
  readonly pay?: 'nothing' | readonly Cost[];
  /** The keyword whose cost is paid, as the text names it: “for its madness cost” (CR 702.35b). */
  readonly called?: KeywordName;
  /** Only the cost of the card's ability with that keyword can be paid: “using its blitz ability” (CR 118.9). */
  readonly using?: KeywordName;
  /** An additional cost (CR 118.8). */
  readonly additional?: readonly Cost[];
  /**
   * The card is cast with its back face up (CR 712.11a). It has to be a transforming card that is cast while the
   * instruction is followed.
   */
  readonly transformed?: true;
  /** It can be cast as though it had flash (CR 702.8a). */
  readonly flash?: true;
  /** Mana can be spent as though it were of any color, or of any type (CR 609.4b, 118.14). */
  readonly spendAs?: 'any color' | 'any type';
  /**
   * Only one card can be played each turn, or in each turn of the player with the permission, or, by an instruction,
   * only one at all.
   */
  readonly once?: 'each turn' | 'each of your turns' | 'one alone';
  /** The text doesn't have the word “once”. This is only wording. */
  readonly onceUnsaid?: true;
  /**
   * Another sentence says what is paid, or that the card has flash: “if you cast a spell this way, …”. This is only
   * wording.
   */
  readonly said?: 'afterwards';
  /** The noun for the spells that mana is spent on, and the words for the graveyard. Both are only wording. */
  readonly spendSaid?: 'that spell' | 'those spells';
  readonly graveyardSaid?: 'yours' | 'yours this turn' | 'any this turn' | 'theirs';
  /**
   * Whether the spell is exiled afterwards.
   * `true`: it is exiled instead of being put into a graveyard.
   * `wherever it would go`: it is exiled whenever it would leave the stack.
   * `instant or sorcery`: as `true`, but only for instant and sorcery spells.
   */
  readonly exiledAfterwards?: true | 'wherever it would go' | 'instant or sorcery';
  /**
   * “If you cast a creature spell this way, it gains haste”, “when you cast a spell this way, …”: instructions that are
   * followed as such a spell becomes cast; they call the spell `that object` (CR 601.2i).
   */
  readonly then?: { readonly spells: Filter; readonly effects: readonly Effect[] };
}

/** The places from which a static ability lets a player play cards. All but exile are that player's own. */
export const playableFrom = ['hand', 'graveyard', 'top of library', 'exile'] as const;
export type PlayableFrom = (typeof playableFrom)[number];
