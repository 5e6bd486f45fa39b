import type { Cost } from './costs.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';

/**
 * How an effect lets a player play cards that they couldn't play otherwise, or not in this way (CR 601.3, 305.1,
 * 118.9).
 */
export interface PlayPermission {
  /** To play a card is to play it as a land or to cast it as a spell (CR 601.1a). */
  readonly permit: 'play' | 'cast';
  /** The filter is asked about the card as the spell that it would be. */
  readonly filter: Filter;
  /** What is paid rather than the mana cost. No other alternative cost can be paid then. */
  readonly pay?: 'nothing' | readonly Cost[];
  /** The keyword whose cost is paid this way (CR 702.35b). */
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
  /** The text says how often without the word “once”. It is only wording. */
  readonly onceUnsaid?: true;
  /**
   * The text says in a sentence of its own what is paid, or that the card has flash: “if you cast a spell this way, …”.
   * It is only wording.
   */
  readonly said?: 'afterwards';
  /** What the text calls the spells that mana is spent on, and whose graveyard it means. Both are only wording. */
  readonly spendSaid?: 'that spell' | 'those spells';
  readonly graveyardSaid?: 'yours' | 'yours this turn' | 'any this turn' | 'theirs';
  /**
   * If the spell would be put into a graveyard, or wherever it would go from the stack, it is exiled instead; or that of
   * an instant or sorcery spell alone.
   */
  readonly exiledAfterwards?: true | 'wherever it would go' | 'instant or sorcery';
}

/** The places from which a static ability lets a player play cards. All but exile are that player's own. */
export const playableFrom = ['hand', 'graveyard', 'top of library', 'exile'] as const;
export type PlayableFrom = (typeof playableFrom)[number];
