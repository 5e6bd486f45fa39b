import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  object,
  pay,
  pick,
  player,
  select,
  bear,
  forest,
  mountain,
  zap,
  alice,
  bob,
  colorsOf,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const hand = (table: Table, whose: PlayerId) => table.state.players[whose]!.hand;
const attack = (...attackers: readonly ObjectId[]) =>
  ({ form: 'attack', attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })) }) as const;

describe('removal', () => {
  test('Magma Spray exiles what it kills, and so nothing sees it die', () => {
    const p = position(pools('R'));
    const wolf = p.battlefield(bob, card('Young Wolf'));
    p.battlefield(bob, card('Blood Artist'));
    const spray = p.hand(alice, card('Magma Spray'));
    const table = new Table(p);
    table.cast(spray, select(wolf), pay);
    table.passAll();
    expect([table.zoneOf(wolf), table.stack]).toEqual(['exile', []]);
  });

  test('Magma Spray exiles a creature that dies later in the turn of something else', () => {
    const p = position(pools('R'));
    const goblins = p.battlefield(bob, card('Boggart Ram-Gang'));
    const [spray, second] = [p.hand(alice, card('Magma Spray')), p.hand(alice, zap)];
    const table = new Table(p);
    table.cast(spray, pay);
    table.passAll();
    expect(table.zoneOf(goblins)).toBe('battlefield');
    table.cast(second, select(goblins));
    table.passAll();
    expect(table.zoneOf(goblins)).toBe('exile');
  });

  test('Terminate: Mortivore’s regeneration doesn’t help', () => {
    const p = position(pools('BR', 'B'));
    const mortivore = p.battlefield(bob, card('Mortivore'));
    p.graveyard(alice, bear);
    const terminate = p.hand(alice, card('Terminate'));
    const table = new Table(p);
    table.cast(terminate, pay);
    table.pass();
    table.activate(mortivore, pay);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(mortivore)).toBe('graveyard');
  });

  test('Forked Bolt is divided as it is cast, or dealt whole to one target', () => {
    const p = position(pools('RR'));
    const elves = p.battlefield(bob, card('Llanowar Elves'));
    const [one, two] = [p.hand(alice, card('Forked Bolt')), p.hand(alice, card('Forked Bolt'))];
    const table = new Table(p);
    table.cast(one, select(elves, player(bob)), pay);
    table.passAll();
    expect([table.zoneOf(elves), table.life(bob)]).toEqual(['graveyard', 19]);
    table.cast(two, select(player(bob)), pay);
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });

  test('CR 608.2b: Forked Bolt’s share for a target that has gone is lost', () => {
    const p = position(pools('R'));
    const [fanatic, other] = [p.battlefield(bob, card('Mogg Fanatic')), p.battlefield(bob, bear)];
    const bolt = p.hand(alice, card('Forked Bolt'));
    const table = new Table(p);
    table.cast(bolt, select(fanatic, other), pay);
    table.pass();
    table.activate(fanatic, select(player(alice)));
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.object(other).damage, table.life(bob)]).toEqual([19, 1, 20]);
  });

  test('Lightning Bolt deals 3 to any target', () => {
    const p = position(pools('R'));
    const bolt = p.hand(alice, card('Lightning Bolt'));
    const table = new Table(p);
    table.cast(bolt, select(player(bob)), pay);
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });
});

describe('Kolaghan’s Command', () => {
  test('two modes, done in printed order', () => {
    const p = position(pools('BRR'));
    const dead = p.graveyard(alice, card('Young Wolf'));
    p.graveyard(bob, bear);
    const [relic, kept] = [p.battlefield(bob, card('Skullclamp')), p.hand(bob, forest)];
    const command = p.hand(alice, card("Kolaghan's Command"));
    const table = new Table(p);
    table.cast(command, pick('1', '3'), pay);
    table.passAll();
    expect([dead, relic, kept].map((id) => table.zoneOf(id))).toEqual(['hand', 'graveyard', 'hand']);
  });

  test('discard and damage: the player chooses what to discard', () => {
    const p = position(pools('BRR'));
    const [a, b] = [p.hand(bob, forest), p.hand(bob, mountain)];
    const command = p.hand(alice, card("Kolaghan's Command"));
    const table = new Table(p);
    table.cast(command, select(player(bob)), select(player(bob)), pay);
    table.passAll();
    expect(table.question).toMatchObject({ player: bob, seenBy: 1 << bob });
    table.answer(select(b));
    expect([table.zoneOf(a), table.zoneOf(b), table.life(bob)]).toEqual(['hand', 'graveyard', 18]);
  });

  test('CR 700.2a: modes without a target can’t be chosen, so nobody is asked for the other two', () => {
    const p = position(pools('BRR'));
    p.graveyard(bob, bear);
    const command = p.hand(alice, card("Kolaghan's Command"));
    const table = new Table(p);
    table.cast(command, select(player(alice)), select(player(bob)), pay);
    expect(table.of('ModesChosen').map(({ data }) => data.modes)).toEqual([[1, 3]]);
    table.passAll();
    expect([table.life(bob), table.zoneOf(command)]).toEqual([18, 'graveyard']);
  });
});

