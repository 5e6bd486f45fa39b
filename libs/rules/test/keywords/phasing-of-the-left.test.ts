import { expect, test } from '@jest/globals';
import {
  always,
  controlledBy,
  enchantment,
  gainLife,
  instant,
  leaves,
  skips,
  spell,
  target,
  triggered,
  you,
  anything,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { attackWith, select, bear, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const vanish = instant('Vanish', '', spell(target.permanent(), { do: 'phase out', what: target() }));

/** The first player has that permanent phase out, and then a player leaves the game. */
function vanishedBefore(p: Position, id: ObjectId, leaver: PlayerId): Table {
  const card = p.hand(alice, vanish);
  for (const player of [alice, bob, carol]) for (let i = 0; i < 3; i++) p.library(player, bear);
  const table = new Table(p);
  table.cast(card, select(id));
  table.passAll();
  expect(table.state.phasedOut).toEqual([id]);
  const result = table.live.concede(leaver);
  if (result.accepted) table.facts.push(...result.events);
  return table;
}

/** Play goes on, without attacks, to the upkeep of that player's turn. */
function toUpkeepOf(table: Table, player: PlayerId): void {
  for (let i = 0; i < 100; i++) {
    const { question, state } = table;
    if (question.kind === 'priority' && state.step === 'upkeep' && state.activePlayer === player) return;
    if (question.form === 'attack') table.answer(attackWith(bob));
    else table.pass();
  }
}

test('CR 702.26k: a phased-out permanent of a player who leaves the game leaves it too, and nothing triggers', () => {
  const p = position(undefined, 3);
  const watcher = triggered(leaves(anything), gainLife(1));
  p.battlefield(alice, enchantment('Watcher', '{W}', [], watcher));
  const theirs = p.battlefield(carol, bear);
  const seen = p.battlefield(carol, bear);
  const table = vanishedBefore(p, theirs, carol);
  expect([table.state.phasedOut, table.zoneOf(theirs), table.zoneOf(seen)]).toEqual([[], 'gone', 'gone']);
  // CR 603.6c: what was phased in did trigger it.
  expect(table.of('AbilityTriggered')).toHaveLength(1);
});

/** The first player's bear phases out while the third player controls it, who then leaves. */
function stolen(...others: readonly CardDefinition[]): { readonly table: Table; readonly mine: ObjectId } {
  const bears = { objects: 'each', filter: { is: 'named', name: 'Bear' } } as const;
  const p = position(undefined, 3);
  p.battlefield(carol, enchantment('Theft', '{U}', [], always(bears, controlledBy(you))));
  for (const card of others) p.battlefield(alice, card);
  const mine = p.battlefield(alice, bear, { controller: carol, baseController: alice });
  return { table: vanishedBefore(p, mine, carol), mine };
}

test('CR 702.26n: what phased out under a player who has left phases in once their turn would have begun', () => {
  const { table, mine } = stolen();
  toUpkeepOf(table, bob);
  expect(table.state.phasedOut).toEqual([mine]);
  toUpkeepOf(table, alice);
  expect([table.state.phasedOut, table.object(mine).controller]).toEqual([[], alice]);
});

test('CR 702.26n: it phases in during the next untap step, where one is skipped', () => {
  const { table, mine } = stolen(enchantment('Stasis', '{U}', [], skips('untap')));
  toUpkeepOf(table, alice);
  expect(table.state.phasedOut).toEqual([mine]);
  toUpkeepOf(table, bob);
  expect(table.state.phasedOut).toEqual([]);
});
