import { type Amount, type ManaRestriction, type Effect, type ManaProduced, colors } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { forEach, printAmount } from './amounts.js';
import { instruction, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, list, numberWord } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { accusative, playersNoun } from './references.js';
import { listedPairs, symbolsOf } from '../english/symbols.js';

function isAnyColor(types: readonly string[]): boolean {
  return types.length === colors.length && colors.every((color) => types.includes(color));
}

/** “{C}{C}”, “{B}, {R}, or {G}”, “one mana of any color”, “X mana of any one color”. */
function printProduced(mana: ManaProduced, ctx: Context): string {
  switch (mana.add) {
    case 'fixed':
      return mana.mana.map((type) => `{${type}}`).join('');
    case 'double unspent':
      return mana.type === undefined
        ? 'the amount of each type of unspent mana you have'
        : `the amount of {${mana.type}} you have`;
    case 'symbols':
      return symbolsOf(mana.symbols);
    case 'could produce':
      return `${printUnits(mana.count, ctx)} of any ${mana.what} that ${indefinite(mana.by, ctx)} could produce`;
    case 'color among':
      return `${printUnits(mana.count, ctx)} of any color among ${pluralPhrase(mana.permanents, ctx)}`;
    case 'type produced':
      return `${printUnits(mana.count, ctx)} of any type ${accusative(mana.by, ctx)} produced`;
    case 'commander identity':
      return `${printUnits(mana.count, ctx)} of any color in your commander's color identity`;
    case 'any combination': {
      const named = mana.types.map((type) => `{${type}}`);
      if (mana.listed) return listedPairs(mana.types);
      const of = isAnyColor(mana.types) ? 'colors' : list(named, 'and').replace(/ and /, ' and/or ');
      return `${printUnits(mana.count, ctx)} in any combination of ${of}`;
    }
    case 'chosen color': {
      const times = forEach(mana.count, ctx);
      return times === undefined
        ? `${printUnits(mana.count, ctx)} of the chosen color`
        : `one mana of the chosen color ${times}`;
    }
    case 'one of':
      return printOneOf(mana, ctx);
    default:
      return assertNever(mana, 'mana');
  }
}

function printOneOf({ types, count }: Extract<ManaProduced, { add: 'one of' }>, ctx: Context): string {
  const [only] = types;
  const each = forEach(count, ctx);
  const number = typeof count === 'number' ? numberWord(count) : printAmount(count, ctx);
  if (types.length === 1 && only !== undefined) return each === undefined ? `${number} {${only}}` : `{${only}} ${each}`;
  if (isAnyColor(types)) return count === 1 ? 'one mana of any color' : `${number} mana of any one color`;
  const choices = list(
    types.map((type) => `{${type}}`),
    'or',
  );
  return count === 1 ? choices : `${number} ${choices}`;
}

/** “One mana”, “X mana”. */
function printUnits(count: Amount, ctx: Context): string {
  return `${typeof count === 'number' ? numberWord(count) : printAmount(count, ctx)} mana`;
}

function printRestriction({ spells, others }: ManaRestriction, uses: readonly string[], ctx: Context): string {
  if (others && spells !== undefined) {
    return `this mana can't be spent to cast ${indefinite({ is: 'not', of: spells }, ctx, 'spell')}`;
  }
  return `spend this mana only to ${list(uses, 'or')}`;
}

/** “Spend this mana only to cast creature spells”; what happens if it is spent so; how long it stays (CR 106.6). */
function printAlso({ spend, rider, lasts }: AddMana, ctx: Context): readonly string[] {
  const uses = [
    ...(spend?.spells === undefined ? [] : [`cast ${pluralPhrase(spend.spells, ctx, 'spell')}`]),
    ...(spend?.abilities === undefined ? [] : [`activate abilities of ${pluralPhrase(spend.abilities, ctx)}`]),
  ];
  const after =
    rider === undefined
      ? []
      : [
          `if that mana is spent on ${indefinite(rider.spells, ctx)}, ${ctx.grammar.nested(rider.effects, ctx).sentence}`,
        ];
  return [
    ...(spend === undefined ? [] : [printRestriction(spend, uses, ctx)]),
    ...after,
    ...(lasts ? ["until end of turn, you don't lose this mana as steps and phases end"] : []),
  ];
}

/** “Add {G}”, and “its controller adds an additional {G}” of a triggered mana ability (CR 605.1). */
type AddMana = Extract<Effect, { readonly do: 'add mana' }>;

export function printAddMana(effect: AddMana, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const produced = printProduced(effect.mana, ctx);
  const additional = ctx.event?.on === 'tapped for mana';
  const mana = additional
    ? `an additional ${produced.replace(/^one /, 'one ')}`.replace('an additional one', 'one additional')
    : produced;
  if (effect.mana.add === 'double unspent')
    return instruction(who, (plural) => `${conjugate('double', plural)} ${produced}`);
  return { ...instruction(who, (plural) => `${conjugate('add', plural)} ${mana}`), also: printAlso(effect, ctx) };
}
