import { describe, expect, test } from '@jest/globals';
import {
  activated,
  anything,
  artifact,
  cost,
  creature,
  creatures,
  equip,
  gainLife,
  instant,
  lands,
  spell,
  additionalCost,
  sorcery,
  type Cost,
} from '@stacktrail/card-tree';
import {
  balm,
  bear,
  forest,
  mountain,
  number,
  order,
  pay,
  pick,
  select,
  alice,
  position,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

/** An artifact whose ability costs that. */
const device = (...paid: readonly Cost[]) => artifact('Device', '{1}', [], activated(paid, gainLife(1)));

/** A table where alice controls a device with that cost, and what a position has besides. */
function sitting(paid: readonly Cost[], more: (p: Position) => void = () => {}) {
  const p = position();
  const source = p.battlefield(alice, device(...paid));
  more(p);
  return { table: new Table(p), source };
}

describe('CR 118.1, 601.2h: costs of every kind', () => {
  test('CR 107.5: {T} taps the permanent; a tapped one can’t be tapped again', () => {
    const { table, source } = sitting([cost.tap]);
    table.activate(source);
    expect([table.object(source).tapped, table.options(source)]).toEqual([true, []]);
  });

  test('CR 107.6: {Q} untaps the permanent, which has to be tapped', () => {
    const p = position();
    const [up, down] = [
      p.battlefield(alice, device(cost.untap)),
      p.battlefield(alice, device(cost.untap), { tapped: true }),
    ];
    const table = new Table(p);
    expect(table.options(up)).toEqual([]);
    table.activate(down);
    expect(table.object(down).tapped).toBe(false);
  });

  test('CR 107.14: {E} removes an energy counter from the player', () => {
    const p = position((state) => {
      state.players = state.players.map((each) =>
        each.id === alice ? { ...each, counters: [{ kind: 'energy', count: 3 }] } : each,
      );
    });
    const [two, four] = [
      p.battlefield(alice, device(cost.payEnergy(2))),
      p.battlefield(alice, device(cost.payEnergy(4))),
    ];
    const table = new Table(p);
    expect(table.options(four)).toEqual([]);
    table.activate(two);
    expect(table.state.players[alice]!.counters).toEqual([{ kind: 'energy', count: 1 }]);
    expect(table.options(two)).toEqual([]);
  });

  test('CR 118.3: creatures with total power that much are tapped; fewer don’t pay', () => {
    const crew = [cost.tapWithTotalPower(3, creatures)];
    const p = position();
    const source = p.battlefield(alice, device(...crew));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.answers(table.use(source));
    expect(() => table.answer(select(one))).toThrow('comes to 2; at least 3 is needed');
    table.answer(select(one, two));
    expect([table.object(one).tapped, table.object(two).tapped, table.stack]).toEqual([
      true,
      true,
      ['ability of Device'],
    ]);
    expect(sitting(crew, (other) => other.battlefield(alice, bear)).table.options(source)).toEqual([]);
  });

  test('CR 118.3: cards with total mana value that much are exiled from the graveyard', () => {
    const p = position();
    const source = p.battlefield(alice, device(cost.exileWithTotalManaValue(4)));
    const [one, two] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
    p.graveyard(alice, forest);
    const table = new Table(p);
    table.activate(source, select(one, two));
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['exile', 'exile']);
  });

  test('CR 601.2h: cards are exiled from the hand, revealed, or put on the library', () => {
    const p = position();
    const [exiles, reveals, puts] = [
      p.battlefield(alice, device(cost.exileFromHand(creatures))),
      p.battlefield(alice, device(cost.revealFromHand(lands))),
      p.battlefield(
        alice,
        device({ cost: 'put on library', from: 'hand', position: 'top', filter: anything, count: 1 }),
      ),
    ];
    const [beast, woods] = [p.hand(alice, bear), p.hand(alice, forest)];
    const table = new Table(p);
    table.activate(exiles, select(beast));
    table.passAll();
    table.activate(reveals, select(woods));
    expect(table.of('CardsRevealed').at(-1)?.data.objects).toEqual([woods]);
    table.passAll();
    table.activate(puts, select(woods));
    expect([table.zoneOf(beast), table.zoneOf(woods)]).toEqual(['exile', 'library']);
    expect(table.options(exiles)).toEqual([]);
  });

  test('CR 601.2h: permanents are exiled or untapped; this returns to the hand or becomes unattached', () => {
    const p = position();
    const [exiles, untaps, returns] = [
      p.battlefield(alice, device(cost.exilePermanents(creatures))),
      p.battlefield(alice, device(cost.untapPermanents(creatures))),
      p.battlefield(alice, device(cost.returnThisToHand)),
    ];
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear, { tapped: true })];
    const blade = artifact('Blade', '{1}', ['Equipment'], equip('{1}'), activated([cost.unattachThis], gainLife(1)));
    const held = p.battlefield(alice, blade, { attachedTo: two });
    const table = new Table(p);
    table.activate(untaps);
    expect(table.object(two).tapped).toBe(false);
    table.passAll();
    table.answers(table.use(held, 1));
    table.passAll();
    expect(table.object(held).attachedTo).toBe(0);
    table.activate(exiles, select(one));
    table.passAll();
    table.activate(returns);
    expect([table.zoneOf(one), table.zoneOf(returns)]).toEqual(['exile', 'hand']);
  });

  test('CR 601.2h, 122.1: counters are removed from among permanents as the player chooses', () => {
    const p = position();
    const source = p.battlefield(alice, device(cost.removeCountersFromAmong(creatures, 3, '+1/+1')));
    const one = p.battlefield(alice, bear, { counters: { '+1/+1': 2 } });
    const two = p.battlefield(alice, bear, { counters: { '+1/+1': 2, charge: 4 } });
    const table = new Table(p);
    table.activate(source, select(one), select(two), select(one));
    expect([table.object(one).counters, table.object(two).counters]).toEqual([
      [],
      [
        { kind: 'charge', count: 4 },
        { kind: '+1/+1', count: 1 },
      ],
    ]);
    expect(table.options(source)).toEqual([]);
  });

  test('CR 601.2b: of a choice between costs one is announced and paid', () => {
    const either = cost.choice([cost.mana('{2}')], [cost.discard()]);
    const p = position(pools('RR'));
    const [one, two] = [
      p.hand(alice, instant('Either', '', spell(gainLife(1)), additionalCost(either))),
      p.hand(alice, forest),
    ];
    const table = new Table(p);
    table.cast(one, pick('2'));
    table.answers(select(two));
    expect([table.pool(alice), table.zoneOf(two), table.stack]).toEqual(['RR', 'graveyard', ['Either']]);
    const q = position(pools('RR'));
    const three = q.hand(alice, instant('Either', '', spell(gainLife(1)), additionalCost(either)));
    const other = new Table(q);
    other.cast(three, pick('1'), pay);
    expect([other.pool(alice), other.stack]).toEqual(['', ['Either']]);
  });

  test.each([
    ['U', '2', ''],
    ['UCCC', '2', 'CCC'],
    ['CCC', '1', ''],
  ])('CR 602.2b, 601.2b: “{3}, {T} or {U}, {T}”: one of the costs is paid whole, from %s', (pool, which, left) => {
    const p = position(pools(pool));
    const source = p.battlefield(
      alice,
      device(cost.choice([cost.mana('{3}'), cost.tap], [cost.mana('{U}'), cost.tap])),
    );
    const table = new Table(p);
    table.activate(source, pick(which), pay);
    expect([table.pool(alice), table.now(source).tapped, table.stack]).toEqual([left, true, ['ability of Device']]);
    expect(table.options(source)).toEqual([]);
  });

  test('CR 601.2h: costs that move cards from the library to a public zone are paid last, like random ones', () => {
    const p = position();
    const source = p.battlefield(alice, device(cost.mill(2), cost.exileFromLibrary(1), cost.payLife(2)));
    for (let i = 0; i < 4; i++) p.library(alice, forest);
    const table = new Table(p);
    const facts = table.activate(source);
    const paid = facts.filter(({ type }) => type === 'LifeLost' || type === 'ObjectMoved').map(({ type }) => type);
    expect(paid).toEqual(['LifeLost', 'ObjectMoved', 'ObjectMoved', 'ObjectMoved']);
    expect(table.options(source)).toEqual([]);
  });

  test('CR 601.2h: the order is the payer’s to choose where it could matter', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const card = p.hand(
      alice,
      sorcery('Grim', '', spell(gainLife(1)), additionalCost(cost.tapPermanents(creatures), cost.sacrifice(creatures))),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.asked).toBe('choose cost 0');
    table.answers(order('1', '2'), select(one), select(one));
    expect([table.zoneOf(one), table.object(two).tapped, table.stack]).toEqual(['graveyard', false, ['Grim']]);
  });

  test('CR 118.3b: 0 life can always be paid, and life only where there is that much', () => {
    const poor = (life: number, amount: number): number => {
      const p = position((state) => {
        state.players = state.players.map((each) => (each.id === alice ? { ...each, life } : each));
      });
      const source = p.battlefield(alice, device(cost.payLife(amount)));
      return new Table(p).options(source).length;
    };
    expect([poor(2, 2), poor(1, 2), poor(1, 0)]).toEqual([1, 0, 1]);
  });

  test('CR 118.10: one creature is sacrificed for one cost', () => {
    const p = position();
    const [first, second] = [
      p.battlefield(alice, device(cost.sacrifice(creatures))),
      p.battlefield(alice, device(cost.sacrifice(creatures))),
    ];
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.activate(first);
    expect(table.options(second)).toEqual([]);
  });

  test('CR 118.6: a cost that is the mana cost of an object without one can’t be paid; otherwise it is that', () => {
    const flashing = (manaCost: readonly 'R'[] | null) => {
      const ability = { kind: 'keyword', keyword: 'flashback', cost: [{ cost: 'mana cost of this' }] } as const;
      const [face] = balm.faces;
      return { ...balm, faces: [{ ...face, manaCost, abilities: [...face.abilities, ability] }] } as const;
    };
    const cast = (card: ReturnType<typeof flashing>) => {
      const p = position(pools('R'));
      const id = p.graveyard(alice, card);
      const table = new Table(p);
      table.castVia('flashback', id, ...(card.faces[0].manaCost === null ? [] : [pay]));
      return table.reversed?.rule ?? table.stack.join();
    };
    expect([cast(flashing(null)), cast(flashing(['R']))]).toEqual(['601.2h', 'Balm']);
  });

  test('CR 118.5: a cost of {0} is paid by saying so: the ability is activated like any other', () => {
    const { table, source } = sitting([cost.mana('{0}')]);
    table.activate(source);
    expect(table.of('AbilityActivated')).toHaveLength(1);
  });

  test('CR 118.3c, 118.3a: activating mana abilities isn’t mandatory; what is left stays in the pool', () => {
    const p = position(pools('RR'));
    const [card, woods] = [p.hand(alice, creature('Imp', '{R}', ['Imp'], 1, 1)), p.battlefield(alice, mountain)];
    const table = new Table(p);
    table.cast(card, pay);
    expect([table.pool(alice), table.object(woods).tapped]).toEqual(['R', false]);
  });

  test('CR 118.3c: nor where that leaves the cost unpaid', () => {
    const p = position();
    const [card, woods] = [p.hand(alice, creature('Imp', '{R}', ['Imp'], 1, 1)), p.battlefield(alice, mountain)];
    const table = new Table(p);
    table.cast(card, pay);
    expect([table.reversed?.rule, table.object(woods).tapped]).toEqual(['601.2h', false]);
  });

  test('CR 118.4, 107.3a: X is chosen in costs that aren’t mana too', () => {
    const p = position();
    const source = p.battlefield(
      alice,
      artifact('Drain', '{1}', [], activated([cost.payLife({ amount: 'X' })], gainLife({ amount: 'X' }))),
    );
    const table = new Table(p);
    table.activate(source, number(5));
    expect(table.life(alice)).toBe(15);
    table.passAll();
    expect(table.life(alice)).toBe(20);
  });
});
