import type { Choice, ChosenQuality } from '../choices.js';
import { subtypeKinds } from '../choices.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, tagged } from './records.js';
import * as word from './words.js';

export const chosenQuality: Schema<ChosenQuality> = oneOf(
  'color',
  'card type',
  ...subtypeKinds,
  'card name',
  'number',
  'permanent',
  'player',
);

export function choiceSchema({ amount, filter }: Grammar): Schema<Choice> {
  return tagged<Choice, 'choose'>('choose')({
    color: {
      among: optional(list(word.color)),
      except: optional(list(word.color)),
      several: optional(word.yes),
    },
    'card type': { among: optional(list(word.cardType)), except: optional(list(word.cardType)) },
    ...alike(subtypeKinds, { among: optional(list(text)), except: optional(list(text)) }),
    'card name': { filter: optional(filter) },
    number: { min: amount, max: amount },
    player: { among: oneOf('any player', 'opponent'), count: optional(word.naturalNumber) },
    permanent: { filter },
    word: { among: list(text) },
  });
}
