import type { Effect, Instruction } from '@stacktrail/card-tree';
import { printAmount } from './amounts.js';
import { statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { possessiveOf } from '../english/words.js';
import { playersNoun } from './references.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

/** “Your life total becomes 10”. */
export function printSetLife({ who, to }: Of<'set life total'>, ctx: Context): Clause {
  const text = `${possessiveOf(playersNoun(who, ctx))} life total`;
  const amount = printAmount(to, ctx);
  return statement({ text, plural: false }, () => `becomes ${amount}`);
}
