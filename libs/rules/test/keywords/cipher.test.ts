import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell, instant, target, type Effect } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { pick, select, attackWith, bear, elf, alice, bob, position, Table } from '@stacktrail/test-kit';

const code = sorcery('Code', '', spell(gainLife(2)), keywords('cipher'));
const other = sorcery('Other code', '', spell(gainLife(5)), keywords('cipher'));

function encoded(table: Table, card: number, bearer: number): void {
  table.cast(card as never);
  table.passAll();
  table.answer(pick('yes'));
  if (table.question.form === 'select') table.answer(select(bearer as never));
}

function hit(table: Table, attacker: number): void {
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker as never));
  while (table.stack.length === 0 && table.question.kind === 'priority') table.pass();
}

test('CR 702.99a, 702.99b: as it resolves it may be exiled encoded on a creature its controller controls', () => {
  const p = position();
  const [card, bearer] = [p.hand(alice, code), p.battlefield(alice, bear)];
  p.battlefield(bob, elf);
  const table = new Table(p);
  encoded(table, card, bearer);
  expect([table.life(alice), table.zoneOf(card)]).toEqual([22, 'exile']);
  expect(table.now(card).designations).toMatchObject([{ name: 'encoded', value: bearer }]);
  expect(characteristicsOf(table.state, table.object(bearer)).abilities).toHaveLength(1);
});

test('CR 702.99a: without a creature it goes to the graveyard, as where it isn’t wanted', () => {
  const p = position();
  const card = p.hand(alice, code);
  p.battlefield(bob, elf);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([table.question.kind, table.zoneOf(card)]).toEqual(['priority', 'graveyard']);
});

test('CR 702.99a: whenever the creature deals combat damage to a player, a copy of the card may be cast for nothing', () => {
  const p = position();
  const [card, bearer] = [p.hand(alice, code), p.battlefield(alice, bear)];
  const table = new Table(p);
  encoded(table, card, bearer);
  hit(table, bearer);
  expect(table.stack).toEqual(['ability of Bear']);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Code']);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card), table.question.kind]).toEqual([24, 'exile', 'priority']); // no card: not encoded
});

test('CR 702.99a: each of several encoded cards gives an ability about itself', () => {
  const p = position();
  const [one, two, bearer] = [p.hand(alice, code), p.hand(alice, other), p.battlefield(alice, bear)];
  const table = new Table(p);
  encoded(table, one, bearer);
  encoded(table, two, bearer);
  hit(table, bearer);
  while (table.question.form === 'order')
    table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
  for (let i = 0; i < 10 && table.state.step === 'combat damage' && table.stack.length > 0; i++) {
    if (table.question.kind === 'priority') table.passAll();
    else table.answer(pick('yes'));
  }
  expect(table.life(alice)).toBe(34);
});

test('CR 702.99c: it stays encoded whoever controls the creature; its controller gets the copy', () => {
  const p = position();
  const [card, bearer] = [p.hand(alice, code), p.battlefield(alice, bear)];
  const take: Effect = {
    do: 'apply',
    to: { objects: 'target', slot: 0 },
    changes: [{ change: 'control', to: { players: 'you' } }],
    until: 'rest of the game',
  };
  const theft = p.hand(bob, instant('Theft', '', spell(target.creature(), take)));
  const table = new Table(p);
  encoded(table, card, bearer);
  table.pass();
  table.cast(theft);
  table.passAll();
  const taken = table.object(bearer);
  expect([taken.controller, characteristicsOf(table.state, taken).abilities.length]).toEqual([bob, 1]);
});

test('CR 702.99c: a creature that has left the battlefield and come back bears nothing', () => {
  const p = position();
  const [card, bearer] = [p.hand(alice, code), p.battlefield(alice, bear)];
  const it = { objects: 'result', label: 'gone' } as const;
  const blink: readonly Effect[] = [
    { do: 'move', what: { objects: 'target', slot: 0 }, to: { zone: 'exile' }, label: 'gone' },
    { do: 'move', what: it, to: { zone: 'battlefield' } },
  ];
  const away = p.hand(alice, instant('Away', '', spell(target.creature(), ...blink)));
  const table = new Table(p);
  encoded(table, card, bearer);
  table.cast(away);
  table.passAll();
  const back = table.now(bearer);
  expect([back.zone, characteristicsOf(table.state, back).abilities.length]).toEqual(['battlefield', 0]);
});
