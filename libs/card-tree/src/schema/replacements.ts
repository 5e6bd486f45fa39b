import type { Amount } from '../amounts.js';
import type { Comparator } from '../filters.js';
import {
  movedElsewhere,
  replaceableActions,
  replacementWordings,
  type ChangeAmount,
  type CreateInstead,
  type FollowInstead,
  type Replacement,
} from '../replacements.js';
import { list, oneOf, plainOr, text, textOr, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import { predefinedToken, tokenSchema } from './tokens.js';
import { someone } from './whose.js';
import * as word from './words.js';

type Instead<W extends Replacement['would']> = Extract<Replacement, { would: W }>['instead'];

function followFields({ effect }: Grammar) {
  return { effects: list(effect), may: optional(word.yes) };
}

function changeFields({ amount }: Grammar): Fields<Omit<ChangeAmount, 'do'>> {
  return { to: amount };
}

/** Replacements for permanents that would enter, move or be destroyed. */
function permanentVariants(grammar: Grammar) {
  const { enters, filter } = grammar;
  const follow = followFields(grammar);
  const moved = {
    what: filter,
    instead: tagged<Instead<'die'>, 'do'>('do')({
      ...alike(movedElsewhere, { reveal: optional(word.yes), withCounter: optional(text) }),
      follow,
    }),
  };
  return {
    enter: { what: filter, each: optional(word.yes), instead: enters },
    ...alike(['die', 'go to graveyard', 'leave the battlefield'], moved),
    'be discarded': {
      what: filter,
      by: optional(oneOf('opponent', 'any player')),
      instead: tagged<Instead<'be discarded'>, 'do'>('do')({
        ...alike(movedElsewhere, {
          reveal: optional(word.yes),
          withCounter: optional(text),
          may: optional(word.yes),
        }),
        follow,
      }),
    },
    'be destroyed': {
      what: filter,
      instead: record<Instead<'be destroyed'>>({ do: oneOf('remove damage and destroy this', 'regenerate') }),
    },
  };
}

function damageVariants(grammar: Grammar) {
  const { amount, effect, filter } = grammar;
  const change = changeFields(grammar);
  const follow = followFields(grammar);
  const damage = tagged<Instead<'be dealt damage'>, 'do'>('do')({
    'prevent all': { then: optional(list(effect)) },
    'deal double': {},
    redirect: { to: grammar.recipients },
    prevent: { amount, then: optional(list(effect)) },
    'change amount': change,
    follow,
  });
  return {
    'be dealt damage': {
      to: plainOr(oneOf('you', 'opponent', 'any player', 'enchanted player', 'anything'), filter),
      among: optional(grammar.players),
      orTo: optional(filter),
      much: optional(
        record<{ readonly compare: Comparator; readonly to: Amount }>({ compare: word.comparator, to: amount }),
      ),
      from: optional(filter),
      combat: optional(oneOf(true, false)),
      together: optional(word.yes),
      instead: damage,
    },
  };
}

/** Replacements for players who would gain or lose life, win or lose. */
function lifeVariants(grammar: Grammar) {
  const change = changeFields(grammar);
  const follow = followFields(grammar);
  return {
    ...alike(['lose the game', 'win the game'], {
      who: someone,
      instead: record<FollowInstead>({ do: oneOf('follow'), ...follow }),
    }),
    'gain life': {
      who: someone,
      instead: tagged<Instead<'gain life'>, 'do'>('do')({
        ...alike(['gain double', 'gain nothing'], {}),
        'change amount': change,
        follow,
      }),
    },
    'lose life': {
      who: someone,
      fromDamage: optional(word.yes),
      fromRadiation: optional(word.yes),
      instead: tagged<Instead<'lose life'>, 'do'>('do')({
        'stay at': { life: word.naturalNumber },
        'lose double': {},
        'change amount': change,
        follow,
      }),
    },
  };
}

/** Replacements for players who would draw, roll dice or take a keyword action. */
function actionVariants(grammar: Grammar) {
  const { filter } = grammar;
  const change = changeFields(grammar);
  const follow = followFields(grammar);
  return {
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
    'roll dice': {
      who: someone,
      instead: record<Instead<'roll dice'>>({
        do: oneOf('roll more'),
        count: word.naturalNumber,
        ignore: oneOf('lowest', 'highest'),
      }),
    },
    'roll planar dice': {
      who: someone,
      instead: record<Instead<'roll planar dice'>>({ do: oneOf('roll more'), count: word.naturalNumber }),
    },
    'take action': {
      action: oneOf(...replaceableActions),
      who: someone,
      what: optional(filter),
      instead: tagged<Instead<'take action'>, 'do'>('do')({ 'change amount': change, follow }),
    },
  };
}

/** Replacements for mana that would be produced, tokens that would be created, counters that would be put. */
function productionVariants(grammar: Grammar) {
  const { amount, filter } = grammar;
  const change = changeFields(grammar);
  const follow = followFields(grammar);
  return {
    'produce mana': {
      what: filter,
      who: someone,
      atLeast: optional(word.naturalNumber),
      instead: tagged<Instead<'produce mana'>, 'do'>('do')({
        'produce times': { times: word.naturalNumber },
        produce: { types: list(word.manaType), count: optional(word.naturalNumber) },
      }),
    },
    'create tokens': {
      who: someone,
      what: optional(filter),
      counter: optional(text),
      instead: tagged<Instead<'create tokens'>, 'do'>('do')({
        'change amount': change,
        create: {
          tokens: list(
            record<CreateInstead['tokens'][number]>({
              token: textOr(predefinedToken, tokenSchema(grammar)),
              count: amount,
            }),
          ),
          besides: optional(word.yes),
          mayChoose: optional(word.yes),
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
      instead: tagged<Instead<'get counters'>, 'do'>('do')({ 'change amount': change, follow }),
    },
  };
}

/** What would happen, and what happens instead (CR 614.1). */
export function replacementSchema(grammar: Grammar): Schema<Replacement> {
  return tagged<Replacement, 'would', 'while' | 'said'>('would')(
    {
      ...permanentVariants(grammar),
      ...damageVariants(grammar),
      ...lifeVariants(grammar),
      ...actionVariants(grammar),
      ...productionVariants(grammar),
    },
    { while: optional(grammar.condition), said: optional(list(oneOf(...replacementWordings))) },
  );
}
