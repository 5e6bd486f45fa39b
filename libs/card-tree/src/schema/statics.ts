import type { StaticAbility } from '../abilities.js';
import type { StaticEffect } from '../static-effects.js';
import type { Ignoring } from '../allowed-actions.js';
import type { Amount } from '../amounts.js';
import type { Effect } from '../effects.js';
import type { Comparator } from '../filters.js';
import { playableFrom } from '../permissions.js';
import {
  movedElsewhere,
  replaceableActions,
  replacementWordings,
  type ChangeAmount,
  type CreateInstead,
  type EntersModification,
  type FollowInstead,
  type Replacement,
} from '../replacements.js';
import { choiceSchema } from './choices.js';
import { attackedSchema } from './combat-rules.js';
import { list, oneOf, plainOr, text, textOr, type Schema } from './combinators.js';
import { exceptions, faceDownKind } from './faces.js';
import type { Grammar } from './grammar.js';
import { permissionSchema } from './permissions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import { predefinedToken, tokenSchema } from './tokens.js';
import * as word from './words.js';

const someone = oneOf('you', 'opponent', 'any player');

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
    'as a copy': {
      of: filter,
      must: optional(word.yes),
      zone: optional(oneOf('graveyard')),
      except: optional(exceptions(grammar)),
      one: optional(word.yes),
      whenYouDo: optional(grammar.effect as Schema<Extract<Effect, { do: 'reflexive trigger' }>>),
    },
    not: { effects: list(grammar.effect) },
    'under your control': {},
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
    },
    'with choice': { choice: choiceSchema(grammar), label: optional(text), who: optional(oneOf('opponent')) },
  });
}

export function replacementSchema(grammar: Grammar): Schema<Replacement> {
  const { amount, effect, enters, filter } = grammar;
  type Damage = Extract<Replacement, { would: 'be dealt damage' }>['instead'];
  const follow = { effects: list(effect), may: optional(word.yes) };
  const change: Fields<Omit<ChangeAmount, 'do'>> = { to: amount };
  const damage = tagged<Damage, 'do'>('do')({
    'prevent all': { then: optional(list(effect)) },
    'deal double': {},
    redirect: { to: grammar.recipients },
    prevent: { amount, then: optional(list(effect)) },
    'change amount': change,
    follow,
  });
  type Tokens = CreateInstead['tokens'][number];
  type Instead<W extends Replacement['would']> = Extract<Replacement, { would: W }>['instead'];
  const moved = {
    what: filter,
    instead: tagged<Instead<'die'>, 'do'>('do')({
      ...alike(movedElsewhere, {}),
      follow,
    }),
  };
  return tagged<Replacement, 'would', 'while' | 'said'>('would')(
    {
      enter: { what: filter, each: optional(word.yes), instead: enters },
      ...alike(['die', 'go to graveyard', 'leave the battlefield', 'be discarded'], moved),
      ...alike(['lose the game', 'win the game'], {
        who: someone,
        instead: record<FollowInstead>({ do: oneOf('follow'), ...follow }),
      }),
      'be destroyed': {
        what: filter,
        instead: record<Instead<'be destroyed'>>({ do: oneOf('remove damage and destroy this', 'regenerate') }),
      },
      'be dealt damage': {
        to: plainOr(oneOf('you', 'opponent', 'any player', 'enchanted player', 'anything'), filter),
        orTo: optional(filter),
        much: optional(
          record<{ readonly compare: Comparator; readonly to: Amount }>({ compare: word.comparator, to: amount }),
        ),
        from: optional(filter),
        combat: optional(oneOf(true, false)),
        together: optional(word.yes),
        instead: damage,
      },
      'gain life': {
        who: someone,
        instead: tagged<Instead<'gain life'>, 'do'>('do')({
          ...alike(['gain double', 'gain nothing'], {}),
          'change amount': change,
          follow,
        }),
      },
      draw: {
        who: someone,
        butFirstInDrawStep: optional(word.yes),
        instead: tagged<Instead<'draw'>, 'do'>('do')({ ...alike(['draw double', 'skip'], {}), follow }),
      },
      'draw cards': {
        who: someone,
        atLeast: optional(word.naturalNumber),
        instead: tagged<Instead<'draw cards'>, 'do'>('do')({
          'draw more': { count: word.naturalNumber },
          'change amount': change,
          follow,
        }),
      },
      'lose life': {
        who: someone,
        fromDamage: optional(word.yes),
        fromRadiation: optional(word.yes),
        instead: tagged<Extract<Replacement, { would: 'lose life' }>['instead'], 'do'>('do')({
          'stay at': { life: word.naturalNumber },
          'lose double': {},
          'change amount': change,
          follow,
        }),
      },
      'produce mana': {
        what: filter,
        who: someone,
        atLeast: optional(word.naturalNumber),
        instead: tagged<Extract<Replacement, { would: 'produce mana' }>['instead'], 'do'>('do')({
          'produce times': { times: word.naturalNumber },
          produce: { types: list(word.manaType), count: optional(word.naturalNumber) },
        }),
      },
      'roll dice': {
        who: someone,
        instead: record<Instead<'roll dice'>>({
          do: oneOf('roll more'),
          count: word.naturalNumber,
          ignore: oneOf('lowest', 'highest'),
        }),
      },
      'create tokens': {
        who: someone,
        what: optional(filter),
        counter: optional(text),
        instead: tagged<Instead<'create tokens'>, 'do'>('do')({
          double: {},
          'change amount': change,
          create: {
            tokens: list(record<Tokens>({ token: textOr(predefinedToken, tokenSchema(grammar)), count: amount })),
            besides: optional(word.yes),
          },
          follow,
        }),
      },
      'get counters': {
        who: oneOf('you'),
        counter: optional(text),
        what: optional(filter),
        players: optional(someone),
        by: optional(someone),
        byEffect: optional(word.yes),
        instead: tagged<Instead<'get counters'>, 'do'>('do')({ double: {}, 'change amount': change, follow }),
      },
      'take action': {
        action: oneOf(...replaceableActions),
        who: someone,
        what: optional(filter),
        instead: tagged<Instead<'take action'>, 'do'>('do')({ 'change amount': change, follow }),
      },
    },
    { while: optional(grammar.condition), said: optional(list(oneOf(...replacementWordings))) },
  );
}

