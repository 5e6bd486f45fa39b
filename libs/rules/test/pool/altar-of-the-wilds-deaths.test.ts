import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { PlayerId } from '@stacktrail/game-events';
import {
  object,
  order,
  pay,
  player,
  select,
  bear,
  forest,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const handSize = (table: Table, whose: PlayerId) => table.state.players[whose]!.hand.length;
const tokens = (table: Table) => table.state.battlefield.filter((id) => table.object(id).kind === 'token');
/** Triggered abilities in the order in which they are offered. */
const asOffered = ({ question }: Table) =>
  order(...(question.form === 'order' ? question.options.map(({ key }) => key) : []));

describe('what sees creatures die', () => {
  test('Blood Artist sees its own death and those at the same time', () => {
    const p = position();
    p.battlefield(alice, card('Blood Artist'), { damage: 5 });
    p.battlefield(alice, card('Blood Artist'), { damage: 5 });
    p.battlefield(bob, bear, { damage: 5 });
    const table = new Table(p);
    table.answer(asOffered(table));
    for (let i = 0; i < 6; i++) table.answer(select(player(bob)));
    for (let i = 0; i < 6; i++) table.passAll();
    expect([table.life(alice), table.life(bob), table.stack]).toEqual([26, 14, []]);
  });

  test('Blood Artist may target its own controller, who then loses 1 life and gains 1', () => {
    const p = position();
    p.battlefield(alice, card('Blood Artist'));
    const one = p.battlefield(alice, bear);
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.activate(altar, select(one));
    table.answer(select(player(alice)));
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 20]);
  });

  test('Judith gives others +1/+0 and pings for each nontoken creature that dies, herself included', () => {
    const p = position();
    const judith = p.battlefield(alice, card('Judith, the Scourge Diva'));
    const [one, other] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    expect([judith, one, other].map((id) => size(table.state, id))).toEqual(['2/2', '3/2', '2/2']);
    table.activate(altar, select(one));
    table.answer(select(other));
    table.passAll();
    expect(table.object(other).damage).toBe(1);
    table.activate(altar);
    table.answer(select(other));
    table.passAll();
    expect([table.zoneOf(judith), table.zoneOf(other)]).toEqual(['graveyard', 'graveyard']);
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('CR 704.5j: of two Judiths one goes, and both see it', () => {
    const p = position();
    const [one, two] = [
      p.battlefield(alice, card('Judith, the Scourge Diva')),
      p.battlefield(alice, card('Judith, the Scourge Diva')),
    ];
    const table = new Table(p);
    expect(table.asked).toBe('legend rule 0');
    table.answer(select(two));
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['graveyard', 'battlefield']);
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('Judith ignores tokens, Blood Artist doesn’t', () => {
    const p = position();
    p.battlefield(alice, card('Judith, the Scourge Diva'));
    p.battlefield(alice, card('Blood Artist'));
    const walker = p.battlefield(alice, card('Hangarback Walker'), { counters: { '+1/+1': 1 } });
    const bombs = p.battlefield(alice, card('Goblin Bombardment'));
    const table = new Table(p);
    table.activate(bombs, select(player(bob)), select(walker));
    expect(table.asked).toBe('order triggers 0');
    table.answer(asOffered(table));
    table.answers(select(player(bob)), select(player(bob)));
    for (let i = 0; i < 4; i++) table.passAll();
    const [thopter] = tokens(table);
    expect([table.life(bob), table.life(alice), size(table.state, thopter!)]).toEqual([17, 21, '2/1']);
    const facts = table.activate(bombs, select(player(bob)), select(thopter!));
    expect(facts.filter(({ type }) => type === 'AbilityTriggered')).toHaveLength(1);
  });
});

describe('Skullclamp', () => {
  test('draws two when its own -1 toughness kills the equipped creature', () => {
    const p = position(pools('C'));
    const clamp = p.battlefield(alice, card('Skullclamp'));
    const elves = p.battlefield(alice, card('Llanowar Elves'));
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const table = new Table(p);
    table.activate(clamp, pay);
    table.passAll();
    expect([table.zoneOf(elves), table.object(clamp).attachedTo]).toEqual(['graveyard', 0]);
    table.passAll();
    expect(handSize(table, alice)).toBe(2);
  });

  test('draws for Skullclamp’s controller when an opponent sacrifices the creature', () => {
    const p = position();
    const walker = p.battlefield(bob, card('Hangarback Walker'), { counters: { '+1/+1': 2 } });
    const clamp = p.battlefield(alice, card('Skullclamp'), { attachedTo: walker });
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const bombs = p.battlefield(bob, card('Goblin Bombardment'));
    const table = new Table(p);
    expect(size(table.state, walker)).toBe('3/1');
    table.pass();
    table.activate(bombs, select(player(alice)));
    expect(table.stack).toEqual([
      'ability of Goblin Bombardment',
      'ability of Skullclamp',
      'ability of Hangarback Walker',
    ]);
    table.passAll();
    expect(tokens(table)).toHaveLength(2);
    table.passAll();
    expect([handSize(table, alice), table.zoneOf(clamp)]).toEqual([2, 'battlefield']);
  });
});

describe('Hangarback Walker', () => {
  test('X counts twice in its cost and once in its counters; a Thopter for each when it dies', () => {
    const p = position(pools('CCCC'));
    const walker = p.hand(alice, card('Hangarback Walker'));
    const altar = p.battlefield(alice, card("Ashnod's Altar"));
    const table = new Table(p);
    table.cast(walker, { form: 'number', value: 2 }, pay);
    table.passAll();
    expect([size(table.state, table.now(walker).id), table.pool(alice)]).toEqual(['2/2', '']);
    table.activate(altar);
    table.passAll();
    expect(tokens(table).map((id) => size(table.state, id))).toEqual(['1/1', '1/1']);
    expect(tokens(table).map((id) => table.object(id).controller)).toEqual([alice, alice]);
  });

  test('X of 0: it dies at once and makes nothing', () => {
    const p = position();
    const walker = p.hand(alice, card('Hangarback Walker'));
    const table = new Table(p);
    table.cast(walker, { form: 'number', value: 0 });
    table.passAll();
    expect(table.zoneOf(walker)).toBe('graveyard');
    table.passAll();
    expect(tokens(table)).toEqual([]);
  });

  test('grows for {1} and {T}, which it can’t pay on the turn it came', () => {
    const p = position(pools('CC'));
    const [old, fresh] = [
      p.battlefield(alice, card('Hangarback Walker'), { counters: { '+1/+1': 1 } }),
      p.battlefield(alice, card('Hangarback Walker'), { counters: { '+1/+1': 1 }, controlledSince: 3 }),
    ];
    const table = new Table(p);
    expect(table.options(fresh)).toEqual([]);
    table.activate(old, pay);
    table.passAll();
    expect([size(table.state, old), table.object(old).tapped]).toEqual(['2/2', true]);
  });

  test('CR 603.10a: killed by damage, it makes a Thopter for each +1/+1 counter that it last had', () => {
    const p = position(pools('RR'));
    const walker = p.battlefield(alice, card('Hangarback Walker'), { counters: { '+1/+1': 2 } });
    const bolt = p.hand(alice, card('Lightning Bolt'));
    const table = new Table(p);
    table.cast(bolt, select(object(walker)), pay);
    table.passAll();
    table.passAll();
    expect(tokens(table)).toHaveLength(2);
  });
});
