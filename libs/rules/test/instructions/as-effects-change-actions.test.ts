import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  always,
  cost,
  creature,
  creatures,
  draw,
  each,
  enchantment,
  eachOpponent,
  gainLife,
  gains,
  staticAbility,
  thatPlayer,
  triggered,
  you,
  twoFaced,
  type Condition,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { seatBit } from '@stacktrail/game-events';
import {
  pick,
  select,
  bear,
  forest,
  doing,
  triggersIn,
  watching,
  plainState,
  alice,
  bob,
  position,
  seen,
  Table,
} from '@stacktrail/test-kit';

describe('CR 701.55c: facing a villainous choice additional times', () => {
  const valeyard = watching(
    'Valeyard',
    staticAbility({
      static: 'replacement',
      replacement: {
        would: 'take action',
        action: 'face a villainous choice',
        who: 'opponent',
        instead: { do: 'change amount', to: { amount: 'sum', of: [{ amount: 'that much' }, 1] } },
      },
    }),
  );
  const choice: Effect = {
    do: 'choose one',
    who: eachOpponent,
    facing: 'villainous choice',
    options: [{ effects: [{ do: 'lose life', who: thatPlayer, amount: 3 }] }, { effects: [gainLife(5)] }],
  };

  test('CR 701.55c: the whole process is gone through that often, one after the other', () => {
    const p = position();
    p.battlefield(alice, valeyard);
    const card = p.hand(alice, doing(choice));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('1'));
    expect([table.life(bob), table.asked]).toEqual([17, 'choose an option 1']);
    table.answer(pick('2'));
    expect([table.life(bob), table.life(alice), table.asked]).toEqual([17, 25, 'priority 0']);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 701.55c: whom the effect isn’t about faces it once', () => {
    const p = position();
    p.battlefield(bob, valeyard);
    const card = p.hand(alice, doing(choice));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('1'));
    expect([table.life(bob), table.asked]).toEqual([17, 'priority 0']);
  });
});

const surveilOne: Effect = { do: 'surveil', who: { players: 'you' }, count: 1 };

describe('CR 701.25b: looking at more cards while surveilling', () => {
  const watcher = watching('Watcher', staticAbility({ static: 'may look at more', action: 'surveil', count: 2 }));

  test('CR 701.25b: those cards are among the ones that may be put into the graveyard', () => {
    const p = position();
    p.battlefield(alice, watcher);
    const library = [1, 2, 3, 4].map(() => p.library(alice, forest));
    const card = p.hand(alice, doing(surveilOne));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('yes'));
    const { question } = table;
    expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual(library.slice(0, 3));
    table.answer(select(library[0]!, library[1]!, library[2]!));
    expect([table.state.players[alice]!.library, table.state.players[alice]!.graveyard.length]).toEqual([
      [library[3]],
      4,
    ]);
  });

  test('CR 701.25b: nobody has to look at more, and opponents don’t', () => {
    for (const owner of [alice, bob]) {
      const p = position();
      p.battlefield(owner, watcher);
      const library = [1, 2, 3].map(() => p.library(alice, forest));
      const card = p.hand(alice, doing(surveilOne));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      if (owner === alice) table.answer(pick('no'));
      const { question } = table;
      expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual(library.slice(0, 1));
    }
  });
});

describe('CR 701.27g: transformed permanents', () => {
  const wolf = twoFaced(
    'transforming',
    creature('Human', '{1}', ['Human'], 1, 1),
    creature('Wolf', '', ['Wolf'], 3, 3),
  );
  const modal = twoFaced('modal', creature('Front', '{1}', ['Elf'], 1, 1), creature('Back', '{1}', ['Elf'], 2, 2));
  const transformed: Filter = { is: 'transformed' };

  test('CR 701.27g: one whose back face is up, which can transform', () => {
    const p = position();
    p.battlefield(
      alice,
      watching('Lord', always(each(all(creatures, transformed)), gains({ kind: 'keyword', keyword: 'trample' }))),
    );
    const turned = p.battlefield(alice, wolf, { face: 1 });
    const front = p.battlefield(alice, wolf);
    const other = p.battlefield(alice, modal, { face: 1 });
    const plain = p.battlefield(alice, bear);
    const turn = p.hand(alice, doing({ do: 'transform', what: each({ is: 'subtype', subtype: 'Wolf' }) }));
    const table = new Table(p);
    const trampling = () => [turned, front, other, plain].map((id) => seen(table.state, id).keywords.has('trample'));
    expect(trampling()).toEqual([true, false, false, false]);
    table.cast(turn);
    table.passAll();
    expect(trampling()).toEqual([false, false, false, false]);
  });
});

