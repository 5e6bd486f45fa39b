import type { Amount } from './amounts.js';
import type { DesignationName } from './designations.js';
import type { Filter } from './filters.js';
import type { Step, Zone } from './zones.js';

/** The game event that a triggered ability watches for (CR 603.2). Filters are asked of the event's object. */
export type TriggerEvent =
  /** `into`: asked of it once it has (CR 701.27e). */
  | { readonly on: 'transforms' | 'is turned face up'; readonly what: Filter; readonly into?: true }
  | { readonly on: 'enters'; readonly what: Filter; readonly from?: Zone }
  /** Put into a graveyard from the battlefield (CR 700.4). */
  | { readonly on: 'dies' | 'leaves the battlefield'; readonly what: Filter }
  /** `alone`: it was the only creature declared (CR 506.5); asked of attacks and blocks. */
  | {
      readonly on: 'attacks' | 'blocks' | 'becomes blocked' | 'attacks and is not blocked';
      readonly what: Filter;
      readonly alone?: true;
    }
  | { readonly on: 'beginning of step'; readonly step: Step; readonly whose: 'you' | 'each opponent' | 'each player' }
  | { readonly on: 'casts'; readonly who: 'you' | 'an opponent' | 'any player'; readonly what: Filter }
  | {
      readonly on: 'deals damage';
      readonly what: Filter;
      readonly to: 'player' | 'opponent' | 'creature' | 'anything';
      readonly combat?: true;
    }
  | { readonly on: 'is dealt damage'; readonly what: Filter }
  | {
      readonly on: 'draws' | 'discards' | 'gains life' | 'loses life';
      readonly who: 'you' | 'an opponent' | 'any player';
    }
  | { readonly on: 'becomes tapped' | 'becomes untapped' | 'is sacrificed'; readonly what: Filter }
  | { readonly on: 'tapped for mana'; readonly what: Filter; readonly who: 'you' | 'an opponent' | 'any player' }
  /** The event's object is the spell or ability, its player that one's controller; `what` is asked of the target. */
  | {
      readonly on: 'becomes the target';
      readonly what: Filter;
      readonly of: 'spell' | 'ability' | 'spell or ability';
      readonly by: 'you' | 'an opponent' | 'any player';
    }
  /** A permanent becomes monstrous, a player becomes the monarch; asked of the object, or of the player. */
  | {
      readonly on: 'is designated';
      readonly as: DesignationName;
      readonly what?: Filter;
      readonly who?: 'you' | 'an opponent' | 'any player';
    }
  /** A player gets counters (CR 122.1), or loses some. */
  | {
      readonly on: 'player gets counters' | 'player loses counters';
      readonly who: 'you' | 'an opponent' | 'any player';
      readonly counter?: string;
    }
  /** A chapter symbol (CR 714.2b, 714.2c): one or more lore counters are put on the Saga and reach one of the numbers. */
  | { readonly on: 'chapter'; readonly chapters: readonly number[] }
  /** So many counters are removed from an object; `last`: none of the kind is left (CR 310.11b). */
  | { readonly on: 'counters are removed'; readonly what: Filter; readonly counter: string; readonly last?: true }
  /** `reaches`: “when the Nth counter is put”: there were fewer than that many before (CR 122.7). */
  | {
      readonly on: 'counters are put';
      readonly what: Filter;
      readonly counter: string;
      readonly atLeast?: Amount;
      readonly reaches?: Amount;
    };
