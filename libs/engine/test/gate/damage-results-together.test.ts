import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  dealDamage,
  enchantment,
  gainLife,
  instant,
  keywords,
  preventDamage,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  type CardDefinition,
  type PlainKeyword,
  type Replacement,
} from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { object, player, select, bear, gameAt, alice, bob, position, factsOf, run, Table } from '@stacktrail/test-kit';
import { perform } from '../../src/gate/perform.js';

const law = (replacement: Replacement) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));
const doubledGain = law({ would: 'gain life', who: 'you', instead: { do: 'gain double' } });
const poisonous = (count: number, ...names: readonly PlainKeyword[]) =>
  creature('Snake', '{G}', ['Snake'], 2, 2, { kind: 'keyword', keyword: 'toxic', count }, keywords(...names));

function battle(defense: number): CardDefinition {
  const plain = artifact('Siege', '', []);
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Battle'], subtypes: ['Siege'], defense }] };
}

describe('CR 120.3, 702.164: results of damage', () => {
  const strike = (source: CardDefinition, combat: boolean) => {
    const p = position();
    const from = p.battlefield(alice, source);
    const game = gameAt(p);
    const damage = { would: 'be dealt damage', from, to: player(bob), amount: 2, combat } as const;
    run(game, perform(game, [damage], { rule: '120.2' }));
    const { life, counters } = playerOf(game.state, bob);
    return [life, counters[0]?.count ?? 0];
  };

  test('CR 120.3g, 702.164c: combat damage by a creature with toxic gives poison counters besides', () => {
    expect(strike(poisonous(3), true)).toEqual([18, 3]);
    expect(strike(poisonous(3), false)).toEqual([18, 0]);
  });

  test('CR 702.164b example: the total toxic value is the sum of all toxic abilities', () => {
    const twice = creature(
      'Snake',
      '{G}',
      ['Snake'],
      1,
      1,
      { kind: 'keyword', keyword: 'toxic', count: 2 },
      { kind: 'keyword', keyword: 'toxic', count: 1 },
    );
    expect(strike(twice, true)).toEqual([18, 3]);
  });

  test('CR 702.90b, 120.3b: infect and toxic give poison counters for both', () => {
    expect(strike(poisonous(1, 'infect'), true)).toEqual([20, 3]);
  });

  test('CR 120.3h, 310.6: damage to a battle removes defense counters', () => {
    const p = position();
    const from = p.battlefield(alice, bear);
    const siege = p.battlefield(bob, battle(5), { counters: { defense: 5 } });
    const game = gameAt(p);
    const damage = { would: 'be dealt damage', from, to: object(siege), amount: 2, combat: false } as const;
    const { facts } = run(game, perform(game, [damage], { rule: '120.2b' }));
    expect(factsOf(facts, 'CountersRemoved').map(({ rule, data }) => [rule, data.kind, data.count])).toEqual([
      ['120.3h', 'defense', 2],
    ]);
    expect(factsOf(facts, 'DamageDealtToPermanent')[0]?.data.marked).toBe(0);
  });
});

describe('CR 120.4: damage is dealt, processed into results, and then occurs', () => {
  test('CR 120.4d: prevention changes the damage, another effect its result, before any of it occurs', () => {
    const p = position();
    p.battlefield(alice, doubledGain);
    const attacker = p.battlefield(alice, creature('Ghoul', '{B}', ['Zombie'], 3, 3, keywords('wither', 'lifelink')));
    const blocker = p.battlefield(bob, bear);
    const shield = p.hand(bob, instant('Shield', '', spell(target.creature(), preventDamage(2))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    table.pass();
    table.cast(shield, select(blocker));
    table.passAll();
    table.passAll();
    table.answer({ form: 'block', blocks: [{ blocker, attacker }] });
    const facts = table.passUntil('combat damage');
    expect(table.object(blocker).counters).toEqual([{ kind: '-1/-1', count: 1 }]);
    expect([table.life(alice), table.object(attacker).damage]).toEqual([22, 2]);
    expect(facts.filter(({ type }) => type === 'LifeGained').map(({ rule }) => rule)).toEqual(['120.3f']);
  });

  test('CR 120.4c: what would keep a life total up sees all that happens at the same time', () => {
    const worship = law({ would: 'lose life', who: 'you', fromDamage: true, instead: { do: 'stay at', life: 1 } });
    const end = (attackers: number, blocker: CardDefinition | null): number => {
      const p = position((state) => {
        state.players = state.players.map(
          (one) =>
            Object.assign(Object.create(Object.getPrototypeOf(one) as object), one, {
              life: one.id === bob ? 2 : 20,
            }) as typeof one,
        );
      });
      p.battlefield(bob, worship);
      const ids = Array.from({ length: attackers }, () => p.battlefield(alice, creature('Ox', '{W}', ['Ox'], 5, 5)));
      const from = blocker === null ? null : p.battlefield(bob, blocker);
      const game = gameAt(p);
      const damage = ids.map(
        (id) => ({ would: 'be dealt damage', from: id, to: player(bob), amount: 5, combat: true }) as const,
      );
      const more =
        from === null
          ? []
          : [{ would: 'be dealt damage', from, to: object(ids[0]!), amount: 5, combat: true } as const];
      run(game, perform(game, [...damage, ...more], { rule: '510.2' }));
      return playerOf(game.state, bob).life;
    };
    expect(end(1, null)).toBe(1);
    expect(end(2, null)).toBe(1);
    expect(end(1, creature('Angel', '{W}', ['Angel'], 5, 5, keywords('lifelink')))).toBe(2);
  });

  test('CR 120.4d: abilities that trigger on the damage see its results', () => {
    const low = {
      if: 'compare',
      left: { amount: 'life', of: { players: 'each opponent' } },
      compare: 'at most',
      right: 17,
    } as const;
    const watcher = enchantment('Watcher', '{W}', [], {
      ...triggered({ on: 'loses life', who: 'an opponent' }, gainLife(1)),
      condition: low,
    });
    const p = position();
    p.battlefield(alice, watcher);
    const shot = p.hand(
      alice,
      sorcery('Shot', '', spell(target.player(), dealDamage(3, { players: 'target', slot: 0 }))),
    );
    const table = new Table(p);
    table.cast(shot, select(player(bob)));
    table.passAll();
    expect(table.stack).toHaveLength(1);
  });

  test('CR 120.5 example: neither the spell nor the damage destroys a creature; a state-based action does', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const shot = p.hand(alice, instant('Shot', '', spell(target.any(), dealDamage(3))));
    const table = new Table(p);
    table.cast(shot, select(victim));
    table.passAll();
    expect(table.of('Destroyed').map(({ rule }) => rule)).toEqual(['704.5g']);
  });
});
