import type { TargetSpec } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Filter } from '../filters.js';
import type { Granter, Objects, Players } from '../references.js';
import { all, creatures, permanents, anything } from './filters.js';

export const you: Players = { players: 'you' };
export const eachOpponent: Players = { players: 'each opponent' };
export const eachPlayer: Players = { players: 'each player' };
/** The player of the event that triggered the ability. */
export const thatPlayer: Players = { players: 'that player' };
export const defendingPlayer: Players = { players: 'defending player' };

export const eachOtherPlayer: Players = { players: 'each other player' };
export const eachTeammate: Players = { players: 'each teammate' };
/** The next player in turn order after each of these. */
export function playerToTheLeftOf(of: Players): Players {
  return { players: 'player to the left of', of };
}

/** “Each player who …”. The condition calls each of them `that player`. */
export function eachWho(among: Players, condition: Condition): Players {
  return { players: 'those who', of: among, condition };
}

/** Whoever an earlier instruction of the same text chose under that label. */
export function thePlayer(label: string): Players {
  return { players: 'noted', label };
}

/** The players chosen for a target. */
export function targetPlayer(slot = 0): Players {
  return { players: 'target', slot };
}

export function controllerOf(objects: Objects): Players {
  return { players: 'controller of', objects };
}

export function ownerOf(objects: Objects): Players {
  return { players: 'owner of', objects };
}

/** The object whose text it is. */
export const thisObject: Objects = { objects: 'this' };
/** The object of the event that triggered the ability: “it”. */
export const thatObject: Objects = { objects: 'that object' };
/** What this is attached to. */
export const attached: Objects = { objects: 'attached' };
/**
 * In an ability that was given to an object: the object that gave it. `as` is what the text calls that object (CR
 * 201.5a).
 */
export function granter(as: string): Granter {
  return { objects: 'granter', as };
}
/** The object that a delayed triggered ability was told to keep. */
export const kept: Objects = { objects: 'kept' };

/** All objects that match, in a zone (the battlefield where none is given). */
export function each(filter: Filter, zone?: 'battlefield' | 'graveyard' | 'stack' | 'hand' | 'exile'): Objects {
  return zone ? { objects: 'each', filter, zone } : { objects: 'each', filter };
}

/** The objects that an earlier instruction of the same text produced under that label. */
export function result(label: string): Objects {
  return { objects: 'result', label };
}

interface TargetOptions {
  readonly min?: Amount;
  readonly max?: Amount;
  readonly divide?: Amount;
  readonly otherThan?: readonly number[];
}

function spec(kind: TargetSpec['kind'], filter: Filter, options: TargetOptions = {}): TargetSpec {
  return { kind, filter, min: 1, max: 1, ...options };
}

/** `target(slot)` refers to what was chosen for a target; its members describe what a target may be (CR 115.1). */
export const target = Object.assign((slot = 0): Objects => ({ objects: 'target', slot }), {
  /** “Any target” (CR 115.4). */
  any: (options?: TargetOptions) => spec('any target', anything, options),
  player: (options?: TargetOptions) => spec('player', anything, options),
  opponent: (options?: TargetOptions) => spec('opponent', anything, options),
  creature: (...filters: readonly Filter[]) => spec('permanent', all(...filters, creatures)),
  permanent: (...filters: readonly Filter[]) => spec('permanent', all(...filters, permanents)),
  /** A permanent of whatever the filter names: `target.one(artifacts)`. */
  one: (filter: Filter, options?: TargetOptions) => spec('permanent', filter, options),
  upTo: (count: Amount, filter: Filter) => spec('permanent', filter, { min: 0, max: count }),
  spell: (filter: Filter = anything) => spec('spell', filter),
  ability: (filter: Filter = anything) => spec('ability', filter),
  spellOrAbility: (filter: Filter = anything) => spec('spell or ability', filter),
  cardInExile: (filter: Filter = anything) => spec('card in exile', filter),
  /** “Any number of target …” (CR 107.1c, 115.6). */
  anyNumber: (filter: Filter) => spec('permanent', filter, { min: 0, max: { amount: 'any number' } }),
  cardInGraveyard: (filter: Filter) => spec('card in graveyard', filter),
});
