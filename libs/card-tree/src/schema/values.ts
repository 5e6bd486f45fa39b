import { thatMuchSaid, type Amount } from '../amounts.js';
import { doers, restatedActs } from '../branches.js';
import { doneThisWayWordings, type Condition } from '../conditions.js';
import { costReductions, type Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import {
  definiteNouns,
  targetSides,
  participles,
  referentNouns,
  type Granter,
  type Objects,
  type Players,
} from '../references.js';
import { notedQualities, sharedQualities } from '../relation-filters.js';
import { chosenQuality } from './choices.js';
import { list, oneOf, plainOr, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, record, tagged } from './records.js';
import { togetherSchema } from './instructions.js';
import * as word from './words.js';

const inEvent = {
  as: oneOf('object', 'that object', 'became'),
  turn: optional(oneOf('last turn')),
  said: optional(oneOf('this way')),
};

const manaQualities = ['even mana value', 'odd mana value', 'with a repeated mana symbol'] as const;
const ofPlayers = ['controlled by players', 'owned by players', 'protected by players', 'attached to players'] as const;

const measured = [
  'power',
  'toughness',
  'mana value',
  'total power and toughness',
  'base power',
  'base toughness',
] as const;

export function filterSchema(grammar: Grammar): Schema<Filter> {
  const { amount, condition, filter, objects, players } = grammar;
  const compared = { compare: word.comparator, to: amount };
  return tagged<Filter, 'is'>('is')({
    anything: {},
    all: { of: list(filter) },
    any: { of: list(filter), said: optional(oneOf('and/or', 'and', 'nouns', 'phrases')) },
    not: { of: filter },
    type: { type: word.cardType },
    supertype: { supertype: word.supertype },
    subtype: { subtype: text },
    color: { color: word.color },
    ...alike(['colorless', 'monocolored', 'multicolored'], {}),
    'number of colors': { count: word.naturalNumber },
    'controlled by': { who: oneOf('you', 'opponent', 'that player', 'defending player') },
    'owned by': { who: oneOf('you', 'opponent', 'that player') },
    keyword: { keyword: word.keywordName, landType: optional(text) },
    ...alike(measured, compared),
    'own base power': { compare: word.comparator },
    ...alike(['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'token'], {}),
    ...alike(['permanent', 'spell', 'card', 'ability', 'other'], {}),
    this: { called: optional(oneOf(...referentNouns)) },
    named: { name: text },
    'has counter': { counter: text },
    designated: { as: word.designation, by: optional(oneOf('you')) },
    chosen: { quality: chosenQuality, label: optional(text) },
    ...alike(['cost was paid', 'created by'], { keyword: word.keywordName }),
    'in event': { event: grammar.event, ...inEvent },
    'nth cast this turn': { nth: word.naturalNumber, what: filter },
    ...alike(
      [
        'attached to by this',
        'haunted by this',
        'bears this',
        'entered this turn',
        'had to attack',
        'dealt damage this turn',
        'kicked',
        'historic',
        'came under control since last upkeep',
        'controlled since turn began',
        'outside commander identity',
      ],
      {},
    ),
    ...alike(['one of', 'convoked'], { objects }),
    where: { condition },
    ...alike(ofPlayers, { who: players }),
    'has cards above': { what: filter, count: word.naturalNumber, directly: optional(word.yes) },
    'in zone': { zone: word.zone, said: optional(oneOf('exiled')) },
    'cast from': { zone: optional(word.zone) },
    shares: { quality: oneOf(...sharedQualities), with: objects, said: optional(oneOf('at least one')) },
    counters: { counter: optional(text), ...compared, said: optional(oneOf('one or more')) },
    targets: { what: filter, only: optional(word.yes) },
    'targets player': { who: players, only: optional(word.yes) },
    'number of targets': compared,
    ...alike(['activated ability', 'triggered ability', 'loyalty ability', 'modal'], {}),
    ...alike([...manaQualities, 'with X in its activation cost'], {}),
    ...alike(['enchanted', 'equipped', 'modified', 'outlaw', 'without abilities'], {}),
    'with an activated ability': { mana: optional(oneOf(true, false)) },
    'face down': {},
    transformed: {},
    ...alike(['has an Adventure', 'has an Omen'], {}),
    ...alike(['permanent card', 'permanent spell'], {}),
    'mana cost contains': { symbol: word.manaSymbolOrPhyrexian },
    ...alike(['attached to', 'has attached', 'blocks', 'is blocked by', 'attacks'], { what: filter }),
    'attacks players': { who: players, orPermanents: optional(word.yes) },
    'has noted': { quality: oneOf(...notedQualities), label: text, said: optional(oneOf('chosen')) },
  });
}

export function amountSchema(grammar: Grammar): Schema<Amount> {
  const { amount, condition, filter, objects, players, recipients } = grammar;
  const pair = list(amount) as unknown as Schema<readonly [Amount, Amount]>;
  const counted = tagged<Exclude<Amount, number>, 'amount'>('amount')({
    X: {
      of: optional(objects),
      is: optional(amount),
      said: optional(oneOf('removed this way', 'paid this way', 'that many', 'as before', 'Y')),
    },
    'that much': { called: optional(oneOf(...thatMuchSaid)) },
    ...alike(['times kicked', 'power attacked with'], {}),
    count: { filter, zone: optional(oneOf('battlefield', 'graveyard', 'hand', 'stack', 'exile', 'library')) },
    'mana spent': { types: optional(list(word.manaType)), from: optional(filter), of: optional(objects) },
    'colors spent': { of: optional(objects) },
    'times paid': { keyword: word.keywordName, which: optional(word.naturalNumber) },
    ...alike(['power', 'toughness', 'mana value'], { of: objects, said: optional(oneOf('of', 'that died')) }),
    counters: { counter: text, on: objects, said: optional(oneOf('among')) },
    'player counters': { counter: text, on: players },
    designation: { as: word.designation, of: recipients },
    'chosen number': { label: optional(text) },
    ...alike(['life', 'hand size', 'graveyard size'], { of: players }),
    ...alike(['sum', 'product'], { of: list(amount) }),
    negative: { of: amount },
    half: { of: amount, round: oneOf('up', 'down') },
    'spells cast this turn': { by: players },
    devotion: { colors: list(word.color), noted: optional(text) },
    'how many': { of: objects },
    'ever linked': { label: text },
    ...alike(['greatest', 'least'], {
      measure: word.measure,
      among: objects,
      said: optional(oneOf('highest', 'lowest')),
    }),
    different: { quality: oneOf(...sharedQualities, 'basic land type', 'counter'), among: objects },
    'most in common': { quality: oneOf(...sharedQualities), among: objects },
    'all counters': { on: objects, said: optional(oneOf('among')) },
    'number of targets': { of: objects },
    'commander casts': { by: players, any: optional(word.yes) },
    'casts from command zone': { of: objects },
    'commander colors': { of: players },
    ...alike(['library size', 'starting life total', 'dungeons completed', 'party', 'greatest life', 'least life'], {
      of: players,
    }),
    'number of players': { who: players },
    ...alike(['greatest among players', 'least among players'], { who: players, of: amount }),
    difference: { of: pair, said: optional(oneOf('compared')) },
    ...alike(['greatest of', 'least of'], { of: list(amount) }),
    quotient: { of: amount, by: amount, round: oneOf('up', 'down') },
    'noted number': { label: text, said: optional(oneOf('that many')) },
    'times mutated': { of: objects },
    'stored results alike': { on: objects },
    either: { condition, then: amount, otherwise: amount },
    'any number': {},
    events: {
      event: grammar.event,
      counting: oneOf('times', 'amounts', 'objects', 'players', 'greatest mana value', 'greatest of one to another'),
      turn: optional(oneOf('last turn')),
      of: optional(grammar.players),
      before: optional(oneOf('this spell')),
      said: optional(oneOf('have', 'amount')),
    },
    'number of': { label: text, filter: optional(filter), said: optional(oneOf('that many')) },
  });
  return plainOr(word.anyNumber, counted);
}

const called = optional(
  oneOf(
    'it',
    'he',
    'she',
    'itself',
    'you',
    'nothing',
    'permanent or player',
    ...definiteNouns.map((noun) => `the ${noun}` as const),
    ...(['creature', 'permanent'] as const).flatMap((noun) =>
      targetSides.map((side) => `the ${noun} ${side}` as const),
    ),
    ...referentNouns,
    ...participles.flatMap((participle) => referentNouns.map((noun) => `${participle} ${noun}` as const)),
  ),
);

export function playersSchema({ condition, objects, players }: Grammar): Schema<Players> {
  const named = [
    'you',
    'each opponent',
    'active player',
    'that player',
    'defending player',
    'enchanted player',
    'attacked this combat',
  ] as const;
  return tagged<Players, 'players'>('players')({
    ...alike(named, { called }),
    'each player': { startingWith: optional(oneOf('you')), called },
    ...alike(['target', 'target or its controller'], { slot: word.naturalNumber, called }),
    designated: { as: word.designation, called },
    chosen: { label: optional(text), said: optional(oneOf('last')), called },
    ...alike(['controller of', 'owner of', 'attacked by'], { objects, called }),
    'each other player': { than: optional(players), called },
    'each other opponent': { than: players, said: optional(oneOf('of yours')), called },
    noted: { label: text, called },
    'those who': { of: players, condition, said: optional(oneOf('that', 'past')), called },
    ...alike(['opponents of', 'player to the left of', 'player to the right of'], { of: players, called }),
    'each teammate': { called },
    together: { of: list(players), called },
  });
}

export function objectsSchema({ amount, filter, objects, players }: Grammar): Schema<Objects> {
  const zone = oneOf('battlefield', 'graveyard', 'stack', 'hand', 'exile', 'library', 'command', 'outside');
  const of = { of: objects, called };
  return tagged<Objects, 'objects'>('objects')({
    ...alike(['this', 'that object', 'those objects', 'attached', 'kept', 'encoded', 'recipient', 'damaged'], {
      called,
    }),
    linked: { label: text, all: optional(word.yes), called },
    target: { slot: word.naturalNumber, called },
    chosen: { label: optional(text), called },
    each: {
      filter,
      zone: optional(zone),
      one: optional(word.yes),
      all: optional(word.yes),
      of: optional(players),
      called,
    },
    result: { label: text, called },
    ...alike(['each one', 'asked'], { called }),
    ...alike(['top of library', 'bottom of library'], { of: players, count: amount, called }),
    commanders: { of: players, called },
    together: { of: list(objects), bare: optional(word.yes), called },
    'other than': { of: objects, not: objects, called },
    matching: { of: objects, filter, one: optional(word.yes), all: optional(word.yes), called },
    ...alike(['greatest', 'least'], { by: word.measure, among: objects, called }),
    paid: { cost: word.objectCostName, called },
    granter: { as: text, called },
    'attachments of': { ...of, past: optional(word.yes) },
    ...alike(
      [
        'last',
        'first',
        'hosts of',
        'sources of',
        'become of',
        'put into graveyards',
        'blockers of',
        'blocked by',
        'attacked by',
        'paired with',
      ],
      of,
    ),
  });
}

export function conditionSchema(grammar: Grammar): Schema<Condition> {
  const { amount, condition, filter, objects, players } = grammar;
  return tagged<Condition, 'if'>('if')({
    ...alike(['all', 'any'], { of: list(condition) }),
    not: { of: condition },
    compare: {
      left: amount,
      compare: word.comparator,
      right: amount,
      said: optional(oneOf('at least', 'have', 'are', 'graveyard', ...doneThisWayWordings)),
    },
    control: { who: players, filter, compare: word.comparator, count: amount },
    matches: { objects, filter, past: optional(word.yes) },
    ...alike(['kicked', 'your turn'], {}),
    designated: { as: word.designation, who: optional(players) },
    'was monarch as the turn began': { who: players },
    chosen: { word: text, label: optional(text) },
    during: { steps: list(word.step), whose: optional(players), first: optional(word.yes) },
    'began to activate': { keyword: word.keywordName },
    'after step': { step: word.step },
    ...alike(['attacked this step', 'attacked you last turn', 'attacked in your last combat'], { who: players }),
    'combat point': { is: oneOf('before', 'after'), point: word.combatPoint, thisCombat: optional(word.yes) },
    'controlled as cast': { filter },
    'cost was paid': { keyword: word.paidCost, which: optional(word.naturalNumber) },
    'cast from': { zone: word.zone },
    happened: {
      event: grammar.event,
      atLeast: optional(amount),
      turn: optional(oneOf('last turn', 'this game')),
      said: optional(oneOf('in short', 'past', 'have', 'entered', 'had')),
    },
    did: {
      label: text,
      said: optional(oneOf(...doers)),
      past: optional(word.yes),
      can: optional(word.yes),
      act: optional(oneOf(...restatedActs)),
    },
    noted: { label: text, word: text, who: optional(players) },
    'are players': { who: players, among: players },
    'completed a dungeon': { who: players, named: optional(text) },
    'mode chosen': { mode: word.naturalNumber },
    'time resolved': { times: list(word.naturalNumber), brief: optional(word.yes) },
  });
}

const granter: Schema<Granter> = record<Granter>({ objects: oneOf('granter'), as: text, called });

/** Costs by which a player is chosen, or shown to be the one who was. */
const chosenPlayers = { 'choose opponent': { label: text }, 'reveal chosen player': { label: optional(text) } };

/** Costs that are paid with objects of some total. */
function costsOfTotals({ amount, filter }: Grammar) {
  return {
    'tap with total power': { filter, total: amount, action: optional(oneOf('crew', 'saddle')) },
    'exile with total mana value': { filter, total: amount, action: optional(oneOf('collect evidence')) },
    'exile permanents or cards': { filter, count: amount, orMore: optional(word.yes) },
  };
}

export function costSchema(grammar: Grammar): Schema<Cost> {
  const { amount, cost, filter } = grammar;
  return tagged<Cost, 'cost'>('cost')({
    mana: { mana: word.manaCost, x: optional(amount), xAtMost: optional(amount), waterbend: optional(word.yes) },
    'sacrifice this': { of: optional(granter), called: optional(oneOf('it')) },
    ...alike(['exile this', 'return this to hand', 'unattach this'], { of: optional(granter) }),
    'tap that': { of: granter },
    ...alike(['tap', 'untap', 'discard hand', 'exert this'], {}),
    'discard this': { called: optional(oneOf('card')) },
    ...alike(['sacrifice', 'tap permanents', 'return to hand'], {
      filter,
      count: amount,
      upTo: optional(word.yes),
      lessens: optional(oneOf(...costReductions)),
      orMore: optional(word.yes),
      lessensBy: optional(word.manaCost),
      together: optional(list(togetherSchema(grammar))),
    }),
    ...alike(['exile from graveyard', 'put from exile into graveyard'], {
      filter,
      count: amount,
      orMore: optional(word.yes),
      lessensBy: optional(word.manaCost),
      link: optional(text),
    }),
    'mana cost of this': { less: optional(word.naturalNumber) },
    ...alike(['exile from hand', 'exile permanents', 'exile spells', 'reveal from hand', 'untap permanents'], {
      filter,
      count: amount,
      orMore: optional(word.yes),
      lessensBy: optional(word.manaCost),
      together: optional(list(togetherSchema(grammar))),
    }),
    behold: { filter, count: amount, exile: optional(word.yes), link: optional(text) },
    'put on library': {
      from: oneOf('hand', 'graveyard', 'battlefield'),
      position: oneOf('top', 'bottom'),
      filter,
      count: amount,
    },
    ...costsOfTotals(grammar),
    ...alike(['mill', 'exile from top of library', 'blight'], { count: amount }),
    'remove counters from among': {
      filter,
      fromOne: optional(word.yes),
      lessensByCounter: optional(word.manaCost),
      counter: optional(text),
      count: amount,
      many: optional(oneOf('any number', 'one or more')),
    },
    'put counters on': { counter: text, counters: amount, filter, count: amount },
    'others gain life': { who: oneOf('opponent', 'each other player'), amount },
    'pay player counters': { counter: text, count: amount, many: optional(oneOf('one or more')) },
    ...chosenPlayers,
    choice: { of: list(list(cost)) },
    discard: {
      filter,
      count: amount,
      atRandom: optional(word.yes),
      together: optional(list(togetherSchema(grammar))),
    },
    'pay life': { amount },
    ...alike(['remove counters', 'put counters'], {
      counter: text,
      count: amount,
      of: optional(granter),
      many: optional(oneOf('any number', 'one or more', 'all')),
    }),
  });
}
