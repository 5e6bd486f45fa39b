import { evaluateAmount, findObjects, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  cannotHaveCounters,
  type CountersOccurrence,
  type LoseCountersOccurrence,
  type Occurrence,
  perform,
  type EffectOf,
  type Interpreter,
  objectsMeant,
} from '@stacktrail/engine';
import type { Counter, ObjectId } from '@stacktrail/game-events';
import { type GameObject, presentObject } from '@stacktrail/game-state';
import { countOf, anyOfThem, pickCounters } from './choosing-counters.js';

/**
 * CR 122.5: a counter is removed from one object and put on another, or neither happens. It can't be moved onto the
 * same object, nor onto one that can't have counters.
 */
export const moveCounters: Interpreter<'move counters'> = function* (game, effect, context, reason, run) {
  if (effect.among) return yield* spreadCounters(game, effect, context, reason, run);
  const [to] = objectsMeant(game.state, effect.to, context, run);
  if (to === undefined) return context;
  for (const from of objectsMeant(game.state, effect.from, context, run)) {
    if (from.id === to.id || cannotHaveCounters(game.state, to)) continue;
    const all = yield* chosenCounters(game, effect, from, context);
    const moved = all.filter(({ kind }) => !cannotHaveCounters(game.state, to, kind));
    const leave = moved.map(({ kind, count }): LoseCountersOccurrence => {
      return { would: 'lose counters', object: from.id, counter: kind, count };
    });
    const come = moved.map(({ kind, count }): CountersOccurrence => {
      return { would: 'get counters', object: to.id, by: context.you, counter: kind, count };
    });
    const both: readonly Occurrence[] = [...leave, ...come];
    if (both.length > 0) yield* perform(game, both, { ...reason, rule: '122.5' });
  }
  return context;
};

/** CR 122.5, 107.1c: the player moves any number of counters of each kind to each of several objects. */
const spreadCounters: Interpreter<'move counters'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '122.5' };
  for (const from of objectsMeant(game.state, effect.from, context, run)) {
    let left = from.counters.filter(({ kind }) => effect.counter === undefined || kind === effect.counter);
    const both: Occurrence[] = [];
    for (const to of objectsMeant(game.state, effect.to, context, run)) {
      if (to.id === from.id || cannotHaveCounters(game.state, to)) continue;
      const moved = yield* anyOfThem(context.you, left, from, `put on ${to.printed.name}`);
      left = left.map(({ kind, count }) => ({ kind, count: count - countOf(moved, kind) }));
      for (const { kind, count } of moved) {
        both.push({ would: 'lose counters', object: from.id, counter: kind, count });
        both.push({ would: 'get counters', object: to.id, by: context.you, counter: kind, count });
      }
    }
    if (both.length > 0) yield* perform(game, both, why);
  }
  return context;
};

/**
 * The counters that are moved: all of the kind or of all kinds, that many of the kind, or that many that the player
 * picks.
 */
function* chosenCounters(
  game: Game,
  { count, counter }: EffectOf<'move counters'>,
  from: GameObject,
  context: TextContext,
): Procedure<readonly Counter[]> {
  const among = from.counters.filter(({ kind }) => counter === undefined || kind === counter);
  if (count === 'all') return among;
  if (isAnyNumber(count)) return yield* anyOfThem(context.you, among, from, 'moved');
  return yield* pickCounters(context.you, among, evaluateAmount(game.state, count, context), false, from);
}

function put(object: ObjectId, by: TextContext['you'], counters: readonly Counter[]): readonly CountersOccurrence[] {
  return counters.map(({ kind, count }) => ({ would: 'get counters', object, by, counter: kind, count }));
}

/** CR 122.8, 122.9: puts as many counters of each kind as the object has or last had; its own counters stay. */
export const putItsCounters: Interpreter<'put its counters'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const counters = findObjects(state, effect.of, context).flatMap((id) => state.objects.get(id)?.counters ?? []);
  const some = counters.filter(({ kind }) => effect.counter === undefined || kind === effect.counter);
  const all = objectsMeant(state, effect.on, context, run).flatMap(({ id }) => put(id, context.you, some));
  if (all.length > 0) yield* perform(game, all, { ...reason, rule: '122.8' });
  return context;
};

/** CR 601.2d, 608.2d: distributes the counters as announced, to the targets that are still legal. */
export const distributeCounters: Interpreter<'distribute counters'> = function* (game, effect, context, reason) {
  const announced = context.announced.targets[effect.slot] ?? [];
  const division = context.announced.division[effect.slot] ?? [];
  const all = (context.targets[effect.slot] ?? []).flatMap((ref) => {
    if (ref.is !== 'object' || presentObject(game.state, ref.id) === undefined) return [];
    const count = division[announced.findIndex((other) => other.is === 'object' && other.id === ref.id)] ?? 0;
    return put(ref.id, context.you, [{ kind: effect.counter, count }]);
  });
  if (all.length > 0) yield* perform(game, all, { ...reason, rule: '122.6' });
  return context;
};
