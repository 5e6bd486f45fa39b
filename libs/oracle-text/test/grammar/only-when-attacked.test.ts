import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const attackers = { if: 'during', steps: ['declare attackers'] };
const attacked = { if: 'attacked this step', who: { players: 'you' } };

test('CR 601.3, 508.6: a spell is cast only at one time and only under a condition', () => {
  const [ability] = readingSpell(
    "Cast this spell only during the declare attackers step and only if you've been attacked this step.",
  );
  expect(ability).toMatchObject({
    effects: [{ static: 'cast this only', if: { if: 'all', of: [attackers, attacked] } }],
  });
});

test('CR 601.3: a spell is cast only at two times at once', () => {
  const [ability] = readingSpell('Cast this spell only during your turn and only during combat.');
  expect(ability).toMatchObject({
    effects: [{ if: { if: 'all', of: [{ if: 'your turn' }, { if: 'during' }] } }],
  });
});

test('CR 602.5b: an ability is activated only then', () => {
  const [ability] = reading(
    "{T}: Draw a card. Activate only during the declare attackers step and only if you've been attacked this step.",
  );
  expect(ability).toMatchObject({ onlyIf: { if: 'all', of: [attackers, attacked] } });
});
