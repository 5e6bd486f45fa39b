import { reads } from '@stacktrail/game-state';

/**
 * What a part of a text reads, as bits: aspects of the game (`reads`), kinds of characteristics that another effect may
 * change, and whether it asks about other objects than the one that it is applied to.
 */
export const aspects = {
  ...reads,
  types: 1 << 9,
  colors: 1 << 10,
  abilities: 1 << 11,
  power: 1 << 12,
  control: 1 << 13,
  others: 1 << 14,
} as const;

/** The bits that are aspects of the game. */
export const aspectsOfGame = aspects.types - 1;

/** All aspects of the game and all characteristics, of other objects too. */
export const everything = Object.values(aspects).reduce((mask, bit) => mask | bit, 0);
