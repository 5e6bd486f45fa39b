import type { TargetSpec } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import {
  sameRef,
  chosenModes,
  contextOfStackObject,
  instructionsOf,
  isLegalTarget,
  legalTargets,
  satisfiesTogether,
  slotsNamed,
} from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** One target of a spell or ability: its slot and place, and the candidates for it. */
export interface Place {
  readonly slot: number;
  readonly index: number;
  readonly spec: TargetSpec;
  /** The first slot of its mode; the mode counts its targets from there. */
  readonly base: number;
  /** All slots of its mode. */
  readonly specs: readonly TargetSpec[];
}

export type Slots = readonly (readonly Ref[])[];

export function placesOf(state: GameState, id: ObjectId, targets: Slots): readonly Place[] {
  const places: Place[] = [];
  let slot = 0;
  for (const mode of chosenModes(objectOf(state, id))) {
    const base = slot;
    for (const spec of mode.targets) {
      const chosen = targets[slot]?.length ?? 0;
      for (let index = 0; index < chosen; index++) places.push({ slot, index, spec, base, specs: mode.targets });
      slot += 1;
    }
  }
  return places;
}

export function withTarget(targets: Slots, { slot, index }: Place, ref: Ref): Slots {
  return targets.map((refs, i) => (i === slot ? refs.map((old, j) => (j === index ? ref : old)) : refs));
}

/** The context of its mode if these were its targets, for words such as “that player controls” (CR 601.2c, 115.7e). */
function contextAt(state: GameState, id: ObjectId, { base, specs }: Place, targets: Slots): TextContext {
  return contextOfStackObject(state, id, targets.slice(base, base + specs.length));
}

/** The other objects and players that could be this target, whatever the other targets are (CR 115.7e). */
export function alternatives(
  state: GameState,
  id: ObjectId,
  place: Place,
  targets: Slots,
  to?: readonly Ref[],
): readonly Ref[] {
  const present = targets[place.slot]![place.index]!;
  return legalTargets(state, place.spec, contextAt(state, id, place, targets), [], id).filter(
    (ref) => !sameRef(ref, present) && (to === undefined || to.some((wanted) => sameRef(wanted, ref))),
  );
}

/** Whether this target would be legal, given the other targets of its mode. */
function isLegalAt(state: GameState, id: ObjectId, place: Place, targets: Slots): boolean {
  const ref = targets[place.slot]![place.index]!;
  return isLegalTarget(state, place.spec, ref, contextAt(state, id, place, targets), id);
}

/**
 * CR 115.3, 115.7d, 115.7e: whether the final set of targets is legal as a set. No target may occur twice for one
 * instance of the word, and “another target” must be different, except where this was so before and stays.
 */
export function agree(state: GameState, id: ObjectId, places: readonly Place[], old: Slots, now: Slots): boolean {
  const apart = instructionsOf(objectOf(state, id)).choose?.differentTargets === true; // CR 603.1a
  return places.every((place) => {
    const ref = now[place.slot]![place.index]!;
    if (apart && places.some((other) => other.base !== place.base && sameRef(now[other.slot]![other.index]!, ref)))
      return false;
    if (now[place.slot]!.some((other, j) => j !== place.index && sameRef(other, ref))) return false;
    const others = (place.spec.otherThan ?? []).flatMap((slot) => now[place.base + slot] ?? []);
    const before = (place.spec.otherThan ?? []).flatMap((slot) => old[place.base + slot] ?? []);
    const clashes = others.some((other) => sameRef(other, ref));
    const stays = sameRef(old[place.slot]![place.index]!, ref) && before.some((other) => sameRef(other, ref));
    if (clashes && !stays) return false;
    if (slotsNamed(place.specs).size > 0 && !isLegalAt(state, id, place, now)) {
      const isKept = sameRef(old[place.slot]![place.index]!, ref) && !isLegalAt(state, id, place, old);
      if (!isKept) return false;
    }
    return satisfiesTogether(state, place.spec.together, now[place.slot]!, contextOfStackObject(state, id));
  });
}
