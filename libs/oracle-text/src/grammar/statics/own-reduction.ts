import type { Amount, Condition, ManaCost, StaticEffect } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { time } from '../conditions/limits.js';
import { toCast, type Change } from '../costs/cost-changes.js';
import { indefinite } from '../nouns/nouns.js';

type OwnReduction = Variant<StaticEffect, 'static', 'own cost reduction'>;

const thisSpellCosts = literally('this spell costs ');
const itTargets = literally('it targets ');
const ifWord = literally(' if ');

/** “It targets a tapped creature”: a condition on the spell that the player casts. */
const targets: Syntax<Condition> = {
  begins: new Set(['it']),
  fixedFields: { if: 'matches' },
  read(reader) {
    const what = itTargets.read(reader) === no ? no : oneOf(indefinite(), indefinite('spell')).read(reader);
    return what === no ? no : { if: 'matches', objects: { objects: 'this' }, filter: { is: 'targets', what } };
  },
  write(value, writer) {
    if (value.if !== 'matches' || value.objects.objects !== 'this' || value.filter.is !== 'targets') return false;
    const { what, only } = value.filter;
    return !only && writer.add('it targets ') && oneOf(indefinite(), indefinite('spell')).write(what, writer);
  },
};

/** A condition on a spell's cost: on its targets, on what is paid for it, or another. */
const costCondition: Syntax<Condition> = oneOf<Condition>(
  targets,
  constant("it's bargained", { if: 'cost was paid', keyword: 'bargain' }),
  condition,
);

/** “If …”, “during your turn”: the condition of a change of costs. */
export function whenOf(inner: Syntax<Condition>): Syntax<Condition> {
  return oneOf<Condition>(
    {
      begins: time.begins,
      fixedFields: time.fixedFields ?? {},
      read: (reader) => time.read(reader),
      write: (value, writer) => writer.add(' ') && time.write(value, writer),
    },
    {
      begins: new Set(['if']),
      read: (reader) => (ifWord.read(reader) === no ? no : inner.read(reader)),
      write: (value, writer) => writer.add(' if ') && inner.write(value, writer),
    },
  );
}

const when = whenOf(costCondition);

/** “This spell costs {2} less to cast if …”, “… for each …”, “{X} less to cast, where X is …” (CR 601.2f). */
export const ownReduction: Syntax<StaticEffect> = {
  begins: new Set(['this']),
  read(reader) {
    const change = thisSpellCosts.read(reader) === no ? no : toCast.read(reader);
    if (change === no) return no;
    const from = reader.mark();
    const condition = change.times === undefined ? when.read(reader) : no;
    if (condition === no) reader.back(from);
    return ownChange(change, condition === no ? undefined : condition);
  },
  write(effect, writer) {
    const found = ownChangeIn(effect);
    return (
      found !== undefined &&
      writer.add('this spell costs ') &&
      toCast.write(found.change, writer) &&
      (found.condition === undefined || when.write(found.condition, writer))
    );
  },
};

/**
 * The effect: an `own cost reduction` for less generic mana, else a `cost modification`, whose amount is multiplied by
 * 1 or 0 for a condition.
 */
function ownChange({ change, mana: symbols, times }: Change, condition: Condition | undefined): StaticEffect {
  const generic = symbols.length === 1 ? Number(symbols[0]) : NaN;
  if (change === 'less' && Number.isInteger(generic)) {
    if (condition !== undefined)
      return { static: 'own cost reduction', generic: { amount: 'either', condition, then: generic, otherwise: 0 } };
    if (times === undefined) return { static: 'own cost reduction', generic };
    const isX = typeof times === 'object' && times.amount === 'X';
    return {
      static: 'own cost reduction',
      generic: generic === 1 || isX ? times : { amount: 'product', of: [generic, times] },
    };
  }
  const multiplier: Amount | undefined =
    condition === undefined ? times : { amount: 'either', condition, then: 1, otherwise: 0 };
  return {
    static: 'cost modification',
    of: 'spells',
    who: 'you',
    filter: { is: 'this' },
    change,
    mana: symbols,
    ...(multiplier !== undefined && { times: multiplier }),
  };
}

interface OwnChange {
  readonly change: Change;
  readonly condition?: Condition;
}

function ownChangeIn(effect: StaticEffect): OwnChange | undefined {
  if (effect.static === 'own cost reduction') return reductionIn(effect);
  if (effect.static !== 'cost modification' || effect.filter.is !== 'this' || effect.of !== 'spells') return undefined;
  const { change, mana: symbols, times, targeting, leastOne } = effect;
  if (change === 'at least' || targeting !== undefined || leastOne || effect.costs !== undefined) return undefined;
  if (typeof times === 'object' && times.amount === 'either') {
    if (times.then !== 1 || times.otherwise !== 0) return undefined;
    return { change: { change, mana: symbols }, condition: times.condition };
  }
  return { change: { change, mana: symbols, ...(times !== undefined && { times }) } };
}

function reductionIn({ generic }: OwnReduction): OwnChange | undefined {
  const less = (count: number, times?: Amount): Change => ({
    change: 'less',
    mana: [String(count) as ManaCost[number]],
    ...(times !== undefined && { times }),
  });
  if (typeof generic === 'number') return { change: less(generic) };
  if (generic.amount === 'either') {
    if (typeof generic.then !== 'number' || generic.otherwise !== 0) return undefined;
    return { change: less(generic.then), condition: generic.condition };
  }
  const [count, each] = generic.amount === 'product' ? [generic.of[0]!, generic.of[1]!] : [1, generic];
  return typeof count === 'number' ? { change: less(count, each) } : undefined;
}
