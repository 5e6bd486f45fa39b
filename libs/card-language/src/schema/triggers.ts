import type { TriggeredAbility } from '../abilities.js';
import type { TriggerEvent } from '../triggers.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { instructionFields } from './instructions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import * as word from './words.js';

const whoever = oneOf('you', 'an opponent', 'any player');

function eventSchema({ amount, filter }: Grammar): Schema<TriggerEvent> {
  const what = { what: filter };
  return tagged<TriggerEvent, 'on'>('on')({
    ...alike(['transforms', 'is turned face up'], { ...what, into: optional(word.yes) }),
    enters: { ...what, from: optional(word.zone) },
    ...alike(['dies', 'leaves the battlefield', 'is dealt damage'], what),
    ...alike(['attacks', 'blocks', 'becomes blocked', 'attacks and is not blocked'], {
      ...what,
      alone: optional(word.yes),
    }),
    ...alike(['becomes tapped', 'becomes untapped', 'is sacrificed'], what),
    'beginning of step': { step: word.step, whose: oneOf('you', 'each opponent', 'each player') },
    casts: { who: whoever, ...what },
    'deals damage': { ...what, to: oneOf('player', 'opponent', 'creature', 'anything'), combat: optional(word.yes) },
    ...alike(['draws', 'discards', 'gains life', 'loses life'], { who: whoever }),
    'tapped for mana': { ...what, who: whoever },
    'becomes the target': { ...what, of: oneOf('spell', 'ability', 'spell or ability'), by: whoever },
    'is designated': { as: word.designation, what: optional(filter), who: optional(whoever) },
    ...alike(['player gets counters', 'player loses counters'], { who: whoever, counter: optional(text) }),
    'counters are put': { ...what, counter: text, atLeast: optional(amount), reaches: optional(amount) },
    chapter: { chapters: list(word.naturalNumber) },
    'counters are removed': { ...what, counter: text, last: optional(word.yes) },
  });
}

export function triggeredFields(grammar: Grammar): Fields<Omit<TriggeredAbility, 'kind'>> {
  return {
    event: eventSchema(grammar),
    condition: optional(grammar.condition),
    oncePerTurn: optional(word.yes),
    ...instructionFields(grammar),
  };
}

export function triggeredSchema(grammar: Grammar): Schema<TriggeredAbility> {
  return record<TriggeredAbility>({ kind: oneOf('triggered'), ...triggeredFields(grammar) });
}
