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
