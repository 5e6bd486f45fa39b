import { expect, test } from '@jest/globals';
import { creature, gainLife, prowl, sorcery, spell, type CardDefinition } from '@stacktrail/card-tree';
import { attackWith, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const theft = sorcery('Theft', '{5}', spell(gainLife(1)), prowl('{U}'));
const rogueTheft = {
  ...theft,
  faces: [{ ...theft.faces[0], types: ['Kindred', 'Sorcery'], subtypes: ['Rogue'] }],
} as CardDefinition;

test('CR 702.76a: its cost can be paid if a source of its creature type, then its caster’s, dealt combat damage', () => {
  const waysAfter = (subtype: string): readonly unknown[] => {
    const p = position(pools('U'));
    const card = p.hand(alice, rogueTheft);
    const attacker = p.battlefield(alice, creature('Attacker', '{U}', [subtype], 1, 1));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.passUntil('postcombat main');
    return table.options(card).map((way) => (way.do === 'cast' ? way.via : ''));
  };
  expect(waysAfter('Rogue')).toEqual(['hand', 'prowl']);
  expect(waysAfter('Bear')).toEqual(['hand']);
});
