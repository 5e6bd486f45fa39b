import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  enchantment,
  gainLife,
  instant,
  loseLife,
  target,
  targetPlayer,
  type Mode,
  type ModeChoice,
} from '@stacktrail/card-tree';
import { pick, player, readCard, select, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const gain = (amount: number, more: Partial<Mode> = {}): Mode => ({
  targets: [],
  effects: [gainLife(amount)],
  ...more,
});
const modal = (choose: ModeChoice, ...modes: readonly Mode[]) => instant('Modal', '', { kind: 'spell', choose, modes });
const hit: Mode = { targets: [target.player()], effects: [loseLife(1, targetPlayer())] };

function tableWith(card: ReturnType<typeof modal>) {
  const p = position(pools('RR'));
  const id = p.hand(alice, card);
  return { table: new Table(p), id };
}

describe('CR 700.2: modes', () => {
  test('CR 700.2d: the same mode more than once, each time with its own target', () => {
    const { table, id } = tableWith(modal({ min: 2, max: 2, again: true }, hit, gain(1)));
    table.cast(id, pick('1', '1 (2)'), select(player(bob)), select(player(bob)));
    table.pass(2);
    expect(table.state.players[bob]!.life).toBe(18);
  });

  test('CR 700.2d: otherwise a mode can be chosen once', () => {
    const { table, id } = tableWith(modal({ min: 2, max: 2 }, gain(1), gain(2), gain(3)));
    expect(() => table.cast(id, pick('1', '1 (2)'))).toThrow('700.2a');
  });

  test('CR 700.2e: an opponent chooses the mode', () => {
    const { table, id } = tableWith(modal({ min: 1, max: 1, chooses: 'an opponent' }, gain(1), gain(2)));
    table.cast(id);
    expect(table.question).toMatchObject({ kind: 'choose modes', player: bob, rule: '700.2e' });
    table.answer(pick('1'));
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(21);
  });

  test('CR 700.2: chance chooses the mode; the fact says which', () => {
    const { table, id } = tableWith(modal({ min: 1, max: 1, chooses: 'chance' }, gain(1), gain(2)));
    table.cast(id);
    const fact = table.facts.find(({ type }) => type === 'NumberChosenAtRandom')!;
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(20 + (fact.data as { value: number }).value);
  });

  test('CR 700.2h: a chosen mode with a cost adds it', () => {
    const spree = modal(
      { min: 1, max: 2 },
      gain(1, { cost: [{ cost: 'mana', mana: ['1'] }] }),
      gain(2, { cost: [{ cost: 'pay life', amount: 3 }] }),
    );
    const { table, id } = tableWith(spree);
    table.cast(id, pick('2'));
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(19);
  });

  test('CR 700.2i: modes worth so many pawprints', () => {
    const worth = modal({ min: 0, max: 0, pawprints: 5 }, gain(1, { pawprints: 1 }), gain(10, { pawprints: 3 }));
    const { table, id } = tableWith(worth);
    expect(() => table.cast(id, pick('2', '2 (2)'))).toThrow('700.2i');
    table.answer(pick('2', '1', '1 (2)'));
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(32);
  });

  test('CR 700.2c, 601.2c: where each mode must target a different player', () => {
    const { table, id } = tableWith(modal({ min: 2, max: 2, differentTargets: true }, hit, hit));
    table.cast(id, select(player(bob)));
    table.pass(2);
    expect([table.state.players[alice]!.life, table.state.players[bob]!.life]).toEqual([19, 19]);
  });
});

describe('CR 602.2b: an ability whose modes depend on a condition', () => {
  const text =
    '{0}: Choose one. If you control an artifact, choose both instead.\n• You gain 1 life.\n• You gain 10 life.';
  const stone = readCard(enchantment('Stone', '', []), text);

  test('where it holds, all are chosen and nobody is asked', () => {
    const p = position(pools(''));
    p.battlefield(alice, artifact('Relic', '', []));
    const id = p.battlefield(alice, stone);
    const table = new Table(p);
    table.activate(id);
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(31);
  });

  test('where it doesn’t, one is', () => {
    const p = position(pools(''));
    const id = p.battlefield(alice, stone);
    const table = new Table(p);
    table.activate(id, pick('2'));
    table.pass(2);
    expect(table.state.players[alice]!.life).toBe(30);
  });
});
