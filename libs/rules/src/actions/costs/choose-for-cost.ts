import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  chanceAmong,
  agreement,
  drawnFromPiles,
  type Game,
  type Reason,
  ask,
  type Procedure,
  IllegalAction,
  satisfiesTogether,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type Ref } from '@stacktrail/game-events';
import { countersOn, type GameObject, type GameState, objectOf, playerOf } from '@stacktrail/game-state';
import { announcedFor, isAnnounced } from './announced-objects.js';
import { candidatesFor, countersAvailable, weightIn, type ObjectCost } from './cost-candidates.js';

type AmongCost = Extract<ObjectCost, { cost: 'remove counters from among' }>;

export function asRef({ id }: GameObject): Ref {
  return { is: 'object', id };
}

/**
 * Finds the objects that a cost is paid with: the player chooses them, or chance does if the cost says so (CR 601.2h).
 */
export function* chooseForCost(
  game: Game,
  cost: ObjectCost,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const objects = candidatesFor(game.state, cost, context);
  if (isAnnounced(cost)) return announcedObjects(announcedFor(game.state, context.stackObject, cost), objects);
  if ('total' in cost) return yield* chooseByTotal(game, cost, objects, context, reason);
  const count = evaluateAmount(game.state, cost.count, context);
  const candidates = objects.map(asRef);
  if (cost.cost === 'discard' && cost.atRandom) {
    const { you: player, source } = context;
    const prompt = 'Which cards did chance choose?';
    const drawn = yield* chanceAmong(game, candidates, count, { player, rule: reason.rule, source, prompt });
    const chosen = drawn.chosen.map(({ id }) => id as ObjectId);
    const { draws } = drawn;
    game.emit('CardsChosenAtRandom', { player: context.you, objects: chosen, draws }, reason);
    return chosen;
  }
  const hidden = objects.some(({ zone }) => zone === 'hand');
  const more = 'orMore' in cost;
  if (more ? candidates.length === 0 : count <= 0) return [];
  const together = 'together' in cost ? cost.together : undefined;
  if (!hidden && candidates.length === count) return candidates.map((ref) => ref.id as ObjectId);
  const wanted = more ? `${count} or more objects` : count === 1 ? '1 object' : `${count} objects`;
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: reason.rule,
    player: context.you,
    prompt: `Choose ${wanted} to pay the cost “${cost.cost}”.`,
    inFull: [`Choose ${wanted} to pay the cost “`, { cost: [cost] }, '”.'],
    source: context.source,
    candidates,
    min: count,
    max: more ? candidates.length : count,
    ...(hidden ? { seenBy: seatBit(context.you), isCounted: isWholeHand(game.state, cost, context, objects) } : {}),
    ...(together && { findViolation: agreement((chosen) => satisfiesTogether(game.state, together, chosen, context)) }),
  });
  return (yield* drawnFromPiles(game, context.you, candidates, answer.chosen, reason)).map((ref) => ref.id as ObjectId);
}

/** Whether any card of the payer's hand pays the cost, so that everybody sees how many could. */
function isWholeHand(
  state: GameState,
  cost: ObjectCost,
  { you }: TextContext,
  objects: readonly GameObject[],
): boolean {
  const isAnyCard = 'filter' in cost && (cost.filter.is === 'anything' || cost.filter.is === 'card');
  return isAnyCard && objects.length === playerOf(state, you).hand.length;
}

/**
 * The objects that were chosen when the cost was announced. @throws IllegalAction if the cost can no longer be paid
 * with them
 */
function announcedObjects(chosen: readonly ObjectId[], objects: readonly GameObject[]): readonly ObjectId[] {
  if (chosen.every((id) => objects.some((object) => object.id === id))) return chosen;
  throw new IllegalAction('601.2h', 'What was chosen to pay the cost with can no longer pay it.');
}

/** The player chooses any number of objects with a given total (CR 702.122a, 701.59a). */
function* chooseByTotal(
  game: Game,
  cost: Extract<ObjectCost, { total: unknown }>,
  objects: readonly GameObject[],
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const total = evaluateAmount(game.state, cost.total, context);
  const what =
    cost.cost === 'tap with total power' ? 'Tap creatures with total power' : 'Exile cards with total mana value';
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: reason.rule,
    player: context.you,
    prompt: `${what} ${total} or greater.`,
    source: context.source,
    candidates: objects.map(asRef),
    min: 0,
    max: objects.length,
    total: { least: total, weights: objects.map((object) => weightIn(game.state, cost, object)) },
  });
  return answer.chosen.map((ref) => ref.id as ObjectId);
}

/**
 * Removes a number of counters from among permanents, one after the other as the player chooses; from one permanent with
 * so many, if the cost says so.
 */
export function* removeFromAmong(
  game: Game,
  cost: AmongCost,
  count: number,
  context: TextContext,
  reason: Reason,
): Procedure<void> {
  const one = cost.fromOne && count > 0 ? yield* chooseTheOne(game, cost, count, context, reason) : undefined;
  for (let left = count; left > 0; left--) {
    const all = candidatesFor(game.state, cost, context);
    const objects = one === undefined ? all : all.filter(({ id }) => id === one);
    const id = objects.length === 1 ? objects[0]!.id : yield* chooseOne(cost, objects, left, context, reason);
    const kind = yield* chooseKind(game, id, cost, context, reason);
    const only = objects.length === 1 && countersAvailable(objects[0]!, cost.counter) === countersOn(objects[0]!, kind);
    game.emit('CountersRemoved', { object: id, kind, count: only ? left : 1 }, reason);
    if (only) return;
  }
}

/** The one permanent from which all of the counters are removed. */
function* chooseTheOne(
  game: Game,
  cost: AmongCost,
  count: number,
  context: TextContext,
  reason: Reason,
): Procedure<ObjectId> {
  const all = candidatesFor(game.state, cost, context);
  const having = all.filter((object) => countersAvailable(object, cost.counter) >= count);
  return having.length === 1 ? having[0]!.id : yield* chooseOne(cost, having, count, context, reason);
}

function* chooseOne(
  cost: AmongCost,
  objects: readonly GameObject[],
  left: number,
  context: TextContext,
  reason: Reason,
): Procedure<ObjectId> {
  const answer = yield* ask({
    form: 'select',
    kind: 'pay cost',
    rule: reason.rule,
    player: context.you,
    prompt: `Choose where to remove a ${cost.counter ?? ''} counter; ${left} to go.`.replace('a  ', 'a '),
    source: context.source,
    candidates: objects.map(asRef),
    min: 1,
    max: 1,
  });
  return answer.chosen[0]!.id as ObjectId;
}

function* chooseKind(
  game: Game,
  id: ObjectId,
  { counter }: AmongCost,
  context: TextContext,
  reason: Reason,
): Procedure<string> {
  const { counters } = objectOf(game.state, id);
  if (counter !== undefined || counters.length === 1) return counter ?? counters[0]!.kind;
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose cost',
    rule: reason.rule,
    player: context.you,
    prompt: 'Which kind of counter do you remove?',
    source: context.source,
    options: counters.map(({ kind }) => ({ key: kind, text: `A ${kind} counter.` })),
    min: 1,
    max: 1,
  });
  return answer.keys[0]!;
}
