import { actionsForMana, type ManaRestriction, type ManaRider } from '../../mana-produced.js';
import { choiceSchema } from '../choices.js';
import { list, oneOf, plainOr, text, textOr, type Schema } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { alike, optional, record } from '../records.js';
import { manaSchema } from './mana-produced.js';
import { fieldsOfCreate } from './tokens-created.js';
import * as word from '../words.js';

/** Instructions that add or remove mana, tokens, counters and designations. */
export function creationVariants(grammar: Grammar) {
  const { amount, effect, filter, objects, players, recipients } = grammar;
  const label = optional(text);
  const yes = optional(word.yes);
  const all: Schema<'all'> = oneOf('all');
  const game: Schema<'game'> = oneOf('game');
  return {
    'add mana': {
      who: players,
      mana: manaSchema(grammar),
      spend: optional(
        record<ManaRestriction>({
          spells: optional(filter),
          abilities: optional(filter),
          keyword: optional(word.keywordName),
          action: optional(oneOf(...actionsForMana)),
          costs: optional(oneOf('with X')),
          others: yes,
          said: optional(oneOf('a spell', 'a card')),
        }),
      ),
      rider: optional(record<ManaRider>({ spells: filter, effects: list(effect) })),
      lasts: optional(oneOf(true, 'end of combat')),
      additional: yes,
    },
    'create tokens': { ...fieldsOfCreate(grammar), link: label, ofThose: optional(word.yes) },
    ...alike(['put counters', 'remove counters'], {
      counter: text,
      count: amount,
      on: objects,
      amountLast: optional(word.yes),
      each: yes,
      removed: label,
      who: optional(players),
    }),
    ...alike(['put player counters', 'remove player counters'], {
      counter: text,
      count: textOr(all, amount),
      who: players,
    }),
    'remove all player counters': { who: players },
    'move counters': {
      counter: optional(text),
      count: textOr(all, amount),
      from: objects,
      to: objects,
      among: yes,
    },
    'remove any counters': {
      counter: optional(text),
      count: textOr(all, amount),
      on: objects,
      upTo: yes,
      removed: label,
    },
    'put its counters': { of: objects, counter: optional(text), on: objects },
    'distribute counters': { counter: text, slot: word.naturalNumber },
    designate: {
      as: word.designation,
      what: plainOr(game, recipients),
      value: optional(amount),
      until: optional(word.duration),
    },
    'remove designation': { as: word.designation, what: plainOr(game, recipients) },
    choose: { who: players, choice: choiceSchema(grammar), label, atRandom: yes, secret: yes },
  };
}
