import { expect, test } from '@jest/globals';
import {
  always,
  attached,
  creature,
  creatures,
  enchant,
  enchantment,
  gains,
  granter,
  protectionFrom,
  subtype,
  type Filter,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { Table, alice, pay, pick, pools, position, readCard } from '@stacktrail/test-kit';

const thisAura: Filter = { is: 'one of', objects: granter('this Aura') };
const fromWhite = (sparing: Filter): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'protection',
  from: ['W'],
  sparing,
});
const aura = (name: string, ...text: readonly KeywordAbility[]) =>
  enchantment(name, '{W}', ['Aura'], enchant(creatures), ...(text.length === 0 ? [] : [always(attached, gains(text))]));

/** Which of the Auras that are put on a creature stay there. */
function staying(own: readonly KeywordAbility[], ...auras: readonly ReturnType<typeof aura>[]): readonly string[] {
  const p = position();
  const host = p.battlefield(alice, creature('Host', '{G}', ['Bear'], 2, 2, own));
  const ids = auras.map((card) => p.battlefield(alice, card, { attachedTo: host }));
  const table = new Table(p);
  return ids.filter((id) => table.zoneOf(id) === 'battlefield').map((id) => table.object(id).printed.name);
}

test('CR 702.16n: the Aura that the effect names, or all Auras, stay attached', () => {
  const other = aura('Other');
  expect(staying([], aura('Ward', protectionFrom('W')), other)).toEqual([]);
  expect(staying([], aura('Ward', fromWhite(thisAura)), other)).toEqual(['Ward']);
  expect(staying([], aura('Ward', fromWhite(subtype('Aura'))), other)).toEqual(['Ward', 'Other']);
});

test('CR 702.16n: another instance of that protection removes them', () => {
  expect(staying([protectionFrom('W')], aura('Ward', fromWhite(thisAura)))).toEqual([]);
  expect(staying([protectionFrom('B')], aura('Ward', fromWhite(thisAura)))).toEqual(['Ward']);
  expect(staying([], aura('One', fromWhite(thisAura)), aura('Two', fromWhite(thisAura)))).toEqual([]);
});

test.each(['W', 'B'] as const)(
  'CR 702.16n, 607.2d: the Aura stays where the color that is chosen for it is %s',
  (color) => {
    const ward = readCard(
      enchantment('Ward', '{W}', ['Aura']),
      'Enchant creature',
      'As this Aura enters, choose a color.',
      "Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.",
    );
    const p = position(pools('W'));
    const host = p.battlefield(alice, creature('Host', '{G}', ['Bear'], 2, 2));
    const other = p.battlefield(alice, aura('Other'), { attachedTo: host });
    const card = p.hand(alice, ward);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    table.answer(pick(color));
    expect(table.zoneOf(card)).toBe('battlefield');
    expect(table.zoneOf(other)).toBe(color === 'W' ? 'graveyard' : 'battlefield');
  },
);
