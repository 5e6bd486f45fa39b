import { describe, expect, test } from '@jest/globals';
import {
  cost,
  creatures,
  dealDamage,
  draw,
  gainLife,
  instant,
  keywords,
  sorcery,
  spell,
  target,
} from '@stacktrail/card-tree';
import { alice, bear, cancel, forest, pay, pick, pools, position, Table } from '@stacktrail/test-kit';
import type { DecisionOption } from '../../src/decisions/option.js';
import { asked, labelsOf } from './asked.js';

const goesOn = 'It may be begun all the same, and is taken back when it can’t be completed.';

function optionAbout(table: Table, id: number): DecisionOption {
  return asked(table).options.find(({ ref }) => ref?.id === id)!;
}

describe('a hint says why, and that it forbids nothing', () => {
  test('CR 601.2g, 601.2c: mana and targets', () => {
    const scene = position();
    const id = scene.hand(alice, instant('Slay', '{R}', spell(target.creature(), dealDamage(1))));
    const { hint } = optionAbout(new Table(scene), id);
    expect(hint).toMatchObject({ payable: false, possible: false });
    expect(hint!.why).toEqual([
      "There isn't enough mana for {R}.",
      'It would not find the targets that it needs.',
      goesOn,
    ]);
  });

  test('CR 118.8: a cost other than mana, by its words', () => {
    const scene = position();
    const id = scene.hand(
      alice,
      sorcery('Rite', '', spell(draw(1)), { kind: 'additional cost', cost: [cost.sacrifice(creatures)] }),
    );
    expect(optionAbout(new Table(scene), id).hint!.why).toEqual([
      "The cost “Sacrifice a creature” can't be paid now.",
      goesOn,
    ]);
  });

  test('nothing is said where all is well', () => {
    const scene = position(pools('G'));
    const id = scene.hand(alice, instant('Gift', '{G}', spell(gainLife(1))));
    expect(optionAbout(new Table(scene), id).hint).not.toHaveProperty('why');
  });
});

describe('CR 601.2h: going on to pay', () => {
  test('with too little mana takes the action back, and says so', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    scene.battlefield(alice, forest);
    const table = new Table(scene);
    table.cast(id);
    const going = asked(table).options.find(({ label }) => label === 'Go on to pay')!;
    expect(going.hint!.why).toEqual([
      "There isn't enough mana in the pool. {1}{G} is still due: the action would be taken back.",
    ]);
    table.answer(pay);
    expect(table.reversed).not.toBeNull();
  });

  test('CR 702.51a: is not called impossible where convoke can pay the rest', () => {
    const scene = position();
    const id = scene.hand(alice, sorcery('March', '{G}', spell(gainLife(1)), keywords('convoke')));
    scene.battlefield(alice, bear);
    const table = new Table(scene);
    table.cast(id);
    const { hint } = asked(table).options.find(({ label }) => label === 'Go on to pay')!;
    expect(hint).toEqual({ possible: true, why: ["The pool doesn't cover it; convoke may pay what it doesn't."] });
  });
});

describe('CR 731.1: while an action is taken back', () => {
  test('the question and the situation say so', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    const land = scene.battlefield(alice, forest);
    const table = new Table(scene);
    table.cast(id);
    table.activate(land);
    table.answer(cancel);
    const { prompt, context } = asked(table);
    expect(prompt).toBe('Bear is being taken back. Reverse the mana ability of Forest too?');
    expect(context.says).toContain('Bear, which Player 1 controls, is being taken back from the top of the stack.');
    expect(labelsOf(table)).toEqual([
      'Reverse it: Forest is as it was before, and its mana is gone.',
      'Keep it: its mana stays in your pool.',
    ]);
  });

  test('of several mana abilities it says which is asked about', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    const lands = [scene.battlefield(alice, forest), scene.battlefield(alice, forest)];
    const table = new Table(scene);
    table.cast(id);
    for (const land of lands) table.activate(land);
    table.answer(cancel);
    expect(asked(table).prompt).toContain('the mana ability of Forest (1 of the 2 that were activated) too?');
    table.answer(pick('keep'));
    expect(asked(table).prompt).toContain('the mana ability of Forest (2 of the 2 that were activated) too?');
  });

  test('CR 601.2h: an action that can’t be completed says why', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    const land = scene.battlefield(alice, forest);
    const table = new Table(scene);
    table.cast(id);
    table.activate(land);
    table.answer(pay);
    expect(asked(table).prompt).toMatch(
      /^Bear is being taken back, because it can't be completed \(601\.2h: .*\)\. Reverse/,
    );
  });
});
