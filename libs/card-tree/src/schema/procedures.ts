import type { ExchangedValue, Option, Procedural, ResultsRow } from '../procedures.js';
import type { Players } from '../references.js';
import { choiceSchema } from './choices.js';
import { list, oneOf, text, textOr, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { togetherSchema } from './instructions.js';
import { alike, optional, record, tagged, type Variants } from './records.js';
import * as word from './words.js';

const privateZone = oneOf('hand', 'graveyard', 'library');

function optionSchema({ effect }: Grammar): Schema<Option> {
  return record<Option>({ word: optional(text), effects: list(effect) });
}

function rowSchema({ effect }: Grammar): Schema<ResultsRow> {
  return record<ResultsRow>({ from: word.anyNumber, to: optional(word.anyNumber), effects: list(effect) });
}

function exchangedSchema({ objects, players }: Grammar): Schema<ExchangedValue> {
  return tagged<ExchangedValue, 'value'>('value')({
    'life total': { of: players },
    ...alike(['power', 'toughness'], { of: objects }),
  });
}

function pair<T>(of: Schema<T>): Schema<readonly [T, T]> {
  return list(of) as unknown as Schema<readonly [T, T]>;
}

/** One schema for lists and another one for objects. */
function listOr<T, O>(item: Schema<T>, object: Schema<O>): Schema<readonly T[] | O> {
  const items = list(item);
  return {
    check: (value, at) => {
      if (Array.isArray(value)) items.check(value, at);
      else object.check(value, at);
    },
    parts: () => [{ schema: items }, { schema: object }],
  };
}

/** Instructions that choose or note something for later instructions. */
function choiceVariants(grammar: Grammar) {
  const { amount, objects, players, recipients } = grammar;
  const who = { who: players };
  const chosen = { who: players, min: amount, max: amount, label: text, atRandom: optional(word.yes) };
  return {
    'choose objects': {
      ...chosen,
      from: objects,
      together: optional(list(togetherSchema(grammar))),
      ofEach: optional(oneOf('basic land type')),
      couldEnchant: optional(objects),
    },
    'choose targets': { targeted: list(recipients) },
    'choose players': { ...chosen, from: players },
    'note choice': { ...who, choice: choiceSchema(grammar), label: text },
    'note random number': { least: amount, most: amount, label: text },
    'note number': { amount, label: text },
  };
}

/** Instructions that look at, reveal, search for and arrange cards. */
function cardVariants(grammar: Grammar) {
  const { amount, filter, objects, players } = grammar;
  const yes = optional(word.yes);
  const who = { who: players };
  const until = { who: players, filter, count: amount, label: text, rest: text };
  return {
    'look at': { ...who, what: objects, label: optional(text) },
    reveal: { who: optional(players), what: objects, label: optional(text), said: optional(oneOf('in')) },
    ...alike(['reveal until', 'exile until'], until),
    'put into library': {
      what: objects,
      position: oneOf('top', 'bottom'),
      order: oneOf('any', 'random'),
      below: optional(amount),
      who: optional(players),
      whose: optional(oneOf('they', 'that player', 'that library', 'the library', 'back')),
      back: yes,
    },
    'shuffle into library': { what: objects, ...who, label: optional(text) },
    'search zones': {
      ...who,
      whose: players,
      zones: list(oneOf('library', 'hand', 'graveyard')),
      filter,
      min: amount,
      max: amount,
      also: optional(list(record({ filter, count: amount }))),
      together: optional(list(togetherSchema(grammar))),
      label: text,
      reveal: yes,
      someOf: optional(text),
    },
    'discard cards': { what: objects, who: optional(players), label: optional(text) },
  };
}

/** Instructions that exchange, set, multiply or change numbers and permanents (CR 701.10–701.12). */
function exchangeVariants(grammar: Grammar) {
  const { amount, objects, players, recipients } = grammar;
  const who = { who: players };
  return {
    'exchange control': { first: objects, second: objects },
    'exchange life totals': { first: players, second: players },
    'exchange values': {
      first: exchangedSchema(grammar),
      second: exchangedSchema(grammar),
      until: optional(word.duration),
    },
    'exchange zones': { ...who, first: privateZone, second: privateZone },
    'set life total': { ...who, to: amount },
    'multiply power and toughness': {
      what: oneOf('power', 'toughness', 'power and toughness'),
      of: objects,
      by: oneOf(2, 3),
      until: word.duration,
    },
    'multiply counters': { on: recipients, counter: optional(text), by: oneOf(2, 3) },
    'multiply life total': { ...who, by: oneOf(2, 3) },
    'pay any life': { ...who, label: text },
    'pay any player counters': { ...who, counter: text, label: text },
    'change targets': {
      ...who,
      of: objects,
      how: oneOf('all', 'one', 'any', 'choose new'),
      said: optional(oneOf('targets')),
      to: optional(recipients),
    },
    unattach: { what: objects },
  };
}

/** Instructions that repeat others, and that have players choose or vote among others. */
function branchVariants(grammar: Grammar) {
  const { amount, effect, objects, players } = grammar;
  const yes = optional(word.yes);
  const who = { who: players };
  const effects = list(effect);
  return {
    'for each': { of: objects, effects },
    repeat: { times: amount, effects, said: optional(oneOf('this process', 'then this process')) },
    'repeat while': {
      label: text,
      effects,
      again: optional(players),
      said: optional(oneOf('as many times', 'if done')),
    },
    'choose one': {
      ...who,
      options: list(optionSchema(grammar)),
      atRandom: yes,
      facing: optional(oneOf('villainous choice')),
      said: optional(oneOf('or')),
    },
    'separate into piles': { ...who, what: objects, labels: pair(text) },
    'choose pile': { ...who, labels: pair(text), of: optional(players), label: text, other: optional(text) },
    vote: { ...who, options: listOr(text, objects), label: text, secret: yes },
  };
}

/** Instructions that flip coins and roll dice (CR 705, 706). */
function chanceVariants(grammar: Grammar) {
  const { amount, objects, players } = grammar;
  const yes = optional(word.yes);
  const who = { who: players };
  const untilLost: Schema<'until you lose' | 'until you lose or stop'> = oneOf(
    'until you lose',
    'until you lose or stop',
  );
  return {
    'flip coins': {
      ...who,
      count: textOr(untilLost, amount),
      called: yes,
      label: text,
      lost: optional(text),
      forEach: optional(record<{ readonly who: Players; readonly lost: string }>({ who: players, lost: text })),
    },
    'roll dice': {
      ...who,
      count: amount,
      sides: word.naturalNumber,
      modifier: optional(amount),
      ignore: optional(oneOf('lowest', 'highest')),
      label: text,
      other: optional(text),
      table: optional(list(rowSchema(grammar))),
      said: optional(oneOf('sided')),
      storeOn: optional(objects),
    },
    'reroll stored results': { ...who, of: objects },
    'roll again': {},
  };
}

export function proceduralVariants(grammar: Grammar): Variants<Procedural, 'do'> {
  return {
    ...choiceVariants(grammar),
    ...cardVariants(grammar),
    ...exchangeVariants(grammar),
    ...branchVariants(grammar),
    ...chanceVariants(grammar),
  };
}
