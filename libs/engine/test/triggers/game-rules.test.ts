import { describe, expect, test } from '@jest/globals';
import {
  creature,
  designate,
  eachOpponent,
  getCounters,
  keywords,
  loseLife,
  sorcery,
  spell,
  you,
} from '@stacktrail/card-tree';
import { playerOf, isDesignated, valueOfDesignation } from '@stacktrail/game-state';
import { bear, forest, alice, bob, position, plainState, readCard, Table } from '@stacktrail/test-kit';

const crown = sorcery('Crown', '', spell(designate('monarch', you)));

function attackWith(table: Table, attacker: Parameters<Table['object']>[0], whom = bob): void {
  table.passUntil('declare attackers');
  table.answer({ form: 'attack', attacks: [{ attacker, defender: { is: 'player', id: whom } }] });
}

describe('CR 723: the monarch', () => {
  test('CR 723.2: at the beginning of their end step the monarch draws a card', () => {
    const p = position();
    p.library(alice, forest);
    p.library(alice, forest);
    const card = p.hand(alice, crown);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passUntil('end');
    expect(table.stack).toHaveLength(1);
    const ability = table.object(table.state.stack[0]!);
    expect([ability.controller, ability.ability?.source]).toEqual([alice, 0]); // CR 113.8
    table.passAll();
    expect(playerOf(table.state, alice).hand).toHaveLength(1);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 723.2, 723.3: who deals combat damage to the monarch with a creature becomes the monarch in their place', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const given = p.hand(alice, sorcery('Gift', '', spell(designate('monarch', eachOpponent))));
    const table = new Table(p);
    table.cast(given);
    table.passAll();
    expect(isDesignated(playerOf(table.state, bob), 'monarch')).toBe(true);
    attackWith(table, attacker);
    table.passUntil('combat damage');
    table.passAll();
    expect([alice, bob].map((id) => isDesignated(playerOf(table.state, id), 'monarch'))).toEqual([true, false]);
    expect(table.of('DesignationRemoved').map(({ rule }) => rule)).toHaveLength(1);
  });

  test('CR 723.1: there is no monarch until an effect makes one', () => {
    const table = new Table(position());
    table.passUntil('end');
    expect(table.stack).toEqual([]);
  });
});

describe('CR 724: the initiative', () => {
  test('CR 724.2, 724.3: who deals combat damage to the player with the initiative takes it', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    const given = p.hand(alice, sorcery('Gift', '', spell(designate('initiative', eachOpponent))));
    const table = new Table(p);
    table.cast(given);
    table.passAll();
    attackWith(table, attacker);
    table.passUntil('combat damage');
    table.passAll();
    expect([alice, bob].map((id) => isDesignated(playerOf(table.state, id), 'initiative'))).toEqual([true, false]);
  });
});

test('CR 726.1: a player with rad counters mills, and loses life and a counter for each nonland card', () => {
  const p = position();
  for (const card of [forest, bear, forest, bear, bear]) p.library(bob, card);
  for (let i = 0; i < 3; i++) p.library(alice, forest);
  const glow = p.hand(alice, sorcery('Glow', '', spell(getCounters('rad', 3, eachOpponent))));
  const table = new Table(p);
  table.cast(glow);
  table.passAll();
  table.passUntil('untap');
  table.passUntil('precombat main');
  expect(table.state.activePlayer).toBe(bob);
  table.passAll();
  // One card was drawn; the three after it are a creature, a land and a creature.
  expect([table.life(bob), playerOf(table.state, bob).counters]).toEqual([18, [{ kind: 'rad', count: 1 }]]);
});

test('CR 726.1a: life lost “from radiation” is what that ability makes one lose, and no other', () => {
  const immune = readCard(
    creature('Immune', '{G}', ['Mutant'], 1, 1),
    'You gain life rather than lose life from radiation.',
  );
  const p = position();
  for (const card of [forest, bear, forest, bear, bear]) p.library(bob, card);
  for (let i = 0; i < 3; i++) p.library(alice, forest);
  p.battlefield(bob, immune);
  const glow = p.hand(
    alice,
    sorcery('Glow', '', spell(getCounters('rad', 3, eachOpponent), loseLife(5, eachOpponent))),
  );
  const table = new Table(p);
  table.cast(glow);
  table.passAll();
  expect(table.life(bob)).toBe(15);
  table.passUntil('untap');
  table.passUntil('precombat main');
  table.passAll();
  expect([table.life(bob), playerOf(table.state, bob).counters]).toEqual([17, [{ kind: 'rad', count: 1 }]]);
});

test('CR 702.179d: speed increases once a turn as opponents lose life on that turn, up to 4', () => {
  const racer = creature('Racer', '{R}', ['Goblin'], 1, 1, keywords('start your engines!'));
  const drain = sorcery('Drain', '', spell(loseLife(1, eachOpponent)));
  const p = position();
  p.battlefield(alice, racer);
  const spells = [p.hand(alice, drain), p.hand(alice, drain)];
  const table = new Table(p);
  const speeds = spells.map((id) => {
    table.cast(id);
    table.passAll();
    if (table.state.stack.length > 0) table.passAll();
    return valueOfDesignation(playerOf(table.state, alice), 'speed');
  });
  expect(speeds).toEqual([2, 2]);
});
