import { type Color, type Effect, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { EffectOf } from './predicate.js';

const words = literally('prevent all damage that sources of the color of your choice would deal this turn');
const colors: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

/** The prevention is checked after the text that made the choice has ended, so each color is an option of its own. */
const choice: EffectOf<'choose one'> = {
  do: 'choose one',
  who: { players: 'you' },
  options: colors.map((color) => ({
    effects: [
      {
        do: 'replace',
        replacement: {
          would: 'be dealt damage',
          to: 'anything',
          from: { is: 'color', color },
          instead: { do: 'prevent all' },
          said: ['leads'],
        },
        until: 'this turn',
      },
    ],
  })),
};

/** “Prevent all damage that sources of the color of your choice would deal this turn” (CR 608.2d, 615.1). */
export const preventedByColor: Syntax<Effect> = {
  begins: words.begins,
  fixedFields: { do: 'choose one' },
  read: (reader) => (words.read(reader) === no ? no : choice),
  write: ({ joined: _, ...effect }, writer) => isSameTree(effect, choice) && words.write({}, writer),
};
