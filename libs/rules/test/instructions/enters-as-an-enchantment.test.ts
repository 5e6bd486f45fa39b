import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { typeBit } from '@stacktrail/game-state';
import { alice, position, readCard, slay, Table } from '@stacktrail/test-kit';

test('CR 205.1a, 611.2e: what returns and “is an enchantment” has no other card type as it enters', () => {
  const p = position();
  const text =
    "When this creature dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.";
  const glimmer = p.battlefield(alice, readCard(creature('Glimmer', '{1}{G}', ['Elk'], 3, 3), text));
  const kill = p.hand(alice, slay);
  const table = new Table(p);
  table.cast(kill);
  table.passAll();
  table.passAll();
  const back = table.now(glimmer);
  expect(back.zone).toBe('battlefield');
  const { types, subtypes } = characteristicsOf(table.state, back);
  expect([types, subtypes]).toEqual([typeBit('Enchantment'), []]);
});
