import type { Filter } from './filters.js';

/**
 * What effects say that players can't do (CR 101.2, 614.17). A filter is asked about the spell, the source of the
 * ability, the land or the permanent that the player would do it with.
 */
export const playerProhibitions = [
  'gain life',
  'lose life',
  /** “Your life total can't change”: the player can neither gain nor lose life (CR 119.5). */
  'change life totals',
  'cast spells',
  'cast more than one spell a turn',
  'play lands',
  'activate abilities',
  'activate nonmana abilities',
  'search libraries',
  'draw cards',
  'draw more than one card a turn',
  'discard cards',
  'sacrifice permanents',
  'get counters',
  'win the game',
  'lose the game',
  /** “You don't lose the game for having 0 or less life” (CR 704.5a). */
  'lose the game for low life',
  'prevent damage',
  /** “You have no maximum hand size” (CR 402.2). */
  'have a maximum hand size',
] as const;
export type PlayerProhibition = (typeof playerProhibitions)[number];

/** What spells and abilities can't cause a player to do, as some effects say. */
export const forcedActions = ['sacrifice permanents', 'discard cards'] as const;
export type ForcedAction = (typeof forcedActions)[number];

/** Something that players can't do, as a text says it. */
export interface Prohibition {
  readonly what: PlayerProhibition;
  readonly filter?: Filter;
  /** The prohibition is only about counters of that kind. */
  readonly counter?: string;
}
