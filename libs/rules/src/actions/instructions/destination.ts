import { permanentTypes, type Destination, type Objects, type Zone } from '@stacktrail/card-tree';
import { hasType, evaluateAmount, holds, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  chooseHost,
  type Procedure,
  type MoveOccurrence,
  perform,
  otherFace,
  beginning,
  type TextRun,
  orderObjects,
} from '@stacktrail/engine';
import type { Counter, Manner, ObjectId } from '@stacktrail/game-events';
import {
  type GameObject,
  objectOf,
  playerOf,
  playersInOrder,
  type GameState,
  asIf,
  exiledFaceDown,
  faceDownPointer,
  typeMask,
  withCounters,
} from '@stacktrail/game-state';
import { putAttacking, sameAttack } from './combat.js';
import { attachedToHost, enteringAttached } from './enter-attached.js';

const permanent = typeMask(permanentTypes);

/**
 * Moves objects to where an instruction says, all at once.
 *
 * @param manner why they move, if the zones don't say it
 * @param also what moves at the same time for another reason
 * @returns the objects that they became
 */
export function* moveTo(
  game: Game,
  objects: readonly GameObject[],
  to: Destination,
  context: TextContext,
  run: TextRun,
  reason: Reason,
  manner?: Manner,
  also: readonly MoveOccurrence[] = [],
): Procedure<readonly ObjectId[]> {
  const movable = objects.filter((object) => canMove(game.state, object, to.zone) && canArrive(object, to));
  const arranged = to.zone === 'library' ? yield* arrange(game, movable, to, context) : movable;
  const moves: MoveOccurrence[] = [];
  for (const object of arranged) {
    const move: MoveOccurrence = {
      would: 'move',
      object: object.id,
      to: to.zone,
      manner: manner ?? mannerOf(object.zone, to.zone),
    };
    if (to.zone === 'library') moves.push({ ...move, position: placeInLibrary(game.state, object, to, context) });
    else if (to.zone === 'battlefield') moves.push(...(yield* entering(game, object, move, to, context, run)));
    else moves.push(elsewhere(game.state, move, to, context));
  }
  if (moves.length + also.length === 0) return [];
  const happened = yield* perform(game, [...moves, ...also], reason);
  const moved = happened.slice(0, moves.length).flatMap((result) => result.objects);
  if (to.attacking !== undefined) yield* attackWith(game, moved, to.attacking, context, reason);
  return moved;
}

/** Cards in exile can be face down (CR 406.3a), or have counters. */
function elsewhere(state: GameState, move: MoveOccurrence, to: Destination, context: TextContext): MoveOccurrence {
  if (to.faceDown !== undefined) return { ...move, faceDown: exiledFaceDown.pointer };
  return to.withCounters === undefined ? move : { ...move, counters: countersFor(state, to, context) };
}

/** CR 508.4: their controller chooses what they attack, unless the text says it. */
function* attackWith(
  game: Game,
  moved: readonly ObjectId[],
  as: true | Objects,
  context: TextContext,
  reason: Reason,
): Procedure<void> {
  const same = as === true ? undefined : sameAttack(game.state, as, context);
  for (const id of moved) yield* putAttacking(game, id, reason, null, false, same);
}

/** CR 401.7: the Nth from the top; the bottom of a library that has fewer cards. */
function placeInLibrary(
  state: GameState,
  { owner, zone, id }: GameObject,
  { position, fromTop }: Destination,
  context: TextContext,
): number {
  if (fromTop === undefined) return position === 'bottom' ? -1 : 0;
  const place = Math.max(0, evaluateAmount(state, fromTop, context) - 1);
  const { library } = playerOf(state, owner);
  const others = zone === 'library' && library.includes(id) ? library.length - 1 : library.length;
  return place > others ? -1 : place;
}

function canMove(state: GameState, object: GameObject, to: Zone): boolean {
  if (object.kind === 'ability') return false;
  if (object.kind === 'token' && object.zone !== 'battlefield') return false; // CR 111.8
  if (object.zone === to) return to === 'exile' || to === 'library'; // CR 400.8
  if (to !== 'battlefield') return true;
  return !hasType(state, object, 'Instant') && !hasType(state, object, 'Sorcery'); // CR 400.4a
}

