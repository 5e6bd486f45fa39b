import type { TextInstruction } from '@stacktrail/card-tree';
import { imperative, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { printDuration } from './continuous.js';
import { list } from '../english/words.js';
import { accusative, nominativeIsPlural } from './references.js';

/** Instructions that change texts (CR 612). */
export function printTextInstruction(effect: TextInstruction, ctx: Context): Clause {
  const until = effect.until === undefined ? '' : printDuration(effect.until, false, ctx);
  if (effect.do === 'change text') {
    const { words, to = 'another', except } = effect;
    const instances = words.map((kind) => `one ${kind} with ${to}`).join(' or ');
    const text = `change the text of ${accusative(effect.what, ctx)} by replacing all instances of ${instances}${until}`;
    if (except === undefined) return imperative(text);
    return imperative(text, [`the new ${list(words, 'or')} can't be ${list(except, 'or')}`]);
  }
  const first = accusative(effect.first, ctx);
  const both = JSON.stringify(effect.first) === JSON.stringify(effect.second);
  if (both && nominativeIsPlural(effect.first, ctx)) return imperative(`exchange the text boxes of ${first}${until}`);
  return imperative(`exchange the text boxes of ${first} and ${accusative(effect.second, ctx)}${until}`);
}
