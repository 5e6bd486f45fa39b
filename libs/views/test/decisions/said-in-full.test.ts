import { describe, expect, test } from '@jest/globals';
import { creature, creatures, each, gainLife, you, type Effect, type Objects } from '@stacktrail/card-tree';
import type { DivideQuestion, SelectQuestion } from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { alice, bear, bob, doing, forest, pick, position, Table } from '@stacktrail/test-kit';
import { choicesOf } from '../../src/decisions/choices.js';
import { asked, labelsOf } from './asked.js';

const base = { rule: '1', player: alice, source: 0 as ObjectId, prompt: 'Choose.' } as const;

describe('CR 615.7: a division whose shares have limits of their own', () => {
  const scene = position();
  const [one, other] = [scene.battlefield(bob, bear), scene.battlefield(bob, creature('Ox', '', ['Ox'], 5, 5))];
  const { state } = new Table(scene);
  const among: readonly Ref[] = [
    { is: 'object', id: one },
    { is: 'object', id: other },
  ];
  const question: DivideQuestion = {
    ...base,
    form: 'divide',
    kind: 'divide',
    among,
    total: 3,
    minEach: 0,
    most: [2, 5],
  };

  test('an option gives no more than can be used, and says who gets the rest', () => {
    const { options } = choicesOf(question, state, 'judge');
    expect(options.map(({ label }) => label)).toEqual([
      "Player 2's Bear (2/2): 2 of 3, and 1 to Player 2's Ox (5/5)",
      "Player 2's Ox (5/5): 3 of 3, and each other 0",
    ]);
    expect(options.map(({ amount }) => amount)).toEqual([
      { min: 0, max: 2 },
      { min: 0, max: 3 },
    ]);
    expect(options[0]).toMatchObject({ piece: { amount: 2 }, answer: { shares: [{ amount: 2 }, { amount: 1 }] } });
  });
});

