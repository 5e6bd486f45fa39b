import { expect, test } from 'vitest';
import { enchantment, instant, staticAbility } from '@stacktrail/card-language';
import { player, select } from '../answers.js';
import { alice, bob, position } from '../position.js';
import { readCard } from '../read-card.js';
import { Table } from '../table.js';

const shelter = enchantment(
  'Shelter',
  '{W}',
  [],
  staticAbility({
    static: 'replacement',
    replacement: { would: 'be dealt damage', to: 'you', instead: { do: 'prevent all' } },
  }),
);

function dealt(text: string): number {
  const p = position();
  p.battlefield(bob, shelter);
  const card = p.hand(alice, readCard(instant('Blast', ''), text));
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.passAll();
  return 20 - table.life(bob);
}

test('CR 615.12: an instruction can say that its damage can’t be prevented', () => {
  expect(dealt('~ deals 3 damage to any target.')).toBe(0);
  expect(dealt("~ deals 3 damage to any target. The damage can't be prevented.")).toBe(3);
});
