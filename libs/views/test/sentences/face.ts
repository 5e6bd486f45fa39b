import type { DefinitionPointer } from '@stacktrail/game-events';
import { alice, cardOf, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, bolt } = there;

export const faceSentences = {
  Transformed: [{ object: bear, face: 1, converted: false }, 'Bear transforms into Bear.'],
  TextGained: [{ object: bear, form: 'splice(/0|/0)' as never }, 'Bear gains the text of what is spliced onto it.'],
  Merged: [
    { permanent: bear, spell: bear, form: 'merge(/0|/0)' as never, onTop: true },
    'Bear merges with Bear: it goes on top.',
  ],
  BestowEnded: [{ object: bear }, 'Bear is no longer bestowed: it is a creature.'],
  Flipped: [{ object: bear }, 'Bear flips and becomes Bear.'],
  TurnedFaceDown: [{ object: bear, as: 'face-down:effect' as DefinitionPointer }, 'Bear is turned face down.'],
  TurnedFaceUp: [{ object: bear, card: cardOf(bear), x: 0 }, 'A face-down permanent is turned face up: Bear.'],
  BecameCopy: [
    {
      effect: 9,
      object: bear,
      form: '/1' as DefinitionPointer,
      source: bolt,
      controller: alice,
      duration: 'this turn',
    },
    'Bear becomes a copy of Elf.',
  ],
  TextChanged: [
    {
      effect: 9,
      object: bear,
      words: { from: 'black', to: 'red' },
      rules: null,
      source: bolt,
      controller: alice,
      duration: null,
    },
    'In the text of Bear “black” becomes “red”.',
  ],
} satisfies Sentences;
