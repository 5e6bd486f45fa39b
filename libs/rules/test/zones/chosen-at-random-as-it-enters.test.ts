import { expect, test } from '@jest/globals';
import { land } from '@stacktrail/card-tree';
import { alice, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const bazaar = readCard(
  land('Bazaar', []),
  'As this land enters, choose a color at random.',
  '{T}: Add one mana of the chosen color. Then choose a color at random.',
  '{0}: Untap this land.',
);

test('CR 607.2d, 614.12a: chance chooses the color as it enters, and again for the next mana', () => {
  const p = position();
  const card = p.hand(alice, bazaar);
  const table = new Table(p);
  table.playLand(card);
  const { id } = table.now(card);
  const chosen = (): readonly unknown[] => table.of('ChoiceRecorded').map(({ data }) => data.values[0]);
  expect(table.of('NumberChosenAtRandom')).toMatchObject([{ rule: '614.12a', data: { least: 1, most: 5 } }]);
  expect(chosen()).toHaveLength(1);
  const { draws } = table.state;
  for (let i = 1; i <= 4; i++) {
    const before = chosen().at(-1);
    table.answers(table.use(id, 0));
    expect(before).toEqual({ is: 'word', word: table.pool(alice).at(-1) });
    expect(chosen()).toHaveLength(i + 1);
    table.answers(table.use(id, 1));
    table.passAll();
  }
  expect(table.state.draws).toBeGreaterThanOrEqual(draws + 4);
  expect(table.fold()).toBe(plainState(table.state));
});
