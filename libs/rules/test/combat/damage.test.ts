import { describe, expect, test } from '@jest/globals';
import { always, creature, gets, obeys, thisObject } from '@stacktrail/card-tree';
import { alice, bob, position, factsOf, assign, Battle, body, gang, type Share, player } from '@stacktrail/test-kit';

describe('CR 510.1: assigning', () => {
  test('CR 510.1b: an unblocked creature assigns to the player it attacks', () => {
    const { battle, attacking } = gang(body(3, 3), []);
    const { facts, questions } = battle.damage('combat damage');
    expect(questions).toEqual([]);
    expect(factsOf(facts, 'CombatDamageAssigned')[0]?.data).toEqual({
      assignments: [{ from: attacking, to: player(bob), amount: 3 }],
      powers: [{ object: attacking, power: 3 }],
    });
    expect(battle.life(bob)).toBe(17);
  });

  test('CR 510.1a: a creature with no power assigns none', () => {
    const { battle } = gang(body(0, 3), []);
    expect(factsOf(battle.damage('combat damage').facts, 'DamageDealtToPlayer')).toEqual([]);
    expect(battle.life(bob)).toBe(20);
  });

  test('CR 510.1c, 510.1d: attacker and lone blocker assign all to each other', () => {
    const { battle, attacking, blocking } = gang(body(3, 3), [[body(2, 2)]]);
    expect(battle.damage('combat damage').questions).toEqual([]);
    expect([battle.damageOn(attacking), battle.damageOn(blocking[0]!)]).toEqual([2, 3]);
  });

  test('CR 510.1c: a blocked creature without blockers assigns none', () => {
    const { battle, blocking } = gang(body(3, 3), [[body(2, 2)]]);
    battle.game.emit('RemovedFromCombat', { object: blocking[0]! }, { rule: '506.4' });
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(20);
    expect(battle.damageOn(blocking[0]!)).toBe(0);
  });

  test.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('CR 510.1c: among several blockers as its controller chooses, %i and %i', (first, second) => {
    const { battle, attacking, blocking } = gang(body(4, 3), [[body(2, 3)], [body(1, 1)]]);
    const shares = [
      [attacking, blocking[0]!, first],
      [attacking, blocking[1]!, second],
    ] as const;
    battle.damage('combat damage', assign(...shares.filter(([, , amount]) => amount > 0)));
    expect(blocking.map((id) => battle.damageOn(id))).toEqual([first, second]);
  });

  test('CR 510.1e: the whole assignment is checked', () => {
    const { battle, attacking, blocking } = gang(body(4, 3), [[body(2, 3)], [body(1, 1)]]);
    const [one, two] = blocking as [typeof attacking, typeof attacking];
    const illegal = (...shares: readonly Share[]) => expect(() => battle.damage('combat damage', assign(...shares)));
    illegal([attacking, one, 3]).toThrow('510.1a');
    illegal([attacking, one, 3], [attacking, two, 2]).toThrow('510.1a');
    illegal([attacking, one, 5], [attacking, two, -1]).toThrow('510.1a');
    illegal([attacking, one, 2.5], [attacking, two, 1.5]).toThrow('510.1a');
    illegal([attacking, one, 2], [attacking, one, 2]).toThrow('510.1a');
    illegal([attacking, player(bob), 4]).toThrow('510.1');
    illegal([one, attacking, 2], [attacking, one, 4]).toThrow('510.1');
  });

  test('CR 510.1, 510.1d: the active player assigns first, then the defending player, who divides among attackers', () => {
    const wide = creature('Wide', '{G}', [], 3, 5, always(thisObject, obeys('can block an additional creature')));
    const p = position();
    const [one, two] = [p.battlefield(alice, body(4, 4)), p.battlefield(alice, body(2, 2))];
    const [big, small] = [p.battlefield(bob, wide), p.battlefield(bob, body(1, 1))];
    const battle = new Battle(p);
    battle.attack(one, two);
    battle.block([big, one], [big, two], [small, one]);
    const answers = [assign([one, big, 3], [one, small, 1]), assign([big, one, 1], [big, two, 2])];
    const { questions } = battle.damage('combat damage', ...answers);
    expect(questions.map((question) => question.player)).toEqual([alice, bob]);
    expect([one, two, big, small].map((id) => battle.damageOn(id))).toEqual([2, 2, 5, 1]);
  });
});

