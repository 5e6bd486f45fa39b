import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { withLinks } from '../../src/grammar/index.js';
import { reading, readingSpell } from './reading.js';

/** The instructions of a spell without modes. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error(`no spell ability: ${JSON.stringify(ability)}`);
  return ability.modes[0]!.effects;
}

describe('what was done to things names them afterwards', () => {
  test.each([
    'Destroy all Goblins. You gain 1 life for each creature destroyed this way.',
    'Mill five cards, then draw a card for each Goblin card milled this way.',
    'Discard two cards, then draw cards equal to the number of Goblin cards discarded this way.',
    'Reveal the top five cards of your library. Put all Goblin cards revealed this way into your hand and the rest on the bottom of your library in any order.',
    "Exile target Goblin card from a graveyard. You gain life equal to the exiled card's mana value.",
    'Mill three cards. If a Goblin card was milled this way, draw a card.',
    'Mill three cards. You may put a Goblin card from among the milled cards into your hand.',
  ])('CR 608.2c: “%s”', (text) => {
    expect(effectsOf(text).length).toBeGreaterThan(1);
  });

  test('CR 608.2h: “creatures exiled this way” are asked as they were, cards as they are', () => {
    const [exile, creatures] = effectsOf('Exile all Goblins. You gain 1 life for each creature exiled this way.');
    const [, cards] = effectsOf('Exile all Goblins. You gain 1 life for each card exiled this way.');
    const { label, was } = exile as { label: string; was: string };
    expect(JSON.stringify(creatures)).toContain(`"label":"${was}"`);
    expect(JSON.stringify(cards)).toContain(`"label":"${label}"`);
  });

  test('what nothing speaks of has no label', () => {
    expect(effectsOf('Mill two cards.')).toEqual([{ do: 'mill', count: 2, who: { players: 'you' } }]);
  });

  test('what nothing was done to can’t be meant', () => {
    expect(() => readingSpell('Draw a card for each creature destroyed this way.')).toThrow('read up to');
  });
});

describe('CR 607.2a: abilities that speak of what another one exiled', () => {
  const exiles = 'When this creature enters, exile target Goblin.';
  const returns =
    "When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.";

  test('the exile is linked', () => {
    const both = withLinks([...reading(exiles), ...reading(returns)]);
    expect(JSON.stringify(both?.[0])).toContain('"link":"exiled"');
    expect(JSON.stringify(both?.[1])).toContain('"objects":"linked","label":"exiled"');
  });

  test('so is every exile for “cards exiled with” it', () => {
    const all = withLinks([
      ...reading(exiles),
      ...reading(exiles),
      ...reading("{T}: Return a creature card exiled with this creature to its owner's hand."),
    ]);
    expect(all?.filter((ability) => JSON.stringify(ability).includes('"link":"exiled"'))).toHaveLength(2);
  });

  test('CR 725.5: those that are left in exile as the game restarts are “those cards” then', () => {
    const text =
      '{T}: Restart the game, leaving in exile all permanent cards exiled with this creature. ' +
      'Then put those cards onto the battlefield under your control.';
    const [, restarting] = withLinks([...reading(exiles), ...reading(text)]) ?? [];
    expect(JSON.stringify(restarting)).toContain('"label":"left 1"}');
    expect(JSON.stringify(restarting)).toContain('"what":{"objects":"result","label":"left 1"');
  });

  test('of two exiles it can’t be told which card is “the exiled card”', () => {
    expect(withLinks([...reading(exiles), ...reading(exiles), ...reading(returns)])).toBeUndefined();
    expect(withLinks(reading(returns))).toBeUndefined();
  });
});

describe('CR 120.1: damage to several at once', () => {
  test.each([
    'Test Card deals 3 damage to target Goblin and 1 damage to you.',
    'Test Card deals 1 damage to any target, 2 damage to any other target, and 3 damage to any other target.',
    'Test Card deals 1 damage to each Goblin and each player.',
    'Test Card deals X damage to target Goblin and X damage to each opponent.',
  ])('%s', (text) => {
    expect(effectsOf(text)).toMatchObject([{ do: 'deal damage', also: expect.anything() as unknown }]);
  });

  test('“itself” is the one that deals it', () => {
    expect(effectsOf('Target creature deals damage to itself equal to its power.')).toMatchObject([
      { source: { objects: 'target', slot: 0 }, to: { objects: 'target', slot: 0, called: 'itself' } },
    ]);
  });

  test('another player’s life is no damage', () => {
    expect(effectsOf('Test Card deals 1 damage to any target and you gain 1 life.')).toHaveLength(2);
  });
});
