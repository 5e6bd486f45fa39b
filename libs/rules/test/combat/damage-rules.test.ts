import { describe, expect, test } from '@jest/globals';
import {
  always,
  creature,
  keywords,
  obeys,
  artifact,
  thisObject,
  type CardDefinition,
  type ObjectRule,
  type PlainKeyword,
} from '@stacktrail/card-tree';
import { defendingPlayerOf } from '@stacktrail/characteristics';
import { alice, bob, position, assign, Battle, body, gang, object, player } from '@stacktrail/test-kit';

const ruled = (power: number, toughness: number, rule: ObjectRule, ...text: readonly PlainKeyword[]) =>
  creature('Ruled', '{1}', [], power, toughness, keywords(...text), always(thisObject, obeys(rule)));
const walkerCard: CardDefinition = {
  ...artifact('Walker', '{3}', []),
  faces: [{ ...artifact('Walker', '{3}', []).faces[0], types: ['Planeswalker'], loyalty: 3 }],
};

describe('CR 510.1a: how much', () => {
  test('CR 510.1a: by toughness rather than power; none at all', () => {
    const { battle, attacking, blocking } = gang(ruled(1, 4, 'assigns combat damage equal to its toughness'), [
      [ruled(3, 9, 'assigns no combat damage')],
    ]);
    battle.damage('combat damage');
    expect([battle.damageOn(attacking), battle.damageOn(blocking[0]!)]).toEqual([0, 4]);
  });

  test('CR 510.1c example: five ways to divide four damage among two blockers are legal', () => {
    for (const [first, ...shares] of [
      [4, 0, 4],
      [4, 1, 3],
      [4, 2, 2],
      [4, 3, 1],
      [4, 4, 0],
    ]) {
      const { battle, attacking, blocking } = gang(body(first!, 3), [[body(2, 3)], [body(1, 1)]]);
      const given = blocking.flatMap((id, i) => (shares[i]! > 0 ? [[attacking, id, shares[i]!] as const] : []));
      battle.damage('combat damage', assign(...given));
      expect(blocking.map((id) => battle.damageOn(id))).toEqual(shares);
    }
  });

  test('CR 510.1c: as though it weren’t blocked: all to the player, or all to the blockers', () => {
    const set = () => gang(ruled(3, 3, "may assign combat damage as though it weren't blocked"), [[body(1, 5)]]);
    const one = set();
    one.battle.damage('combat damage', assign([one.attacking, player(bob), 3]));
    expect([one.battle.life(bob), one.battle.damageOn(one.blocking[0]!)]).toEqual([17, 0]);
    const two = set();
    two.battle.damage('combat damage', assign([two.attacking, two.blocking[0]!, 3]));
    expect(two.battle.life(bob)).toBe(20);
    const three = set();
    expect(() =>
      three.battle.damage(
        'combat damage',
        assign([three.attacking, player(bob), 2], [three.attacking, three.blocking[0]!, 1]),
      ),
    ).toThrow('510.1c');
  });
});

describe('CR 702.19c: trample over planeswalkers', () => {
  function over(power: number) {
    const p = position();
    const attacker = p.battlefield(alice, body(power, 5, 'trample over planeswalkers'));
    const walker = p.battlefield(bob, walkerCard, { counters: { loyalty: 3 } });
    const blocker = p.battlefield(bob, body(1, 2));
    const battle = new Battle(p);
    battle.attack([attacker, object(walker)]);
    return { battle, attacker, walker, blocker };
  }

  test('CR 702.19c: beyond lethal damage and loyalty the rest may go to its controller', () => {
    const { battle, attacker, walker, blocker } = over(7);
    battle.block([blocker, attacker]);
    battle.damage(
      'combat damage',
      assign([attacker, blocker, 2], [attacker, object(walker), 3], [attacker, player(bob), 2]),
    );
    expect(battle.life(bob)).toBe(18);
  });

  test('CR 702.19c: not before the planeswalker has damage equal to its loyalty', () => {
    const { battle, attacker, walker, blocker } = over(7);
    battle.block([blocker, attacker]);
    expect(() =>
      battle.damage(
        'combat damage',
        assign([attacker, blocker, 2], [attacker, object(walker), 2], [attacker, player(bob), 3]),
      ),
    ).toThrow('702.19c');
  });

  test('CR 702.19b: nor before its blockers have lethal damage', () => {
    const { battle, attacker, walker, blocker } = over(7);
    battle.block([blocker, attacker]);
    expect(() => battle.damage('combat damage', assign([attacker, blocker, 1], [attacker, object(walker), 6]))).toThrow(
      '702.19b',
    );
  });

  test('CR 702.19e, 702.19f: with the planeswalker gone its controller is dealt the damage, but not without this ability', () => {
    for (const [word, life] of [
      ['trample over planeswalkers', 15],
      ['trample', 20],
    ] as const) {
      const p = position();
      const attacker = p.battlefield(alice, body(5, 5, word));
      const walker = p.battlefield(bob, walkerCard, { counters: { loyalty: 3 } });
      const battle = new Battle(p);
      battle.attack([attacker, object(walker)]);
      battle.game.emit('RemovedFromCombat', { object: walker }, { rule: '506.4' });
      battle.noBlocks();
      battle.damage('combat damage');
      expect(battle.life(bob)).toBe(life);
    }
  });
});

describe('CR 310.8: battles', () => {
  const battleCard: CardDefinition = {
    ...artifact('Siege', '{1}', []),
    faces: [{ ...artifact('Siege', '{1}', []).faces[0], types: ['Battle'], subtypes: ['Siege'] }],
  };
  const guarded = (by: typeof alice) => ({
    designations: [{ name: 'protector', player: by, value: 0, until: null, turn: 1 }] as const,
  });

  test('CR 310.5, 310.8b, 310.8c, 310.8d: its own controller can attack it; its protector is the defending player', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2));
    const blocker = p.battlefield(bob, body(2, 2));
    const id = p.battlefield(alice, battleCard, guarded(bob));
    const battle = new Battle(p);
    battle.attack([attacker, object(id)]);
    expect(defendingPlayerOf(battle.game.state, object(id))).toBe(bob);
    battle.block([blocker, attacker]);
    expect(battle.game.state.combat?.attackers[0]?.blockers).toEqual([blocker]);
  });

  test('CR 310.8b: its protector can’t attack it', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2));
    const id = p.battlefield(bob, battleCard, guarded(alice));
    const battle = new Battle(p);
    expect(() => battle.attack([attacker, object(id)])).toThrow('508.1b');
  });

  test('CR 506.4c, 510.1b: a creature whose planeswalker left combat stays attacking and assigns no damage', () => {
    const p = position();
    const attacker = p.battlefield(alice, body(2, 2));
    const walker = p.battlefield(bob, walkerCard, { counters: { loyalty: 3 } });
    const battle = new Battle(p);
    battle.attack([attacker, object(walker)]);
    battle.game.emit('RemovedFromCombat', { object: walker }, { rule: '506.4' });
    battle.noBlocks();
    battle.damage('combat damage');
    expect(battle.game.state.combat?.attackers.map((each) => each.object)).toEqual([attacker]);
    expect([battle.life(bob), battle.game.state.objects.get(walker)?.counters]).toEqual([
      20,
      [{ kind: 'loyalty', count: 3 }],
    ]);
  });
});
