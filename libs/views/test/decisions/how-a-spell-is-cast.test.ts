import { describe, expect, test } from '@jest/globals';
import {
  cost,
  flashback,
  gainLife,
  kicker,
  sorcery,
  spell,
  type CardDefinition,
  type Cost,
} from '@stacktrail/card-tree';
import { alice, bear, forest, mountain, number, pick, pools, position, Table, zap } from '@stacktrail/test-kit';
import { asked, labelsOf } from './asked.js';

const byX = gainLife({ amount: 'X' });

function table(
  card: CardDefinition,
  from: 'hand' | 'graveyard',
  pool = '',
): { readonly table: Table; readonly id: never } {
  const scene = position(pools(pool));
  const id = scene[from](alice, card);
  scene.hand(alice, bear);
  scene.hand(alice, zap);
  scene.battlefield(alice, mountain);
  scene.battlefield(alice, forest);
  return { table: new Table(scene), id: id as never };
}

describe('CR 601.2a, 601.2b: the top of the stack tells how it is cast', () => {
  const blaze = sorcery('Blaze', '{X}{X}{R}', spell(byX), [flashback('{R}')]);
  const discarding: CardDefinition = sorcery('Burn', '{5}', spell(byX), {
    kind: 'keyword',
    keyword: 'flashback',
    cost: [cost.mana('{R}'), cost.discard(undefined, { amount: 'X' })],
  });

  test('from where, with which keyword and for which cost; X is null until it is chosen', () => {
    const { table: t, id } = table(discarding, 'graveyard');
    t.castVia('flashback', id);
    const { context } = asked(t);
    expect(context.stack.top).toMatchObject({
      x: null,
      cast: { from: 'graveyard', method: 'flashback', cost: '{R}, Discard X cards', additional: [], spent: '' },
    });
    expect(context.totalCost).toBeNull();
    expect(context.says).toContain(
      'Burn, which Player 1 controls and casts from the graveyard for flashback ({R}, Discard X cards), is on top of the stack.',
    );
  });

  test('CR 107.3a: X is asked for with the cost that has it, and each X that can be paid with what it costs', () => {
    const { table: t, id } = table(discarding, 'graveyard');
    t.castVia('flashback', id);
    expect(asked(t).prompt).toBe('Choose the value of X in the cost “{R}, Discard X cards”.');
    expect(labelsOf(t)).toEqual([
      '0: the total cost is {R}, Discard zero cards',
      '1: the total cost is {R}, Discard a card',
      '2: the total cost is {R}, Discard two cards',
    ]);
    t.answer(number(2));
    expect(asked(t).context.stack.top?.x).toBe(2);
  });

  test('CR 107.3a: what the mana can’t pay is not listed', () => {
    const { table: t, id } = table(blaze, 'hand', 'RRR');
    t.cast(id);
    expect(labelsOf(t)).toEqual([
      '0: the total cost is {R}',
      '1: the total cost is {2}{R}',
      '2: the total cost is {4}{R}',
    ]);
    expect(asked(t).combine).toMatchObject({ into: 'value', min: 0, max: 1_000_000 });
    t.answer(number(0));
    expect(asked(t).context.stack.top?.x).toBe(0);
  });

  test('where no X can be paid, the least is offered and says what comes of it', () => {
    const { table: t, id } = table(sorcery('Dear', '{X}{W}', spell(byX)), 'hand');
    t.cast(id);
    expect(asked(t).options).toMatchObject([{ label: '0: the total cost is {W}', hint: { payable: false } }]);
    expect(asked(t).options[0]!.hint!.why).toEqual(['It can’t be paid now: the action would be taken back.']);
  });

  test('CR 601.2b: one of several additional costs says what the whole comes to', () => {
    const ways: readonly (readonly Cost[])[] = [[cost.mana('{2}')], [cost.payLife(3)]];
    const { table: t, id } = table(
      sorcery('Either', '{R}', spell(gainLife(1)), { kind: 'additional cost', cost: [{ cost: 'choice', of: ways }] }),
      'hand',
    );
    t.cast(id);
    expect(labelsOf(t)).toEqual(['{2}: the total cost is {2}{R}.', 'Pay 3 life: the total cost is {R}, Pay 3 life.']);
  });

  test('CR 601.2b: optional costs say what the whole comes to, and are named once they are paid', () => {
    const kicked = sorcery('Kicked', '{R}', spell(gainLife(1)), kicker('{1}'));
    const { table: t, id } = table(kicked, 'hand');
    t.cast(id);
    expect(labelsOf(t)).toEqual([
      'Pay the kicker cost “{1}”: the total cost is {1}{R}.',
      "Don't pay the kicker cost “{1}”: the total cost is {R}.",
    ]);
    t.answer(pick('yes'));
    expect(asked(t).context.stack.top?.cast).toMatchObject({ method: null, cost: '{R}, {1}', additional: ['kicker'] });
    expect(asked(t).context.payment?.cost).toBe('{1}{R}');
  });
});
