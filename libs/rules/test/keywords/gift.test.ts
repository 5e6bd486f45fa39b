import { expect, test } from '@jest/globals';
import {
  creature,
  draw,
  dealDamage,
  gainLife,
  gift,
  instant,
  spell,
  target,
  triggered,
  type Gift,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { pay, pick, player, select, bear, forest, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const lesson = (what: Gift) => instant('Lesson', '{U}', gift(what), spell(gainLife(2)));
const rat = (what: Gift) => creature('Rat', '{U}', ['Rat'], 1, 1, gift(what));

function promised(what: Gift, answer = 'yes', card = lesson(what)) {
  const p = position(pools('U'));
  const id = p.hand(alice, card);
  for (let i = 0; i < 3; i++) p.library(bob, forest);
  const table = new Table(p);
  table.cast(id, pick(answer), pay);
  return { table, id };
}

test('CR 702.174a, 702.174b, 702.174e: as an additional cost an opponent is chosen, who draws a card as the spell resolves', () => {
  const { table } = promised('card');
  expect(table.of('CostsAnnounced')[0]?.data.paid).toEqual([{ cost: 'gift', which: 0, times: 1 }]);
  expect(table.of('ChoiceRecorded')[0]?.data).toMatchObject({ label: 'gift', values: [{ is: 'player', id: bob }] });
  expect(table.state.players[bob]!.hand).toHaveLength(0);
  table.passAll();
  expect([table.state.players[bob]!.hand.length, table.life(alice)]).toEqual([1, 22]);
});

test('CR 702.174a: of several opponents one is chosen', () => {
  const p = position(pools('U'), 3);
  const id = p.hand(alice, lesson('card'));
  p.library(2 as never, forest);
  const table = new Table(p);
  table.cast(id, pick('yes'), pay, select(player(2 as never)));
  table.passAll();
  expect(table.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 1]);
});

test('CR 702.174b: a gift that isn’t promised isn’t given', () => {
  const { table } = promised('card', 'no');
  table.passAll();
  expect([table.state.players[bob]!.hand.length, table.life(alice)]).toEqual([0, 22]);
});

test('CR 702.174b: on a permanent it triggers as that enters, if the cost was paid', () => {
  const { table } = promised('card', 'yes', rat('card'));
  table.passAll();
  expect([table.stack, table.state.players[bob]!.hand.length]).toEqual([['ability of Rat'], 0]);
  table.passAll();
  expect(table.state.players[bob]!.hand.length).toBe(1);
  const without = promised('card', 'no', rat('card')).table;
  without.passAll();
  expect(without.stack).toEqual([]);
});

test.each([
  ['CR 702.174d', 'Food', 'Food', false, null],
  ['CR 702.174f', 'tapped Fish', 'Fish', true, 1],
  ['CR 702.174h', 'Treasure', 'Treasure', false, null],
  ['CR 702.174i', 'Octopus', 'Octopus', false, 8],
] as const)('%s: gift %s', (_rule, what, name, tapped, power) => {
  const { table } = promised(what);
  table.passAll();
  const tokens = table.state.battlefield
    .map((id) => table.object(id))
    .filter(({ printed }) => printed.subtypes.includes(name));
  expect(tokens.map((token) => [token.controller, token.tapped, token.printed.power])).toEqual([[bob, tapped, power]]);
});

test('CR 702.174g: gift an extra turn', () => {
  const { table } = promised('extra turn');
  table.passAll();
  expect(table.of('ExtraTurnAdded')[0]?.data).toMatchObject({ player: bob });
});

test('CR 702.174c: abilities trigger on a player giving a gift, by a spell or by a permanent', () => {
  const gives: TriggerEvent = { on: 'keyword action', action: 'give a gift', who: 'you' };
  for (const card of [lesson('card'), rat('card')]) {
    const p = position(pools('U'));
    const id = p.hand(alice, card);
    p.library(bob, forest);
    p.battlefield(alice, creature('Giver', '{U}', ['Frog'], 1, 1, triggered(gives, gainLife(1))));
    const table = new Table(p);
    table.cast(id, pick('yes'), pay);
    table.passAll();
    if (card.faces[0].types.includes('Creature')) table.passAll();
    expect(table.stack).toEqual(['ability of Giver']);
  }
});

test('CR 702.174j: it is given before the spell’s other abilities, and not at all where the spell is countered', () => {
  const { table } = promised('card');
  table.passAll();
  const order = table.facts.filter(
    ({ type, data }) => (type === 'ObjectMoved' && 'manner' in data && data.manner === 'draw') || type === 'LifeGained',
  );
  expect(order.map(({ type }) => type)).toEqual(['ObjectMoved', 'LifeGained']);
  const p = position(pools('U'));
  const id = p.hand(alice, lesson('card'));
  p.library(bob, forest);
  const deny = p.hand(
    bob,
    instant('Deny', '', spell(target.spell(), { do: 'counter', what: { objects: 'target', slot: 0 } })),
  );
  const denied = new Table(p);
  denied.cast(id, pick('yes'), pay);
  denied.pass();
  denied.cast(deny);
  denied.passAll();
  expect([denied.stack, denied.state.players[bob]!.hand.length]).toEqual([[], 0]);
});

test('CR 702.174k, 702.174m: targets that rest on the promise are chosen only if it was made', () => {
  const if1 = { if: 'cost was paid', keyword: 'gift' } as const;
  const card = instant('Split', '{U}', gift('card'), {
    kind: 'spell',
    modes: [
      {
        targets: [{ ...target.creature(), when: if1 }],
        effects: [{ do: 'if', condition: if1, then: [dealDamage(2)], otherwise: [draw(1)] }],
      },
    ],
  });
  const cast = (answer: string) => {
    const p = position(pools('U'));
    const id = p.hand(alice, card);
    p.library(alice, forest);
    p.library(bob, forest);
    const victim = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(id, pick(answer), pay);
    return { table, victim };
  };
  const kept = cast('yes');
  expect(kept.table.of('TargetsChosen')[0]?.data.targets).toEqual([[{ is: 'object', id: kept.victim }]]);
  const broken = cast('no');
  expect(broken.table.of('TargetsChosen').flatMap(({ data }) => data.targets.flat())).toEqual([]);
});
