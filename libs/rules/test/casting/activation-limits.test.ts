import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  anything,
  artifact,
  cost,
  creatures,
  enchantment,
  equip,
  gainLife,
  staticAbility,
  type ActivatedAbility,
  type CardDefinition,
  type Cost,
} from '@stacktrail/card-tree';
import { bear, pay, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

function device(more: Partial<ActivatedAbility>, paid: readonly Cost[] = []): CardDefinition {
  return artifact('Device', '{1}', [], { ...activated(paid, gainLife(1)), ...more });
}

function walker(...abilities: readonly ActivatedAbility[]): CardDefinition {
  const card = enchantment('Walker', '{4}', ['Ajani'], ...abilities);
  return { ...card, faces: [{ ...card.faces[0], types: ['Planeswalker'], loyalty: 3 }] };
}

const plus = (count: number): ActivatedAbility => ({
  ...activated([cost.putCounters('loyalty', count)], gainLife(1)),
  loyalty: true,
});
const minus = (count: number): ActivatedAbility => ({
  ...activated([cost.removeCounters('loyalty', count)], gainLife(5)),
  loyalty: true,
});

describe('CR 602.5: restrictions on activating', () => {
  test('CR 602.5b: so often each turn, whoever controls it', () => {
    const p = position();
    const source = p.battlefield(alice, device({ limit: { times: 2, per: 'turn' } }));
    const table = new Table(p);
    table.activate(source);
    table.activate(source);
    expect(table.options(source)).toEqual([]);
  });

  test('CR 602.5b: only once in the game', () => {
    const p = position();
    const source = p.battlefield(alice, device({ limit: { times: 1, per: 'game' } }));
    const table = new Table(p);
    table.activate(source);
    expect([table.options(source), table.state.usedThisGame.length]).toEqual([[], 1]);
  });

  test('CR 602.1b: only if, and only during, what its text says', () => {
    const upkeep = position((state) => {
      state.step = 'upkeep';
    });
    const main = position();
    const during = device({ onlyIf: { if: 'during', steps: ['upkeep'], whose: { players: 'you' } } });
    const wanting = device({
      onlyIf: { if: 'control', who: { players: 'you' }, filter: creatures, compare: 'at least', count: 1 },
    });
    const [then, now, alone] = [
      upkeep.battlefield(alice, during),
      main.battlefield(alice, during),
      main.battlefield(alice, wanting),
    ];
    const table = new Table(main);
    expect(new Table(upkeep).options(then)).toHaveLength(1);
    expect([table.options(now), table.options(alone)]).toEqual([[], []]);
  });

  test('CR 602.5d, 602.5e: as a sorcery, as an instant', () => {
    const p = position((state) => {
      state.step = 'upkeep';
    });
    const [slow, quick] = [
      p.battlefield(alice, device({ timing: 'sorcery' })),
      p.battlefield(alice, device({ timing: 'instant' })),
    ];
    const table = new Table(p);
    expect([table.options(slow).length, table.options(quick).length]).toEqual([0, 1]);
  });

  test('CR 602.2: only its controller may activate it, unless it says otherwise', () => {
    const p = position();
    const mine = p.battlefield(alice, device({}));
    const anyone = p.battlefield(alice, device({ activatedBy: 'any player' }));
    const theirs = p.battlefield(alice, device({ activatedBy: 'opponents' }));
    const table = new Table(p);
    expect([mine, anyone, theirs].map((id) => table.options(id).length)).toEqual([1, 1, 0]);
    table.pass();
    expect([mine, anyone, theirs].map((id) => table.options(id).length)).toEqual([0, 1, 1]);
    table.activate(anyone);
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
  });

  test('CR 602.2: “only this creature’s owner may activate this ability”, whoever controls it', () => {
    const p = position();
    const lent = p.battlefield(alice, device({ activatedBy: 'owner' }), { controller: bob });
    const kept = p.battlefield(bob, device({ activatedBy: 'owner' }));
    const table = new Table(p);
    expect([lent, kept].map((id) => table.options(id).length)).toEqual([1, 0]);
    table.pass();
    expect([lent, kept].map((id) => table.options(id).length)).toEqual([0, 1]);
  });

  test('CR 113.6: an ability that works in exile is activated there', () => {
    const p = position();
    const card = p.exile(alice, device({ from: 'exile' }));
    const table = new Table(p);
    expect(table.options(card)).toHaveLength(1);
    table.activate(card);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 605.3a: a mana ability of a card in hand can be activated during a payment', () => {
    const p = position();
    const spirit = p.hand(
      alice,
      artifact('Spirit', '{3}', [], { ...activated([cost.exileThis], addMana(['G', 'G'])), from: 'hand' }),
    );
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(card);
    table.activate(spirit, pay);
    expect([table.stack, table.zoneOf(spirit)]).toEqual([['Bear'], 'exile']);
  });
});

describe('CR 602.2b, 601.2f: what abilities cost', () => {
  test('CR 601.2f, 118.7: abilities can cost more and less, but not less than one mana where an effect says so', () => {
    const p = position(pools('RRR'));
    const cheaper = staticAbility({
      static: 'cost modification',
      ...{ of: 'abilities', who: 'you', filter: anything, change: 'less', mana: ['2'], leastOne: true },
    } as const);
    p.battlefield(alice, enchantment('Cheaper', '{1}', [], cheaper));
    const source = p.battlefield(alice, artifact('Machine', '{1}', [], activated([cost.mana('{2}')], gainLife(1))));
    const table = new Table(p);
    table.activate(source, pay);
    expect([table.of('TotalCostDetermined')[0]?.data.mana, table.pool(alice)]).toEqual([['1'], 'RR']);
  });

  test('CR 601.2f: only abilities of one keyword', () => {
    const p = position(pools('R'));
    const cheaper = staticAbility({
      static: 'cost modification',
      ...{ of: 'abilities', who: 'you', filter: anything, change: 'less', mana: ['2'], keyword: 'equip' },
    } as const);
    p.battlefield(alice, enchantment('Cheaper', '{1}', [], cheaper));
    p.battlefield(alice, bear);
    const blade = p.battlefield(
      alice,
      artifact('Blade', '{1}', ['Equipment'], equip('{2}'), activated([cost.mana('{1}')], gainLife(1))),
    );
    const table = new Table(p);
    table.activate(blade);
    expect(table.of('TotalCostDetermined')).toEqual([]);
  });
});

describe('CR 606: loyalty abilities', () => {
  test('CR 606.3: at sorcery timing, and one each turn', () => {
    const p = position();
    const source = p.battlefield(alice, walker(plus(1), minus(2)), { counters: { loyalty: 3 } });
    const table = new Table(p);
    expect(table.options(source)).toHaveLength(2);
    table.activate(source);
    expect(table.object(source).counters).toEqual([{ kind: 'loyalty', count: 4 }]);
    table.passAll();
    expect(table.options(source)).toEqual([]);
    const q = position((state) => {
      state.step = 'upkeep';
    });
    const early = q.battlefield(alice, walker(plus(1)), { counters: { loyalty: 3 } });
    expect(new Table(q).options(early)).toEqual([]);
  });

  test('CR 606.4, 606.6: a negative cost needs as many loyalty counters', () => {
    const p = position();
    const source = p.battlefield(alice, walker(minus(4), minus(3)), { counters: { loyalty: 3 } });
    const table = new Table(p);
    expect(table.options(source)).toHaveLength(1);
  });

  test('CR 606.5 example: an additional loyalty cost is combined with the printed one', () => {
    const p = position();
    const more = staticAbility({
      static: 'cost modification',
      ...{ of: 'abilities', who: 'you', filter: anything, change: 'more', mana: [], loyalty: true },
      costs: [cost.putCounters('loyalty', 1)],
    } as const);
    p.battlefield(alice, enchantment('Loyal', '{1}', [], more));
    const [up, down] = [
      p.battlefield(alice, walker(plus(1)), { counters: { loyalty: 3 } }),
      p.battlefield(alice, walker(minus(4)), { counters: { loyalty: 3 } }),
    ];
    const other = new Table(p);
    expect(other.options(down)).toHaveLength(1);
    other.activate(up);
    expect(other.object(up).counters).toEqual([{ kind: 'loyalty', count: 5 }]);
    other.passAll();
    other.activate(down);
    expect(other.object(down).counters).toEqual([]);
  });
});
