import { describe, expect, test } from '@jest/globals';
import { creatures, mode, target, type Effect } from '@stacktrail/card-tree';
import { factsOf, choose, opponent, Scene, you, pick, bear } from '@stacktrail/test-kit';

const draw: Effect = { do: 'draw', who: { players: 'you' }, count: 1 };
const gain: Effect = { do: 'gain life', who: { players: 'that player' }, amount: 1 };

describe('may', () => {
  const may = (...effects: readonly Effect[]): Effect => ({
    do: 'may',
    who: { players: 'you' },
    effects,
    label: 'done',
  });
  const ifDone: Effect = { do: 'if', condition: { if: 'did', label: 'done' }, then: [draw] };

  test('CR 608.2d: the player says whether, and later text knows it', () => {
    const sacrifice: Effect = { do: 'choose and sacrifice', who: { players: 'you' }, filter: creatures, count: 1 };
    const scene = (): Scene => new Scene(mode(may(sacrifice), ifDone), { battlefield: [bear], library: [bear] }, {});
    const yes = scene();
    expect(yes.follow({}, pick('yes')).questions).toMatchObject([{ kind: 'may', player: you, rule: '608.2d' }]);
    expect([yes.names('graveyard'), yes.names('hand')]).toEqual([['Bear'], ['Bear']]);
    const no = scene();
    no.follow({}, pick('no'));
    expect([no.names('graveyard'), no.names('hand')]).toEqual([[], []]);
  });

  test.each<[string, Effect]>([
    ['sacrifice', { do: 'choose and sacrifice', who: { players: 'you' }, filter: creatures, count: 1 }],
    ['discard', { do: 'discard', who: { players: 'you' }, count: 1 }],
    ['mill', { do: 'mill', who: { players: 'you' }, count: 1 }],
    ['tap', { do: 'tap', what: { objects: 'target', slot: 0 } }],
    ['move', { do: 'move', what: { objects: 'target', slot: 0 }, to: { zone: 'exile' } }],
  ])('CR 608.2d: an impossible option can’t be chosen: %s', (_, impossible) => {
    const scene = new Scene(mode(may(impossible), ifDone), {}, {});
    const { questions, facts } = scene.follow();
    expect(questions).toEqual([]);
    expect(facts).toEqual([]);
  });

  test('CR 121.3: drawing from an empty library is possible', () => {
    const scene = new Scene(mode(may(draw)), {}, {});
    expect(factsOf(scene.follow({}, pick('yes')).facts, 'DrawFailed')).toHaveLength(1);
  });

  test('CR 101.4: each of several players is asked in APNAP order', () => {
    const each: Effect = { do: 'may', who: { players: 'each player' }, effects: [gain] };
    const scene = new Scene(mode(each), {}, {});
    const { questions, result } = scene.follow({}, pick('yes'), pick('yes'));
    expect(questions.map((question) => question.player)).toEqual([you, opponent]);
    expect([scene.life(you), scene.life(opponent)]).toEqual([21, 21]);
    expect(result.thatPlayer).toBeNull();
  });
});

describe('unless', () => {
  const unless: Effect = {
    do: 'unless',
    who: { players: 'each opponent' },
    cost: [{ cost: 'pay life', amount: 2 }],
    effects: [draw],
  };
  const setting = (): Scene => new Scene(mode(unless), { library: [bear] }, {});

  test('CR 118.12a: it happens where the player doesn’t pay', () => {
    const scene = setting();
    const { questions } = scene.follow({}, pick('no'));
    expect(questions).toMatchObject([{ kind: 'pay unless', player: opponent, rule: '118.12a' }]);
    expect([scene.names('hand'), scene.life(opponent)]).toEqual([['Bear'], 20]);
  });

  test('CR 118.12a: it doesn’t where the player pays', () => {
    const scene = setting();
    scene.follow({}, pick('yes'));
    expect([scene.names('hand'), scene.life(opponent)]).toEqual([[], 18]);
  });

  test('CR 118.12: later text knows whether it was paid', () => {
    const ifPaid: Effect = { do: 'if', condition: { if: 'did', label: 'paid' }, then: [draw] };
    const text = mode({ ...unless, label: 'paid', effects: [] }, ifPaid);
    for (const [answer, hand] of [
      ['yes', ['Bear']],
      ['no', []],
    ] as const) {
      const scene = new Scene(text, { library: [bear] }, {});
      scene.follow({}, pick(answer));
      expect(scene.names('hand')).toEqual(hand);
    }
  });
});

