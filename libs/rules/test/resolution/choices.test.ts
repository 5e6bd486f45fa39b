import { describe, expect, test } from '@jest/globals';
import {
  addMana,
  activated,
  choose,
  cost,
  artifact,
  artifacts,
  creature,
  creatures,
  did,
  discard,
  draw,
  each,
  exile,
  gainLife,
  instant,
  may,
  mayPay,
  mode,
  sorcery,
  spell,
  target,
  thisObject,
  and,
  thenDo,
  untilEndOfTurn,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import { pay, pick, bear, elf, forest, done, doing, alice, bob, position, Table } from '@stacktrail/test-kit';

const mine: Effect = { do: 'choose and sacrifice', who: you, filter: creatures, count: 1 };

describe('CR 608.2d: choices', () => {
  test('CR 608.2d: of an option that says to do two things, both must be possible', () => {
    const both = (hand: number, bears: number) =>
      done([may(mine, and(discard(1)))], (p) => {
        for (let i = 0; i < hand; i++) p.hand(alice, forest);
        for (let i = 0; i < bears; i++) p.battlefield(alice, bear);
      }).question.kind;
    expect([both(1, 1), both(0, 1), both(1, 0)]).toEqual(['may', 'priority', 'priority']);
  });

  test('CR 608.2d: what comes after may rest on what comes before: to draw, then to discard', () => {
    const table = done([may(draw(1), thenDo(discard(1)))], (p) => void p.library(alice, forest));
    expect(table.question.kind).toBe('may');
  });

  test('CR 608.2d: counters that aren’t there can’t be removed', () => {
    const remove: Effect = { do: 'remove counters', counter: 'charge', count: 1, on: each(artifacts) };
    const asked = (charge: number) =>
      done([may(remove)], (p) => void p.battlefield(alice, artifact('Stone', '{1}', []), { counters: { charge } }))
        .question.kind;
    expect([asked(1), asked(0)]).toEqual(['may', 'priority']);
  });

  test('CR 700.2a, 601.2b: modes aren’t asked for where only those can be chosen', () => {
    const modal = choose(1, mode(target.creature(), gainLife(1)), mode(gainLife(10)));
    const p = position();
    const card = p.hand(alice, sorcery('Modal', '', spell(modal)));
    const table = new Table(p);
    table.cast(card);
    expect([table.stack, table.of('ModesChosen')[0]?.data.modes]).toEqual([['Modal'], [1]]);
  });
});

describe('CR 608.2c: one text', () => {
  test('CR 608.2c: a later mode knows what an earlier one did', () => {
    const first: Effect = { do: 'may', who: you, effects: [gainLife(1)], label: 'gained' };
    const second: Effect = { do: 'if', condition: did('gained'), then: [gainLife(10)] };
    const p = position();
    const card = p.hand(alice, sorcery('Modal', '', spell(choose(2, mode(first), mode(second)))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('yes'));
    expect(table.life(alice)).toBe(31);
  });

  test('CR 608.2e: the first action is taken by all before the choices for the second are made', () => {
    const p = position();
    const cards = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const all = { players: 'each player' } as const;
    const card = p.hand(alice, doing({ ...mine, who: all }, discard(1, all)));
    for (const owner of [alice, bob]) for (let i = 0; i < 2; i++) p.hand(owner, forest);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.asked.split(' ').at(-1), cards.map((id) => table.zoneOf(id))]).toEqual([
      '0',
      ['graveyard', 'graveyard'],
    ]);
  });
});

describe('CR 608.2g, 608.2m', () => {
  test('CR 608.2g: mana abilities can be activated where mana may be paid during resolution', () => {
    const p = position();
    const source = p.battlefield(alice, artifact('Rock', '{1}', [], activated([cost.tap], addMana(['C']))));
    const card = p.hand(alice, doing(mayPay([cost.mana('{1}')], gainLife(5))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('yes'));
    table.activate(source);
    table.answer(pay);
    expect(table.life(alice)).toBe(25);
  });

  test('CR 608.2m: a spell that leaves the stack as it resolves resolves fully', () => {
    const p = position();
    const card = p.hand(alice, sorcery('Self-exiling', '', spell(exile(thisObject), gainLife(3))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(card), table.life(alice)]).toEqual(['exile', 23]);
  });

  test('CR 608.2b: a countered spell’s target rule: an Aura’s and an ability’s alike', () => {
    const p = position();
    const victim = p.battlefield(bob, elf);
    const gun = p.battlefield(alice, artifact('Gun', '{1}', [], activated([], target.creature(), gainLife(1))));
    const kill = p.hand(alice, instant('Kill', '', spell(sacrificeAll)));
    const table = new Table(p);
    table.activate(gun);
    table.cast(kill);
    table.passAll();
    const facts = table.passAll();
    expect(facts.map(({ rule, type }) => `${rule} ${type}`)).toContain('608.2b AbilityRemovedFromStack');
    expect([table.zoneOf(victim), table.life(alice)]).toEqual(['graveyard', 20]);
  });
});

const sacrificeAll: Effect = { do: 'destroy', what: each(creatures) };

describe('CR 608.2b examples', () => {
  test('CR 608.2b example: without a legal target none of it happens', () => {
    const thirst = instant('Thirst', '', spell(target.creature(), gainLife(2)));
    const p = position();
    p.battlefield(bob, bear);
    const [card, kill] = [p.hand(alice, thirst), p.hand(bob, instant('Kill', '', spell(sacrificeAll)))];
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(kill);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.zoneOf(card)]).toEqual([20, 'graveyard']);
  });

  test('CR 608.2b example 2: a permanent that is legal as one target and illegal as another is affected by one part', () => {
    const nonblack = target.creature({ is: 'not', of: { is: 'color', color: 'B' } });
    const plague = sorcery(
      'Plague',
      '',
      spell(nonblack, target.one(artifacts), { do: 'destroy', what: target(0) }, { do: 'destroy', what: target(1) }),
    );
    const p = position();
    const victim = p.battlefield(bob, { ...creature('Golem', '{3}', ['Golem'], 3, 3), faces: [golem] });
    const card = p.hand(alice, plague);
    const paint: Effect = untilEndOfTurn(each(creatures), { change: 'set colors', colors: ['B'] });
    const dye = p.hand(bob, instant('Dye', '', spell(paint)));
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(dye);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(victim), table.of('Destroyed').length]).toEqual(['graveyard', 1]);
  });
});

const golem = { ...creature('Golem', '{3}', ['Golem'], 3, 3).faces[0], types: ['Artifact', 'Creature'] as const };

test('CR 707.10 example: a copy of a modal spell has its modes; it isn’t asked for others', () => {
  const modal = choose(1, mode(gainLife(1)), mode(gainLife(10)));
  const p = position();
  const card = p.hand(alice, instant('Modal', '', spell(modal)));
  const copy = p.hand(
    alice,
    instant('Twin', '', spell({ do: 'copy spell', what: each({ is: 'named', name: 'Modal' }, 'stack') })),
  );
  const table = new Table(p);
  table.cast(card, pick('2'));
  table.cast(copy);
  table.passAll();
  expect(table.stack).toEqual(['Modal', 'Modal']);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(40);
});