describe('CR 701.9c: discarded into a hidden zone', () => {
  const hides = watching(
    'Hides',
    staticAbility({
      static: 'replacement',
      replacement: { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'shuffle into library' } },
    }),
  );
  const asks = (what?: Filter) => enchantment('Asks', '{1}', [], activated([cost.discard(what)], draw(1)));

  test('CR 701.9c: a cost that asks what the card is isn’t paid with it, and the game goes back', () => {
    const p = position();
    p.battlefield(alice, hides);
    const own = p.battlefield(alice, asks(creatures));
    const card = p.hand(alice, bear, { knownTo: seatBit(alice) });
    p.hand(alice, forest);
    const table = new Table(p);
    table.activate(own, select(card));
    expect([table.reversed?.rule, table.zoneOf(card), table.stack]).toEqual(['701.9c', 'hand', []]);
  });

  test('CR 701.9c: a cost that asks for any card is paid', () => {
    const p = position();
    p.battlefield(alice, hides);
    const own = p.battlefield(alice, asks());
    const card = p.hand(alice, bear, { knownTo: seatBit(alice) });
    const table = new Table(p);
    table.activate(own, select(card));
    expect([table.reversed, table.stack]).toEqual([null, ['ability of Asks']]);
  });

  const discarded = { objects: 'result', label: 'gone' } as const;
  const discards: readonly Effect[] = [
    { do: 'discard', who: you, count: 1, label: 'gone' },
    gainLife({ amount: 'mana value', of: discarded }),
    { do: 'if', condition: { if: 'matches', objects: discarded, filter: creatures }, then: [gainLife(10)] },
    gainLife({ amount: 'product', of: [100, { amount: 'number of', label: 'gone', filter: creatures }] }),
    gainLife({ amount: 'product', of: [1000, { amount: 'number of', label: 'gone' }] }),
  ];

  test('CR 701.9c: what asks about its characteristics finds none: conditions are false and numbers 0', () => {
    for (const [hidden, life] of [
      [true, 20 + 1000],
      [false, 20 + 2 + 10 + 100 + 1000],
    ] as const) {
      const p = position();
      if (hidden) p.battlefield(alice, hides);
      p.hand(alice, bear, { knownTo: seatBit(alice) });
      p.stack(alice, doing(...discards));
      const table = new Table(p);
      table.passAll();
      expect(table.life(alice)).toBe(life);
      expect(table.fold()).toBe(plainState(table.state));
    }
  });

  test('CR 701.9c: nor is it true that it isn’t something', () => {
    const isCreature: Condition = { if: 'matches', objects: discarded, filter: creatures };
    const isRed: Condition = { if: 'matches', objects: discarded, filter: { is: 'color', color: 'R' } };
    const effects: readonly Effect[] = [
      { do: 'discard', who: you, count: 1, label: 'gone' },
      { do: 'if', condition: { if: 'not', of: isCreature }, then: [gainLife(10)] },
      { do: 'if', condition: { if: 'not', of: { if: 'any', of: [isCreature, isRed] } }, then: [gainLife(100)] },
      { do: 'if', condition: { if: 'not', of: { if: 'your turn' } }, then: [], otherwise: [gainLife(1000)] },
    ];
    for (const [hidden, life] of [
      [true, 1020],
      [false, 1130],
    ] as const) {
      const p = position();
      if (hidden) p.battlefield(alice, hides);
      p.hand(alice, forest, { knownTo: seatBit(alice) });
      p.stack(alice, doing(...effects));
      const table = new Table(p);
      table.passAll();
      expect(table.life(alice)).toBe(life);
    }
  });

  test('CR 701.9c: it has been discarded, but nobody can say what kind of card', () => {
    const p = position();
    p.battlefield(alice, hides);
    p.battlefield(alice, watching('Any', triggered({ on: 'discards', who: 'you' }, gainLife(1))));
    p.battlefield(
      alice,
      watching('Creatures', triggered({ on: 'discards', who: 'you', what: creatures }, gainLife(1))),
    );
    p.hand(alice, bear, { knownTo: seatBit(alice) });
    p.stack(alice, doing({ do: 'discard', who: you, count: 1 }));
    const table = new Table(p);
    table.passAll();
    expect(triggersIn(table)).toEqual({ Any: 1 });
  });
});
