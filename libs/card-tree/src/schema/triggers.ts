import type { TriggeredAbility } from '../abilities.js';
import { eventTimes, moveCauses, wordsOfDying, type TriggerEvent } from '../triggers.js';
import { list, oneOf, plainOr, text, type Schema } from './combinators.js';
import { attackedSchema } from './combat-rules.js';
import type { Grammar } from './grammar.js';
import { instructionFields } from './instructions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import * as word from './words.js';

const whoever = oneOf('you', 'an opponent', 'any player', 'another player', 'that player', 'enchanted player');

/** Events of permanents that enter, leave, turn or change. */
function permanentVariants({ amount, filter }: Grammar) {
  const what = { what: filter };
  const counter = optional(text);
  return {
    ...alike(['transforms', 'is turned face up'], { ...what, into: optional(word.yes) }),
    enters: { ...what, from: optional(word.zone), notFrom: optional(oneOf('hand')), host: optional(filter) },
    dies: { ...what, worded: optional(oneOf(...wordsOfDying)) },
    ...alike(['leaves the battlefield'], what),
    'is countered': { ...what, causedBy: optional(whoever) },
    resolves: { ...what, keyword: optional(word.keywordName) },
    moves: {
      ...what,
      from: optional(list(word.zone)),
      to: optional(list(word.zone)),
      how: optional(oneOf(...moveCauses)),
      causedBy: optional(whoever),
    },
    ...alike(['becomes untapped', 'is sacrificed'], what),
    'becomes tapped': { ...what, by: optional(whoever) },
    ...alike(['becomes attached', 'becomes unattached'], { ...what, host: optional(filter) }),
    'player becomes the target': { who: whoever, of: oneOf('spell', 'ability', 'spell or ability'), by: whoever },
    'becomes the target': {
      ...what,
      of: oneOf('spell', 'ability', 'spell or ability'),
      by: whoever,
      spell: optional(filter),
      that: optional(oneOf('subject')),
    },
    'counters are put': {
      ...what,
      counter,
      atLeast: optional(amount),
      reaches: optional(amount),
      by: optional(whoever),
    },
    chapter: { chapters: list(word.naturalNumber) },
    'counters are removed': { ...what, counter, last: optional(word.yes) },
    becomes: { ...what, state: text },
    'control changes': { ...what, from: optional(whoever), to: optional(whoever) },
  };
}

/** Attacks and blocks (CR 508, 509). */
function combatVariants({ filter }: Grammar) {
  const what = { what: filter };
  const who = { who: whoever };
  return {
    ...alike(['attacks', 'blocks', 'becomes blocked', 'attacks and is not blocked'], {
      ...what,
      alone: optional(word.yes),
      whom: optional(attackedSchema),
      onOneOrMore: optional(word.yes),
      atLeast: optional(word.naturalNumber),
      that: optional(oneOf('subject')),
    }),
    ...alike(['blocks a creature', 'becomes blocked by a creature'], { ...what, other: filter }),
    'player attacks': {
      ...who,
      atLeast: optional(word.naturalNumber),
      exactly: optional(word.naturalNumber),
      whom: optional(attackedSchema),
      once: optional(word.yes),
      what: optional(filter),
    },
    'is attacked': { whom: attackedSchema, what: optional(filter), atLeast: optional(word.naturalNumber) },
  };
}

type ManaOfChosenColor = Extract<TriggerEvent, { readonly on: 'adds mana' }>['mana'];

/** Events of spells and abilities that are cast, copied or activated, and of lands that are played. */
function stackVariants({ amount, filter }: Grammar) {
  const what = { what: filter };
  const who = { who: whoever };
  return {
    casts: { ...who, ...what, from: optional(word.zone), targeting: optional(filter) },
    ...alike(['copies', 'plays a land', 'ability triggers', 'tapped for mana'], { ...who, ...what }),
    'adds mana': {
      ...who,
      ...what,
      mana: record<ManaOfChosenColor>({
        add: oneOf('chosen color'),
        count: amount,
        label: optional(text),
        or: optional(list(word.manaType)),
      }),
    },
    activates: {
      ...who,
      ...what,
      loyalty: optional(word.yes),
      nonMana: optional(word.yes),
      keyword: optional(word.keywordName),
      thisAbility: optional(word.yes),
      that: optional(oneOf('ability')),
      ability: optional(filter),
    },
  };
}