describe('Act of Treason', () => {
  test('untaps it, gives control and haste until end of turn', () => {
    const p = position(pools('RRR'));
    const one = p.battlefield(bob, bear, { tapped: true, controlledSince: 2 });
    const treason = p.hand(alice, card('Act of Treason'));
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    expect([table.object(one).tapped, table.object(one).controller]).toEqual([false, alice]);
    table.passUntil('declare attackers');
    table.answer(attack(one));
    table.passUntil('end');
    expect([table.life(bob), table.object(one).controller]).toEqual([18, alice]);
    p.library(bob, forest);
    table.passUntil('upkeep');
    expect(table.object(one).controller).toBe(bob);
  });

  test('CR 701.21a: stolen and sacrificed, it goes to its owner’s graveyard, and persists for its owner', () => {
    const p = position(pools('RRR'));
    const finks = p.battlefield(bob, card('Kitchen Finks'));
    const bombs = p.battlefield(alice, card('Goblin Bombardment'));
    const treason = p.hand(alice, card('Act of Treason'));
    const table = new Table(p);
    table.cast(treason, pay);
    table.passAll();
    table.activate(bombs, select(player(bob)));
    expect(table.now(finks)).toMatchObject({ zone: 'graveyard', owner: bob });
    expect(table.stack).toEqual(['ability of Goblin Bombardment', 'ability of Kitchen Finks']);
    for (let i = 0; i < 3; i++) table.passAll();
    expect([table.life(bob), table.life(alice), table.now(finks).controller]).toEqual([21, 20, bob]);
  });
});

describe('other spells', () => {
  test('Fog prevents combat damage of both sides, and no other', () => {
    const p = position(pools('G'));
    const [one, fog] = [p.battlefield(alice, bear), p.hand(bob, card('Fog'))];
    const [shot, blocker] = [p.hand(alice, zap), p.battlefield(bob, card('Deadly Recluse'))];
    p.battlefield(bob, forest);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack(one));
    table.pass();
    table.cast(fog);
    table.activate(table.state.battlefield.at(-1)!, pay);
    table.passAll();
    table.passUntil('declare blockers');
    table.answer({ form: 'block', blocks: [{ blocker, attacker: one }] });
    table.passUntil('postcombat main');
    expect([table.zoneOf(one), table.object(one).damage, table.object(blocker).damage]).toEqual(['battlefield', 0, 0]);
    table.cast(shot, select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(19);
  });

  test('Village Rites: the sacrifice is a cost, paid before anyone can respond', () => {
    const p = position(pools('B'));
    p.battlefield(bob, bear);
    const [mine, rites] = [p.battlefield(alice, bear), p.hand(alice, card('Village Rites'))];
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const table = new Table(p);
    table.cast(rites, pay);
    expect([table.zoneOf(mine), table.stack, hand(table, alice)]).toEqual(['graveyard', ['Village Rites'], []]);
    table.passAll();
    expect(hand(table, alice)).toHaveLength(2);
  });

  test('Village Rites can’t be cast without a creature', () => {
    const p = position(pools('B'));
    p.battlefield(bob, bear);
    const rites = p.hand(alice, card('Village Rites'));
    const table = new Table(p);
    table.cast(rites, pay);
    expect([table.zoneOf(rites), table.pool(alice), table.reversed?.rule]).toEqual(['hand', 'B', '601.2h']);
  });

  test('CR 701.23d: Demonic Tutor finds any card, for its caster alone to see', () => {
    const p = position(pools('BB'));
    const tutor = p.hand(alice, card('Demonic Tutor'));
    const [, wanted] = [p.library(alice, forest, { knownTo: 0 }), p.library(alice, bear, { knownTo: 0 })];
    const table = new Table(p);
    table.cast(tutor, pay);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'search', seenBy: 1 << alice, min: 1, max: 1 });
    table.answer(select(object(wanted)));
    expect([table.zoneOf(wanted), table.now(wanted).knownTo, table.of('LibraryShuffled').length]).toEqual([
      'hand',
      1,
      1,
    ]);
  });

  test('Bitterblossom takes 1 life and gives a 1/1 black Faerie Rogue in its controller’s upkeep', () => {
    const p = position((state) => {
      state.activePlayer = state.priority = bob;
    });
    p.battlefield(alice, card('Bitterblossom'));
    p.library(alice, forest);
    const table = new Table(p);
    table.passUntil('upkeep');
    table.passAll();
    const token = table.state.battlefield.at(-1)!;
    expect([table.life(alice), table.life(bob), size(table.state, token)]).toEqual([19, 20, '1/1']);
    expect(table.object(token)).toMatchObject({ kind: 'token', controller: alice });
    expect(colorsOf(table.state, token)).toBe('B');
    expect(table.object(token).printed.name).toContain('Faerie Rogue');
  });

  test('Goblin Bombardment sacrifices a creature as a cost, one for each damage', () => {
    const p = position();
    const bombs = p.battlefield(alice, card('Goblin Bombardment'));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.activate(bombs, select(player(bob)), select(one));
    table.activate(bombs, select(player(bob)));
    expect([table.zoneOf(one), table.zoneOf(two), table.life(bob)]).toEqual(['graveyard', 'graveyard', 20]);
    table.passAll();
    table.passAll();
    expect(table.life(bob)).toBe(18);
  });
});
