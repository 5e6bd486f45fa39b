import { describe, expect, test } from '@jest/globals';
import {
  controllerOf,
  cost,
  creatures,
  eachOpponent,
  eachPlayer,
  instant,
  spell,
  target,
  thisObject,
  type Effect,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  act,
  player,
  select,
  bear,
  bolt,
  zap,
  alice,
  bob,
  position,
  type Position,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const dave = 3 as PlayerId;
const seats = (count: number): Position => position(undefined, count);

function concede(table: Table, who: PlayerId): readonly string[] {
  const result = table.live.concede(who);
  if (!result.accepted) throw new Error(result.message);
  table.facts.push(...result.events);
  return story(result.events);
}

const edict: Effect = { do: 'choose and sacrifice', who: eachPlayer, filter: creatures, count: 1 };

describe('what is being done while a player leaves', () => {
  test('CR 800.4a: a spell that they were casting is gone, and play goes on with the next player', () => {
    const p = seats(3);
    const card = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(card);
    expect(table.asked).toBe('choose targets 0');
    concede(table, alice);
    expect([table.asked, table.stack]).toEqual(['priority 1', []]);
    expect(table.reversed).toBeNull();
  });

  test('CR 800.4a: a spell that they control and that is resolving does nothing more', () => {
    const p = seats(3);
    const gain: Effect = { do: 'gain life', who: eachPlayer, amount: 5 };
    const card = p.hand(alice, instant('An edict', '', spell(edict, gain)));
    for (const owner of [bob, carol]) for (let i = 0; i < 2; i++) p.battlefield(owner, bear);
    const table = new Table(p);
    table.cast(card);
    table.pass(3);
    expect(table.asked).toBe('choose objects 1');
    concede(table, alice);
    expect([table.asked, table.life(bob)]).toEqual(['priority 1', 20]);
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'sacrifice')).toEqual([]);
  });

  test('CR 800.4a: what another player was choosing goes on without what has left', () => {
    const p = seats(3);
    const card = p.hand(alice, zap);
    const gone = p.battlefield(carol, bear);
    const table = new Table(p);
    table.cast(card);
    concede(table, carol);
    expect(table.asked).toBe('choose targets 0');
    const { question } = table;
    if (question.form !== 'select') throw new Error('no choice');
    expect(question.candidates).not.toContainEqual({ is: 'object', id: gone });
    expect(question.candidates).not.toContainEqual(player(carol));
    table.answer(select(player(bob)));
    table.pass(2);
    expect(table.life(bob)).toBe(19);
  });

  test('CR 800.4a, 508.1b: who declares attackers may attack all players who are left', () => {
    const p = seats(4);
    const attackers = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.passUntil('declare attackers');
    concede(table, carol);
    expect(table.asked).toBe('declare attackers 0');
    const attack = (...defenders: readonly PlayerId[]): unknown =>
      table.answer({
        form: 'attack',
        attacks: attackers.map((attacker, i) => ({ attacker, defender: player(defenders[i]!) })),
      });
    expect(() => attack(bob, carol)).toThrow('508.1b');
    attack(bob, dave);
    expect(table.state.combat?.attackers.map(({ defender }) => defender.id)).toEqual([bob, dave]);
  });

  test('CR 601.2c, 731.1: an action whose only target has left can’t be completed, and the player stays away', () => {
    const p = position(pools('R'), 3);
    const aimed = instant('An aimed spell', '{R}', spell(target.creature(), { do: 'destroy', what: target() }));
    const card = p.hand(alice, aimed);
    p.battlefield(carol, bear);
    p.battlefield(carol, bear);
    const table = new Table(p);
    table.cast(card);
    expect(table.asked).toBe('choose targets 0');
    const facts = concede(table, carol);
    expect(facts).toContain('731.1 ActionReversed');
    expect(facts.filter((fact) => fact.endsWith('PlayerLost'))).toHaveLength(2);
    expect([table.asked, table.zoneOf(card), table.state.players[carol]!.lost]).toEqual(['priority 0', 'hand', true]);
    expect(table.fold()).toContain('"lost":true');
  });

  test('CR 101.4, 800.4a: of choices already made, those of the player who left come to nothing', () => {
    const p = seats(3);
    const card = p.hand(alice, instant('An edict', '', spell(edict)));
    for (const owner of [alice, bob, carol]) for (let i = 0; i < 2; i++) p.battlefield(owner, bear);
    const table = new Table(p);
    table.cast(card);
    table.pass(3);
    const mine = (owner: PlayerId): number =>
      table.state.battlefield.find((id) => table.object(id).controller === owner)!;
    table.answer(select(mine(alice) as never));
    table.answer(select(mine(bob) as never));
    concede(table, bob);
    expect(table.asked).toBe('choose objects 2');
    table.answer(select(mine(carol) as never));
    const sacrificed = table.of('ObjectMoved').filter(({ data }) => data.manner === 'sacrifice');
    expect(sacrificed.map(({ data }) => table.object(data.object).owner)).toEqual([alice, carol]);
  });
});

describe('CR 800.4f-h: what nobody is left to decide', () => {
  test('CR 800.4f: a cost is not paid', () => {
    const p = position(pools('', 'CC'), 3);
    const tax: Effect = {
      do: 'unless',
      who: controllerOf(thisObject),
      cost: [cost.mana('{1}')],
      effects: [{ do: 'lose life', who: eachOpponent, amount: 2 }],
    };
    const toll: Effect = { ...tax, who: { players: 'target', slot: 0 } };
    const card = p.hand(alice, instant('A toll', '', spell(target.opponent(), toll)));
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.pass(3);
    expect(table.asked).toBe('pay unless 1');
    concede(table, bob);
    expect(table.life(carol)).toBe(18);
  });

  test('CR 800.4g: the controller of the object chooses another opponent to make the choice', () => {
    const p = seats(4);
    const choice: Effect = {
      do: 'choose players',
      who: { players: 'target', slot: 0 },
      from: eachPlayer,
      min: 1,
      max: 1,
      label: 'one',
    };
    const loses: Effect = { do: 'lose life', who: { players: 'noted', label: 'one' }, amount: 4 };
    const card = p.hand(alice, instant('A question', '', spell(target.opponent(), choice, loses)));
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.pass(4);
    expect(table.asked).toBe('choose player 1');
    concede(table, bob);
    expect([table.asked, table.question.rule]).toEqual(['choose player 0', '800.4g']);
    table.answer(select(player(dave)));
    expect(table.asked).toBe('choose player 3');
    table.answer(select(player(carol)));
    expect(table.life(carol)).toBe(16);
  });

  test('CR 800.4h: a choice that a rule asks for is made by the next player in turn order', () => {
    const p = seats(3);
    const table = new Table(p);
    const { question } = table;
    expect(question.player).toBe(alice);
    concede(table, alice);
    expect(table.question).toMatchObject({ kind: 'priority', player: bob });
  });

  test('CR 104.3a: a player concedes whoever is asked and whatever is asked, and play goes on', () => {
    const p = position(pools('R', 'R'), 3);
    const mine = p.hand(alice, bolt);
    const table = new Table(p);
    table.cast(mine);
    concede(table, carol);
    expect(table.asked).toBe('choose targets 0');
    table.answer(select(player(bob)));
    while (table.question.kind !== 'priority') table.answer(act({ do: 'pay' }));
    table.pass(2);
    expect(table.life(bob)).toBe(17);
  });
});