describe('must', () => {
  const discard: Effect = { do: 'discard', who: { players: 'you' }, count: 1 };
  const must: Effect = { do: 'must', effects: [discard], label: 'done' };
  const ifDone: Effect = { do: 'if', condition: { if: 'did', label: 'done' }, then: [draw] };

  test('CR 118.12: it is done without a question, and later text knows it', () => {
    const scene = new Scene(mode(must, ifDone), { hand: [bear], library: [bear] }, {});
    const { questions } = scene.follow();
    expect(questions).toEqual([]);
    expect([scene.names('graveyard'), scene.names('hand')]).toEqual([['Bear'], ['Bear']]);
  });

  test('CR 118.12: what can’t be begun isn’t done', () => {
    const scene = new Scene(mode(must, ifDone), { library: [bear] }, {});
    scene.follow();
    expect(scene.names('hand')).toEqual([]);
  });
});

describe('may pay', () => {
  const mayPay: Effect = {
    do: 'may pay',
    who: { players: 'you' },
    cost: [{ cost: 'pay life', amount: 1 }],
    effects: [draw],
  };

  test('CR 118.12: it happens where the player pays', () => {
    const scene = new Scene(mode(mayPay), { library: [bear] }, {});
    scene.follow({}, pick('yes'));
    expect([scene.names('hand'), scene.life(you)]).toEqual([['Bear'], 19]);
  });

  test('CR 118.12: it doesn’t where the player doesn’t', () => {
    const scene = new Scene(mode(mayPay), { library: [bear] }, {});
    scene.follow({}, pick('no'));
    expect([scene.names('hand'), scene.life(you)]).toEqual([[], 20]);
  });
});

describe('if', () => {
  const either: Effect = {
    do: 'if',
    condition: { if: 'control', who: { players: 'you' }, filter: creatures, compare: 'at least', count: 1 },
    then: [draw],
    otherwise: [{ do: 'lose life', who: { players: 'you' }, amount: 1 }],
  };

  test('CR 608.2c: the condition is asked when the text comes to it', () => {
    const destroy: Effect = { do: 'destroy', what: { objects: 'each', filter: creatures } };
    const scene = new Scene(mode(destroy, either), { battlefield: [bear], library: [bear] }, {});
    scene.follow();
    expect([scene.names('hand'), scene.life(you)]).toEqual([[], 19]);
  });

  test('CR 608.2c: the branch where it holds', () => {
    const scene = new Scene(mode(either), { battlefield: [bear], library: [bear] }, {});
    scene.follow();
    expect([scene.names('hand'), scene.life(you)]).toEqual([['Bear'], 20]);
  });
});

describe('for each player', () => {
  test('CR 608.2f: one after the other in APNAP order; what all of them produced is known afterwards', () => {
    const each: Effect = {
      do: 'for each player',
      who: { players: 'each player' },
      effects: [
        {
          do: 'choose and sacrifice',
          who: { players: 'that player' },
          filter: creatures,
          count: 1,
          label: 'sacrificed',
        },
        { do: 'lose life', who: { players: 'that player' }, amount: { amount: 'number of', label: 'sacrificed' } },
      ],
    };
    const after: Effect = {
      do: 'gain life',
      who: { players: 'you' },
      amount: { amount: 'number of', label: 'sacrificed' },
    };
    const scene = new Scene(mode(each, after), { battlefield: [bear, bear] }, { battlefield: [bear] });
    const { facts } = scene.follow({}, choose(scene.ref('Bear')));
    expect(factsOf(facts, 'LifeLost').map((fact) => [fact.data.player, fact.data.amount])).toEqual([
      [you, 1],
      [opponent, 1],
    ]);
    expect(factsOf(facts, 'LifeGained')[0]?.data.amount).toBe(2);
  });
});

test('CR 608.2c: instructions are followed in the order written', () => {
  const text = mode(
    target.creature(),
    { do: 'put counters', counter: '+1/+1', count: 1, on: { objects: 'target', slot: 0 } },
    {
      do: 'deal damage',
      amount: { amount: 'power', of: { objects: 'target', slot: 0 } },
      to: { players: 'each opponent' },
    },
  );
  const scene = new Scene(text, { battlefield: [bear] }, {});
  scene.follow({ targets: [[scene.ref('Bear')]] });
  expect(scene.life(opponent)).toBe(17);
});
