import {
  isSameTree,
  type Ability,
  type Condition,
  type Cost,
  type EntersModification,
  type StaticEffect,
} from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { grantedAbility } from '../basics/holes.js';
import { nameSelf } from '../basics/self.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { mana } from '../costs/mana.js';

const ifWord = literally('if ');
const wasKicked = literally(' was kicked');
const withIts = literally(' with its ');
const entersWith = literally(', it enters with ');
const andWith = literally(' and with ');

const kicked: Condition = { if: 'kicked' };

/** The kicker costs of the text, in the order in which they are printed (CR 702.33f). */
function kickers({ textSource }: Scope): readonly (readonly Cost[])[] {
  return textSource.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'kicker' ? [ability.cost] : [],
  );
}

/** “ with its {1}{G} kicker”: one of the kicker costs of the text. */
const whichKicker: Syntax<Condition> = {
  begins: withIts.begins,
  fixedFields: { if: 'cost was paid' },
  read(reader) {
    const symbols = withIts.read(reader) === no ? no : mana.read(reader);
    if (symbols === no || !reader.take('kicker')) return no;
    const which = kickers(reader.scope).findIndex((cost) => isSameTree(cost, [{ cost: 'mana', mana: symbols }]));
    return which < 0 ? no : { if: 'cost was paid', keyword: 'kicker', which };
  },
  write(condition, writer) {
    if (condition.if !== 'cost was paid' || condition.keyword !== 'kicker' || condition.which === undefined)
      return false;
    const [paid] = kickers(writer.scope)[condition.which] ?? [];
    return paid?.cost === 'mana' && writer.add(' with its ') && mana.write(paid.mana, writer) && writer.add(' kicker');
  },
};

/** The ability is given as it enters, by an effect that isn't part of its text (CR 614.12). */
function gaining(ability: Ability, condition: Condition): EntersModification {
  return {
    enters: 'under an effect',
    effect: {
      do: 'apply',
      to: { objects: 'this' },
      changes: [{ change: 'add abilities', abilities: [ability] }],
      until: 'rest of the game',
    },
    if: condition,
  };
}

function gainedIn(one: EntersModification | undefined, condition: Condition): Ability | undefined {
  if (one?.enters !== 'under an effect') return undefined;
  const [change] = one.effect.changes;
  const [ability] = change?.change === 'add abilities' ? change.abilities : [];
  return ability !== undefined && isSameTree(gaining(ability, condition), one) ? ability : undefined;
}

function entersIn(effect: StaticEffect): readonly EntersModification[] {
  if (effect.static !== 'replacement' || effect.replacement.would !== 'enter') return [];
  const { what, instead } = effect.replacement;
  return what.is === 'this' && instead.enters === 'after' && instead.effects.length === 0 ? instead.then : [];
}

function readCondition(reader: Parameters<typeof whichKicker.read>[0]): Condition | No {
  if (wasKicked.read(reader) === no) return no;
  return reader.word === 'with' ? whichKicker.read(reader) : kicked;
}

/**
 * “If this creature was kicked, it enters with two +1/+1 counters on it and with haste”, “if this creature was kicked
 * with its {W} kicker, …” (CR 702.33e, 702.33f).
 */
export const kickedWithAbilities: Syntax<StaticEffect> = {
  begins: ifWord.begins,
  fixedFields: { static: 'replacement' },
  read(reader) {
    if (ifWord.read(reader) === no || nameSelf.read(reader) === no) return no;
    const condition = readCondition(reader);
    if (condition === no || entersWith.read(reader) === no) return no;
    const counters = enteringCounters.read(reader);
    const ability = counters === no || andWith.read(reader) === no ? no : grantedAbility.read(reader);
    if (counters === no || ability === no) return no;
    const then: readonly EntersModification[] = [
      { enters: 'with counters', if: condition, ...counters },
      gaining(ability, condition),
    ];
    const instead: EntersModification = { enters: 'after', effects: [], then };
    return { static: 'replacement', replacement: { would: 'enter', what: { is: 'this' }, instead } };
  },
  write(effect, writer) {
    const [counters, second, ...more] = entersIn(effect);
    if (counters?.enters !== 'with counters' || counters.if === undefined || more.length > 0) return false;
    const condition = counters.if;
    const ability = gainedIn(second, condition);
    if (ability === undefined) return false;
    return (
      ifWord.write({}, writer) &&
      nameSelf.write({}, writer) &&
      wasKicked.write({}, writer) &&
      (isSameTree(condition, kicked) || whichKicker.write(condition, writer)) &&
      entersWith.write({}, writer) &&
      enteringCounters.write(counters, writer) &&
      andWith.write({}, writer) &&
      grantedAbility.write(ability, writer)
    );
  },
};
