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
] as const;

/** Those with a cost: “evoke {G}”. */
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
] as const;

/** Those with a number: “casualty 2”. */
export const numberCastingKeywords = ['ripple', 'casualty'] as const;

/** Those with another parameter. */
export const otherCastingKeywords = ['affinity'] as const;

/** Those that aren't alike. */
export type OtherCastingKeyword =
  /** “Affinity for artifacts” (CR 702.41). */
  { readonly kind: 'keyword'; readonly keyword: 'affinity'; readonly what: Filter };
