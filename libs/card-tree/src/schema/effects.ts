import type { Payable } from '../allowed-actions.js';
import type { Amount } from '../amounts.js';
import type { Destination, Effect, EmblemDescription, MoreDamage, TokenOfCard } from '../effects.js';
import type { ManaProduced, ManaRestriction, ManaRider } from '../mana-produced.js';
import { joints } from '../effects.js';
import { objectRules, type Modification } from '../modifications.js';
import { choiceSchema } from './choices.js';
import { combatRuleSchema } from './combat-rules.js';
import { byField, list, oneOf, plainOr, text, textOr, type Schema } from './combinators.js';
import { exceptions, faceDownKind, faceInstructionFields, textInstructionFields } from './faces.js';
import type { Grammar } from './grammar.js';
import { togetherSchema } from './instructions.js';
import { keywordActionVariants } from './keyword-actions.js';
import { permissionSchema } from './permissions.js';
import { proceduralVariants } from './procedures.js';
import { alike, optional, record, tagged } from './records.js';
import { replacementSchema } from './statics.js';
import { predefinedToken, tokenSchema } from './tokens.js';
import * as word from './words.js';

function destinationSchema({ amount, effect, objects }: Grammar): Schema<Destination> {
  return record<Destination>({
    zone: oneOf('hand', 'battlefield', 'graveyard', 'library', 'exile'),
    position: optional(oneOf('top', 'bottom')),
    fromTop: optional(amount),
    tapped: optional(word.yes),
    attacking: optional(plainOr(word.yes, objects)),
    control: optional(oneOf('you', 'owner')),
    withCounters: optional(record<NonNullable<Destination['withCounters']>>({ counter: text, count: amount })),
    transformed: optional(word.yes),
    is: optional(effect as Schema<NonNullable<Destination['is']>>),
    faceDown: optional(faceDownKind),
  });
}

function createFields(grammar: Grammar) {
  const { amount, objects, players } = grammar;
  const yes = optional(word.yes);
  return {
    who: players,
    count: amount,
    token: textOr(predefinedToken, byField('card', record<TokenOfCard>({ card: text }), tokenSchema(grammar))),
    size: optional(
      record<{ readonly power: Amount; readonly toughness: Amount }>({ power: amount, toughness: amount }),
    ),
    tapped: yes,
    attacking: yes,
    withCounters: optional(
      record<{ readonly counter: string; readonly count: Amount }>({ counter: text, count: amount }),
    ),
    attachedTo: optional(objects),
    label: optional(text),
  };
}

function manaSchema({ amount, filter, objects }: Grammar): Schema<ManaProduced> {
  return tagged<ManaProduced, 'add'>('add')({
    fixed: { mana: list(word.manaType) },
    'chosen color': { count: amount, label: optional(text) },
    'one of': { types: list(word.manaType), count: amount },
    'any combination': { types: list(word.manaType), count: amount, listed: optional(word.yes) },
    'could produce': { by: filter, what: oneOf('color', 'type'), count: amount },
    'color among': { permanents: filter, count: amount },
    'type produced': { by: objects, count: amount },
    'commander identity': { count: amount },
    symbols: { symbols: word.manaCost },
    'double unspent': { type: optional(word.manaType) },
  });
}

