import { list, oneOf, text, textOr, type Schema } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { togetherSchema } from '../instructions.js';
import { alike, optional, record } from '../records.js';
import { destinationSchema } from './destination.js';
import * as word from '../words.js';

/** Instructions that draw, move, discard and search for cards, and that make players gain and lose life. */
export function cardVariants(grammar: Grammar) {
  const { amount, filter, objects, players } = grammar;
  const destination = destinationSchema(grammar);
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  const hand: Schema<'hand'> = oneOf('hand');
  return {
    draw: {
      who: players,
      count: amount,
      label: optional(text),
      additional: optional(word.yes),
      upTo: optional(word.yes),
    },
    scry: { who: players, count: amount },
    mill: { who: players, count: amount, label },
    move: {
      who: optional(players),
      ...what,
      to: destination,
      sacrificing: optional(objects),
      label,
      link: label,
      until: optional(textOr(oneOf('this leaves the battlefield'), grammar.event)),
      was: optional(text),
      verb: optional(oneOf('put', 'return')),
      whose: optional(oneOf('you', 'owner', 'that player', 'they')),
    },
    discard: {
      who: players,
      count: textOr(hand, amount),
      atRandom: yes,
      label: optional(text),
      said: optional(oneOf('all the cards')),
    },
    ...alike(['gain life', 'lose life'], { who: players, amount, label: optional(text) }),
    'search library': {
      who: players,
      filter,
      count: amount,
      upTo: yes,
      also: optional(list(record({ filter, count: amount }))),
      together: optional(list(togetherSchema(grammar))),
      to: destination,
      reveal: yes,
      label,
      link: optional(text),
    },
    shuffle: { who: players, said: optional(oneOf('library')) },
    'lose unspent mana': { who: players },
  };
}
