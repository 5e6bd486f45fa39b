import type { DesignationName, Duration } from '@stacktrail/card-tree';
import { type Game, type Reason, noticeTriggers, prepare } from '@stacktrail/engine';
import type { PlayerId, Ref } from '@stacktrail/game-events';
import { type GameState, designationOf, isDesignated, type Designation } from '@stacktrail/game-state';

/** A designation to be given. `holder` of null is the game itself. */
export interface Gift {
  readonly holder: Ref | null;
  readonly name: DesignationName;
  readonly player?: PlayerId | null;
  readonly value?: number;
  readonly until?: Duration | null;
}

/** Designations that only one player has at a time (CR 723.3, 724.3). */
const ofOnePlayer: ReadonlySet<DesignationName> = new Set<DesignationName>(['monarch', 'initiative']);
/**
 * Designations that change something when they are given again. Giving any other one to somebody who has it does
 * nothing (CR 701.37b, 701.60b).
 */
const again: ReadonlySet<DesignationName> = new Set<DesignationName>([
  'initiative', // CR 724.5
  'goaded',
  'saddled',
  'level',
  'speed',
  'protector',
  'exerted',
  'tempted by the Ring',
]);

/** The designations of an object, a player or the game. */
function designationsOf(state: GameState, holder: Ref | null): readonly Designation[] {
  if (holder === null) return state.designations;
  const found = holder.is === 'player' ? state.players[holder.id] : state.objects.get(holder.id);
  return found?.designations ?? [];
}

/**
 * Gives designations, all at once, after removing them from others where only one can have them. Abilities can trigger
 * on it.
 */
export function giveDesignations(game: Game, gifts: readonly Gift[], reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  for (const gift of gifts) give(game, gift, reason);
  noticeTriggers(game, before, from);
}

/** Records that a designation is given, for rules that look for triggers themselves. */
export function recordDesignation(game: Game, gift: Gift, reason: Reason): void {
  give(game, gift, reason);
}

function give(game: Game, gift: Gift, reason: Reason): void {
  const { holder, name, player = null, value = 0, until = null } = gift;
  if (!again.has(name) && designationOf(designationsOf(game.state, holder), name) !== undefined) return;
  if (name === 'prepared') {
    if (holder?.is === 'object') prepare(game, holder.id, reason);
    return;
  }
  takeFromOthers(game, gift, reason);
  game.emit('DesignationGiven', { holder, name, player, value, until }, reason);
}

function takeFromOthers(game: Game, { holder, name, player }: Gift, reason: Reason): void {
  const { state } = game;
  const lose = (from: Ref | null, lost: DesignationName): void => {
    game.emit('DesignationRemoved', { holder: from, name: lost, player: null }, reason);
  };
  if (ofOnePlayer.has(name)) {
    for (const other of state.players) {
      const differs = holder?.is !== 'player' || other.id !== holder.id;
      if (differs && isDesignated(other, name)) lose({ is: 'player', id: other.id }, name);
    }
  }
  if (name === 'day' && isDesignated(state, 'night')) lose(null, 'night'); // CR 729.1a
  if (name === 'night' && isDesignated(state, 'day')) lose(null, 'day');
  if (name === 'Ring-bearer') {
    for (const id of state.battlefield) {
      const held = designationOf(state.objects.get(id)?.designations ?? [], name);
      if (held?.player === player) lose({ is: 'object', id }, name); // CR 701.54a
    }
  }
}

/** Takes a designation from an object, a player or the game, if it has it. */
export function removeDesignation(game: Game, holder: Ref | null, name: DesignationName, reason: Reason): void {
  if (designationOf(designationsOf(game.state, holder), name) === undefined) return;
  game.emit('DesignationRemoved', { holder, name, player: null }, reason);
}

/**
 * Ends the designations of permanents that `ends` selects, such as those that last this turn (CR 701.15a, 702.171b).
 */
export function endDesignations(game: Game, ends: (designation: Designation) => boolean, reason: Reason): void {
  for (const id of game.state.battlefield) {
    const object = game.state.objects.get(id);
    if (object === undefined || object.designations.length === 0) continue;
    for (const { name, player } of object.designations.filter(ends)) {
      game.emit('DesignationRemoved', { holder: { is: 'object', id }, name, player }, reason);
    }
  }
}
