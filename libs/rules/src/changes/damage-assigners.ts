import { hasKeyword, hasRule, characteristicsOf, isStillAttacked } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import {
  type GameObject,
  objectOf,
  playerOf,
  presentObject,
  type GameState,
  typeBit,
  type Attacker,
} from '@stacktrail/game-state';
import { bandTogether } from './bands-with-other.js';

const planeswalker = typeBit('Planeswalker');

/** A creature that assigns combat damage in this step (CR 510.1). */
export interface DamageAssigner {
  readonly object: ObjectId;
  readonly power: number;
  /** The recipients to which it can assign damage (CR 510.1b–d). */
  readonly recipients: readonly Ref[];
  /**
   * The player or permanent that it attacks, if it can assign damage to that once its blockers have lethal damage (CR
   * 702.19b).
   */
  readonly tramplesTo: Ref | null;
  /** The controller of the planeswalker that it attacks, if excess damage can be assigned to them (CR 702.19c). */
  readonly tramplesOver: Ref | null;
  /** The player or permanent that it attacks, if it may assign all its damage to that as though it weren't blocked. */
  readonly asUnblocked: Ref | null;
  readonly deathtouch: boolean;
  /**
   * The player who divides its damage: its controller, unless banding gives that to another player (CR 702.22j,
   * 702.22k).
   */
  readonly chooser: PlayerId;
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

/** Whether there are two combat damage steps. It is asked when the first one is about to begin (CR 510.4). */
export function needsFirstStrikeStep(state: GameState): boolean {
  return creaturesInCombat(state).some((object) => hasFirstOrDoubleStrike(state, object));
}

/** Whether a creature assigns combat damage in the current step (CR 510.4, 702.4, 702.7). */
function assignsNow(state: GameState, object: GameObject): boolean {
  if (state.step === 'first-strike damage') return hasFirstOrDoubleStrike(state, object);
  const earlier = state.combat?.firstStrikers ?? null;
  return earlier === null || !earlier.includes(object.id) || hasKeyword(state, object, 'double strike');
}

type Beyond = Pick<DamageAssigner, 'tramplesTo' | 'tramplesOver' | 'asUnblocked'>;

/** Whether one of these creatures has banding, or two of them band by “bands with other” (CR 702.22j, 702.22k). */
function areBanding(state: GameState, creatures: readonly Ref[]): boolean {
  const ids = creatures.flatMap(({ is, id }) => (is === 'object' ? [id] : []));
  return ids.some((id) => hasKeyword(state, objectOf(state, id), 'banding')) || bandTogether(state, ids);
}

const nothingBeyond: Beyond = { tramplesTo: null, tramplesOver: null, asUnblocked: null };

function assigner(
  state: GameState,
  object: GameObject,
  recipients: readonly Ref[],
  beyond: Beyond = nothingBeyond,
  chooser: PlayerId = object.controller,
): DamageAssigner {
  const deathtouch = hasKeyword(state, object, 'deathtouch');
  return { object: object.id, power: damageOf(state, object), recipients, deathtouch, chooser, ...beyond };
}

/** How much combat damage a creature assigns (CR 510.1a): its power, unless an effect says otherwise. */
function damageOf(state: GameState, object: GameObject): number {
  const { power, toughness, rules } = characteristicsOf(state, object);
  if (rules.has('assigns no combat damage')) return 0;
  return Math.max(0, (rules.has('assigns combat damage equal to its toughness') ? toughness : power) ?? 0);
}

const asRef = (id: ObjectId): Ref => ({ is: 'object', id });

function attackerAssigns(
  state: GameState,
  object: GameObject,
  { defender, blocked, blockers }: Attacker,
): DamageAssigner {
  const attacked = isStillAttacked(state, defender) ? [defender] : [];
  const over = overPlaneswalker(state, object, defender);
  const reached = over === null ? attacked : [...attacked, over];
  const blocking = blocked ? blockers.filter((id) => presentObject(state, id) !== undefined).map(asRef) : [];
  const tramples = over !== null || (hasKeyword(state, object, 'trample') && attacked.length > 0);
  if (!blocked || (tramples && blocking.length === 0)) {
    // CR 510.1b, 702.19d: if no blocker is left, all its damage is assigned to what it attacks.
    const tramplesOver = attacked.length > 0 ? over : null;
    return assigner(state, object, reached, { ...nothingBeyond, tramplesOver });
  }
  const [blocker] = blocking;
  if (blocker !== undefined && areBanding(state, blocking)) {
    // CR 702.22j: the defending player divides it among the creatures that block it.
    const chooser = objectOf(state, blocker.id as ObjectId).controller;
    return assigner(state, object, blocking, nothingBeyond, chooser);
  }
  if (tramples) {
    const [tramplesTo] = reached;
    const tramplesOver = attacked.length > 0 ? over : null;
    return assigner(state, object, [...blocking, ...reached], {
      ...nothingBeyond,
      tramplesTo: tramplesTo!,
      tramplesOver,
    });
  }
  const asUnblocked = attacked[0];
  const may = hasRule(state, object, "may assign combat damage as though it weren't blocked");
  if (!may || asUnblocked === undefined) return assigner(state, object, blocking); // CR 510.1c
  return assigner(state, object, [...blocking, ...attacked], { ...nothingBeyond, asUnblocked });
}

/** CR 702.19c, 702.19e: the player whose planeswalker a creature with trample over planeswalkers attacks or attacked. */
function overPlaneswalker(state: GameState, object: GameObject, defender: Ref): Ref | null {
  if (defender.is !== 'object' || !hasKeyword(state, object, 'trample over planeswalkers')) return null;
  const attacked = objectOf(state, defender.id);
  if ((characteristicsOf(state, attacked).types & planeswalker) === 0) return null;
  const id = attacked.controller;
  return id === object.controller || playerOf(state, id).lost ? null : { is: 'player', id };
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
      const recipients = blocked.map((attacker) => asRef(attacker.object));
      const chooser = areBanding(state, recipients) ? state.activePlayer : player; // CR 702.22k
      return assigner(state, object, recipients, nothingBeyond, chooser);
    });
}
