import type { GameEvent, ObjectId, PlayerId } from '@stacktrail/game-events';
import { EffectStamp } from '../state/effect-stamp.js';
import { GameObjectRecord, type GameObject } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { ObjectTable } from '../state/object-table.js';
import { PlayerStateRecord } from '../state/player-state.js';

/** Replaces an object by a changed copy. An object that doesn't exist is ignored (`evolve` is total). */
export function changeObject(state: GameStateRecord, id: ObjectId, change: (object: GameObjectRecord) => void): void {
  const old = state.objects.get(id);
  if (old === undefined) return;
  const copy = new GameObjectRecord(old);
  change(copy);
  state.objects = state.objects.set(id, copy);
}

/** Replaces a player by a changed copy. A seat that doesn't exist is ignored. */
export function changePlayer(state: GameStateRecord, id: PlayerId, change: (player: PlayerStateRecord) => void): void {
  const old = state.players[id];
  if (old === undefined) return;
  const copy = new PlayerStateRecord(old);
  change(copy);
  const players = state.players.slice();
  players[id] = copy;
  state.players = players;
}

/**
 * Takes an object out of a library whose order changes: its card is a new object there (CR 701.20d). What somebody knew
 * of it is kept, since a reversal can bring it back and can't make it unseen; else nothing is left of it.
 */
export function dropFromLibrary(objects: ObjectTable<GameObject>, id: ObjectId): ObjectTable<GameObject> {
  const old = objects.get(id);
  if (old === undefined || old.knownTo === 0) return objects.set(id, undefined);
  const remains = new GameObjectRecord(old);
  remains.left = true;
  return objects.set(id, remains);
}

/** Counts random words that were used. A fact that is repeated after a reversal used them when it first was (CR 731.1). */
export function countRandomWords(state: GameStateRecord, event: GameEvent, draws: number): void {
  if (event.repeats === null) state.draws += draws;
}

/** Replaces the effect stamp, because what was computed under it no longer holds. */
export function restamp(state: GameStateRecord): void {
  state.stamp = new EffectStamp();
}

export function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  if (at < 0) return list;
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

/** Changes the number of counters of one kind, never below zero. */
export function withCounters<C extends { readonly kind: string; readonly count: number }>(
  counters: readonly C[],
  kind: string,
  change: number,
): readonly { readonly kind: string; readonly count: number }[] {
  const old = counters.find((counter) => counter.kind === kind);
  const count = Math.max(0, (old?.count ?? 0) + change);
  const others = counters.filter((counter) => counter.kind !== kind);
  return count === 0 ? others : [...others, { ...old, kind, count }];
}
