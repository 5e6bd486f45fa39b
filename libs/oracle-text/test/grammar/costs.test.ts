import { describe, expect, test } from '@jest/globals';
import { showAbility } from '../../src/grammar/index.js';
import { reading } from './reading.js';

describe('CR 406.4: cards in exile that a cost is paid with', () => {
  test.each([
    ["{2}, Put a card an opponent owns from exile into that player's graveyard: Draw a card.", 1],
    ["{2}, Put two cards your opponents own from exile into their owners' graveyards: Draw a card.", 2],
  ])('%s', (text, count) => {
    const cost = { cost: 'put from exile into graveyard', filter: { is: 'owned by', who: 'opponent' }, count };
    const [ability] = reading(text);
    expect(ability).toMatchObject({ cost: [{ cost: 'mana', mana: ['2'] }, cost] });
    expect(showAbility(ability!, { name: 'Card', types: [], subtypes: [], supertypes: [], abilities: [] })).toContain(
      'from exile into ',
    );
  });

  test('your own cards aren’t put there by these words', () => {
    expect(() => reading("Put a card you own from exile into that player's graveyard: Draw a card.")).toThrow();
  });
});

describe('CR 601.2b: counters that a cost removes and doesn’t call X', () => {
  const artifact = { name: 'Test Card', types: ['Artifact'], subtypes: [], supertypes: [], abilities: [] } as const;

  test.each([
    ['{T}, Remove any number of charge counters from this artifact: Add {B} for each charge counter removed this way.'],
    [
      'Remove all charge counters from this artifact: You gain life equal to the number of charge counters removed this way.',
    ],
    ['Remove one or more charge counters from this artifact: It deals that much damage to any target.'],
    ['Remove any number of +1/+1 counters from among creatures you control: You gain that much life.'],
  ])('%s', (text) => {
    const [ability] = reading(text, artifact);
    expect(JSON.stringify(ability)).toMatch(/"count":\{"amount":"X"\},"many":.*"amount":"X","said":/);
  });

  test('other counters than those that were removed aren’t counted so', () => {
    const text = 'Remove all charge counters from this artifact: Draw a card for each oil counter removed this way.';
    expect(() => reading(text, artifact)).toThrow();
  });
});

test('CR 602.1a: “or” between two costs that both tap stands between all of each', () => {
  const tap = { cost: 'tap' };
  expect(reading('{3}, {T} or {U}, {T}: Draw a card.')).toMatchObject([
    {
      cost: [
        {
          cost: 'choice',
          of: [
            [{ cost: 'mana', mana: ['3'] }, tap],
            [{ cost: 'mana', mana: ['U'] }, tap],
          ],
        },
      ],
    },
  ]);
});
