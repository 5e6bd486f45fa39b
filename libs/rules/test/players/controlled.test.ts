import { describe, expect, test } from '@jest/globals';
import {
  additionalCost,
  controlPlayer,
  cost,
  gainLife,
  instant,
  spell,
  target,
  targetPlayer,
} from '@stacktrail/card-tree';
import { type PlayerId, seatBit } from '@stacktrail/game-events';
import { select, player, bear, forest, zap, alice, bob, position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const domination = instant('A domination', '', spell(target.player(), controlPlayer(targetPlayer())));

/** Alice has taken control of Bob's next turn, and Bob's turn has begun. */
function dominated(times = 1) {
  const p = position(undefined, 3);
  const cards = Array.from({ length: times }, () => p.hand(alice, domination));
  const other = p.hand(carol, domination);
  const theirs = p.hand(bob, zap);
  p.library(bob, forest, { knownTo: 0 });
  p.library(carol, forest, { knownTo: 0 });
  p.library(alice, forest, { knownTo: 0 });
  p.battlefield(bob, bear);
  const table = new Table(p);
  for (const card of cards) {
    table.cast(card, select(player(bob)));
    table.pass(3);
  }
  return { table, other, theirs };
}

describe('CR 721: controlling another player', () => {
  test('CR 721.1: the effect applies to the next turn that the player takes, the whole turn', () => {
    const { table } = dominated();
    table.pass(1);
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: bob });
    while (table.state.turn === 3) table.pass();
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: alice });
    while (table.state.turn === 4) {
      if (table.question.kind === 'declare attackers') table.answer({ form: 'attack', attacks: [] });
      else table.pass();
    }
    expect(table.state.playerControls).toEqual([]);
    expect(table.of('PlayerControlled')).toMatchObject([{ rule: '721.1', data: { player: bob, by: alice } }]);
    expect(table.of('EffectEnded')).toMatchObject([{ rule: '721.1' }]);
  });

  test('CR 721.1a: the last effect to be created works', () => {
    const { table, other } = dominated();
    table.pass(2);
    table.cast(other, select(player(bob)));
    table.pass(3);
    while (table.state.turn === 3) table.pass();
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: carol });
    expect(table.of('EffectEnded')).toMatchObject([{ rule: '721.1a' }]);
  });

  test('CR 721.3: the player is still the active player, and controls their objects', () => {
    const { table } = dominated();
    while (table.state.turn === 3) table.pass();
    expect(table.state.activePlayer).toBe(bob);
    expect(table.state.battlefield.map((id) => table.object(id).controller)).toEqual([bob]);
  });

  test('CR 721.4 example: whoever controls a player sees that player’s hand, and what they draw', () => {
    const { table, theirs } = dominated();
    expect(table.object(theirs).knownTo & seatBit(alice)).toBe(seatBit(alice));
    while (table.state.turn === 3) table.pass();
    while (table.state.step !== 'draw') table.pass();
    const drawn = table.state.players[bob]!.hand.at(-1)!;
    expect(table.object(drawn).knownTo).toBe(seatBit(alice) | seatBit(bob));
  });

  test('CR 721.5 example: they decide which spells the player casts and what those target', () => {
    const { table, theirs } = dominated();
    while (table.state.turn === 3) table.pass();
    table.cast(theirs);
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: alice });
    table.answer(select(player(bob)));
    const [cast] = table.of('SpellCast').slice(-1);
    expect(cast).toMatchObject({ player: bob, decidedBy: alice, data: { player: bob } });
    table.pass(3);
    expect(table.life(bob)).toBe(19);
  });

  test('CR 721.5 example 2: they decide which of the player’s creatures attack, and what each attacks', () => {
    const { table } = dominated();
    while (table.state.turn === 3) table.pass();
    while (table.question.kind !== 'declare attackers') table.pass();
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: alice });
    const attacker = table.state.battlefield[0]!;
    table.answer({ form: 'attack', attacks: [{ attacker, defender: { is: 'player', id: carol } }] });
    while (table.state.step !== 'end of combat') table.pass();
    expect(table.life(carol)).toBe(18);
  });

  test('CR 721.5a example: a spell with a discard as its cost is paid with a card of the controlled player', () => {
    const rite = instant('Rite', '', additionalCost(cost.discard()), spell(gainLife(1)));
    const p = position();
    const dominate = p.hand(alice, domination);
    const mine = p.hand(alice, bear);
    const [theirs, card] = [p.hand(bob, bear), p.hand(bob, rite)];
    for (const seat of [alice, bob]) p.library(seat, forest, { knownTo: 0 });
    const table = new Table(p);
    table.cast(dominate, select(player(bob)));
    table.passAll();
    while (table.state.turn === 3) table.pass();
    table.cast(card);
    const { question } = table;
    if (question.form !== 'select') throw new Error(question.kind);
    expect(table.live.pending).toMatchObject({ player: bob, decidedBy: alice });
    expect(question.candidates.map(({ id }) => id)).toContain(theirs);
    expect(() => table.answer(select(mine))).toThrow();
    table.answer(select(theirs));
    expect([table.zoneOf(theirs), table.zoneOf(mine)]).toEqual(['graveyard', 'hand']);
  });

  test('CR 721.5b example: what no rule or object asks of the player, such as to leave, they do for themselves', () => {
    const { table } = dominated();
    while (table.state.turn === 3) table.pass();
    const asked = table.live.pending;
    const before = table.state.revision;
    const { question } = asked!;
    if (question.form !== 'action') throw new Error(question.kind);
    expect(question.actions().map((action) => action.do)).not.toContain('concede');
    expect(() => table.answer({ form: 'action', action: { do: 'concede' } as never })).toThrow();
    expect([table.live.pending, table.state.revision]).toEqual([asked, before]);
    const left = table.live.concede(bob);
    expect(left.accepted && left.events.find(({ type }) => type === 'PlayerConceded')).toMatchObject({
      decidedBy: bob,
    });
  });

  test('CR 721.6: the player concedes for themselves', () => {
    const { table } = dominated();
    while (table.state.turn === 3) table.pass();
    const result = table.live.concede(bob);
    if (!result.accepted) throw new Error(result.message);
    const conceded = result.events.find(({ type }) => type === 'PlayerConceded');
    expect(conceded).toMatchObject({ player: bob, decidedBy: bob });
    expect(table.live.pending).toMatchObject({ player: carol, decidedBy: carol });
  });

  test('CR 721.8: whoever controls another player goes on making their own decisions', () => {
    const { table } = dominated();
    while (table.state.turn === 3) table.pass();
    table.pass(2);
    expect(table.live.pending).toMatchObject({ player: alice, decidedBy: alice });
  });

  test('CR 800.4a, 800.4b: nobody is controlled by a player who has left', () => {
    const { table } = dominated();
    const result = table.live.concede(alice);
    if (!result.accepted) throw new Error(result.message);
    expect(table.state.playerControls).toEqual([]);
  });
});
