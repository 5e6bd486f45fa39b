import { expect, test } from '@jest/globals';
import { artifact, creature, enchant, enchantment } from '@stacktrail/card-tree';
import { alice, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 602.5, 605.1: of a permanent that can’t have others activated, mana abilities can be', () => {
  const elder = readCard(creature('Elder', '{G}', ['Elf'], 1, 1), '{0}: Draw a card.', '{0}: Add {G}.');
  const fetters = readCard(
    enchantment('Fetters', '{W}', ['Aura'], enchant({ is: 'type', type: 'Creature' })),
    "Enchanted creature can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
  );
  for (const fettered of [false, true]) {
    const p = position();
    const id = p.battlefield(alice, elder);
    const host = fettered ? id : p.battlefield(alice, creature('Other', '{G}', ['Elf'], 1, 1));
    p.battlefield(alice, fetters, { attachedTo: host });
    p.battlefield(alice, artifact('Idle', '{1}', []));
    expect(new Table(p).options(id)).toHaveLength(fettered ? 1 : 2);
  }
});
