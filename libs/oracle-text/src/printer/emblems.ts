import type { Effect } from '@stacktrail/card-tree';
import { instruction, type Clause } from './clauses.js';
import { theEmblem, type Speaker } from '../english/speaker.js';
import type { Context } from './context.js';
import { conjugate, list } from '../english/words.js';
import { playersNoun } from './references.js';

/** “You get an emblem with "Creatures you control have haste."” (CR 114.2) */
export function printEmblem(effect: Extract<Effect, { readonly do: 'create emblem' }>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const { name = theEmblem.name, abilities } = effect.emblem;
  const speaker: Speaker = { ...theEmblem, name, abilities };
  const quoted = abilities.map((ability) => `"${ctx.grammar.ability(ability, speaker)}"`);
  return instruction(who, (plural) => `${conjugate('get', plural)} an emblem with ${list(quoted)}`);
}
