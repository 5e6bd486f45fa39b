import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  creature,
  creatures,
  cost,
  gainLife,
  instant,
  keywords,
  lands,
  spell,
  staticAbility,
  triggered,
  X,
  type Cost,
  type Effect,
} from '@stacktrail/card-tree';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  attackWith,
  number,
  pay,
  pick,
  select,
  bear,
  forest,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';

const whenPaid = (...effects: readonly Effect[]): Effect => ({
  do: 'reflexive trigger',
  ability: triggered({ on: 'when you do' }, ...effects),
});

const keen = (price: readonly Cost[], ...effects: readonly Effect[]) =>
  creature('Keen', '', ['Fox'], 2, 2, staticAbility({ static: 'may as it attacks', cost: price, effects }));

/** Alice attacks with a creature that may be paid for as it attacks. */
function attacking(price: readonly Cost[], set: (p: Position) => void = () => {}) {
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  const fox = p.battlefield(alice, keen(price, whenPaid(gainLife(1))), { counters: { charge: 2 } });
  set(p);
  const table = new Table(p);
  table.passAll();
  if (table.question.kind === 'declare attackers') table.answer(attackWith(bob, fox));
  return { table, fox };
}

const paid = (table: Table): boolean => table.stack.includes('ability of Keen');
const junk = instant('Junk', '{1}', spell(gainLife(1)));

describe('CR 508.1g: optional costs to attack', () => {
  const kinds: readonly (readonly [string, Cost, (p: Position) => void, readonly Answer[]])[] = [
    ['life', cost.payLife(2), () => {}, []],
    ['a card that is discarded', cost.discard(), (p) => p.hand(alice, junk), [select(2 as ObjectId)]],
    ['a land that is sacrificed', cost.sacrifice(lands), (p) => p.battlefield(alice, forest), []],
    ['a creature that is tapped', cost.tapPermanents(creatures), (p) => p.battlefield(alice, bear), []],
    ['a land that is returned', cost.returnToHand(lands), (p) => p.battlefield(alice, forest), []],
    ['a card that is exiled', cost.exileFromGraveyard({ is: 'anything' }), (p) => p.graveyard(alice, junk), []],
    [
      'a card that is revealed',
      cost.revealFromHand({ is: 'anything' }),
      (p) => p.hand(alice, junk),
      [select(2 as ObjectId)],
    ],
    ['cards that are milled', cost.mill(1), (p) => p.library(alice, junk), []],
    ['counters that are removed', cost.removeCounters('charge', 2), () => {}, []],
    ['counters that are put', cost.putCounters('age'), () => {}, []],
    ['one of two costs', cost.choice([cost.payLife(1)], [cost.discard()]), () => {}, [pick('1')]],
    ['exerting it', { cost: 'exert this' }, () => {}, []],
  ];

  test.each(kinds)('CR 508.1g: %s', (_, price, set, then) => {
    const { table, fox } = attacking([price], set);
    expect(table.question.rule).toBe('508.1g');
    table.answers(pick('yes'), ...then);
    expect([paid(table), table.state.combat?.attackers.map(({ object }) => object)]).toEqual([true, [fox]]);
    expect(table.fold()).not.toBe('');
    const other = attacking([price], set);
    other.table.answer(pick('no'));
    expect([paid(other.table), other.table.state.combat?.attackers.length]).toEqual([false, 1]);
  });

  const source = artifact('Source', '', [], activated([cost.tap], addMana(['C'])));

  test('CR 508.1g, 508.1i: mana, for which mana abilities may be activated', () => {
    const sources: ObjectId[] = [];
    const { table } = attacking([cost.mana('{2}')], (p) =>
      sources.push(p.battlefield(alice, source), p.battlefield(alice, source)),
    );
    table.answers(pick('yes'), ...sources.map((id) => table.use(id)), pay);
    expect([paid(table), table.of('ManaSpent').map(({ rule }) => rule)]).toEqual([true, ['508.1j']]);
  });

  test('CR 508.1g, 107.3a: its X is announced, and what triggers on the payment knows it', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const trigger: Effect = {
      do: 'reflexive trigger',
      ability: triggered({ on: 'when you do' }, gainLife({ amount: 'that much' })),
      amount: X,
    };
    const fox = p.battlefield(alice, keen([cost.mana('{X}')], trigger));
    const sources = [1, 2, 3].map(() => p.battlefield(alice, source));
    const table = new Table(p);
    table.passAll();
    table.answers(attackWith(bob, fox), pick('yes'), number(3), ...sources.map((id) => table.use(id)), pay);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 508.1g, 508.1f: the attackers have been tapped by then', () => {
    const tapsAnother = cost.tapPermanents(creatures);
    const alone = attacking([tapsAnother]);
    expect([alone.table.asked, alone.table.state.combat?.attackers.length]).toEqual(['priority 0', 1]);
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const watchful = creature(
      'Keen',
      '',
      [],
      2,
      2,
      ...keywords('vigilance'),
      keen([tapsAnother]).faces[0].abilities[0]!,
    );
    const fox = p.battlefield(alice, watchful);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, fox));
    expect([table.question.rule, table.object(fox).tapped]).toEqual(['508.1g', false]);
    table.answer(pick('yes'));
    expect(table.object(fox).tapped).toBe(true);
  });

  test('CR 508.1g: one that couldn’t be paid isn’t offered; one that turns out so is reversed with the declaration', () => {
    const { table } = attacking([cost.payLife(30)]);
    expect(table.asked).toBe('priority 0');
    const poor = attacking([cost.mana('{2}')]);
    poor.table.answers(pick('yes'), pay);
    expect([poor.table.reversed?.rule, poor.table.asked, poor.table.object(poor.fox).tapped]).toEqual([
      '508.1j',
      'declare attackers 0',
      false,
    ]);
  });

  test('CR 508.1h, 508.1k: of several attackers each may be paid for, even by sacrificing another one', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const [one, two]: readonly ObjectId[] = [1, 2].map(() =>
      p.battlefield(alice, keen([cost.sacrifice(creatures)], whenPaid(gainLife(1)))),
    );
    const table = new Table(p);
    table.passAll();
    table.answers(attackWith(bob, one!, two!), pick('yes'), pick('no'), select(two!));
    expect(table.state.combat?.attackers.map(({ object }) => object)).toEqual([one]);
    expect(table.stack).toEqual(['ability of Keen']);
  });
});