/** CR 712.14a, 712.14b. */
function canArrive(object: GameObject, { zone, transformed, faceDown }: Destination): boolean {
  if (zone !== 'battlefield' || faceDown !== undefined) return true;
  if (transformed) return otherFace(asIf(object, { face: 0, faceDown: null })) !== null;
  return object.form.layout !== 'modal' || (object.form.faces[0].types & permanent) !== 0;
}

function mannerOf(from: Zone, to: Zone): Manner {
  if (to === 'exile') return 'exile';
  const back = to === 'hand' || to === 'battlefield';
  return back && from !== 'library' && from !== 'hand' ? 'return' : 'put';
}

/** How a permanent enters; nothing if it can't enter (CR 303.4g, 303.4i). */
function* entering(
  game: Game,
  object: GameObject,
  move: MoveOccurrence,
  to: Destination,
  context: TextContext,
  run: TextRun,
): Procedure<readonly MoveOccurrence[]> {
  const controller = to.control === 'you' ? context.you : object.owner;
  const permanent: MoveOccurrence = {
    ...move,
    controller,
    tapped: to.tapped ?? false,
    counters: entersWith(game.state, object, to, context),
    ...(to.is === undefined ? {} : { begins: [beginning(game.state, to.is, context)] }),
    ...(to.transformed ? { face: 1 } : {}),
    ...(to.faceDown === undefined ? {} : { faceDown: faceDownPointer(to.faceDown) }),
  };
  if (to.attachedTo !== undefined) return yield* enteringAttached(game, permanent, to.attachedTo, context, run);
  const entersAs = to.faceDown !== undefined ? undefined : to.transformed ? object.form.faces[1] : object.printed;
  if (entersAs?.subtypes.includes('Aura') !== true) return [permanent];
  const host = yield* chooseHost(game, object, controller);
  if (host === undefined) return [];
  return [attachedToHost(permanent, host)];
}

/** CR 122.6. */
function countersFor(state: GameState, { withCounters }: Destination, context: TextContext): readonly Counter[] {
  if (withCounters === undefined) return [];
  const count = evaluateAmount(state, withCounters.count, context);
  return count > 0 ? [{ kind: withCounters.counter, count }] : [];
}

/** CR 122.6, 614.1c: the counters that it enters with, and those that it also enters with if the conditions hold. */
function entersWith(state: GameState, object: GameObject, to: Destination, context: TextContext): readonly Counter[] {
  const counters = countersFor(state, to, context);
  const besides = to.entersWith;
  if (besides === undefined) return counters;
  const about = { ...context, eachOne: object.id };
  if (besides.condition !== undefined && !holds(state, besides.condition, about)) return counters;
  return besides.counters.reduce((sum, { counter, count, if: condition }) => {
    if (condition !== undefined && !holds(state, condition, about)) return sum;
    const many = evaluateAmount(state, count, about);
    return many > 0 ? withCounters(sum, counter, many) : sum;
  }, counters);
}

/** CR 401.4: the owner of several cards that go to the same place of a library arranges them, unseen by others. */
function* arrange(
  game: Game,
  objects: readonly GameObject[],
  to: Destination,
  context: TextContext,
): Procedure<readonly GameObject[]> {
  const arranged: GameObject[] = [];
  for (const owner of playersInOrder(game.state)) {
    const own = objects.filter((object) => object.owner === owner).map((object) => object.id);
    const order = yield* orderObjects(
      {
        player: owner,
        rule: '401.4',
        prompt: `Put these cards on the ${to.position ?? 'top'} of your library; the first is nearest to the top.`,
        source: context.source,
        candidates: own,
        firstOne: 'above the others',
      },
      (id) => objectOf(game.state, id).printed.name,
    );
    // The card that is moved last lies on top.
    const placed = to.position === 'bottom' ? order : order.slice().reverse();
    arranged.push(...placed.map((id) => objectOf(game.state, id)));
  }
  return arranged;
}
