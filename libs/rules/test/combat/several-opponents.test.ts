import { describe, expect, test } from '@jest/globals';
import {
  creature,
  defendingPlayer,
  gainLife,
  inCombat,
  always,
  keywords,
  landwalk,
  thisObject,
  wheneverThisAttacks,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { blockWith, player, bear, mountain, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

/** Three players; Alice is about to declare attackers. */
function three<T>(set: (p: Position) => T): { readonly table: Table; readonly ids: T } {
  const p = position(undefined, 3);
  const ids = set(p);
  const table = new Table(p);
  table.passUntil('declare attackers');
  return { table, ids };
}

function attack(table: Table, ...pairs: readonly (readonly [ObjectId, PlayerId])[]) {
  return table.answer({
    form: 'attack',
    attacks: pairs.map(([attacker, defender]) => ({ attacker, defender: player(defender) })),
  });
}

const two = (card: CardDefinition) => (p: Position) =>
  [p.battlefield(alice, bear), p.battlefield(alice, card)] as const;

describe('CR 802: attacking several players', () => {
  test('CR 802.2, 802.3: every opponent is a defending player, and each creature has one of them to attack', () => {
    const { table, ids } = three(two(bear));
    const { question } = table;
    if (question.form !== 'attack') throw new Error('attack');
    expect(() => attack(table, [ids[0], alice])).toThrow('508.1');
    attack(table, [ids[0], bob], [ids[1], carol]);
    expect(table.state.combat?.attackers.map(({ defender }) => defender)).toEqual([player(bob), player(carol)]);
    table.passUntil('end of combat');
    for (let i = 0; i < 2 && table.question.form === 'block'; i++) table.answer(blockWith());
    table.passUntil('end of combat');
    expect([table.life(bob), table.life(carol)]).toEqual([18, 18]);
  });

  test('CR 802.2a example: whether the creature can be blocked depends on the player whom it attacks alone', () => {
    const walker = creature('Walker', '{R}', ['Goblin'], 2, 2, landwalk('Mountain'));
    const blockable = (owner: PlayerId) => {
      const { table, ids } = three((p) => {
        p.battlefield(owner, mountain);
        p.battlefield(carol, bear);
        return two(walker)(p);
      });
      attack(table, [ids[0], bob], [ids[1], carol]);
      table.passUntil('declare blockers');
      while (table.question.form === 'block' && table.question.player !== carol) table.answer(blockWith());
      const blocker = table.state.battlefield.find(
        (id) => table.object(id).controller === carol && table.object(id).printed.name === 'Bear',
      );
      if (table.question.form !== 'block') return false;
      try {
        table.answer(blockWith([blocker!, ids[1]]));
        return true;
      } catch {
        return false;
      }
    };
    expect([blockable(bob), blockable(carol)]).toEqual([true, false]);
  });

  test('CR 802.2a: an ability of an attacking creature means the player whom that creature attacks', () => {
    const raider = creature('Raider', '{R}', ['Orc'], 2, 2, wheneverThisAttacks(gainLife(5, defendingPlayer)));
    const { table, ids } = three(two(raider));
    attack(table, [ids[0], bob], [ids[1], carol]);
    table.pass(3);
    expect([table.life(bob), table.life(carol)]).toEqual([20, 25]);
  });

  test('CR 802.3a: what is required of the whole group holds for it, what is about one player for those who attack that one', () => {
    const lonely = creature(
      'Lonely',
      '{R}',
      ['Orc'],
      2,
      2,
      always(thisObject, inCombat({ rule: 'attacks only with', others: { is: 'type', type: 'Creature' }, count: 1 })),
    );
    const { table, ids } = three(two(lonely));
    expect(() => attack(table, [ids[1], carol])).toThrow('508.1c');
    attack(table, [ids[0], bob], [ids[1], carol]);
    expect(table.state.combat?.attackers).toHaveLength(2);
  });

  test('CR 802.3b: a band attacks one player', () => {
    const asked = (second: PlayerId) => {
      const { table, ids } = three(two(creature('Bander', '{W}', ['Human'], 1, 1, ...keywords('banding'))));
      attack(table, [ids[0], carol], [ids[1], second]);
      return table.question.rule;
    };
    expect([asked(carol), asked(bob)]).toEqual(['702.22c', '117.1']);
  });

  test('CR 802.4, 802.4a: defending players declare blockers in turn order, each against their own attackers', () => {
    const { table, ids } = three((p) => ({
      mine: two(bear)(p),
      his: p.battlefield(bob, bear),
      hers: p.battlefield(carol, bear),
    }));
    attack(table, [ids.mine[0], bob], [ids.mine[1], carol]);
    table.passUntil('declare blockers');
    expect(table.asked).toBe('declare blockers 1');
    expect(() => table.answer(blockWith([ids.his, ids.mine[1]]))).toThrow('509.1');
    table.answer(blockWith([ids.his, ids.mine[0]]));
    expect(table.asked).toBe('declare blockers 2');
    expect(() => table.answer(blockWith([ids.hers, ids.mine[0]]))).toThrow('509.1');
    table.answer(blockWith());
    table.passUntil('end of combat');
    expect([table.life(bob), table.life(carol), table.zoneOf(ids.mine[0])]).toEqual([20, 18, 'graveyard']);
  });

  test('CR 802.4b: what attacks another player doesn’t count for whether blocks are legal', () => {
    const menace = creature('Menace', '{B}', ['Imp'], 2, 2, ...keywords('menace'));
    const { table, ids } = three((p) => ({
      mine: two(menace)(p),
      his: [p.battlefield(bob, bear), p.battlefield(bob, bear)] as const,
      hers: p.battlefield(carol, bear),
    }));
    attack(table, [ids.mine[0], carol], [ids.mine[1], bob]);
    table.passUntil('declare blockers');
    expect(() => table.answer(blockWith([ids.his[0], ids.mine[1]]))).toThrow();
    table.answer(blockWith([ids.his[0], ids.mine[1]], [ids.his[1], ids.mine[1]]));
    table.answer(blockWith([ids.hers, ids.mine[0]]));
    expect(table.state.combat?.attackers.map(({ blockers }) => blockers.length)).toEqual([1, 2]);
  });

  test('CR 802.5: combat damage is dealt to all of them at once', () => {
    const { table, ids } = three(two(bear));
    attack(table, [ids[0], bob], [ids[1], carol]);
    table.passUntil('end of combat');
    const dealt = table.of('DamageDealtToPlayer');
    expect(dealt.map(({ data }) => data.player)).toEqual([bob, carol]);
    expect(dealt[1]!.revision - dealt[0]!.revision).toBeLessThan(4);
  });
});
