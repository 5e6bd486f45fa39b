import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import { referentNouns, type Objects, type Players } from '../references.js';
import { chosenQuality } from './choices.js';
import { list, oneOf, plainOr, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, tagged } from './records.js';
import * as word from './words.js';

export function filterSchema(grammar: Grammar): Schema<Filter> {
  const { amount, filter } = grammar;
  const compared = { compare: word.comparator, to: amount };
  return tagged<Filter, 'is'>('is')({
    anything: {},
    ...alike(['all', 'any'], { of: list(filter) }),
    not: { of: filter },
    type: { type: word.cardType },
    supertype: { supertype: word.supertype },
    subtype: { subtype: text },
    color: { color: word.color },
    ...alike(['colorless', 'monocolored', 'multicolored'], {}),
    'controlled by': { who: oneOf('you', 'opponent', 'that player', 'defending player') },
    'owned by': { who: oneOf('you', 'opponent', 'that player') },
    keyword: { keyword: word.keywordName },
    ...alike(['power', 'toughness', 'mana value'], compared),
    ...alike(['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'token'], {}),
    ...alike(['permanent', 'spell', 'card', 'ability', 'other', 'this'], {}),
    named: { name: text },
    'has counter': { counter: text },
    designated: { as: word.designation, by: optional(oneOf('you')) },
    chosen: { quality: chosenQuality, label: optional(text) },
    'cost was paid': { keyword: word.keywordName },
    ...alike(['attached to by this', 'entered this turn', 'dealt damage this turn', 'kicked', 'historic'], {}),
  });
}

export function amountSchema(grammar: Grammar): Schema<Amount> {
  const { amount, filter, objects, players, recipients } = grammar;
  const counted = tagged<Exclude<Amount, number>, 'amount'>('amount')({
    ...alike(['X', 'that much', 'times kicked'], {}),
    count: { filter, zone: optional(oneOf('battlefield', 'graveyard', 'hand', 'stack')) },
    'times paid': { keyword: word.keywordName },
    ...alike(['power', 'toughness', 'mana value'], { of: objects }),
    counters: { counter: text, on: objects },
    'player counters': { counter: text, on: players },
    designation: { as: word.designation, of: recipients },
    'chosen number': { label: optional(text) },
    ...alike(['life', 'hand size', 'graveyard size'], { of: players }),
    ...alike(['sum', 'product'], { of: list(amount) }),
    negative: { of: amount },
    half: { of: amount, round: oneOf('up', 'down') },
    'spells cast this turn': { by: players },
    devotion: { colors: list(word.color) },
    'number of': { label: text },
  });
  return plainOr(word.anyNumber, counted);
}

const called = optional(oneOf('it', 'you', 'nothing', ...referentNouns));

export function playersSchema({ objects }: Grammar): Schema<Players> {
  const named = ['you', 'each opponent', 'each player', 'active player', 'that player', 'defending player'] as const;
  return tagged<Players, 'players'>('players')({
    ...alike(named, { called }),
    target: { slot: word.naturalNumber, called },
    designated: { as: word.designation, called },
    chosen: { label: optional(text), called },
    ...alike(['controller of', 'owner of'], { objects, called }),
  });
}

export function objectsSchema({ filter }: Grammar): Schema<Objects> {
  const zone = oneOf('battlefield', 'graveyard', 'stack', 'hand', 'exile');
  return tagged<Objects, 'objects'>('objects')({
    ...alike(['this', 'that object', 'attached', 'kept'], { called }),
    target: { slot: word.naturalNumber, called },
    chosen: { label: optional(text), called },
    each: { filter, zone: optional(zone), one: optional(word.yes), called },
    result: { label: text, called },
  });
}

export function conditionSchema({ amount, condition, filter, objects, players }: Grammar): Schema<Condition> {
  return tagged<Condition, 'if'>('if')({
    ...alike(['all', 'any'], { of: list(condition) }),
    not: { of: condition },
    compare: { left: amount, compare: word.comparator, right: amount },
    control: { who: players, filter, compare: word.comparator, count: amount },
    matches: { objects, filter },
    ...alike(['kicked', 'your turn'], {}),
    designated: { as: word.designation, who: optional(players) },
    chosen: { word: text, label: optional(text) },
    'cost was paid': { keyword: word.keywordName, which: optional(word.naturalNumber) },
    did: { label: text },
  });
}

export function costSchema({ amount, filter }: Grammar): Schema<Cost> {
  return tagged<Cost, 'cost'>('cost')({
    mana: { mana: word.manaCost },
    ...alike(['tap', 'untap', 'sacrifice this', 'exile this', 'discard this'], {}),
    ...alike(['sacrifice', 'tap permanents', 'return to hand', 'exile from graveyard'], { filter, count: amount }),
    discard: { filter, count: amount, atRandom: optional(word.yes) },
    'pay life': { amount },
    ...alike(['remove counters', 'put counters'], { counter: text, count: amount }),
  });
}
