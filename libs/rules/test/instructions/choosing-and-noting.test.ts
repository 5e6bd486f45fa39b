import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  mode,
  target,
  type CardDefinition,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import type { Ref } from '@stacktrail/game-events';
import { number, pick, factsOf, choose, opponent, Scene, you, bear } from '@stacktrail/test-kit';
import { choicesInWords } from '@stacktrail/views';

const me = { players: 'you' } as const;

const all = { players: 'each player' } as const;

const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));

const top = (count: number): Objects => ({ objects: 'top of library', of: me, count });

const result = (label: string): Objects => ({ objects: 'result', label });

const gain = (amount: number): Effect => ({ do: 'gain life', who: me, amount });

const two: Ref = { is: 'player', id: opponent };

describe('choose objects', () => {
  const text = mode({
    do: 'choose objects',
    who: all,
    from: { objects: 'each', filter: creatures, of: { players: 'that player' } },
    min: 1,
    max: 1,
    label: 'kept',
  });

  test('CR 608.2d: each of the players chooses in APNAP order', () => {
    const scene = new Scene(text, { battlefield: named('A', 'B') }, { battlefield: named('C', 'D') });
    const { result: after, questions } = scene.follow({}, choose(scene.ref('B')), choose(scene.ref('C')));
    expect(questions.map(({ player }) => player)).toEqual([you, opponent]);
    expect(after.results.get('kept')).toEqual([scene.id('B'), scene.id('C')]);
  });

  test('CR 608.2d: chance can choose; the fact says among which', () => {
    const random = mode({
      do: 'choose objects',
      who: me,
      from: { objects: 'each', filter: creatures },
      min: 1,
      max: 1,
      label: 'kept',
      atRandom: true,
    });
    const scene = new Scene(random, { battlefield: named('A', 'B', 'C') }, {});
    const { facts, result: after } = scene.follow();
    const { among, chosen } = factsOf(facts, 'ChosenAtRandom')[0]!.data;
    expect([among.length, chosen.map(({ id }) => id)]).toEqual([3, after.results.get('kept')]);
  });
});

describe('choose targets', () => {
  test('CR 601.2c: what was announced is chosen, and nothing happens to it', () => {
    const it: Objects = { objects: 'target', slot: 0 };
    const text = mode(
      target.creature(),
      { do: 'choose targets', targeted: [it] },
      { do: 'gain life', who: me, amount: { amount: 'power', of: it } },
    );
    const scene = new Scene(text, {}, { battlefield: [bear] });
    const { facts, questions } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(questions).toEqual([]);
    expect(facts.map(({ type }) => type)).toEqual(['LifeGained']);
    expect(factsOf(facts, 'LifeGained')[0]!.data.amount).toBe(2);
  });
});

describe('choose players', () => {
  test('CR 608.2d: a player is chosen, not targeted', () => {
    const text = mode(
      { do: 'choose players', who: me, from: all, min: 1, max: 1, label: 'one' },
      { do: 'lose life', who: { players: 'noted', label: 'one' }, amount: 2 },
    );
    const scene = new Scene(text, {}, {});
    scene.follow({}, choose(two));
    expect([scene.life(you), scene.life(opponent)]).toEqual([20, 18]);
  });
});

describe('note choice', () => {
  test('CR 608.2d: later text asks for what was chosen', () => {
    const text = mode(
      { do: 'note choice', who: me, choice: { choose: 'creature type' }, label: 'type' },
      {
        do: 'destroy',
        what: { objects: 'each', filter: { is: 'has noted', quality: 'creature type', label: 'type' } },
      },
      { do: 'if', condition: { if: 'noted', label: 'type', word: 'Elf' }, then: [gain(1)] },
    );
    const scene = new Scene(text, { battlefield: [bear, creature('Scout', '{G}', ['Elf'], 1, 1)] }, {});
    scene.follow({}, pick('Elf'));
    expect([scene.zoneOf('Bear'), scene.zoneOf('Scout'), scene.life(you)]).toEqual(['battlefield', 'graveyard', 21]);
  });
});

describe('note number', () => {
  test('CR 608.2h: the number as it was', () => {
    const text = mode(
      { do: 'note number', amount: { amount: 'count', filter: creatures }, label: 'n' },
      { do: 'destroy', what: { objects: 'each', filter: creatures } },
      { do: 'gain life', who: me, amount: { amount: 'noted number', label: 'n' } },
    );
    const scene = new Scene(text, { battlefield: named('A', 'B') }, {});
    scene.follow();
    expect(scene.life(you)).toBe(22);
  });
});

