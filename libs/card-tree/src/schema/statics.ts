import type { StaticAbility } from '../abilities.js';
import type { Ignoring } from '../allowed-actions.js';
import type { Amount } from '../amounts.js';
import { playableFrom } from '../permissions.js';
import type { TemporaryRule } from '../lasting-instructions.js';
import type { StaticEffect } from '../static-effects.js';
import { limitedAttackSchema } from './combat-rules.js';
import { list, oneOf, text, textOr, type Schema } from './combinators.js';
import { faceDownKind } from './faces.js';
import type { Grammar } from './grammar.js';
import { permissionSchema } from './permissions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import { replacementSchema } from './replacements.js';
import { someone } from './whose.js';
import * as word from './words.js';

/** Static abilities about what objects are and how they enter, turn and leave. */
function objectVariants(grammar: Grammar) {
  const { amount, cost, effect, modification, objects } = grammar;
  return {
    continuous: { affects: objects, changes: list(modification), each: optional(word.yes), also: optional(word.yes) },
    'defines power and toughness': {
      power: optional(amount),
      toughness: optional(amount),
      said: optional(oneOf('this')),
    },
    'defines types': { subtypes: list(text) },
    'defines colors': { colors: list(word.color) },
    'is every creature type': {},
    replacement: { replacement: replacementSchema(grammar) },
    "can't get counters": { what: grammar.filter, counter: text },
    'counter limit': { counter: text, most: word.naturalNumber },
    'as it becomes a permanent': { effects: list(grammar.effect) },
    'as it turns': {
      when: oneOf('turned face up', 'transforms'),
      paid: optional(word.yes),
      effects: list(effect),
    },
    'turned face up for': { cost: list(cost) },
    'instead of the graveyard': { effects: list(grammar.effect) },
    'more devotion': { count: word.naturalNumber },
  };
}

/** Static abilities about what spells cost and when they can be cast. */
function castingRuleVariants(grammar: Grammar) {
  const { amount, filter } = grammar;
  return {
    'cost change': { spells: filter, who: someone, mana: word.manaCost, direction: oneOf('more', 'less') },
    'cost modification': {
      of: oneOf('spells', 'abilities'),
      who: someone,
      filter,
      change: oneOf('more', 'less', 'at least'),
      mana: word.manaCost,
      costs: optional(list(grammar.cost)),
      times: optional(amount),
      targeting: optional(filter),
      orYou: optional(word.yes),
      keyword: optional(word.keywordName),
      loyalty: optional(word.yes),
      notMana: optional(word.yes),
      leastOne: optional(word.yes),
      coloredOnly: optional(word.yes),
      ifPaid: optional(list(grammar.cost)),
      said: optional(oneOf('costs you pay', "that aren't")),
    },
    'as though flash': { who: someone, spells: filter, then: optional(list(grammar.effect)) },
  };
}

/** The schema of a rule about casting that an instruction puts in force. */
export function temporaryRuleSchema(grammar: Grammar): Schema<TemporaryRule> {
  return tagged<TemporaryRule, 'static'>('static')({
    ...castingRuleVariants(grammar),
    'players have': { who: grammar.players, abilities: list(grammar.keyword) },
  });
}

/** Static abilities about casting spells, activating abilities and paying costs. */
function castingVariants(grammar: Grammar) {
  const { amount, cost, filter } = grammar;
  return {
    ...castingRuleVariants(grammar),
    'mana stays': { who: someone, types: optional(list(word.manaType)), becomes: optional(oneOf('C')) },
    'spend mana as though': { who: someone, as: oneOf('any color', 'any type'), spells: optional(filter) },
    'spend only on X': { type: word.manaType },
    'own cost reduction': { generic: amount },
    'may play': { who: someone, from: oneOf(...playableFrom), how: permissionSchema(grammar) },
    'alternative cost': {
      who: someone,
      spells: filter,
      cost: list(grammar.cost),
      once: optional(oneOf('each turn')),
      leads: optional(word.yes),
    },
    'may be cast face down': { cost: list(cost), as: faceDownKind },
    'cast this only': { if: grammar.condition },
    'as though not activated': { keyword: word.keywordName },
    'activated as instants': {
      loyalty: optional(word.yes),
      keyword: optional(word.keywordName),
      what: optional(filter),
    },
    'as you act': { action: text, effects: list(grammar.effect) },
  };
}

