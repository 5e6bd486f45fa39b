import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

test('CR 608.2i: how much life or damage it was this turn', () => {
  const ofOpponents = '"event":{"on":"loses life","who":"an opponent"},"counting":"amounts"';
  expect(facts(readingSpell('Add {R} for each 1 life your opponents have lost this turn.'))).toContain(ofOpponents);
  expect(
    facts(readingSpell('You gain X life, where X is the total amount of life your opponents have lost this turn.')),
  ).toContain(`${ofOpponents},"said":"have"`);
  expect(facts(readingSpell('Draw X cards, where X is the damage dealt to your opponents this turn.'))).toContain(
    '"on":"player is dealt damage"',
  );
});

test('what the event counted, called by what happened', () => {
  expect(
    reading('Whenever you gain life, put a +1/+1 counter on this creature for each 1 life you gained.'),
  ).toMatchObject([
    { modes: [{ effects: [{ count: { of: [{ amount: 'that much', called: 'life you gained' }, 1] } }] }] },
  ]);
  expect(
    facts(
      reading(
        'Whenever this creature deals combat damage to a player, it connives X, where X is the amount of damage it dealt to that player.',
      ),
    ),
  ).toContain('"amount":"that much","called":"damage it dealt"');
});

test('nothing was counted where the event has no number', () => {
  expect(() =>
    reading('Whenever this creature attacks, put a +1/+1 counter on it for each 1 life you gained.'),
  ).toThrow();
});

test('CR 608.2i: what one player did, or what was done to them, this turn', () => {
  const of = { players: 'target', slot: 0 };
  const drawing = (count: object): object => [{ modes: [{ effects: [{ do: 'draw', count }] }] }];
  expect(readingSpell('Draw cards equal to the damage dealt to target opponent this turn.')).toMatchObject(
    drawing({ event: { on: 'player is dealt damage', who: 'that player' }, counting: 'amounts', of }),
  );
  expect(readingSpell('Draw cards equal to the number of cards target opponent discarded this turn.')).toMatchObject(
    drawing({ event: { on: 'discards', who: 'that player' }, counting: 'times', of }),
  );
  expect(readingSpell('Draw a card for each card your opponents have drawn this turn.')).toMatchObject(
    drawing({ amount: 'product', of: [{ event: { on: 'draws', who: 'an opponent' } }, 1] }),
  );
  expect(facts(readingSpell('Target opponent loses life equal to the amount of life they lost this turn.'))).toContain(
    '"of":{"players":"target","slot":0,"called":"it"}',
  );
});
