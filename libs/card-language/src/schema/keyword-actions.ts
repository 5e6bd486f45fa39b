import type { KeywordAction } from '../keyword-actions.js';
import { text } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, type Variants } from './records.js';
import * as word from './words.js';

export function keywordActionVariants({ amount, filter, objects, players }: Grammar): Variants<KeywordAction, 'do'> {
  const label = optional(text);
  return {
    ...alike(['surveil', 'fateseal', 'investigate'], { who: players, count: amount }),
    clash: { label },
    ...alike(['proliferate', 'time travel', 'learn'], {}),
    ...alike(['goad', 'detain', 'suspect', 'explore'], { what: objects }),
    ...alike(['monstrosity', 'adapt', 'bolster', 'discover'], { count: amount }),
    support: { slot: word.naturalNumber },
    connive: { what: objects, count: amount },
    amass: { subtype: text, count: amount, label },
    'collect evidence': { count: amount, label },
    forage: { label },
    endure: { what: objects, count: amount },
    behold: { filter, label: text },
    'take action': { action: text, what: objects },
  };
}
