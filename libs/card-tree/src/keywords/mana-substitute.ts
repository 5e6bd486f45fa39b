import type { Filter } from '../filters.js';
import type { KeywordName } from '../keywords.js';

/**
 * What a keyword ability of a spell lets its caster do rather than pay mana, once for each mana (CR 702.51a). A keyword of
 * this kind is one such object in the table of `mana-substitutes.ts`.
 */
export interface ManaSubstitute {
  readonly keyword: KeywordName;
  readonly rule: string;
  /**
   * What the player does with the permanent or card: taps an untapped permanent, or exiles a card from the graveyard.
   */
  readonly does: 'tap' | 'exile from graveyard';
  readonly with: Filter;
  /** Whether colored mana of one of its colors can be paid this way, not only generic mana. */
  readonly colored: boolean;
}
