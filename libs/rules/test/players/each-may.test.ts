import { expect, test } from '@jest/globals';
import {
  chooseAndSacrifice,
  creatures,
  dies,
  draw,
  each,
  eachPlayer,
  enchantment,
  gainLife,
  instant,
  land,
  lands,
  may,
  move,
  onto,
  result,
  spell,
  thatPlayer,
  triggered,
  type Effect,
} from '@stacktrail/card-tree';
import { pick, select, bear, elf, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

test('CR 101.4: each player who may do something says so before any of them does it', () => {
  const p = position();
  const wastes = land('Wastes', []);
  for (const player of [alice, bob]) for (let i = 0; i < 2; i++) p.library(player, wastes);
  const offer = { ...may(draw(1, thatPlayer)), who: eachPlayer } as ReturnType<typeof may>;
  const card = p.hand(alice, instant('Offer', '', spell(offer)));
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  const hands = (): readonly number[] => [alice, bob].map((player) => table.state.players[player]!.hand.length);
  expect([table.asked, hands()]).toEqual(['may 0', [0, 0]]);
  table.answer(pick('yes'));
  expect([table.asked, hands()]).toEqual(['may 1', [0, 0]]);
  table.answer(pick('yes'));
  expect(hands()).toEqual([1, 1]);
});

const eachMay = (...effects: readonly Effect[]): Effect => ({ do: 'may', who: eachPlayer, effects });

test('CR 101.4: those who may and do choose one after another; then all of it happens at once', () => {
  const p = position();
  const mine = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  const theirs = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
  // It sees all creatures that die with it.
  p.battlefield(bob, enchantment('Watcher', '', [], triggered({ ...dies(creatures), oneOrMore: true }, gainLife(1))));
  const card = p.hand(alice, instant('Offer', '', spell(eachMay(chooseAndSacrifice(thatPlayer, creatures)))));
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answers(pick('yes'), pick('yes'), select(mine[0]!));
  expect([table.asked, table.zoneOf(mine[0]!)]).toEqual(['choose objects 1', 'battlefield']);
  table.answer(select(theirs[1]!));
  const groups = table.of('ObjectMoved').filter(({ data }) => data.manner === 'sacrifice');
  expect(groups.map(({ data }) => [data.object, data.group])).toEqual([
    [mine[0], 0],
    [theirs[1], 1],
  ]);
  expect(table.of('AbilityTriggered')).toHaveLength(1);
});

test('CR 101.4: cards that players put onto the battlefield from their hands enter together', () => {
  const p = position();
  const [mine, theirs] = [p.hand(alice, forest, { knownTo: 1 }), p.hand(bob, forest, { knownTo: 2 })];
  const from = each(lands, 'hand');
  const offer = eachMay(
    {
      do: 'choose objects',
      who: thatPlayer,
      from: { ...from, of: thatPlayer } as typeof from,
      min: 1,
      max: 1,
      label: 'land',
    },
    move(result('land'), onto.battlefieldUnderOwner),
  );
  const card = p.hand(alice, instant('Offer', '', spell(offer)));
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answers(pick('yes'), pick('yes'), select(mine), select(theirs));
  expect([table.now(mine).controller, table.now(theirs).controller]).toEqual([alice, bob]);
  const entered = table.of('ObjectMoved').filter(({ data }) => data.to === 'battlefield');
  expect(entered.map(({ data }) => data.group)).toEqual([0, 1]);
});

test('CR 101.4: what a player does is about that player alone where the text asks about them', () => {
  const p = position();
  p.hand(bob, forest);
  const hand = { amount: 'hand size', of: thatPlayer } as const;
  const card = p.hand(alice, instant('Offer', '', spell(eachMay(gainLife(hand, thatPlayer)))));
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answers(pick('yes'), pick('yes'));
  expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
});