describe('several that are chosen together', () => {
  const scene = position();
  const ids = [1, 2, 3].map((n) => scene.battlefield(bob, creature(`Ox ${n}`, '', ['Ox'], 3, 3)));
  const { state } = new Table(scene);
  const candidates = ids.map((id): Ref => ({ is: 'object', id }));
  const crew: SelectQuestion = {
    ...base,
    form: 'select',
    kind: 'pay cost',
    candidates,
    min: 0,
    max: 3,
    total: { least: 4, weights: [3, 3, 3] },
  };

  test('CR 702.122a: a label names all that its answer chooses, and no set is offered twice', () => {
    const { options } = choicesOf(crew, state, 'judge');
    expect(options.map(({ label }) => label.replace(/Player 2's | \(3\/3\)/g, ''))).toEqual([
      'Ox 1 (counts 3) and Ox 2 (counts 3)',
      'Ox 2 (counts 3) and Ox 3 (counts 3)',
      'Ox 3 (counts 3) and Ox 1 (counts 3)',
    ]);
    expect(options[1]).toMatchObject({ ref: candidates[1], piece: candidates[1] });
    expect(options[1]!.pieceLabel).toBe("Player 2's Ox 2 (3/3) (counts 3)");
  });

  test('what only a set offered before could take is a piece alone', () => {
    const { options } = choicesOf({ ...crew, candidates: candidates.slice(0, 2), max: 2 }, state, 'judge');
    expect(options.map(({ answer }) => answer === null)).toEqual([false, true]);
    expect(options[1]!.label).toBe("Player 2's Ox 2 (3/3) (counts 3)");
  });

  test('two options that are picked together are both named', () => {
    const options = ['one', 'two', 'three'].map((text) => ({ key: text, text }));
    const { options: offered } = choicesOf(
      { ...base, form: 'pick', kind: 'choose modes', options, min: 2, max: 2 },
      state,
      'judge',
    );
    expect(offered.map(({ label }) => label)).toEqual(['one + two', 'two + three', 'three + one']);
  });
});

describe('CR 608.2d: a choice says what is done with what is chosen', () => {
  const promptOf = (...effects: readonly Effect[]): string => {
    const scene = position();
    const id = scene.hand(alice, doing(...effects));
    scene.battlefield(alice, bear);
    scene.battlefield(alice, bear);
    scene.hand(alice, bear);
    scene.hand(alice, bear);
    const table = new Table(scene);
    table.cast(id);
    table.passAll();
    expect(asked(table).kind).toBe('choose objects');
    return asked(table).prompt;
  };
  const choose = (from: Objects): Effect => ({ do: 'choose objects', who: you, from, min: 1, max: 1, label: 'it' });
  const it = { objects: 'result', label: 'it' } as const;

  test('returns to a hand, puts onto the battlefield', () => {
    const onto = (zone: 'hand' | 'battlefield'): Effect => ({ do: 'move', what: it, to: { zone }, joined: 'and' });
    expect(promptOf(choose(each(creatures)), onto('hand'))).toBe(
      "Choose 1 of these: “Return a creature to its owner's hand.”",
    );
    const inHand: Objects = { objects: 'each', filter: creatures, zone: 'hand', of: you };
    expect(promptOf(choose(inHand), onto('battlefield'))).toBe(
      'Choose 1 of these: “Put a creature card from your hand onto the battlefield.”',
    );
  });

  test('says nothing of what comes after it', () => {
    const destroy: Effect = { do: 'destroy', what: { ...it, called: 'it' } };
    expect(promptOf(choose(each(creatures)), destroy, gainLife(7))).toBe(
      'Choose 1 of these: “Choose a creature. Destroy it.”',
    );
  });

  test('is said without its text where that has no words', () => {
    const odd: Effect = {
      do: 'move',
      what: { objects: 'least', by: 'power', among: { objects: 'hosts of', of: it } },
      to: { zone: 'exile' },
    };
    expect(promptOf(choose(each(creatures)), odd)).toBe('Choose 1 of these.');
  });
});

describe('CR 107.4e: hybrid symbols', () => {
  test('what was chosen before is said, and what the whole comes to with the last', () => {
    const scene = position();
    const id = scene.hand(alice, creature('Elf', '{1}{B/G}{B/G}', ['Elf'], 3, 3));
    const table = new Table(scene);
    table.cast(id);
    expect(labelsOf(table)).toEqual(['Pay {B}', 'Pay {G}']);
    table.answer(pick('B'));
    expect(asked(table).prompt).toBe('How will you pay {B/G}, symbol 2 of the 2 that leave a choice (before it: {B})?');
    expect(labelsOf(table)).toEqual(['Pay {B}: the total cost is {1}{B}{B}.', 'Pay {G}: the total cost is {1}{B}{G}.']);
  });
});

describe('CR 119.4: an option that costs more life than there is', () => {
  test.each([
    [1, false],
    [2, undefined],
  ])('at %i life says that it can’t be paid', (life, possible) => {
    const scene = position((state) => {
      state.players = state.players.map((one) => (one.id === alice ? { ...one, life } : one));
    });
    const id = scene.hand(alice, creature('Mite', '{G/P}', ['Mite'], 1, 1));
    const table = new Table(scene);
    table.cast(id);
    expect(asked(table).options.map(({ hint }) => hint?.possible)).toEqual([undefined, possible]);
  });
});

describe('CR 731.1: taking an action back', () => {
  function casting(): Table {
    const scene = position();
    const id = scene.hand(alice, creature('Elf', '{1}{B/G}', ['Elf'], 3, 3));
    scene.battlefield(alice, forest);
    const table = new Table(scene);
    table.cast(id);
    return table;
  }

  test('a decision says what is sent, also while mana is due', () => {
    const announcing = casting();
    expect(asked(announcing)).toMatchObject({
      canBeTakenBack: true,
      takeBack: { body: { decision: asked(announcing).id } },
    });
    announcing.answer(pick('G'));
    expect(asked(announcing)).toMatchObject({ kind: 'activate mana abilities', canBeTakenBack: true });
    const { body } = asked(announcing).takeBack!;
    expect(announcing.live.takeBack(body.decision)).toMatchObject({ accepted: true, reversed: { rule: '731.1' } });
    expect(asked(announcing)).toMatchObject({ kind: 'priority', canBeTakenBack: false, takeBack: null });
  });
});
