import { describe, expect, test } from '@jest/globals';
import { creature, instant, keywords, spell, target, type Ability, type Effect } from '@stacktrail/card-tree';
import { alice, position, size, Table } from '@stacktrail/test-kit';

const role: Effect = {
  do: 'create tokens',
  who: { players: 'you' },
  count: 1,
  token: 'Wicked Role',
  attachedTo: { objects: 'target', slot: 0 },
};
const bestow = instant('Bestow', '', spell(target.creature(), role));

const safe: Ability = {
  kind: 'keyword',
  keyword: 'protection',
  from: [],
  quality: { is: 'type', type: 'Enchantment' },
};

describe('CR 303.4i: a token Aura is created attached', () => {
  test.each([
    ['to what it can enchant', keywords('vigilance'), '3/3', 1],
    ['and not to what it can’t', [safe], '2/2', 0],
  ])('%s', (_, abilities, expected, tokens) => {
    const start = position();
    const host = start.battlefield(alice, creature('Host', '{G}', ['Bear'], 2, 2, ...abilities));
    const card = start.hand(alice, bestow);
    const table = new Table(start);
    table.cast(card);
    table.passAll();
    expect(size(table.state, host)).toBe(expected);
    expect(table.facts.filter(({ type }) => type === 'TokensCreated')).toHaveLength(tokens);
  });
});
