import type { Effect, ManaProduced } from '../effects.js';
import { colors } from '../symbols.js';
import { forEach, printAmount } from './amounts.js';
import { instruction, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, list, numberWord } from './english.js';
import { playersNoun } from './references.js';

function isAnyColor(types: readonly string[]): boolean {
  return types.length === colors.length && colors.every((color) => types.includes(color));
}

/** “{C}{C}”, “{B}, {R}, or {G}”, “one mana of any color”, “X mana of any one color”. */
function printProduced(mana: ManaProduced, ctx: Context): string {
  if (mana.add === 'fixed') return mana.mana.map((type) => `{${type}}`).join('');
  if (mana.add === 'chosen color') {
    const times = forEach(mana.count, ctx);
    if (times !== undefined) return `one mana of the chosen color ${times}`;
    return `${typeof mana.count === 'number' ? numberWord(mana.count) : printAmount(mana.count, ctx)} mana of the chosen color`;
  }
  const { types, count } = mana;
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

/** “Add {G}”, and “its controller adds an additional {G}” of a triggered mana ability (CR 605.1). */
export function printAddMana(effect: Extract<Effect, { readonly do: 'add mana' }>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const produced = printProduced(effect.mana, ctx);
  const additional = ctx.event?.on === 'tapped for mana';
  const mana = additional
    ? `an additional ${produced.replace(/^one /, 'one ')}`.replace('an additional one', 'one additional')
    : produced;
  return instruction(who, (plural) => `${conjugate('add', plural)} ${mana}`);
}
