import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test('CR 506.1: the first combat phase of your turn', () => {
  const [ability] = reading("Whenever this creature attacks, if it's the first combat phase of your turn, untap it.");
  expect(ability).toMatchObject({ condition: { if: 'during', whose: { players: 'you' }, first: true } });
});
