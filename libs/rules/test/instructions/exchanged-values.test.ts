import { describe, expect, test } from '@jest/globals';
import {
  always,
  creature,
  creatures,
  each,
  gets,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  gainLife,
  you,
  youControl,
  type Effect,
  type ExchangedValue,
} from '@stacktrail/card-tree';
import { select, bear, done, watching, alice, bob, position, size, Table } from '@stacktrail/test-kit';

const mine: ExchangedValue = { value: 'power', of: each({ is: 'all', of: [creatures, youControl] }) };
const life: ExchangedValue = { value: 'life total', of: you };
const swap = (first: ExchangedValue, second: ExchangedValue): Effect => ({ do: 'exchange values', first, second });

describe('CR 701.12g: two numerical values are exchanged', () => {
  const giant = creature('Giant', '', ['Giant'], 7, 7);

  test('CR 701.12g: a life total is gained or lost; power is set in layer 7b, toughness stays', () => {
    let id: ReturnType<ReturnType<typeof position>['battlefield']>;
    const table = done([swap(life, mine)], (p) => {
      id = p.battlefield(alice, giant, { counters: { '+1/+1': 1 } });
      p.battlefield(alice, watching('Loss', triggered({ on: 'loses life', who: 'you' }, gainLife(0))));
    });
    expect(table.life(alice)).toBe(8);
    expect(size(table.state, id!)).toBe('21/8');
    expect(table.of('LifeLost').map(({ rule, data }) => [rule, data.amount])).toEqual([['701.12g', 12]]);
    expect(table.stack).toEqual(['ability of Loss']);
  });

  test('CR 701.12g: a life total and a toughness; power stays', () => {
    let id: ReturnType<ReturnType<typeof position>['battlefield']>;
    const its: ExchangedValue = { value: 'toughness', of: each({ is: 'all', of: [creatures, youControl] }) };
    const table = done([swap(life, its)], (p) => {
      id = p.battlefield(alice, creature('Tree', '', ['Plant'], 0, 13));
    });
    expect([table.life(alice), size(table.state, id!)]).toEqual([13, '0/20']);
  });

  test('CR 701.12g: who can’t gain life can’t be given a higher life total; then nothing is exchanged', () => {
    let id: ReturnType<ReturnType<typeof position>['battlefield']>;
    const table = done([swap(life, mine)], (p) => {
      id = p.battlefield(alice, creature('Colossus', '', ['Giant'], 30, 3));
      p.battlefield(
        bob,
        watching('Curse', staticAbility({ static: "players can't", who: 'opponent', what: 'gain life' })),
      );
    });
    expect([table.life(alice), size(table.state, id!)]).toEqual([20, '30/3']);
  });

  test('CR 701.12g: the power of two creatures, each as it was', () => {
    const p = position();
    const [small, large] = [p.battlefield(alice, bear), p.battlefield(bob, giant)];
    const one = { value: 'power', of: target(0) } as const;
    const two = { value: 'power', of: target(1) } as const;
    const card = p.hand(
      alice,
      sorcery('Swap', '', spell(target.creature(youControl), target.creature(), swap(one, two))),
    );
    const table = new Table(p);
    table.cast(card);
    table.answer(select(large)); // the first target is the only one there is
    table.passAll();
    expect([size(table.state, small), size(table.state, large)]).toEqual(['7/2', '2/7']);
  });

  test('CR 701.12a: with nothing to exchange with, nothing happens', () => {
    const table = done([swap(life, mine)], () => {});
    expect([table.life(alice), table.of('ContinuousEffectBegan')]).toEqual([20, []]);
  });

  test('CR 613.4b: an effect can set the power alone, below what changes it', () => {
    const p = position();
    const id = p.battlefield(alice, bear);
    p.battlefield(alice, watching('Law', always(each(creatures), { change: 'set power', to: 5 }, gets(1, 0))));
    p.battlefield(alice, watching('Other law', always(each(creatures), { change: 'set toughness', to: 9 })));
    expect(size(p.state(), id)).toBe('6/9');
  });
});