/** Static abilities about what players do in their turns, how often, and what they skip. */
function turnVariants(grammar: Grammar) {
  const { amount, filter } = grammar;
  return {
    'additional lands': { count: word.naturalNumber, who: optional(oneOf('any player')) },
    'no maximum hand size': { who: optional(oneOf('any player')) },
    'maximum hand size': { who: someone, change: oneOf('set', 'add'), count: amount },
    'landwalk stops no block': { landType: optional(text) },
    'attack limit': { count: amount, whom: optional(limitedAttackSchema), per: optional(oneOf('turn')) },
    'block limit': { count: amount },
    'must attack with a creature': { who: someone },
    'attack only in direction': { said: optional(oneOf('last')) },
    'untap limit': { who: someone, filter, count: amount },
    "untap in others' untap steps": { filter, one: optional(word.yes) },
    'may as it attacks': { cost: optional(list(grammar.cost)), effects: list(grammar.effect) },
    skip: {
      who: someone,
      what: word.skippable,
      extra: optional(word.yes),
      may: optional(word.yes),
      then: optional(list(grammar.effect)),
    },
  };
}

/** Static abilities about decks, and about what happens before the first turn. */
function beforeTheGameVariants(grammar: Grammar) {
  const { amount } = grammar;
  return {
    'may begin on the battlefield': {
      withCounters: optional(
        record<{ readonly counter: string; readonly count: Amount }>({ counter: text, count: amount }),
      ),
      effects: optional(list(grammar.effect)),
    },
    ...alike(['may reveal from opening hand', 'any time you could mulligan'], {
      effects: list(grammar.effect),
    }),
    'can be your commander': {},
    'a deck can have': { count: textOr(oneOf('any number'), word.naturalNumber) },
  };
}

/** Static abilities about what players see, draw, search, vote and roll. */
function playerVariants(grammar: Grammar) {
  const { cost, players } = grammar;
  return {
    'top card of library': { who: someone, is: oneOf('revealed', 'seen by its owner') },
    'may reveal as it is drawn': { firstEachTurn: optional(word.yes), effects: list(grammar.effect) },
    'may look at more': { action: oneOf('surveil'), count: word.naturalNumber },
    'hand revealed': { who: someone },
    'reveals drawn cards': {
      who: someone,
      nth: optional(word.naturalNumber),
      may: optional(word.yes),
      ownTurns: optional(word.yes),
    },
    'additional votes': { who: someone, count: word.naturalNumber },
    'foretelling costs': { who: someone, mana: word.manaCost, unless: optional(grammar.condition) },
    'additional copies': { who: someone, count: word.naturalNumber },
    'flips two coins': { who: someone },
    'coin flips': { who: someone, are: oneOf('won', 'heads', 'tails') },
    'modifies rolls': { who: someone, by: word.anyNumber, may: optional(word.yes), cost: optional(list(cost)) },
    'may reroll': {
      who: someone,
      sides: optional(word.naturalNumber),
      results: optional(list(word.naturalNumber)),
    },
    'searches only the top': { who: someone, count: word.naturalNumber },
    'players have': { who: players, abilities: list(grammar.keyword) },
  };
}

/** Static abilities about what can't happen, and about how often abilities trigger. */
function prohibitionVariants(grammar: Grammar) {
  const { filter, players } = grammar;
  return {
    "can't be targeted": {
      what: optional(filter),
      who: optional(players),
      of: oneOf('spells', 'abilities', 'spells or abilities'),
      from: optional(filter),
      by: someone,
    },
    'attached only to': { what: filter },
    "can't enter": { what: filter, from: optional(list(word.zone)) },
    "legend rule doesn't apply": { to: optional(filter) },
    "damage can't be prevented": { from: optional(filter), combat: optional(word.yes) },
    'additional triggers': {
      abilitiesOf: filter,
      cause: optional(grammar.event),
      times: word.naturalNumber,
      said: optional(oneOf('it')),
    },
    "don't trigger": { abilitiesOf: filter, cause: grammar.event },
    "can't cause": { actions: list(word.forcedAction) },
    "players can't": {
      who: someone,
      what: word.playerProhibition,
      filter: optional(filter),
      if: optional(grammar.condition),
      counter: optional(text),
      passive: optional(word.yes),
    },
  };
}

function staticEffectSchema(grammar: Grammar): Schema<StaticEffect> {
  return tagged<StaticEffect, 'static'>('static')({
    ...objectVariants(grammar),
    ...castingVariants(grammar),
    ...turnVariants(grammar),
    ...beforeTheGameVariants(grammar),
    ...playerVariants(grammar),
    ...prohibitionVariants(grammar),
  });
}

export function staticFields(grammar: Grammar): Fields<Omit<StaticAbility, 'kind'>> {
  return {
    effects: list(staticEffectSchema(grammar)),
    condition: optional(grammar.condition),
    leads: optional(word.yes),
    said: optional(oneOf('if', 'during', 'otherwise', 'instead', 'unless')),
    functionsIn: optional(list(word.zone)),
    sameParagraph: optional(word.yes),
    joined: optional(oneOf('and', 'comma and')),
    mayIgnore: optional(record<Ignoring>({ who: grammar.players, cost: list(grammar.cost), until: word.duration })),
  };
}
