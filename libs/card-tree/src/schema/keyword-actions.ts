import type { KeywordAction } from '../keyword-actions.js';
import { list, text } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, type Variants } from './records.js';
import * as word from './words.js';

export function keywordActionVariants({
  amount,
  effect,
  filter,
  objects,
  players,
}: Grammar): Variants<KeywordAction, 'do'> {
  const label = optional(text);
  return {
    ...alike(['surveil', 'fateseal', 'investigate', 'incubate'], { who: players, count: amount }),
    clash: { label },
    ...alike(['time travel', 'learn', 'the Ring tempts you'], {}),
    'manifest dread': { who: optional(players), label },
    ...alike(['goad', 'detain', 'exert', 'suspect', 'explore'], { what: objects }),
    ...alike(['monstrosity', 'adapt', 'bolster', 'discover'], { count: amount }),
    proliferate: { who: players, label },
    ...alike(['recruit', 'open an Attraction', 'roll to visit Attractions'], { who: players }),
    ...alike(['planeswalk', 'chaos ensues'], {}),
    'roll the planar die': { who: players },
    ...alike(['set in motion', 'abandon'], { what: objects }),
    ante: { who: players, what: objects },
    'claim the prize': { effects: list(effect) },
    'venture into the dungeon': { who: players, into: label },
    support: { slot: word.naturalNumber },
    connive: { what: objects, count: amount },
    amass: { subtype: text, count: amount, label },
    'collect evidence': { count: amount, label },
    populate: { attacking: optional(word.yes), label },
    forage: { label },
    airbend: { what: objects },
    earthbend: { slot: word.naturalNumber, count: amount },
    blight: { who: players, count: amount, label },
    endure: { what: objects, count: amount },
    behold: { filter, label: text },
    'take action': { action: text, what: objects },
  };
}
