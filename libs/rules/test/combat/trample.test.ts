import { describe, expect, test } from '@jest/globals';
import { always, creature, obeys, protectionFrom, thisObject } from '@stacktrail/card-tree';
import { alice, bob, position, factsOf, assign, Battle, body, bodyOf, gang, player } from '@stacktrail/test-kit';

describe('CR 702.19: trample', () => {
  const trampler = body(5, 5, 'trample');

  test('CR 702.19b: the rest beyond lethal damage for every blocker goes where its controller wants', () => {
    const { battle, attacking, blocking } = gang(trampler, [[body(1, 2)], [body(1, 1)]]);
    const [one, two] = blocking as [typeof attacking, typeof attacking];
    const illegal = assign([attacking, one, 2], [attacking, player(bob), 3]);
    expect(() => battle.damage('combat damage', illegal)).toThrow('702.19b');
    battle.damage('combat damage', assign([attacking, one, 2], [attacking, two, 1], [attacking, player(bob), 2]));
    expect(battle.life(bob)).toBe(18);
  });

  test('CR 702.19b: it need not assign anything beyond the blockers', () => {
    const { battle, attacking, blocking } = gang(trampler, [[body(1, 2)]]);
    battle.damage('combat damage', assign([attacking, blocking[0]!, 5]));
    expect(battle.life(bob)).toBe(20);
  });

  test('CR 702.19b: damage already marked counts', () => {
    const { battle, attacking, blocking } = gang(trampler, [[body(1, 6), { damage: 4 }]]);
    battle.damage('combat damage', assign([attacking, blocking[0]!, 2], [attacking, player(bob), 3]));
    expect(battle.life(bob)).toBe(17);
  });

  test('CR 702.19b example: damage that others assign at the same time counts', () => {
    const wide = creature('Wide', '{G}', [], 2, 2, always(thisObject, obeys('can block an additional creature')));
    const p = position();
    const [plain, tramples] = [p.battlefield(alice, body(1, 1)), p.battlefield(alice, body(3, 3, 'trample'))];
    const blocker = p.battlefield(bob, wide);
    const battle = new Battle(p);
    battle.attack(plain, tramples);
    battle.block([blocker, plain], [blocker, tramples]);
    const answers = [
      assign([tramples, blocker, 1], [tramples, player(bob), 2]),
      assign([blocker, plain, 1], [blocker, tramples, 1]),
    ];
    battle.damage('combat damage', ...answers);
    expect(battle.life(bob)).toBe(18);
    expect(battle.damageOn(blocker)).toBe(2);
  });

  test('CR 702.19b example 2: what protection would prevent must be assigned all the same', () => {
    const { battle, attacking, blocking } = gang(bodyOf('{G}', 6, 6, 'trample'), [[body(2, 2, protectionFrom('G'))]]);
    const illegal = assign([attacking, blocking[0]!, 1], [attacking, player(bob), 5]);
    expect(() => battle.damage('combat damage', illegal)).toThrow('702.19b');
    battle.damage('combat damage', assign([attacking, blocking[0]!, 2], [attacking, player(bob), 4]));
    expect(battle.life(bob)).toBe(16);
  });

  test('CR 702.2c: with deathtouch 1 damage is lethal', () => {
    const { battle, attacking, blocking } = gang(body(5, 5, 'trample', 'deathtouch'), [[body(1, 7)], [body(1, 7)]]);
    const [one, two] = blocking as [typeof attacking, typeof attacking];
    battle.damage('combat damage', assign([attacking, one, 1], [attacking, two, 1], [attacking, player(bob), 3]));
    expect(battle.life(bob)).toBe(17);
    const facts = battle.settle();
    expect(factsOf(facts, 'Destroyed').map(({ rule, data }) => [rule, data.object])).toEqual([
      ['704.5h', one],
      ['704.5h', two],
    ]);
  });

  test('CR 702.19d: with no blocker left, all goes to what it attacks', () => {
    const { battle, blocking } = gang(trampler, [[body(1, 2)]]);
    battle.game.emit('RemovedFromCombat', { object: blocking[0]! }, { rule: '506.4' });
    expect(battle.damage('combat damage').questions).toEqual([]);
    expect(battle.life(bob)).toBe(15);
  });

  test('CR 702.19b: nobody is asked where one blocker takes all of it', () => {
    const { battle, blocking } = gang(body(2, 2, 'trample'), [[body(1, 2)]]);
    expect(battle.damage('combat damage').questions).toEqual([]);
    expect(battle.damageOn(blocking[0]!)).toBe(2);
  });

  test('CR 702.19a: it does nothing for a blocker', () => {
    const { battle, attacking } = gang(body(1, 1), [[trampler]]);
    expect(battle.damage('combat damage').questions).toEqual([]);
    expect(battle.damageOn(attacking)).toBe(5);
    expect(battle.life(alice)).toBe(20);
  });
});
