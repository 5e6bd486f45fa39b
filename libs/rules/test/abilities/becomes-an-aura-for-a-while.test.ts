import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { characteristicsOf, hasType } from '@stacktrail/characteristics';
import { act, alice, bear, bob, pay, pools, position, readCard, select, slay, Table } from '@stacktrail/test-kit';

const leech = readCard(
  creature('Leech', '{1}{G}', ['Licid'], 1, 1),
  '{G}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {G} to end this effect.',
  'Enchanted creature has flying.',
);

/** Alice’s creature has become an Aura on Bob’s bear. */
function enchanting() {
  const p = position(pools('GG', ''));
  const aura = p.battlefield(alice, leech);
  const host = p.battlefield(bob, bear);
  const removal = p.hand(alice, slay);
  const table = new Table(p);
  table.activate(aura, select(host), pay);
  table.passAll();
  return { table, aura, host, removal };
}

const flies = (table: Table, id: Parameters<Table['object']>[0]): boolean =>
  characteristicsOf(table.state, table.object(id)).keywords.has('flying');

describe('CR 303.4, 205.1a: a creature that becomes an Aura', () => {
  test('is no creature then, and is attached to the other one', () => {
    const { table, aura, host } = enchanting();
    const is = (type: 'Creature' | 'Enchantment'): boolean => hasType(table.state, table.object(aura), type);
    expect([is('Creature'), is('Enchantment')]).toEqual([false, true]);
    expect([table.object(aura).attachedTo, flies(table, host)]).toEqual([host, true]);
  });

  test('loses only this ability, and has enchant creature', () => {
    const { table, aura } = enchanting();
    const { abilities } = characteristicsOf(table.state, table.object(aura));
    const kinds = abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));
    expect([...kinds].sort()).toEqual(['enchant', 'static']);
  });

  test('CR 116.2c: is a creature with its ability again, on no other, as soon as its controller has paid', () => {
    const { table, aura, host } = enchanting();
    const { question } = table;
    const special =
      question.form === 'action' ? question.actions().find((action) => action.do === 'special') : undefined;
    table.answer(act(special!));
    if (table.question.kind === 'activate mana abilities') table.answer(pay);
    const { abilities } = characteristicsOf(table.state, table.object(aura));
    expect(hasType(table.state, table.object(aura), 'Creature')).toBe(true);
    expect([table.object(aura).attachedTo, flies(table, host)]).toEqual([0, false]);
    expect(abilities.map(({ ability }) => ability.kind).sort()).toEqual(['activated', 'static']);
  });

  test('CR 704.5m: goes to the graveyard as the creature that it enchants dies', () => {
    const { table, aura, removal } = enchanting();
    table.cast(removal);
    table.passAll();
    expect(table.zoneOf(aura)).toBe('graveyard');
  });
});
