import { expect, test } from '@jest/globals';
import { creature, freerunning, gainLife, sorcery, spell } from '@stacktrail/card-tree';
import { attackWith, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const leap = sorcery('Leap', '{5}', spell(gainLife(1)), freerunning('{U}'));

test('CR 702.173a: its cost can be paid if an Assassin creature of its caster dealt combat damage to a player', () => {
  const waysAfter = (subtype: string): readonly unknown[] => {
    const p = position(pools('U'));
    const card = p.hand(alice, leap);
    const attacker = p.battlefield(alice, creature('Attacker', '{U}', [subtype], 1, 1));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    table.passUntil('postcombat main');
    return table.options(card).map((way) => (way.do === 'cast' ? way.via : ''));
  };
  expect(waysAfter('Assassin')).toEqual(['hand', 'freerunning']);
  expect(waysAfter('Rogue')).toEqual(['hand']);
});