describe('CR 510.2: dealing', () => {
  test('all combat damage is dealt at once: both creatures die, each for both reasons', () => {
    const { battle, attacking, blocking } = gang(body(3, 3), [[body(3, 3)]]);
    battle.damage('combat damage');
    battle.settle();
    expect([attacking, blocking[0]!].map((id) => battle.isOnBattlefield(id))).toEqual([false, false]);
  });

  test('CR 702.15b, 120.3f: lifelink, from each source by itself (702.15e)', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, body(3, 3, 'lifelink')), p.battlefield(alice, body(2, 2, 'lifelink'))];
    const battle = new Battle(p);
    battle.attack(one, two);
    battle.noBlocks();
    const { facts } = battle.damage('combat damage');
    expect(factsOf(facts, 'LifeGained').map(({ data }) => data.amount)).toEqual([3, 2]);
    expect([battle.life(alice), battle.life(bob)]).toEqual([25, 15]);
  });

  test('CR 120.3f: lifelink on a blocker at 0 life saves its controller, as it is one event', () => {
    const p = position((state) => {
      state.players = state.players.map((seat) => (seat.id === bob ? Object.assign(seat, { life: 3 }) : seat));
    });
    const [one, two] = [p.battlefield(alice, body(3, 3)), p.battlefield(alice, body(3, 3))];
    const blocker = p.battlefield(bob, body(1, 4, 'lifelink'));
    const battle = new Battle(p);
    battle.attack(one, two);
    battle.block([blocker, one]);
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(1);
    expect(battle.settle()).toEqual([]);
  });

  test('CR 120.3d: wither gives counters, CR 120.3b: infect gives a player poison', () => {
    const withered = gang(body(2, 2, 'wither'), [[body(1, 3)]]);
    withered.battle.damage('combat damage');
    const { state } = withered.battle.game;
    expect(state.objects.get(withered.blocking[0]!)).toMatchObject({
      damage: 0,
      counters: [{ kind: '-1/-1', count: 2 }],
    });
    const { battle } = gang(body(2, 2, 'infect'), []);
    battle.damage('combat damage');
    expect(battle.life(bob)).toBe(20);
    expect(battle.game.state.players[bob]?.counters).toEqual([{ kind: 'poison', count: 2 }]);
  });

  test('a creature’s power counts as it is now', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2));
    p.effect({ objects: [attacker], changes: [gets(2, 0)] });
    const battle = new Battle(p);
    battle.attack(attacker);
    battle.noBlocks();
    const { facts } = battle.damage('combat damage');
    expect(factsOf(facts, 'CombatDamageAssigned')[0]?.data.powers).toEqual([{ object: attacker, power: 4 }]);
    expect(battle.life(bob)).toBe(16);
  });
});

describe('why', () => {
  test('a creature that died to two blockers leads back to both damages, the blocks, the attack and the decisions', () => {
    const { battle, attacking, blocking } = gang(body(5, 4), [[body(2, 6)], [body(2, 6)]]);
    const before = battle.game.action.slice();
    const { facts } = battle.damage(
      'combat damage',
      assign([attacking, blocking[0]!, 2], [attacking, blocking[1]!, 3]),
    );
    const died = battle.settle();
    const [attacked] = factsOf(before, 'AttackersDeclared');
    const [blocked] = factsOf(before, 'BlockersDeclared');
    const [assigned] = factsOf(facts, 'CombatDamageAssigned');
    const [decided] = factsOf(facts, 'DecisionMade');
    expect(new Set(assigned?.causes)).toEqual(new Set([decided?.revision, attacked?.revision, blocked?.revision]));
    const hits = factsOf(facts, 'DamageDealtToPermanent').filter(({ data }) => data.object === attacking);
    expect(hits.map(({ rule, causes }) => [rule, causes])).toEqual([
      ['510.2', [assigned?.revision]],
      ['510.2', [assigned?.revision]],
    ]);
    const [destroyed] = factsOf(died, 'Destroyed');
    expect(destroyed).toMatchObject({ rule: '704.5g', data: { object: attacking, toughness: 4, damage: 4 } });
    expect(destroyed?.causes).toEqual(hits.map((hit) => hit.revision));
    const [moved] = factsOf(died, 'ObjectMoved');
    expect(moved?.causes).toEqual(hits.map((hit) => hit.revision));
    expect(moved?.data.object).toBe(attacking);
  });
});
