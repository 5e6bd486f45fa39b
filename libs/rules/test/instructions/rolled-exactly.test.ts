import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, position, readCard, Table } from '@stacktrail/test-kit';

test.each([
  [1, 3],
  [2, 0],
])('CR 706.2: a text can ask for one result: %i', (value, gained) => {
  const text = readCard(instant('Text', ''), 'Roll a four-sided die. If the result is 1, you gain 3 life.');
  const p = position((state) => {
    state.foretoldChance = [{ player: alice, kind: 'die', value }];
  });
  const card = p.hand(alice, text);
  const table = new Table(p);
  const { life } = table.state.players[alice]!;
  table.cast(card);
  table.passAll();
  expect(table.state.players[alice]!.life - life).toBe(gained);
});
