import { copyWordings, keepable, type CopyException } from '../copying.js';
import { faceDownKinds, type FaceDownKind } from '../face-down.js';
import { wordKinds } from '../text-change.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, tagged } from './records.js';
import * as word from './words.js';

export const faceDownKind: Schema<FaceDownKind> = oneOf(...faceDownKinds);

export function exceptions({ amount, filter, modification }: Grammar): Schema<readonly CopyException[]> {
  return list(
    tagged<CopyException, 'except', 'if' | 'said'>('except')(
      {
        change: { change: modification },
        named: { name: text },
        keeps: { what: list(oneOf(...keepable)) },
        ...alike(["isn't legendary", 'has no mana cost', 'has this ability', 'enters tapped'], {}),
        'enters with counters': { counter: text, count: amount },
      },
      { if: optional(filter), said: optional(list(oneOf(...copyWordings))) },
    ),
  );
}

/** The fields of instructions about copies and faces. */
export function faceInstructionFields(grammar: Grammar) {
  const { amount, objects, players } = grammar;
  const what = { what: objects };
  const yes = optional(word.yes);
  return {
    'become copy': {
      ...what,
      of: objects,
      except: optional(exceptions(grammar)),
      until: optional(word.duration),
      leads: yes,
    },
    'create copies': {
      who: players,
      count: amount,
      of: objects,
      except: optional(exceptions(grammar)),
      tapped: yes,
      attacking: yes,
      label: optional(text),
      link: optional(text),
      ofThose: yes,
    },
    ...alike(['transform', 'convert', 'flip', 'turn face up', 'meld'], what),
    'turn face down': { ...what, as: optional(faceDownKind) },
    ...alike(['manifest', 'cloak'], { who: players, ...what, label: optional(text) }),
  };
}

/** The fields of instructions that change texts. */
export function textInstructionFields({ objects }: Grammar) {
  const until = optional(word.duration);
  return {
    'change text': {
      what: objects,
      words: list(oneOf(...wordKinds)),
      to: optional(text),
      except: optional(list(text)),
      until,
    },
    'exchange text boxes': { first: objects, second: objects, until },
  };
}
