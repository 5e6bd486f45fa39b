import type { TriggeredAbility } from '../abilities.js';
import { moveCauses, type TriggerEvent } from '../triggers.js';
import { list, oneOf, plainOr, text, type Schema } from './combinators.js';
import { attackedSchema } from './combat-rules.js';
import type { Grammar } from './grammar.js';
import { instructionFields } from './instructions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import * as word from './words.js';

const whoever = oneOf('you', 'an opponent', 'any player', 'another player', 'that player', 'enchanted player');

/** What a triggered ability watches for, and what history is asked about. */
export function eventSchema({ amount, condition, filter, event, players }: Grammar): Schema<TriggerEvent> {
  const what = { what: filter };
  const who = { who: whoever };
  const combat = optional(oneOf(true, false));
  const counter = optional(text);
  return tagged<TriggerEvent, 'on', 'oneOrMore' | 'nth' | 'during' | 'said'>('on')(
    {
      ...alike(['transforms', 'is turned face up'], { ...what, into: optional(word.yes) }),
      enters: { ...what, from: optional(word.zone) },
      ...alike(['dies', 'leaves the battlefield', 'is countered'], what),
      resolves: { ...what, keyword: optional(word.keywordName) },
      moves: {
        ...what,
        from: optional(list(word.zone)),
        to: optional(list(word.zone)),
        how: optional(oneOf(...moveCauses)),
      },
      ...alike(['attacks', 'blocks', 'becomes blocked', 'attacks and is not blocked'], {
        ...what,
        alone: optional(word.yes),
        whom: optional(attackedSchema),
        atLeast: optional(word.naturalNumber),
      }),
      ...alike(['blocks a creature', 'becomes blocked by a creature'], { ...what, other: filter }),
      'player attacks': {
        ...who,
        atLeast: optional(word.naturalNumber),
        whom: optional(attackedSchema),
        what: optional(filter),
      },
      'is attacked': { whom: attackedSchema },
      ...alike(['becomes tapped', 'becomes untapped', 'is sacrificed'], what),
      ...alike(['becomes attached', 'becomes unattached'], { ...what, host: optional(filter) }),
      'beginning of step': {
        step: word.step,
        whose: plainOr(oneOf('you', 'each opponent', 'each player', 'that player', 'enchanted player'), players),
      },
      casts: { ...who, ...what, from: optional(word.zone), targeting: optional(filter) },
      ...alike(['copies', 'plays a land', 'ability triggers', 'tapped for mana'], { ...who, ...what }),
      expends: { ...who, count: word.naturalNumber },
      ...alike(['commits a crime', 'completes a dungeon'], who),
      'enters room': { room: word.naturalNumber },
      'reveals this way': what,
      activates: {
        ...who,
        ...what,
        loyalty: optional(word.yes),
        nonMana: optional(word.yes),
        keyword: optional(word.keywordName),
      },
      'deals damage': {
        ...what,
        to: oneOf('player', 'opponent', 'creature', 'planeswalker', 'battle', 'permanent', 'anything', 'you'),
        combat,
        damaged: optional(filter),
      },
      ...alike(['is dealt damage', 'is dealt excess damage'], { ...what, combat }),
      'player is dealt damage': { ...who, by: optional(filter), combat },
      ...alike(['draws', 'discards'], { ...who, what: optional(filter) }),
      ...alike(['gains life', 'loses life', 'loses the game', 'shuffles'], who),
      'becomes the target': { ...what, of: oneOf('spell', 'ability', 'spell or ability'), by: whoever },
      'counters are put': { ...what, counter, atLeast: optional(amount), reaches: optional(amount) },
      chapter: { chapters: list(word.naturalNumber) },
      'counters are removed': { ...what, counter, last: optional(word.yes) },
      ...alike(['player gets counters', 'player loses counters'], { ...who, counter }),
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
        championed: optional(filter),
        atLeast: optional(word.naturalNumber),
        atMost: optional(word.naturalNumber),
      },
      becomes: { ...what, state: text },
      'control changes': { ...what, from: optional(whoever), to: optional(whoever) },
      state: { condition },
      'when you do': {},
      'any of': { of: list(event) },
    },
    {
      oneOrMore: optional(word.yes),
      nth: optional(word.naturalNumber),
      during: optional(oneOf('your turn', "an opponent's turn")),
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
    ...instructionFields(grammar),
  };
}

export function triggeredSchema(grammar: Grammar): Schema<TriggeredAbility> {
  return record<TriggeredAbility>({ kind: oneOf('triggered'), ...triggeredFields(grammar) });
}