function staticEffectSchema(grammar: Grammar): Schema<StaticEffect> {
  const { amount, cost, effect, filter, modification, objects, players } = grammar;
  return tagged<StaticEffect, 'static'>('static')({
    continuous: { affects: objects, changes: list(modification) },
    'defines power and toughness': { power: optional(amount), toughness: optional(amount) },
    'defines colors': { colors: list(word.color) },
    'is every creature type': {},
    replacement: { replacement: replacementSchema(grammar) },
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
      keyword: optional(word.keywordName),
      loyalty: optional(word.yes),
      leastOne: optional(word.yes),
    },
    'mana stays': { who: someone, types: optional(list(word.manaType)), becomes: optional(oneOf('C')) },
    'spend mana as though': { who: someone, as: oneOf('any color', 'any type'), spells: optional(filter) },
    'own cost reduction': { generic: amount },
    'may play': { who: someone, from: oneOf(...playableFrom), how: permissionSchema(grammar) },
    'as though flash': { who: someone, spells: filter, then: optional(list(grammar.effect)) },
    'alternative cost': { who: someone, spells: filter, cost: list(grammar.cost) },
    'turned face up for': { cost: list(cost) },
    'may be cast face down': { cost: list(cost), as: faceDownKind },
    'instead of the graveyard': { effects: list(grammar.effect) },
    'as it becomes a permanent': { effects: list(grammar.effect) },
    'as it turns': {
      when: oneOf('turned face up', 'transforms'),
      paid: optional(word.yes),
      effects: list(effect),
    },
    'additional lands': { count: word.naturalNumber },
    'no maximum hand size': {},
    'as you act': { action: text, effects: list(grammar.effect) },
    'as though not activated': { keyword: word.keywordName },
    'top card of library': { who: someone, is: oneOf('revealed', 'seen by its owner') },
    'maximum hand size': { who: someone, change: oneOf('set', 'add'), count: amount },
    'cast this only': { if: grammar.condition },
    'attack limit': { count: amount, whom: optional(attackedSchema), per: optional(oneOf('turn')) },
    'block limit': { count: amount },
    'untap limit': { who: someone, filter, count: amount },
    "untap in others' untap steps": { filter },
    'may begin on the battlefield': {
      withCounters: optional(
        record<{ readonly counter: string; readonly count: Amount }>({ counter: text, count: amount }),
      ),
      effects: optional(list(grammar.effect)),
    },
    'may as it attacks': { cost: optional(list(grammar.cost)), effects: list(grammar.effect) },
    ...alike(['may reveal from opening hand', 'any time you could mulligan'], {
      effects: list(grammar.effect),
    }),
    'can be your commander': {},
    'a deck can have': { count: textOr(oneOf('any number'), word.naturalNumber) },
    'may reveal as it is drawn': { firstEachTurn: optional(word.yes), effects: list(grammar.effect) },
    skip: {
      who: someone,
      what: word.skippable,
      extra: optional(word.yes),
      may: optional(word.yes),
      then: optional(list(grammar.effect)),
    },
    "can't be targeted": {
      what: optional(filter),
      who: optional(players),
      of: oneOf('spells', 'abilities', 'spells or abilities'),
      from: optional(filter),
      by: someone,
    },
    "can't enter": { what: filter, from: optional(list(word.zone)) },
    'more devotion': { count: word.naturalNumber },
    'may look at more': { action: oneOf('surveil'), count: word.naturalNumber },
    'hand revealed': { who: someone },
    'reveals drawn cards': { who: someone, nth: optional(word.naturalNumber), may: optional(word.yes) },
    'additional votes': { who: someone, count: word.naturalNumber },
    'coin flips': { who: someone, are: oneOf('won', 'heads', 'tails') },
    'modifies rolls': { who: someone, by: word.anyNumber, may: optional(word.yes), cost: optional(list(cost)) },
    'may reroll': {
      who: someone,
      sides: optional(word.naturalNumber),
      results: optional(list(word.naturalNumber)),
    },
    'searches only the top': { who: someone, count: word.naturalNumber },
    'players have': { who: players, abilities: list(grammar.keyword) },
    'counter limit': { counter: text, most: word.naturalNumber },
    "damage can't be prevented": { from: optional(filter), combat: optional(word.yes) },
    'additional triggers': { abilitiesOf: filter, cause: optional(grammar.event), times: word.naturalNumber },
    "don't trigger": { abilitiesOf: filter, cause: grammar.event },
    "players can't": {
      who: someone,
      what: word.playerProhibition,
      filter: optional(filter),
      passive: optional(word.yes),
    },
  });
}

export function staticFields(grammar: Grammar): Fields<Omit<StaticAbility, 'kind'>> {
  return {
    effects: list(staticEffectSchema(grammar)),
    condition: optional(grammar.condition),
    leads: optional(word.yes),
    said: optional(oneOf('if')),
    functionsIn: optional(list(word.zone)),
    sameParagraph: optional(word.yes),
    mayIgnore: optional(record<Ignoring>({ who: grammar.players, cost: list(grammar.cost), until: word.duration })),
  };
}
