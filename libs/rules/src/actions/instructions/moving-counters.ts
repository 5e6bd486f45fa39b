import { evaluateAmount, findObjects, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  cannotHaveCounters,
  type CountersOccurrence,
  type OccurrenceResult,
  type LoseCountersOccurrence,
  type Occurrence,
  perform,
  type EffectOf,
  type Interpreter,
  objectsMeant,
} from '@stacktrail/engine';
import type { Counter, ObjectId } from '@stacktrail/game-events';
import { type GameObject, presentObject } from '@stacktrail/game-state';
import { withRemoved } from './counters.js';

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

function countOf(counters: readonly Counter[], wanted: string): number {
  return counters.find(({ kind }) => kind === wanted)?.count ?? 0;
}

/**
 * CR 107.1c: the player chooses any number of counters of each kind. @param what the end of the question, which says
 * what is done with them
 */
function* anyOfThem(
  player: TextContext['you'],
  counters: readonly Counter[],
  { id, printed }: GameObject,
  what: string,
): Procedure<readonly Counter[]> {
  const some: Counter[] = [];
  for (const { kind, count } of counters) {
    if (count === 0) continue;
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '107.1c',
      player,
      prompt: `Choose how many ${kind} counters of ${printed.name} are ${what}.`,
      source: id,
      min: 0,
      max: count,
    });
    if (value > 0) some.push({ kind, count: value });
  }
  return some;
}

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

/** CR 122.1, 101.3: removes that many counters of any kinds, or as many as there are. */
export const removeAnyCounters: Interpreter<'remove any counters'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '122.1' };
  const happened: OccurrenceResult[] = [];
  for (const object of objectsMeant(game.state, effect.on, context, run)) {
    const counters = object.counters.filter(({ kind }) => effect.counter === undefined || kind === effect.counter);
    const gone = yield* removedCounters(game, effect, object, counters, context);
    const lost = gone.map(({ kind, count }): LoseCountersOccurrence => {
      return { would: 'lose counters', object: object.id, counter: kind, count };
    });
    if (lost.length > 0) happened.push(...(yield* perform(game, lost, why)));
  }
  return withRemoved(context, effect.removed, happened);
};

/** The counters that are removed: all of them, any number, or that many. */
function* removedCounters(
  game: Game,
  { count, upTo }: EffectOf<'remove any counters'>,
  object: GameObject,
  counters: readonly Counter[],
  context: TextContext,
): Procedure<readonly Counter[]> {
  if (count === 'all') return counters;
  if (isAnyNumber(count)) return yield* anyOfThem(context.you, counters, object, 'removed');
  return yield* pickCounters(context.you, counters, evaluateAmount(game.state, count, context), upTo ?? false, object);
}

/** That many counters, whose kinds the player picks one by one. */
function* pickCounters(
  player: TextContext['you'],
  counters: readonly Counter[],
  wanted: number,
  upTo: boolean,
  { id, printed }: GameObject,
): Procedure<readonly Counter[]> {
  const left = new Map(counters.map(({ kind, count }) => [kind, count]));
  const picked = new Map<string, number>();
  for (let i = 0; i < wanted; i++) {
    const kinds = [...left].flatMap(([kind, count]) => (count > 0 ? [kind] : []));
    const [only] = kinds;
    if (only === undefined) break;
    let kind: string | undefined = only;
    if (kinds.length > 1 || upTo) {
      const { keys } = yield* ask({
        form: 'pick',
        kind: 'choose a value',
        rule: '122.1',
        player,
        prompt: `Choose the kind of counter to take from ${printed.name}${upTo ? ', or none' : ''}.`,
        source: id,
        options: kinds.map((each) => ({ key: each, text: `A ${each} counter.` })),
        min: upTo ? 0 : 1,
        max: 1,
      });
      kind = keys[0];
    }
    if (kind === undefined) break;
    left.set(kind, left.get(kind)! - 1);
    picked.set(kind, (picked.get(kind) ?? 0) + 1);
  }
  return [...picked].map(([kind, count]) => ({ kind, count }));
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

/** The kinds of counters that an object or player has. */
export function kindsOn({ counters }: { readonly counters: readonly Counter[] }): readonly string[] {
  return counters.filter(({ count }) => count > 0).map(({ kind }) => kind);
}