export function modificationSchema(grammar: Grammar): Schema<Modification> {
  const { ability, amount, players } = grammar;
  const combatRule = combatRuleSchema(grammar);
  const size = { power: amount, toughness: amount };
  const types = { types: list(word.cardType), subtypes: list(text) };
  return tagged<Modification, 'change'>('change')({
    control: { to: players },
    'add types': { ...types, supertypes: optional(list(word.supertype)) },
    'set types': types,
    'lose types': { types: list(word.cardType) },
    ...alike(['set land types', 'set creature types'], { subtypes: list(text) }),
    'add all creature types': {},
    'lose supertypes': { supertypes: list(word.supertype) },
    'set name': { name: text },
    'become chosen color': { label: optional(text), also: optional(word.yes) },
    'become chosen type': {
      quality: oneOf('card type', 'creature type', 'land type', 'basic land type'),
      label: optional(text),
      also: optional(word.yes),
    },
    ...alike(['add colors', 'set colors'], { colors: list(word.color) }),
    'add abilities': { abilities: list(ability) },
    ...alike(['lose all abilities', 'switch power and toughness'], {}),
    ...alike(['lose keywords', "can't have keywords"], { keywords: list(word.keywordName) }),
    ...alike(['set power', 'set toughness'], { to: amount }),
    ...alike(['set power and toughness', 'modify power and toughness'], size),
    rule: { rule: oneOf(...objectRules) },
    'combat rule': { combat: combatRule },
  });
}

