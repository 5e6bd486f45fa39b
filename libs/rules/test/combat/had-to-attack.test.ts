import { describe, expect, test } from '@jest/globals';
import { always, creature, each, gets, inCombat, thisObject, type CardDefinition } from '@stacktrail/card-tree';
import { watching, alice, bob, position, size, Battle, body } from '@stacktrail/test-kit';

const watch = watching('Watch', always(each({ is: 'had to attack' }), gets(3, 3)));
const raging: CardDefinition = creature(
  'Rager',
  '{1}{R}',
  ['Ogre'],
  2,
  2,
  always(thisObject, inCombat({ rule: 'attacks if able' })),
);
const goaded = { designations: [{ name: 'goaded', player: bob, value: 0, until: null, turn: 1 }] } as const;

describe('CR 506.6: creatures that had to attack', () => {
  test('CR 506.6: those that an effect required to, as attackers were declared; not those that attack of their own accord', () => {
    const p = position();
    p.battlefield(alice, watch);
    const [required, provoked, free] = [
      p.battlefield(alice, raging),
      p.battlefield(alice, body(2, 2), goaded),
      p.battlefield(alice, body(2, 2)),
    ];
    const battle = new Battle(p);
    battle.attack(required, provoked, free);
    expect([required, provoked, free].map((id) => size(battle.game.state, id))).toEqual(['5/5', '5/5', '2/2']);
  });

  test('CR 506.6: in no other combat', () => {
    const p = position();
    p.battlefield(alice, watch);
    const required = p.battlefield(alice, raging);
    expect(size(p.state(), required)).toBe('2/2');
  });
});
