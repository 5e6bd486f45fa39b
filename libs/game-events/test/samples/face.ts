import { sample, type Sample } from './sample.js';

export const faceSamples: readonly Sample[] = [
  sample('Transformed', '701.27a', { object: 31, face: 1, converted: false }),
  sample('BestowEnded', '702.103e', { object: 31 }),
  sample('TextGained', '702.47c', { object: 31, form: 'splice(/3|/5)' }),
  sample('Merged', '702.140c', { permanent: 31, spell: 44, form: 'merge(/3|/5)', onTop: true }),
  sample('Flipped', '710.4', { object: 31 }),
  sample('TurnedFaceDown', '708.2a', { object: 31, as: 'face-down:effect' }),
  sample('TurnedFaceUp', '708.8', { object: 31, card: 17, x: 3 }),
  sample('BecameCopy', '707.4', {
    effect: 7,
    object: 31,
    form: 'except(/3|/4/faces/0/abilities/0/modes/0/effects/0/except|/4|0,1|7,7)',
    source: 62,
    controller: 1,
    duration: 'this turn',
  }),
  sample('BecameCopy', '707.4', { effect: 8, object: 31, form: '/3', source: 62, controller: 1, duration: null }),
  sample('TextChanged', '612.2', {
    effect: 7,
    object: 31,
    words: { from: 'black', to: 'green' },
    rules: null,
    source: 62,
    controller: 1,
    duration: 'this turn',
  }),
  sample('TextChanged', '701.12h', {
    effect: 8,
    object: 31,
    words: null,
    rules: '/3~Forest>Island',
    source: 62,
    controller: 1,
    duration: null,
  }),
];
