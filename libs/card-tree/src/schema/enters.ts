import type { Effect } from '../effects.js';
import type { EntersModification } from '../replacements.js';
import { choiceSchema } from './choices.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import { exceptions } from './faces.js';
import type { Grammar } from './grammar.js';
import { optional, tagged } from './records.js';
import * as word from './words.js';

/** How a permanent enters (CR 614.1c). */
export function entersSchema(grammar: Grammar): Schema<EntersModification> {
  const { amount, condition, cost, filter } = grammar;
  return tagged<EntersModification, 'enters'>('enters')({
    after: { effects: list(grammar.effect), then: list(grammar.enters) },
    remembering: { label: text, number: optional(amount), word: optional(text), if: optional(condition) },
    tapped: {
      unless: optional(condition),
      unlessPays: optional(list(cost)),
      leads: optional(word.yes),
      restated: optional(word.yes),
    },
    untapped: {},
    prepared: {},
    'as a copy': {
      of: filter,
      must: optional(word.yes),
      zone: optional(oneOf('graveyard')),
      except: optional(exceptions(grammar)),
      one: optional(word.yes),
      until: optional(word.duration),
      whenYouDo: optional(grammar.effect as Schema<Extract<Effect, { do: 'reflexive trigger' }>>),
    },
    not: { effects: list(grammar.effect) },
    'under your control': {},
    "under an opponent's control": {},
    transformed: { if: optional(condition) },
    'under an effect': {
      effect: grammar.effect as Schema<Extract<Effect, { do: 'apply' }>>,
      if: optional(condition),
    },
    'with counters': {
      counter: text,
      count: amount,
      if: optional(condition),
      additional: optional(word.yes),
      numberOf: optional(word.yes),
      leads: optional(word.yes),
      restated: optional(word.yes),
    },
    'with choice': {
      choice: choiceSchema(grammar),
      label: optional(text),
      who: optional(oneOf('opponent')),
      atRandom: optional(word.yes),
      secret: optional(word.yes),
    },
  });
}
