import type { Payable } from '../../allowed-actions.js';
import type { EmblemDescription } from '../../effects.js';
import { list, oneOf, plainOr, text, textOr, type Schema } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { optional, record } from '../records.js';
import { replacementSchema } from '../replacements.js';
import { temporaryRuleSchema } from '../statics.js';
import * as word from '../words.js';

/**
 * Instructions whose effect lasts after the resolution: continuous effects, replacement effects, delayed triggered
 * abilities, emblems.
 */
export function lastingVariants(grammar: Grammar) {
  const { amount, cost, effect, filter, modification, objects, players, triggered } = grammar;
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  return {
    apply: {
      to: objects,
      changes: list(modification),
      until: word.duration,
      label,
      nextTurnOf: optional(players),
      asLongAs: optional(record({ objects, filter })),
      leads: yes,
      yours: yes,
      whose: optional(oneOf('it', 'player')),
      next: yes,
      each: yes,
      also: yes,
      shared: yes,
    },
    'put in force': { rule: temporaryRuleSchema(grammar), until: word.duration, next: yes, leads: yes },
    'gain abilities': { which: oneOf('activated'), of: objects, to: objects, until: word.duration },
    'share keywords': { keywords: list(word.keywordName), of: objects, to: objects, until: word.duration },
    ...damageVariants(grammar),
    replace: {
      replacement: replacementSchema(grammar),
      until: word.duration,
      next: yes,
      keep: optional(objects),
      source: optional(filter),
      leads: yes,
    },
    'exile instead of dying': { ...what, until: word.duration },
    'delayed trigger': {
      ability: triggered,
      keep: optional(objects),
      about: optional(players),
      until: optional(word.duration),
      once: optional(oneOf('when', 'next', 'your next')),
      leads: optional(word.yes),
      thatTurn: yes,
      unlessPaid: optional(record<Payable>({ who: players, cost: list(cost) })),
    },
    'allow action': { who: players, cost: list(cost), effects: list(effect), until: word.duration },
    'end effects': {},
    'reflexive trigger': { ability: triggered, keep: optional(objects), amount: optional(amount) },
    'create emblem': {
      who: players,
      emblem: record<EmblemDescription>({ name: label, abilities: list(grammar.ability) }),
    },
    link: { ...what, label: text, to: optional(objects) },
  };
}

/** What is prevented of damage, and what is dealt to others (CR 614.9, 615). */
function damageVariants({ amount, effect, filter, recipients }: Grammar) {
  const yes = optional(word.yes);
  const toAnything: Schema<'anything'> = oneOf('anything');
  const all: Schema<'all'> = oneOf('all');
  return {
    'prevent damage': {
      to: plainOr(toAnything, recipients),
      orTo: optional(filter),
      source: optional(filter),
      then: optional(list(effect)),
      amount: textOr(all, amount),
      combatOnly: yes,
      until: word.duration,
      divided: yes,
    },
    'redirect damage': {
      to: recipients,
      orTo: optional(filter),
      amount: textOr(all, amount),
      source: optional(filter),
      into: recipients,
      until: word.duration,
      said: optional(oneOf('time first')),
    },
  };
}
