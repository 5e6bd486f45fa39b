import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { alice, bear, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

/** Three players' life after Alice has chosen these friends; foes lose 3. */
function lives(...friends: readonly PlayerId[]): readonly number[] {
  const p = position(undefined, 3);
  const text = 'For each player, choose friend or foe. Each friend gains 2 life. Each foe loses 3 life.';
  const spell = p.hand(alice, readCard(sorcery('Friends', ''), text));
  p.library(alice, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.answer(select(...friends.map(player)));
  return [alice, bob, carol].map((one) => table.life(one));
}

describe('CR 608.2d: for each player, friend or foe', () => {
  test('whoever isn’t chosen as a friend is a foe', () => {
    expect(lives(alice, carol)).toEqual([22, 17, 22]);
    expect(lives(bob)).toEqual([17, 22, 17]);
  });

  test('all can be friends, or nobody', () => {
    expect(lives(alice, bob, carol)).toEqual([22, 22, 22]);
    expect(lives()).toEqual([17, 17, 17]);
  });
});

/** Alice's, Bob's and Carol's creatures after Alice has chosen these friends, and they have chosen their own creatures. */
function copiesFor(...friends: readonly PlayerId[]): readonly number[] {
  const p = position(undefined, 3);
  const text =
    "For each player, choose friend or foe. Each friend creates a token that's a copy of a creature they control. " +
    'Each foe sacrifices a creature they control.';
  const spell = p.hand(alice, readCard(sorcery('Friends', ''), text));
  p.library(alice, bear);
  for (const one of [alice, bob, carol]) p.battlefield(one, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.answer(select(...friends.map(player)));
  return [alice, bob, carol].map((one) => permanentsOf(table, one));
}

function permanentsOf(table: Table, one: PlayerId): number {
  return table.state.battlefield.filter((id) => objectOf(table.state, id).controller === one).length;
}

describe('CR 101.4: each friend copies a creature of their own', () => {
  test('one token for each friend, of what that friend chose', () => {
    expect(copiesFor(alice, carol)).toEqual([2, 0, 2]);
    expect(copiesFor(bob)).toEqual([0, 2, 0]);
  });
});

describe('CR 122.6: each friend puts counters on each creature of their own', () => {
  test('friends’ creatures grow, and each foe taps all but one', () => {
    const p = position(undefined, 3);
    const text =
      'For each player, choose friend or foe. Each friend puts a +1/+1 counter on each creature they control. ' +
      'Each foe chooses an untapped creature they control, then taps the rest.';
    const spell = p.hand(alice, readCard(sorcery('Friends', ''), text));
    p.library(alice, bear);
    const [mine, theirs, spared] = [p.battlefield(alice, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    table.answer(select(player(alice)));
    table.answer(select(spared));
    const seen = [mine, theirs, spared].map((id) => table.object(id));
    expect(seen.map(({ counters }) => counters.find(({ kind }) => kind === '+1/+1')?.count ?? 0)).toEqual([1, 0, 0]);
    expect(seen.map(({ tapped }) => tapped)).toEqual([false, true, false]);
  });
});
