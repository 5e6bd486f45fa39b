import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import {
  alice,
  balm,
  bob,
  bolt,
  choose,
  elf,
  giant,
  object,
  player,
  pools,
  position,
  readCard,
  Table,
  pay,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const emissary = readCard(
  creature('Emissary', '', [], 9, 9),
  'As ~ enters, secretly choose an opponent.',
  "Reveal the player you chose: Choose new targets for target spell or ability if it's controlled by the chosen player and it targets you or a permanent you control. Activate only once.",
);

/**
 * Alice has chosen Bob in secret; one of the two others shoots at something, and she reveals the choice. Returns the
 * damage at last to herself, her creature and Bob, if she takes Bob where she may choose a new target.
 */
function harmed(shooter: PlayerId, at: (hers: ObjectId, his: ObjectId) => Ref): readonly [number, boolean, number] {
  const p = position(pools('', 'R', 'R'), 3);
  const card = p.hand(alice, emissary);
  const [hers, his] = [p.battlefield(alice, elf), p.battlefield(bob, giant)];
  const shot = p.hand(shooter, bolt);
  const table = new Table(p);
  table.cast(card);
  while (table.question.kind !== 'choose a value') table.pass();
  table.answer(choose(player(bob)));
  while (table.question.player !== shooter) table.pass();
  table.cast(shot, choose(at(hers, his)), pay);
  while (table.question.player !== alice) table.pass();
  const there = table.now(card).id;
  table.activate(there);
  expect(table.options(there)).toEqual([]); // only once
  while (table.stack.length > 0) {
    if (table.asked.startsWith('priority')) table.pass();
    else table.answer(choose(player(bob)));
  }
  return [20 - table.life(alice), table.zoneOf(hers) === 'graveyard', 20 - table.life(bob)];
}

test('CR 115.7d: a spell of the chosen player that targets her, or her permanent, gets another target', () => {
  expect(harmed(bob, () => player(alice))).toEqual([0, false, 3]);
  expect(harmed(bob, (hers) => object(hers))).toEqual([0, false, 3]);
});

test('CR 608.2c: one of another player, or one that targets neither, keeps its target', () => {
  expect(harmed(carol, () => player(alice))).toEqual([3, false, 0]);
  expect(harmed(carol, (hers) => object(hers))).toEqual([0, true, 0]);
  expect(harmed(bob, (_, his) => object(his))).toEqual([0, false, 0]);
});

test('CR 109.2: a spell of hers on the stack is no permanent that she controls', () => {
  const p = position(undefined, 3);
  const card = p.hand(alice, emissary);
  const hers = [p.hand(alice, balm), p.hand(alice, balm)];
  const counters = p.hand(bob, readCard(instant('Counter', ''), 'Counter target spell.'));
  const table = new Table(p);
  table.cast(card);
  while (table.question.kind !== 'choose a value') table.pass();
  table.answer(choose(player(bob)));
  for (const spell of hers) table.cast(spell);
  const [first] = table.state.stack;
  table.pass();
  table.cast(counters, choose(object(first!)));
  while (table.question.player !== alice) table.pass();
  table.activate(table.now(card).id, choose(object(table.state.stack.at(-1)!)));
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(21);
});
