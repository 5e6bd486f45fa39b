import type { Filter } from './filters.js';

/** A condition that a companion ability states about its owner's starting deck (CR 702.139a). */
export type DeckCondition =
  /** “Each creature card in your starting deck is a Cat card.” */
  | { readonly deck: 'each'; readonly of: Filter; readonly is: Filter }
  /**
   * “Your starting deck contains only land cards and cards with odd mana values”: each card has to match one of these
   * filters.
   */
  | { readonly deck: 'only'; readonly of: readonly Filter[] }
  /** “No card in your starting deck is …” */
  | { readonly deck: 'none'; readonly is: Filter }
  /** “Each nonland card in your starting deck has a different name”, “… shares a card type”. */
  | { readonly deck: 'different names' | 'shared card type'; readonly of: Filter }
  /** “At least twenty cards more than the minimum deck size” (CR 100.2). */
  | { readonly deck: 'above the minimum size'; readonly count: number };
