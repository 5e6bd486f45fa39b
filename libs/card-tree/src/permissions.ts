import type { Cost } from './costs.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';

/** How an effect lets a player play cards that they otherwise couldn't, or otherwise (CR 601.3, 305.1, 118.9). */
export interface PlayPermission {
  /** To play a card is to play it as a land or to cast it (CR 601.1a). */
  readonly permit: 'play' | 'cast';
  /** Asked of the card as the spell that it would be. */
  readonly filter: Filter;
  /** What is paid rather than the mana cost; nothing else can then be. */
  readonly pay?: 'nothing' | readonly Cost[];
  /** The keyword whose cost is paid so (CR 702.35b). */
  readonly called?: KeywordName;
  /** Only the cost of its ability of that keyword can be paid: “using its blitz ability” (CR 118.9). */
  readonly using?: KeywordName;
  /** What is paid besides (CR 118.8). */
  readonly additional?: readonly Cost[];
  /** With its back face up (CR 712.11a): only a transforming card, and only as it is cast now. */
  readonly transformed?: true;
  /** It can be cast as though it had flash (CR 702.8a). */
  readonly flash?: true;
  /** Mana can be spent as though it were of any color, or of any type (CR 609.4b, 118.14). */
  readonly spendAs?: 'any color' | 'any type';
  /** Only one card each turn, or in each turn of the player whose permission it is; or one alone, of an instruction. */
  readonly once?: 'each turn' | 'each of your turns' | 'one alone';
  /** How often is said without the word “once”; it means nothing. */
  readonly onceUnsaid?: true;
  /** What is paid, or that it has flash, is said in a sentence of its own: “if you cast a spell this way, …”. Only wording. */
  readonly said?: 'afterwards';
  /** What spells are called that mana is spent on, and whose graveyard is meant; both are only wording. */
  readonly spendSaid?: 'that spell' | 'those spells';
  readonly graveyardSaid?: 'yours' | 'yours this turn' | 'any this turn' | 'theirs';
  /** If the spell would be put into a graveyard, or wherever it would go from the stack, it is exiled instead. */
  readonly exiledAfterwards?: true | 'wherever it would go';
}

/** The places from which a static ability lets cards be played: a player's own, except for exile. */
export const playableFrom = ['hand', 'graveyard', 'top of library', 'exile'] as const;
export type PlayableFrom = (typeof playableFrom)[number];
