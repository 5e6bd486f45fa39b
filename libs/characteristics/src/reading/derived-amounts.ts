import type { Amount, CountedQuality, Measure, Objects } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  type GameObject,
  type GameState,
  typeBit,
  linkedResults,
  mostAlike,
  type StoredResult,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { describedIn } from './discarded-unseen.js';
import { manaValueOf } from './mana-value.js';
import { valuesOf } from './qualities.js';
import type { Reading } from './reading.js';
import { allCounters } from './relations.js';
import type { TextContext } from './text-context.js';

/** Numbers that are found among other things, or that an earlier instruction noted. */
export type DerivedAmount = Extract<
  Amount,
  {
    readonly amount:
      | 'how many'
      | 'greatest'
      | 'least'
      | 'different'
      | 'all counters'
      | 'number of targets'
      | 'library size'
      | 'greatest life'
      | 'least life'
      | 'number of players'
      | 'greatest among players'
      | 'least among players'
      | 'dungeons completed'
      | 'party'
      | 'difference'
      | 'greatest of'
      | 'least of'
      | 'quotient'
      | 'noted number'
      | 'stored results alike'
      | 'either'
      | 'any number';
  }
>;

/** CR 107: such a number, as far as `reading` sees the game. */
export function derivedAmount(reading: Reading, state: GameState, amount: DerivedAmount, context: TextContext): number {
  const value = (part: Amount): number => reading.amount(state, part, context);
  switch (amount.amount) {
    case 'how many':
      return reading.objects(state, amount.of, context).length;
    case 'greatest':
      return Math.max(0, ...measured(reading, state, amount.among, amount.measure, context));
    case 'least': {
      const all = measured(reading, state, amount.among, amount.measure, context);
      return all.length === 0 ? 0 : Math.min(...all);
    }
    case 'different':
      return different(reading, state, amount.quality, amount.among, context);
    case 'all counters':
      return sum(found(reading, state, amount.on, context), allCounters);
    case 'number of targets':
      return sum(found(reading, state, amount.of, context), ({ announced }) => announced.targets.flat().length);
    case 'library size':
      return sum(reading.players(state, amount.of, context), (player) => state.players[player]?.library.length ?? 0);
    case 'greatest life':
      return Math.max(...reading.players(state, amount.of, context).map((player) => state.players[player]?.life ?? 0));
    case 'least life':
      return Math.min(...reading.players(state, amount.of, context).map((player) => state.players[player]?.life ?? 0));
    case 'greatest among players':
    case 'least among players': {
      const all = reading
        .players(state, amount.who, context)
        .map((thatPlayer) => reading.amount(state, amount.of, { ...context, thatPlayer }));
      if (all.length === 0) return 0;
      return amount.amount === 'least among players' ? Math.min(...all) : Math.max(...all);
    }
    case 'number of players':
      return reading.players(state, amount.who, context).length;
    case 'dungeons completed':
      return sum(
        reading.players(state, amount.of, context),
        (player) => new Set(state.players[player]?.completedDungeons).size,
      );
    case 'party':
      return sum(reading.players(state, amount.of, context), (player) => partySize(reading, state, player));
    case 'difference':
      return Math.abs(value(amount.of[0]) - value(amount.of[1]));
    case 'greatest of':
      return amount.of.length === 0 ? 0 : Math.max(...amount.of.map(value));
    case 'least of':
      return amount.of.length === 0 ? 0 : Math.min(...amount.of.map(value));
    case 'quotient': {
      const exact = value(amount.of) / Math.max(1, amount.by);
      return amount.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
    }
    case 'stored results alike':
      return mostAlike(storedOn(reading, state, amount, context));
    case 'noted number':
      return context.numbers.get(amount.label) ?? 0;
    case 'either':
      return value(reading.holds(state, amount.condition, context) ? amount.then : amount.otherwise);
    case 'any number':
      return Infinity;
    default:
      return assertNever(amount, 'amount');
  }
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}

function found(reading: Reading, state: GameState, objects: Objects, context: TextContext): readonly GameObject[] {
  return describedIn(reading, state, objects, context).flatMap((id) => state.objects.get(id) ?? []);
}

/** A number of an object; `null` where it has none (CR 208.3). */
export function measureOf(reading: Reading, state: GameState, object: GameObject, measure: Measure): number | null {
  return measure === 'mana value' ? manaValueOf(object) : reading.characteristics(state, object)[measure];
}

function measured(
  reading: Reading,
  state: GameState,
  among: Objects,
  measure: Measure,
  context: TextContext,
): readonly number[] {
  return found(reading, state, among, context).flatMap((object) => measureOf(reading, state, object, measure) ?? []);
}

function different(
  reading: Reading,
  state: GameState,
  quality: CountedQuality,
  among: Objects,
  context: TextContext,
): number {
  const values = found(reading, state, among, context).flatMap((object) => valuesOf(reading, state, object, quality));
  return new Set(values).size;
}

function storedOn(
  reading: Reading,
  state: GameState,
  amount: Extract<Amount, { amount: 'stored results alike' }>,
  context: TextContext,
): readonly StoredResult[] {
  const scope = state.catalog.scopeOf(amount);
  return found(reading, state, amount.on, context).flatMap((object) => linkedResults(object, scope));
}

const roles = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;
const creature = typeBit('Creature');

/** CR 700.8a, 700.8b: each creature fills one role, in whatever way gives the most. */
function partySize(reading: Reading, state: GameState, player: PlayerId): number {
  const candidates = state.battlefield.flatMap((id): readonly (readonly string[])[] => {
    const object = state.objects.get(id);
    if (object === undefined || reading.controller(state, object) !== player) return [];
    const { types, subtypes } = reading.characteristics(state, object);
    const own = (types & creature) === 0 ? [] : roles.filter((role) => subtypes.includes(role));
    return own.length === 0 ? [] : [own];
  });
  const filledBy = new Map<string, number>();
  const place = (member: number, tried: Set<string>): boolean => {
    for (const role of candidates[member]!) {
      if (tried.has(role)) continue;
      tried.add(role);
      const other = filledBy.get(role);
      if (other === undefined || place(other, tried)) {
        filledBy.set(role, member);
        return true;
      }
    }
    return false;
  };
  candidates.forEach((_, member) => place(member, new Set()));
  return filledBy.size;
}
