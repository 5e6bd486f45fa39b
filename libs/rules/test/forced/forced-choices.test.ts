import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  artifact,
  creature,
  creatures,
  gainLife,
  inCombat,
  onto,
  result,
  thisObject,
  type Effect,
} from '@stacktrail/card-tree';
import { seatBit } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import { alice, bear, bob, doing, elf, position, select, Table, zap } from '@stacktrail/test-kit';

/** Positions of a game in which it hangs on what everybody sees which decisions are asked, or not. */
const asking =
  (asksByWhatIsOpen: boolean, step: GameStateRecord['step'] = 'precombat main') =>
  (state: GameStateRecord): void => {
    state.setup = { ...state.setup!, asksByWhatIsOpen };
    state.step = step;
  };

const charger = creature('Charger', '{2}', ['Bear'], 3, 3, always(thisObject, inCombat({ rule: 'attacks if able' })));
const carriage = artifact(
  'Carriage',
  '{2}',
  [],
  activated([{ cost: 'tap with total power', filter: creatures, total: 2 }], gainLife(1)),
);

describe('CR 508.1, 602.2b: a decision that everybody sees to have one answer', () => {
  test.each([
    [false, ['declare attackers']],
    [true, []],
  ])('the only attack that is legal: %s', (open, expected) => {
    const p = position(asking(open, 'beginning of combat'));
    const id = p.battlefield(alice, charger);
    const table = new Table(p);
    table.pass(2);
    expect(table.question.kind === 'priority' ? [] : [table.question.kind]).toEqual(expected);
    expect(table.state.combat?.attackers.some(({ object }) => object === id) ?? false).toBe(open);
    expect(table.of('DecisionAsked').filter(({ data }) => data.kind === 'declare attackers')).toHaveLength(
      open ? 0 : 1,
    );
  });

  test('a creature that may stay at home is asked about', () => {
    const p = position(asking(true, 'beginning of combat'));
    p.battlefield(alice, charger);
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.pass(2);
    expect(table.asked).toBe('declare attackers 0');
  });

  test('the creatures that have to be tapped for a cost, all of them', () => {
    const p = position(asking(true));
    const [car, one, other] = [p.battlefield(alice, carriage), p.battlefield(alice, elf), p.battlefield(alice, elf)];
    const table = new Table(p);
    table.activate(car);
    expect([table.asked, table.now(one).tapped, table.now(other).tapped]).toEqual(['priority 0', true, true]);
  });

  test('any of several creatures: who pays chooses', () => {
    const p = position(asking(true));
    const car = p.battlefield(alice, carriage);
    p.battlefield(alice, bear);
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.activate(car);
    expect(table.asked).toBe('pay cost 0');
  });

  test('priority is asked though there is nothing but to pass', () => {
    expect(new Table(position(asking(true))).asked).toBe('priority 0');
  });
});

describe('CR 608.2d: a choice among hidden cards', () => {
  const hand = { objects: 'each', filter: creatures, zone: 'hand', of: { players: 'you' } } as const;
  const upToOne: readonly Effect[] = [
    { do: 'choose objects', who: { players: 'you' }, from: hand, min: 0, max: 1, label: 'one' },
    { do: 'move', what: result('one'), to: onto.battlefield },
  ];

  test.each([
    ['a creature card', bear, true, ['choose objects 0']],
    ['none', zap, true, ['choose objects 0']],
    ['none, as it was', zap, false, ['priority 0']],
  ])('is asked for whatever the hand has: %s', (_, card, open, expected) => {
    const p = position(asking(open));
    p.hand(alice, card, { knownTo: seatBit(alice) });
    const spell = p.hand(alice, doing(...upToOne));
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    expect([table.asked]).toEqual(expected);
    if (open) table.answer(select());
    expect(table.asked).toBe('priority 0');
  });

  test('isn’t asked for where the hand is empty: that everybody sees', () => {
    const p = position(asking(true));
    p.hand(bob, bear);
    const spell = p.hand(alice, doing(...upToOne));
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    expect(table.asked).toBe('priority 0');
  });
});
