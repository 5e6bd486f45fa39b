import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  cost,
  creature,
  creatures,
  enchantment,
  extraPhases,
  gainLife,
  inCombat,
  keywords,
  instant,
  move,
  spell,
  staticAbility,
  subtype,
  target,
  thisObject,
  triggered,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { legalAttackers } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { act, attackWith, object, player, select, bear, alice, bob, position, Table } from '@stacktrail/test-kit';
import { attackViolation } from '../../src/turn/combat/attack-legality.js';

const vigilant = creature('Guard', '{W}', ['Soldier'], 2, 2, keywords('vigilance'));
const goblin = creature('Goblin', '{R}', ['Goblin'], 1, 1);
const oneATurn = enchantment('Order', '{1}', [], staticAbility({ static: 'attack limit', count: 1, per: 'turn' }));
const another = instant('Another combat', '', spell(extraPhases('combat')));
const walker: CardDefinition = {
  ...artifact('Walker', '{3}', []),
  faces: [{ ...artifact('Walker', '{3}', []).faces[0], types: ['Planeswalker'], loyalty: 3 }],
};

const beforeCombat = (players = 2) =>
  position((state) => {
    state.step = 'beginning of combat';
    state.begun = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];
  }, players);

describe('CR 508.1c: limits on a turn', () => {
  test('CR 508.1c: no more than one creature each turn: another can’t attack in a second combat phase', () => {
    const p = beforeCombat();
    const [first, second] = [p.battlefield(alice, vigilant), p.battlefield(alice, vigilant)];
    p.battlefield(bob, oneATurn);
    const card = p.hand(alice, another);
    const table = new Table(p);
    table.passAll();
    expect(() => table.answer(attackWith(bob, first, second))).toThrow('508.1c: No more than 1 creatures');
    table.answer(attackWith(bob, first));
    table.cast(card);
    table.passAll();
    table.passUntil('beginning of combat');
    table.passAll();
    expect(() => table.answer(attackWith(bob, second))).toThrow('508.1c: No more than 0 more creatures');
    table.answer(attackWith(bob, first));
    expect(table.of('AttackersDeclared')).toHaveLength(2);
  });

  test('CR 508.1d: what must attack this turn has done so in the first combat; what must attack each combat must again', () => {
    const p = beforeCombat();
    const must = (once: boolean) =>
      creature('Mad', '{R}', [], 2, 2, [
        ...keywords('vigilance'),
        always(thisObject, inCombat({ rule: 'attacks if able', ...(once && { once: true as const }) })),
      ]);
    const [once, always_] = [p.battlefield(alice, must(true)), p.battlefield(alice, must(false))];
    const card = p.hand(alice, another);
    const table = new Table(p);
    table.passAll();
    expect(() => table.answer(attackWith(bob, always_))).toThrow('508.1d');
    table.answer(attackWith(bob, once, always_));
    table.cast(card);
    table.passAll();
    table.passUntil('beginning of combat');
    table.passAll();
    expect(() => table.answer(attackWith(bob, once))).toThrow('508.1d');
    table.answer(attackWith(bob, always_));
    expect(table.of('AttackersDeclared')).toHaveLength(2);
  });

  test('CR 508.1d example: with such a limit only the creature that must attack can', () => {
    const p = beforeCombat();
    const mad = p.battlefield(
      alice,
      creature('Mad', '{R}', [], 2, 2, always(thisObject, inCombat({ rule: 'attacks if able' }))),
    );
    const calm = p.battlefield(alice, bear);
    p.battlefield(bob, oneATurn);
    const state = p.state();
    const broken = (...attackers: readonly (typeof mad)[]) =>
      attackViolation(
        state,
        attackers.map((attacker) => ({ attacker, defender: player(bob) })),
      )?.rule ?? null;
    expect([broken(mad), broken(calm), broken(mad, calm), broken()]).toEqual([null, '508.1d', '508.1c', '508.1d']);
  });
});

describe('CR 508.3c: what a player attacks with', () => {
  test('CR 508.3c: only creatures that match count', () => {
    const watcher = enchantment(
      'Watcher',
      '{1}',
      [],
      triggered({ on: 'player attacks', who: 'you', atLeast: 2, what: subtype('Goblin') }, gainLife(1)),
    );
    const triggeredBy = (...cards: readonly CardDefinition[]): number => {
      const p = beforeCombat();
      const attackers = cards.map((card) => p.battlefield(alice, card));
      p.battlefield(alice, watcher);
      const table = new Table(p);
      table.passAll();
      table.answer(attackWith(bob, ...attackers));
      return table.stack.length;
    };
    expect([triggeredBy(goblin, bear), triggeredBy(goblin, goblin), triggeredBy(goblin, goblin, goblin)]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('CR 508.4: put onto the battlefield attacking', () => {
  const raise = instant(
    'Raise',
    '',
    spell(
      target.cardInGraveyard(creatures),
      move(target(), { zone: 'battlefield', tapped: true, attacking: true, control: 'you' }),
    ),
  );

  test('CR 508.4: from a graveyard: its controller chooses what it attacks; it never attacked', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, vigilant);
    const dead = p.graveyard(alice, goblin);
    const guarded = p.battlefield(bob, walker, { counters: { loyalty: 3 } });
    p.battlefield(
      alice,
      enchantment('Watcher', '{1}', [], triggered({ on: 'attacks', what: subtype('Goblin') }, gainLife(1))),
    );
    const card = p.hand(alice, raise);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ rule: '508.4', player: alice, candidates: [player(bob), object(guarded)] });
    table.answer(select(object(guarded)));
    const now = table.now(dead);
    expect([now.tapped, table.state.combat?.attackers.at(-1)]).toMatchObject([
      true,
      { object: now.id, defender: object(guarded) },
    ]);
    expect(table.stack).toEqual([]);
  });

  test('CR 506.3b: under another player than the attacking one it enters, but isn’t attacking', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, vigilant);
    const dead = p.graveyard(bob, goblin);
    const card = p.hand(bob, raise);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.pass();
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(dead), table.state.combat?.attackers.length]).toEqual(['battlefield', 1]);
  });

  test('CR 508.4c: requirements and restrictions of the declaration don’t matter to it', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, vigilant);
    p.battlefield(bob, oneATurn);
    p.graveyard(alice, goblin);
    const card = p.hand(alice, raise);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.cast(card);
    table.passAll();
    expect(table.state.combat?.attackers).toHaveLength(2);
  });
});

describe('CR 506.2a: defending players', () => {
  test('CR 506.2a, 507.1: all opponents defend, so nobody chooses one; each attacker chooses among them', () => {
    const p = beforeCombat(3);
    const attacker = p.battlefield(alice, bear);
    expect(legalAttackers(p.state())).toEqual([{ object: attacker, defenders: [player(bob), player(2 as PlayerId)] }]);
    const table = new Table(p);
    table.pass(3);
    expect(table.asked).toBe('declare attackers 0');
  });
});

describe('CR 107.6: the untap symbol', () => {
  test('CR 118.11: with a stun counter, the counter is removed instead and the cost is paid', () => {
    const machine = artifact('Machine', '{1}', [], activated([cost.untap], gainLife(1)));
    const p = position();
    const source = p.battlefield(alice, machine, { tapped: true, counters: { stun: 1 } });
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    expect([table.life(alice), table.object(source).tapped, table.object(source).counters]).toEqual([21, true, []]);
    table.activate(source);
    expect(() =>
      table.answer(
        act({ do: 'activate', object: source, ability: table.object(source).printed.abilities[0]!.pointer }),
      ),
    ).toThrow();
  });
});
