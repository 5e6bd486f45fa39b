import {
  type Condition,
  type Effect,
  type Filter,
  type Objects,
  type Players,
  isSameTree,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';
import { nounsIn } from '../nouns/called-by.js';

const damaged = 'dealt damage';
const thisWay = literally(' dealt damage this way');
const isDealt = literally(' is dealt damage this way');

type DamageEffect = Extract<Effect, { readonly do: 'deal damage' | 'deal divided damage' }>;

function remember(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [damaged]: label };
}

const wanted = ['dealt', 'damage', 'this', 'way'];

/**
 * Whether later words say “dealt damage this way”. “Dealt damage this way would die” doesn't count: that instruction
 * needs no label.
 */
function isReferredToLater({ tokens, at }: Reader): boolean {
  return tokens.some(
    (_, i) =>
      i >= at && wanted.every((word, j) => tokens[i + j]?.word === word) && tokens[i + wanted.length]?.word !== 'would',
  );
}

/** Labels what the instruction deals damage to, if later words refer to it. */
export function withDamaged<T extends Effect>(reader: Reader, effect: T): T {
  if (effect.do !== 'deal damage' && effect.do !== 'deal divided damage') return effect;
  if (effect.damaged !== undefined || !isReferredToLater(reader)) return effect;
  const label = reader.scope.newLabel('damaged');
  remember(reader.scope, label);
  return { ...effect, damaged: label };
}

export function rememberWritten(scope: Scope, { damaged: label }: DamageEffect): void {
  if (label !== undefined) remember(scope, label);
}

/** The permanents that were dealt damage. */
function damagedObjects({ thisWay: labels }: Scope): Objects | undefined {
  const label = labels[damaged];
  return label === undefined ? undefined : { objects: 'result', label };
}

function damagedPlayers({ thisWay: labels }: Scope): Players | undefined {
  const label = labels[damaged];
  return label === undefined ? undefined : { players: 'noted', label };
}

/** Reads “dealt damage this way” after a noun. */
export function readDamaged(reader: Reader): Objects | No {
  const of = reader.word === 'dealt' ? damagedObjects(reader.scope) : undefined;
  return of === undefined || thisWay.read(reader) === no ? no : of;
}

export function writeDamaged(of: Objects, writer: { readonly scope: Scope; add(text: string): boolean }): boolean {
  const dealt = damagedObjects(writer.scope);
  return dealt !== undefined && isSameTree(of, dealt) && writer.add(' dealt damage this way');
}

/**
 * “A creature dealt damage this way” in a delayed triggered ability: any one of the creatures that were dealt damage.
 */
export const oneDamaged: Syntax<Filter> = {
  begins: indefinite().begins,
  fixedFields: { is: 'all' },
  read(reader) {
    const dealt = reader.scope.soFar.inDelayedTrigger ? damagedObjects(reader.scope) : undefined;
    const filter = dealt === undefined ? no : indefinite().read(reader);
    if (dealt === undefined || filter === no || thisWay.read(reader) === no) return no;
    return { is: 'all', of: [...conjuncts(filter), { is: 'one of', objects: dealt }] };
  },
  write(filter, writer) {
    const dealt = writer.scope.soFar.inDelayedTrigger ? damagedObjects(writer.scope) : undefined;
    if (dealt === undefined || filter.is !== 'all' || filter.of.length < 2) return false;
    const last = filter.of[filter.of.length - 1]!;
    if (last.is !== 'one of' || !isSameTree(last.objects, dealt)) return false;
    return indefinite().write(conjunction(filter.of.slice(0, -1)), writer) && thisWay.write({}, writer);
  },
};

/** “A creature is dealt damage this way”; from here on, “it” means that creature. */
const permanentIsDamaged: Syntax<Condition> = {
  begins: indefinite().begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const of = damagedObjects(reader.scope);
    const filter = of === undefined ? no : indefinite().read(reader);
    if (of === undefined || filter === no || isDealt.read(reader) === no) return no;
    const means: Objects = { objects: 'matching', of, filter };
    reader.scope.name(means, false, [...nounsIn(filter), 'permanent']);
    return { if: 'compare', left: { amount: 'how many', of: means }, compare: 'at least', right: 1 };
  },
  write(condition, writer) {
    if (condition.if !== 'compare' || condition.compare !== 'at least' || condition.right !== 1) return false;
    const { left } = condition;
    if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'matching') return false;
    const of = damagedObjects(writer.scope);
    if (of === undefined || !isSameTree(left.of.of, of) || Object.keys(left.of).length > 3) return false;
    if (!indefinite().write(left.of.filter, writer)) return false;
    writer.scope.name(left.of, false, [...nounsIn(left.of.filter), 'permanent']);
    return isDealt.write({}, writer);
  },
};

const aPlayer = literally('a player');

/** “A player is dealt damage this way”; from here on, “that player” means that player. */
const playerIsDamaged: Syntax<Condition> = {
  begins: aPlayer.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const who = damagedPlayers(reader.scope);
    if (who === undefined || aPlayer.read(reader) === no || isDealt.read(reader) === no) return no;
    reader.scope.name(who, false, ['player']);
    return { if: 'compare', left: { amount: 'number of players', who }, compare: 'at least', right: 1 };
  },
  write(condition, writer) {
    const who = damagedPlayers(writer.scope);
    if (who === undefined || condition.if !== 'compare') return false;
    const { left, compare, right } = condition;
    const whole: Condition = {
      if: 'compare',
      left: { amount: 'number of players', who },
      compare: 'at least',
      right: 1,
    };
    if (!isSameTree({ if: 'compare', left, compare, right }, whole)) return false;
    writer.scope.name(who, false, ['player']);
    return aPlayer.write({}, writer) && isDealt.write({}, writer);
  },
};

/** Conditions on what an earlier instruction dealt damage to (CR 608.2c). */
export const damagedConditions: readonly Syntax<Condition>[] = [permanentIsDamaged, playerIsDamaged];

/** “Each player dealt damage this way.” */
export const playersDamaged: readonly Syntax<Players>[] = (['each player', 'each opponent'] as const).map((players) => {
  const words = literally(`${players} dealt damage this way`);
  const whole = (among: Players): Players => ({
    players: 'those who',
    of: { players },
    condition: { if: 'are players', who: { players: 'that player' }, among },
  });
  return {
    begins: words.begins,
    fixedFields: { players: 'those who' },
    read(reader) {
      const among = damagedPlayers(reader.scope);
      if (among === undefined || words.read(reader) === no) return no;
      const found = whole(among);
      if (reader.scope.each !== undefined) reader.scope.each = found;
      return found;
    },
    write(value, writer) {
      const among = damagedPlayers(writer.scope);
      if (among === undefined || !isSameTree(value, whole(among)) || !words.write({}, writer)) return false;
      if (writer.scope.each !== undefined) writer.scope.each = value;
      return true;
    },
  };
});
