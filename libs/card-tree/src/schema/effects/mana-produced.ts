import type { ManaProduced } from '../../mana-produced.js';
import { list, oneOf, text, type Schema } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { optional, tagged } from '../records.js';
import * as word from '../words.js';

/** The mana that an instruction adds (CR 106.3). */
export function manaSchema({ amount, filter, objects }: Grammar): Schema<ManaProduced> {
  return tagged<ManaProduced, 'add'>('add')({
    fixed: { mana: list(word.manaType) },
    'chosen color': { count: amount, label: optional(text), or: optional(list(word.manaType)) },
    'noted color': { count: amount, label: text, said: optional(oneOf('chosen')) },
    'one of': { types: list(word.manaType), count: amount },
    'any combination': { types: list(word.manaType), count: amount, listed: optional(word.yes) },
    'different colors': { count: amount },
    'could produce': { by: filter, what: oneOf('color', 'type'), count: amount, said: optional(oneOf('that')) },
    'color among': {
      permanents: filter,
      zone: optional(oneOf('exile', 'graveyard')),
      count: amount,
      each: optional(word.yes),
    },
    'type produced': { by: objects, count: amount },
    'commander identity': { count: amount },
    symbols: { symbols: word.manaCost },
    'double unspent': { type: optional(word.manaType) },
  });
}
