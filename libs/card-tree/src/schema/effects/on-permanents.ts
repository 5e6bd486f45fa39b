import type { MoreDamage } from '../../effects.js';
import { list, oneOf, text, textOr } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { alike, optional, record } from '../records.js';
import { destinationSchema } from './destination.js';
import * as word from '../words.js';

/** Instructions that deal damage, destroy permanents, and do other things to permanents and spells. */
export function permanentVariants(grammar: Grammar) {
  const { amount, condition, filter, objects, players, recipients } = grammar;
  const destination = destinationSchema(grammar);
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  return {
    'deal damage': {
      amount,
      to: recipients,
      source: optional(objects),
      also: optional(list(record<MoreDamage>({ amount: optional(amount), to: recipients }))),
      excessTo: optional(recipients),
      excessIf: optional(condition),
      amountLast: optional(word.yes),
      unpreventable: optional(oneOf('and', 'sentence')),
      excess: label,
      dealt: optional(text),
      upToHad: label,
      damaged: label,
      each: yes,
    },
    'deal divided damage': { slot: word.naturalNumber, source: optional(objects), damaged: label },
    destroy: { ...what, noRegeneration: optional(textOr(oneOf('creatures'), word.yes)), label: optional(text) },
    regenerate: what,
    ...alike(['tap', 'untap'], { ...what, who: optional(players), label: optional(text) }),
    counter: { ...what, to: optional(destination), toIf: optional(grammar.filter), label: optional(text) },
    sacrifice: { ...what, who: optional(players), label },
    'choose and sacrifice': { who: players, filter, count: amount, label },
    'discard or sacrifice': { who: players, filter, label },
    attach: { ...what, to: objects, asThough: optional(oneOf('creature')), hostFirst: optional(word.yes) },
    fight: { first: objects, second: objects, said: optional(oneOf('each other')) },
    'phase out': { ...what, until: optional(textOr(oneOf('this leaves the battlefield'), grammar.event)) },
    'exile instead of leaving': what,
    encode: { ...what, on: objects },
    'exchange with card in hand': { ...what, filter },
    haunt: { ...what, haunted: objects },
    pair: { first: objects, second: objects },
  };
}