describe('note random number', () => {
  test('the fact says between which numbers, and which it is', () => {
    const text = mode(
      { do: 'note random number', least: 3, most: 5, label: 'n' },
      { do: 'gain life', who: me, amount: { amount: 'noted number', label: 'n' } },
    );
    const scene = new Scene(text, {}, {});
    const { value } = factsOf(scene.follow().facts, 'NumberChosenAtRandom')[0]!.data;
    expect(value >= 3 && value <= 5).toBe(true);
    expect(scene.life(you)).toBe(20 + value);
  });
});

describe('for each', () => {
  test('CR 608.2c: for one object after the other', () => {
    const text = mode({
      do: 'for each',
      of: { objects: 'each', filter: creatures },
      effects: [{ do: 'gain life', who: me, amount: { amount: 'power', of: { objects: 'each one' } } }],
    });
    const scene = new Scene(text, { battlefield: [bear, creature('Giant', '{5}', [], 5, 5)] }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'LifeGained').map(({ data }) => data.amount)).toEqual([2, 5]);
  });
});

describe('repeat', () => {
  test('CR 608.2c: so many times', () => {
    const scene = new Scene(mode({ do: 'repeat', times: 3, effects: [gain(1)] }), {}, {});
    expect(factsOf(scene.follow().facts, 'LifeGained')).toHaveLength(3);
  });
});

describe('repeat while', () => {
  test('CR 608.2c: as long as the player goes on', () => {
    const text = mode({
      do: 'repeat while',
      label: 'again',
      effects: [{ do: 'may', who: me, effects: [gain(1)], label: 'again' }],
    });
    const scene = new Scene(text, {}, {});
    scene.follow({}, pick('yes'), pick('yes'), pick('no'));
    expect(scene.life(you)).toBe(22);
  });
});

describe('choose one', () => {
  const lose: Effect = { do: 'lose life', who: { players: 'that player' }, amount: 3 };
  const discard: Effect = { do: 'discard', who: { players: 'that player' }, count: 1 };
  const text = (
    facing?: 'villainous choice',
    who: typeof all | { players: 'each opponent' } = { players: 'each opponent' },
  ) =>
    mode({
      do: 'choose one',
      who,
      options: [{ effects: [lose] }, { word: 'Discard', effects: [discard] }],
      ...(facing && { facing }),
    });

  test('CR 608.2d: an impossible option can’t be chosen', () => {
    const scene = new Scene(text(), {}, {});
    expect(scene.follow().questions).toEqual([]);
    expect(scene.life(opponent)).toBe(17);
  });

  test('CR 701.55a, 701.55b: facing a villainous choice, a player may choose what is impossible', () => {
    const scene = new Scene(text('villainous choice'), {}, {});
    const { questions } = scene.follow({}, pick('2'));
    expect(questions[0]).toMatchObject({ rule: '701.55a', player: opponent });
    expect(scene.life(opponent)).toBe(20);
  });

  test('CR 701.55d: each player goes through all of it in turn', () => {
    const scene = new Scene(text('villainous choice', all), {}, {});
    const { facts } = scene.follow({}, pick('1'), pick('1'));
    const kinds = facts.map(({ type }) => type);
    expect(kinds.indexOf('LifeLost')).toBeLessThan(kinds.lastIndexOf('DecisionAsked'));
  });

  test('what an option does is told in words', () => {
    const scene = new Scene(text(), {}, { hand: [bear] });
    const { questions } = scene.follow({}, pick('1'));
    const [question] = questions;
    expect(
      question?.form === 'pick' ? choicesInWords(question.options, scene.game.state).map((told) => told.text) : [],
    ).toEqual(['That player loses 3 life.', 'Discard']);
  });
});

describe('separate into piles', () => {
  const text = mode(
    { do: 'reveal', what: top(3), label: 'shown' },
    { do: 'separate into piles', who: { players: 'each opponent' }, what: result('shown'), labels: ['one', 'two'] },
    { do: 'note choice', who: me, choice: { choose: 'word', among: ['first', 'second'] }, label: 'pile' },
    {
      do: 'if',
      condition: { if: 'noted', label: 'pile', word: 'first' },
      then: [{ do: 'move', what: result('one'), to: { zone: 'hand' } }],
      otherwise: [{ do: 'move', what: result('two'), to: { zone: 'hand' } }],
    },
  );

  test('CR 700.3a, 700.3b: each object is in exactly one pile', () => {
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    scene.follow({}, choose(scene.ref('B')), pick('second'));
    expect(scene.names('hand').slice().sort()).toEqual(['A', 'C']);
  });

  test('CR 700.3c example: while they are separated the cards are still in the library', () => {
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    const { facts } = scene.follow({}, choose(scene.ref('B')), pick('first'));
    const kinds = facts.map(({ type }) => type);
    expect(kinds.indexOf('ObjectMoved')).toBeGreaterThan(kinds.lastIndexOf('DecisionMade'));
  });

  test('CR 700.3a: who separates cards that not everyone sees does so unseen', () => {
    const hidden = mode({ do: 'separate into piles', who: me, what: top(3), labels: ['one', 'two'] });
    const unseen = new Scene(hidden, { library: named('A', 'B', 'C') }, {});
    expect(unseen.follow({}, choose(unseen.ref('A'))).questions[0]!.seenBy).toBe(1 << you);
    const seen = new Scene(text, { library: named('A', 'B', 'C') }, {});
    expect(seen.follow({}, choose(seen.ref('A')), pick('first')).questions[0]!.seenBy).toBeUndefined();
  });

  test('CR 700.3d: a pile can be empty', () => {
    const scene = new Scene(text, { library: named('A') }, {});
    const { result: after } = scene.follow({}, choose(), pick('second'));
    expect(after.results.get('one')).toEqual([]);
    expect(scene.names('hand')).toEqual(['A']);
  });
});