export function effectSchema(grammar: Grammar): Schema<Effect> {
  const { amount, condition, cost, effect, filter, modification, objects, players, recipients, triggered } = grammar;
  const destination = destinationSchema(grammar);
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  const paid = { who: players, cost: list(cost), times: optional(amount), effects: list(effect) };
  const toAnything: Schema<'anything'> = oneOf('anything');
  const player: Schema<'player'> = oneOf('player');
  const all: Schema<'all'> = oneOf('all');
  const hand: Schema<'hand'> = oneOf('hand');
  const game: Schema<'game'> = oneOf('game');
  const allThisTurn: Schema<'all this turn'> = oneOf('all this turn');
  return tagged<Effect, 'do', 'joined'>('do')(
    {
      'deal damage': {
        amount,
        to: recipients,
        source: optional(objects),
        also: optional(list(record<MoreDamage>({ amount: optional(amount), to: recipients }))),
        excessTo: optional(recipients),
        amountLast: optional(word.yes),
        unpreventable: optional(oneOf('and', 'sentence')),
        excess: label,
        dealt: optional(text),
      },
      'deal divided damage': { slot: word.naturalNumber, source: optional(objects) },
      destroy: { ...what, noRegeneration: yes, label: optional(text) },
      regenerate: what,
      ...alike(['tap', 'untap'], { ...what, label: optional(text) }),
      counter: { ...what, to: optional(destination) },
      sacrifice: { ...what, who: optional(players), label },
      'choose and sacrifice': { who: players, filter, count: amount, label },
      draw: { who: players, count: amount, label: optional(text) },
      scry: { who: players, count: amount },
      mill: { who: players, count: amount, label },
      move: {
        who: optional(players),
        ...what,
        to: destination,
        label,
        link: label,
        until: optional(textOr(oneOf('this leaves the battlefield'), grammar.event)),
        was: optional(text),
        verb: optional(oneOf('put', 'return')),
        whose: optional(oneOf('you', 'owner', 'that player', 'they')),
      },
      discard: { who: players, count: textOr(hand, amount), atRandom: yes, label: optional(text) },
      ...alike(['gain life', 'lose life'], { who: players, amount, label: optional(text) }),
      'add mana': {
        who: players,
        mana: manaSchema(grammar),
        spend: optional(
          record<ManaRestriction>({ spells: optional(filter), abilities: optional(filter), others: yes }),
        ),
        rider: optional(record<ManaRider>({ spells: filter, effects: list(effect) })),
        lasts: yes,
      },
      'create tokens': createFields(grammar),
      ...alike(['put counters', 'remove counters'], { counter: text, count: amount, on: objects }),
      ...alike(['put player counters', 'remove player counters'], {
        counter: text,
        count: textOr(all, amount),
        who: players,
      }),
      'move counters': { counter: optional(text), count: textOr(all, amount), from: objects, to: objects },
      'remove any counters': { counter: optional(text), count: textOr(all, amount), on: objects, upTo: yes },
      'put its counters': { of: objects, counter: optional(text), on: objects },
      'distribute counters': { counter: text, slot: word.naturalNumber },
      designate: {
        as: word.designation,
        what: plainOr(game, recipients),
        value: optional(amount),
        until: optional(word.duration),
      },
      'remove designation': { as: word.designation, what: plainOr(game, recipients) },
      choose: { who: players, choice: choiceSchema(grammar), label, atRandom: yes },
      attach: { ...what, to: objects, asThough: optional(oneOf('creature')) },
      fight: { first: objects, second: objects },
      'search library': {
        who: players,
        filter,
        count: amount,
        also: optional(list(record({ filter, count: amount }))),
        together: optional(list(togetherSchema(grammar))),
        to: destination,
        reveal: yes,
        label,
      },
      ...alike(['shuffle', 'lose unspent mana'], { who: players }),
      apply: {
        to: objects,
        changes: list(modification),
        until: word.duration,
        leads: optional(word.yes),
        next: optional(word.yes),
      },
      'gain abilities': { which: oneOf('activated'), of: objects, to: objects, until: word.duration },
      'share keywords': { keywords: list(word.keywordName), of: objects, to: objects, until: word.duration },
      'prevent damage': {
        to: plainOr(toAnything, recipients),
        amount: textOr(all, amount),
        combatOnly: yes,
        until: word.duration,
      },
      replace: {
        replacement: replacementSchema(grammar),
        until: word.duration,
        next: yes,
        keep: optional(objects),
        source: optional(filter),
      },
      'exile instead of dying': { ...what, until: word.duration },
      'delayed trigger': {
        ability: triggered,
        keep: optional(objects),
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
      'may play': { who: players, ...what, how: permissionSchema(grammar), until: word.duration, leads: yes },
      cast: {
        who: players,
        ...what,
        how: permissionSchema(grammar),
        count: optional(amount),
        upTo: yes,
        copies: yes,
        label,
      },
      'copy spell': {
        ...what,
        who: optional(players),
        mayChooseNewTargets: yes,
        count: optional(amount),
        except: optional(exceptions(grammar)),
        targeting: optional(recipients),
        forEach: optional(plainOr(player, filter)),
      },
      ...faceInstructionFields(grammar),
      ...textInstructionFields(grammar),
      may: { who: players, effects: list(effect), label },
      unless: paid,
      'may pay': { ...paid, anyNumber: yes, label },
      if: { condition, then: list(effect), otherwise: optional(list(effect)), instead: yes, leads: yes, last: yes },
      'for each player': { who: players, effects: list(effect) },
      'phase out': { ...what, until: optional(textOr(oneOf('this leaves the battlefield'), grammar.event)) },
      'exile instead of leaving': what,
      encode: { ...what, on: objects },
      'exchange with card in hand': { ...what, filter },
      haunt: { ...what, haunted: objects },
      pair: { first: objects, second: objects },
      ...proceduralVariants(grammar),
      ...keywordActionVariants(grammar),
      ...alike(['remove from combat', 'becomes blocked', 'reselect attack'], what),
      'becomes attacking': { ...what, whom: optional(players), orPlaneswalkers: yes },
      'becomes blocking': { ...what, attacker: objects, put: yes },
      'extra turn': { who: players, count: amount },
      'extra phases': { phases: list(word.phase), count: amount, yours: yes },
      'extra steps': { step: word.step, after: oneOf('this step', 'this phase'), count: amount, yours: yes },
      skip: { who: players, what: word.skippable, count: textOr(allThisTurn, amount), thatTurn: yes },
      ...alike(['end the turn', 'end the combat phase'], {}),
      'restart the game': { leaving: optional(objects), label },
      ...alike(['win the game', 'lose the game'], { who: players }),
      'draw the game': {},
      prohibit: { who: players, until: word.duration, what: word.playerProhibition, filter: optional(filter) },
      'control player': { who: players, during: oneOf('next turn', 'this turn') },
    },
    { joined: optional(oneOf(...joints)) },
  );
}
