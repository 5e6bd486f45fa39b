import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { hasKeyword } from '../characteristics/queries.js';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import type { Attacker } from '../state/combat.js';
import { isStillAttacked } from './defending-player.js';

/** A creature that assigns combat damage in this step (CR 510.1). */
export interface DamageAssigner {
  readonly object: ObjectId;
  readonly power: number;
  /** What it can assign damage to (CR 510.1b–d). */
  readonly recipients: readonly Ref[];
  /** What it attacks, where it can assign damage to that only once its blockers have lethal damage (CR 702.19b). */
  readonly tramplesTo: Ref | null;
  readonly deathtouch: boolean;
}

function hasFirstOrDoubleStrike(state: GameState, object: GameObject): boolean {
  return hasKeyword(state, object, 'first strike') || hasKeyword(state, object, 'double strike');
}

/** The creatures in combat, each once: attackers, then blockers. */
export function creaturesInCombat(state: GameState): readonly GameObject[] {
  const attackers = state.combat?.attackers ?? [];
  const ids = new Set([
    ...attackers.map((attacker) => attacker.object),
    ...attackers.flatMap((entry) => entry.blockers),
  ]);
  return [...ids].flatMap((id) => presentObject(state, id) ?? []);
}

/** Whether there are two combat damage steps, asked as the first of them is about to begin (CR 510.4). */
export function needsFirstStrikeStep(state: GameState): boolean {
  return creaturesInCombat(state).some((object) => hasFirstOrDoubleStrike(state, object));
}

/** Whether a creature assigns combat damage in the current step (CR 510.4, 702.4, 702.7). */
function assignsNow(state: GameState, object: GameObject): boolean {
  if (state.step === 'first-strike damage') return hasFirstOrDoubleStrike(state, object);
  const earlier = state.combat?.firstStrikers ?? null;
  return earlier === null || !earlier.includes(object.id) || hasKeyword(state, object, 'double strike');
}

function assigner(
  state: GameState,
  object: GameObject,
  recipients: readonly Ref[],
  tramplesTo: Ref | null,
): DamageAssigner {
  const { power } = characteristicsOf(state, object);
  const deathtouch = hasKeyword(state, object, 'deathtouch');
  return { object: object.id, power: Math.max(0, power ?? 0), recipients, tramplesTo, deathtouch };
}

const asRef = (id: ObjectId): Ref => ({ is: 'object', id });

function attackerAssigns(
  state: GameState,
  object: GameObject,
  { defender, blocked, blockers }: Attacker,
): DamageAssigner {
  const attacked = isStillAttacked(state, defender) ? [defender] : [];
  if (!blocked) return assigner(state, object, attacked, null); // CR 510.1b
  const blocking = blockers.filter((id) => presentObject(state, id) !== undefined).map(asRef);
  const tramples = hasKeyword(state, object, 'trample') && attacked.length > 0;
  if (!tramples) return assigner(state, object, blocking, null); // CR 510.1c
  // CR 702.19d: with no blocker left, all of it.
  return assigner(state, object, [...blocking, ...attacked], blocking.length > 0 ? defender : null);
}

/** The attackers that assign combat damage now (CR 510.1a–c). */
export function assigningAttackers(state: GameState): readonly DamageAssigner[] {
  const found: DamageAssigner[] = [];
  for (const attacker of state.combat?.attackers ?? []) {
    const object = presentObject(state, attacker.object);
    if (object !== undefined && assignsNow(state, object)) found.push(attackerAssigns(state, object, attacker));
  }
  return found;
}

/** A player's blockers that assign combat damage now (CR 510.1a, 510.1d). */
export function assigningBlockers(state: GameState, player: PlayerId): readonly DamageAssigner[] {
  const attackers = state.combat?.attackers ?? [];
  const blockers = new Set(attackers.flatMap((attacker) => attacker.blockers));
  return [...blockers]
    .map((id) => objectOf(state, id))
    .filter((object) => !object.left && object.controller === player && assignsNow(state, object))
    .map((object) => {
      const blocked = attackers.filter((attacker) => attacker.blockers.includes(object.id));
      return assigner(
        state,
        object,
        blocked.map((attacker) => asRef(attacker.object)),
        null,
      );
    });
}