describe('choose pile', () => {
  const text = mode(
    { do: 'reveal', what: top(3), label: 'shown' },
    { do: 'separate into piles', who: me, what: result('shown'), labels: ['one', 'two'] },
    { do: 'choose pile', who: { players: 'each opponent' }, labels: ['one', 'two'], label: 'taken', other: 'left' },
    { do: 'move', what: result('taken'), to: { zone: 'graveyard' } },
    { do: 'move', what: result('left'), to: { zone: 'hand' } },
  );

  test.each([
    ['1', ['B'], ['A', 'C']],
    ['2', ['A', 'C'], ['B']],
  ])('CR 700.3: pile %s is the chosen one, the other one is left', (pile, taken, left) => {
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    scene.follow({}, choose(scene.ref('B')), pick(pile));
    expect([scene.names('graveyard').slice().sort(), scene.names('hand').slice().sort()]).toEqual([taken, left]);
  });
});

describe('vote', () => {
  test('CR 701.38a: each player in turn order, starting with you', () => {
    const text = mode(
      { do: 'vote', who: all, options: ['grace', 'doom'], label: 'votes' },
      { do: 'gain life', who: me, amount: { amount: 'noted number', label: 'votes grace' } },
      { do: 'lose life', who: all, amount: { amount: 'noted number', label: 'votes doom' } },
    );
    const scene = new Scene(text, {}, {}, {});
    const { questions, facts } = scene.follow({}, pick('grace'), pick('doom'), pick('doom'));
    expect(questions.map(({ player }) => player)).toEqual([0, 1, 2]);
    expect([scene.life(you), scene.life(opponent)]).toEqual([19, 18]);
    expect(factsOf(facts, 'KeywordActionTaken').map(({ data }) => data.action)).toEqual(['vote', 'vote', 'vote']);
  });

  test('CR 701.38b: for objects; all with the most votes are the result', () => {
    const text = mode({ do: 'vote', who: all, options: { objects: 'each', filter: creatures }, label: 'votes' });
    const scene = new Scene(text, { battlefield: named('A', 'B') }, {}, {});
    const [a, b] = [scene.ref('A'), scene.ref('B')];
    const { result: after } = scene.follow({}, choose(b), choose(b), choose(a));
    expect(after.results.get('votes')).toEqual([b.id]);
  });
});

describe('pay any life', () => {
  test('CR 119.4: as much as they choose of what they have', () => {
    const text = mode(
      { do: 'pay any life', who: me, label: 'paid' },
      { do: 'draw', who: me, count: { amount: 'noted number', label: 'paid' } },
    );
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    const { questions } = scene.follow({}, number(2));
    expect(questions[0]).toMatchObject({ min: 0, max: 20 });
    expect([scene.life(you), scene.names('hand').length]).toEqual([18, 2]);
  });
});

describe('pay any player counters', () => {
  test('CR 107.14: as many as they choose of what they have', () => {
    const text = mode(
      { do: 'put player counters', who: me, counter: 'energy', count: 3 },
      { do: 'pay any player counters', who: me, counter: 'energy', label: 'paid' },
      { do: 'draw', who: me, count: { amount: 'noted number', label: 'paid' } },
    );
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    const { questions, facts } = scene.follow({}, number(2));
    expect(questions).toMatchObject([{ min: 0, max: 3, rule: '107.14' }]);
    expect(factsOf(facts, 'PlayerCountersRemoved')).toMatchObject([{ rule: '107.14', data: { count: 2 } }]);
    expect(scene.names('hand')).toHaveLength(2);
  });

  test('CR 107.1c: none, where they have or choose none', () => {
    const pay = mode({ do: 'pay any player counters', who: me, counter: 'energy', label: 'paid' });
    const { questions, facts } = new Scene(pay, {}, {}).follow({}, number(0));
    expect(questions).toMatchObject([{ min: 0, max: 0 }]);
    expect(factsOf(facts, 'PlayerCountersRemoved')).toEqual([]);
  });
});