/** Damage (CR 120). */
function damageVariants({ filter }: Grammar) {
  const what = { what: filter };
  const who = { who: whoever };
  const combat = optional(oneOf(true, false));
  return {
    'deals damage': {
      ...what,
      to: oneOf(
        'player',
        'opponent',
        'creature',
        'planeswalker',
        'battle',
        'permanent',
        'anything',
        'you',
        'enchanted player',
        'that player',
      ),
      combat,
      damaged: optional(filter),
      toOneOrMore: optional(word.yes),
      atLeast: optional(word.naturalNumber),
      exactly: optional(word.naturalNumber),
      that: optional(oneOf('source')),
    },
    ...alike(['is dealt damage', 'is dealt excess damage'], { ...what, combat }),
    'player is dealt damage': { ...who, by: optional(filter), combat },
  };
}

/** Events of what players do and what is done to them. */
function playerVariants({ filter }: Grammar) {
  const who = { who: whoever };
  return {
    expends: { ...who, count: word.naturalNumber },
    ...alike(['commits a crime', 'completes a dungeon'], who),
    'enters room': { room: word.naturalNumber },
    draws: { ...who, what: optional(filter), butFirstInDrawStep: optional(word.yes) },
    discards: { ...who, what: optional(filter), causedBy: optional(whoever) },
    ...alike(['gains life', 'loses life', 'loses the game', 'shuffles'], who),
    ...alike(['player gets counters', 'player loses counters'], { ...who, counter: optional(text) }),
    'is designated': {
      as: word.designation,
      value: optional(word.naturalNumber),
      what: optional(filter),
      who: optional(whoever),
    },
    'keyword action': {
      action: text,
      ...who,
      what: optional(filter),
      other: optional(filter),
      that: optional(oneOf('other')),
      championed: optional(filter),
      atLeast: optional(word.naturalNumber),
      atMost: optional(word.naturalNumber),
    },
  };
}

/** The schema of an event that a triggered ability watches for, and that conditions ask the history about. */
export function eventSchema(grammar: Grammar): Schema<TriggerEvent> {
  const { condition, event, filter, players } = grammar;
  return tagged<TriggerEvent, 'on', 'oneOrMore' | 'each' | 'nth' | 'during' | 'said'>('on')(
    {
      ...permanentVariants(grammar),
      ...combatVariants(grammar),
      ...stackVariants(grammar),
      ...damageVariants(grammar),
      ...playerVariants(grammar),
      'beginning of step': {
        step: word.step,
        whose: plainOr(oneOf('you', 'each opponent', 'each player', 'that player', 'enchanted player'), players),
        added: optional(word.yes),
      },
      'reveals this way': { what: filter },
      state: { condition },
      'when you do': {},
      'any of': { of: list(event), or: optional(word.yes) },
    },
    {
      oneOrMore: optional(word.yes),
      each: optional(word.yes),
      nth: optional(word.naturalNumber),
      during: optional(oneOf(...eventTimes)),
      said: optional(oneOf('when', 'whenever')),
    },
  );
}

export function triggeredFields(grammar: Grammar): Fields<Omit<TriggeredAbility, 'kind'>> {
  return {
    event: grammar.event,
    condition: optional(grammar.condition),
    oncePerTurn: optional(word.yes),
    cantBeCountered: optional(word.yes),
    timesPerTurn: optional(word.naturalNumber),
    doOncePerTurn: optional(word.yes),
    functionsIn: optional(list(word.zone)),
    said: optional(oneOf('when you do')),
    ...instructionFields(grammar),
  };
}

export function triggeredSchema(grammar: Grammar): Schema<TriggeredAbility> {
  return record<TriggeredAbility>({ kind: oneOf('triggered'), ...triggeredFields(grammar) });
}
