import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  enchantment,
  land,
  mode,
  target,
  type CardDefinition,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Answer, ObjectId, Ref } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import { number, order, pick, factsOf, choose, opponent, Scene, you } from '@stacktrail/test-kit';
import { choicesInWords } from '@stacktrail/views';

const me = { players: 'you' } as const;
const all = { players: 'each player' } as const;
const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2);
const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));
const first = { objects: 'target', slot: 0 } as const;
const second = { objects: 'target', slot: 1 } as const;
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

describe('look at', () => {
  test('CR 701.20e: only that player sees them; they stay where they are', () => {
    const scene = new Scene(
      mode({ do: 'look at', who: me, what: top(2), label: 'seen' }),
      { library: named('A', 'B', 'C') },
      {},
    );
    const { facts, result: after } = scene.follow();
    expect(factsOf(facts, 'CardsLookedAt')[0]?.data).toMatchObject({ player: you, seenBy: 1 });
    expect(after.results.get('seen')).toEqual([scene.id('A'), scene.id('B')]);
    expect(scene.names('library')).toEqual(['A', 'B', 'C']);
  });

  test('CR 401.4: look at three, one to the hand, the rest to the bottom in any order', () => {
    const text = mode(
      { do: 'look at', who: me, what: top(3), label: 'seen' },
      { do: 'choose objects', who: me, from: result('seen'), min: 1, max: 1, label: 'taken' },
      { do: 'move', what: result('taken'), to: { zone: 'hand' } },
      {
        do: 'put into library',
        what: { objects: 'other than', of: result('seen'), not: result('taken') },
        position: 'bottom',
        order: 'any',
      },
    );
    const scene = new Scene(text, { library: named('A', 'B', 'C', 'D') }, {});
    const [a, c] = [scene.id('A'), scene.id('C')];
    const { questions } = scene.follow({}, choose(scene.ref('B')), order(c, a));
    expect([scene.names('hand'), scene.names('library')]).toEqual([['B'], ['D', 'C', 'A']]);
    expect(questions.every(({ seenBy }) => seenBy === 1)).toBe(true);
  });
});

describe('reveal', () => {
  test('CR 701.20a, 701.20b: everyone sees them; they stay in their zone', () => {
    const text = mode({
      do: 'reveal',
      what: { objects: 'each', filter: { is: 'card' }, zone: 'hand', of: { players: 'each opponent' } },
    });
    const scene = new Scene(text, {}, { hand: named('A', 'B') });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'CardsRevealed')[0]?.data).toMatchObject({
      player: opponent,
      objects: [scene.id('A'), scene.id('B')],
    });
    expect(scene.object('A')).toMatchObject({ zone: 'hand', knownTo: 3 });
  });
});

const lands = { is: 'type', type: 'Land' } as const;

describe('reveal until', () => {
  test('CR 701.20a: cards are revealed from the top to the one that fits', () => {
    const text = mode(
      { do: 'reveal until', who: me, filter: lands, count: 1, label: 'found', rest: 'rest' },
      { do: 'move', what: result('found'), to: { zone: 'hand' } },
      { do: 'put into library', what: result('rest'), position: 'bottom', order: 'random' },
    );
    const scene = new Scene(text, { library: [...named('A', 'B'), land('Hill', []), ...named('C')] }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'CardsRevealed')[0]?.data.objects).toHaveLength(3);
    expect([scene.names('hand'), scene.names('library')[0]]).toEqual([['Hill'], 'C']);
    expect(scene.names('library').slice(1).sort()).toEqual(['A', 'B']);
  });
});

describe('exile until', () => {
  test('CR 701.13a: the cards are exiled one after the other', () => {
    const text = mode({ do: 'exile until', who: me, filter: lands, count: 1, label: 'found', rest: 'rest' });
    const scene = new Scene(text, { library: [...named('A'), land('Hill', []), ...named('C')] }, {});
    const { result: after } = scene.follow();
    expect([scene.zoneOf('A'), scene.zoneOf('Hill'), scene.zoneOf('C')]).toEqual(['exile', 'exile', 'library']);
    expect(after.results.get('found')).toEqual([scene.id('Hill')]);
  });
});

describe('put into library', () => {
  test('CR 401.4: in a random order that nobody knows, with how many random words it took', () => {
    const text = mode({
      do: 'put into library',
      what: { objects: 'each', filter: creatures, zone: 'graveyard' },
      position: 'top',
      order: 'random',
    });
    const scene = new Scene(text, { graveyard: named('A', 'B'), library: named('C') }, {});
    const { facts } = scene.follow();
    expect(scene.names('library').slice(0, 2).sort()).toEqual(['A', 'B']);
    expect(scene.object('A').knownTo).toBe(0);
    expect(factsOf(facts, 'LibraryOrderedAtRandom')[0]?.data).toMatchObject({ seenBy: 0, draws: 1 });
  });

  test('CR 401.7: so far from the top', () => {
    const text = mode(target.creature(), {
      do: 'put into library',
      what: first,
      position: 'top',
      order: 'any',
      below: 2,
    });
    const scene = new Scene(text, { battlefield: [bear], library: named('A', 'B', 'C') }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.names('library')).toEqual(['A', 'B', 'Bear', 'C']);
  });
});

describe('shuffle into library', () => {
  const text = mode({
    do: 'shuffle into library',
    what: { objects: 'each', filter: creatures, zone: 'graveyard' },
    who: me,
  });

  test('CR 701.24c: the cards go into their owners’ libraries, which are shuffled', () => {
    const scene = new Scene(text, { graveyard: named('A') }, { graveyard: named('B') });
    const { facts } = scene.follow();
    expect([scene.names('library'), scene.names('library', opponent)]).toEqual([['A'], ['B']]);
    expect(factsOf(facts, 'LibraryShuffled')).toHaveLength(2);
  });

  test('CR 701.24c example: the library is shuffled even where none of the objects is there', () => {
    const scene = new Scene(text, { library: named('A') }, {});
    expect(factsOf(scene.follow().facts, 'LibraryShuffled')).toHaveLength(1);
  });

  test('CR 701.24d example: and where the set of objects is empty', () => {
    const nothing = mode(
      { ...target.cardInGraveyard(creatures), min: 0, max: 9 },
      { do: 'shuffle into library', what: first, who: me },
    );
    const scene = new Scene(nothing, {}, {});
    expect(factsOf(scene.follow({ targets: [[]] }).facts, 'LibraryShuffled')).toHaveLength(1);
  });
});

describe('search zones', () => {
  const copies = named('A', 'A', 'A');
  const text = mode(
    target.creature(),
    {
      do: 'search zones',
      who: me,
      whose: { players: 'controller of', objects: first },
      zones: ['graveyard', 'hand', 'library'],
      filter: { is: 'shares', quality: 'name', with: first },
      min: { amount: 'any number' },
      max: { amount: 'any number' },
      label: 'found',
    },
    { do: 'move', what: result('found'), to: { zone: 'exile' } },
  );

  test('CR 701.23b example: what is in the graveyard must be found, what is in hidden zones need not', () => {
    const scene = new Scene(
      text,
      {},
      { battlefield: named('A'), graveyard: copies.slice(0, 1), library: copies.slice(0, 2) },
    );
    const target_ = { targets: [[{ is: 'object', id: playerCreature(scene) } as Ref]] };
    const [dead] = playerOf(scene.game.state, opponent).graveyard;
    const { questions } = scene.follow(target_, choose({ is: 'object', id: dead! }));
    expect(questions[0]).toMatchObject({ min: 1, max: 3, seenBy: 1 });
    expect(scene.names('graveyard', opponent)).toEqual([]);
    expect(scene.names('library', opponent)).toEqual(['A', 'A']);
  });

  test('CR 701.23b: leaving it there is refused', () => {
    const scene = new Scene(
      text,
      {},
      { battlefield: named('A'), graveyard: copies.slice(0, 1), library: copies.slice(0, 1) },
    );
    const target_ = { targets: [[{ is: 'object', id: playerCreature(scene) } as Ref]] };
    const [hidden] = playerOf(scene.game.state, opponent).library;
    expect(() => scene.follow(target_, choose({ is: 'object', id: hidden! }))).toThrow('must be found');
  });

  test('CR 701.23c example: with an undefined quality nothing can be found', () => {
    const scene = new Scene(text, {}, { library: copies });
    const { questions } = scene.follow({ targets: [[]] });
    expect(questions).toEqual([]);
  });

  test('CR 701.23d: a mere number of cards must be found', () => {
    const any = mode({
      do: 'search zones',
      who: me,
      whose: { players: 'each opponent' },
      zones: ['library'],
      filter: { is: 'card' },
      min: 1,
      max: 1,
      label: 'found',
    });
    const scene = new Scene(any, {}, { library: named('A', 'B') });
    expect(() => scene.follow({}, choose())).toThrow('701.23a');
  });
});

function playerCreature(scene: Scene): ObjectId {
  return scene.game.state.battlefield[0]!;
}

describe('discard cards', () => {
  test('CR 701.9b: another player chooses which card', () => {
    const hand: Objects = { objects: 'each', filter: creatures, zone: 'hand', of: { players: 'each opponent' } };
    const text = mode(
      { do: 'reveal', what: hand },
      { do: 'choose objects', who: me, from: hand, min: 1, max: 1, label: 'one' },
      { do: 'discard cards', what: result('one') },
    );
    const scene = new Scene(text, {}, { hand: named('A', 'B') });
    const { facts } = scene.follow({}, choose(scene.ref('B')));
    expect(scene.names('graveyard', opponent)).toEqual(['B']);
    expect(factsOf(facts, 'ObjectMoved')[0]?.data.manner).toBe('discard');
  });
});

describe('exchange control', () => {
  const text = mode(target.creature(), target.creature(), { do: 'exchange control', first, second });

  test('CR 701.12b: each player gains control of the other’s permanent', () => {
    const scene = new Scene(text, { battlefield: named('A') }, { battlefield: named('B') });
    scene.follow({ targets: [[scene.ref('A')], [scene.ref('B')]] });
    expect(scene.game.state.effects.map(({ controller, objects }) => [controller, objects[0]])).toEqual([
      [opponent, scene.id('A')],
      [you, scene.id('B')],
    ]);
  });

  test('CR 701.12a example: where one is gone, nothing happens to the other', () => {
    const scene = new Scene(text, { battlefield: named('A') }, { battlefield: named('B') });
    const targets = [[scene.ref('A')], [scene.ref('B')]];
    scene.relocate(scene.id('B'), 'graveyard');
    expect(scene.follow({ targets, legal: [targets[0]!, []] }).facts).toEqual([]);
  });

  test('CR 701.12b: under one player’s control it does nothing', () => {
    const scene = new Scene(text, { battlefield: named('A', 'B') }, {});
    expect(scene.follow({ targets: [[scene.ref('A')], [scene.ref('B')]] }).facts).toEqual([]);
  });
});

describe('exchange life totals', () => {
  const text = mode(
    { do: 'lose life', who: me, amount: 5 },
    { do: 'exchange life totals', first: me, second: { players: 'each opponent' } },
  );

  test('CR 701.12c: each gains or loses the difference', () => {
    const scene = new Scene(text, {}, {});
    const { facts } = scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([20, 15]);
    expect([factsOf(facts, 'LifeGained')[0]?.data.amount, factsOf(facts, 'LifeLost')[1]?.data.amount]).toEqual([5, 5]);
  });

  test('CR 701.12c: not where a player who can’t gain life would', () => {
    const ban = enchantment('Ban', '{1}', [], {
      kind: 'static',
      effects: [{ static: "players can't", who: 'any player', what: 'gain life' }],
    });
    const scene = new Scene(text, { battlefield: [ban] }, {});
    scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([15, 20]);
  });
});

describe('exchange zones', () => {
  test('CR 701.12d, 701.12f: all cards, also where one zone is empty', () => {
    const text = mode({ do: 'exchange zones', who: me, first: 'hand', second: 'graveyard' });
    const scene = new Scene(text, { graveyard: named('A', 'B') }, {});
    scene.follow();
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['A', 'B'], []]);
  });

  test('CR 701.12d: a single card too', () => {
    const text = mode({ do: 'exchange zones', who: me, first: 'hand', second: 'graveyard' });
    const scene = new Scene(text, { graveyard: named('A') }, {});
    scene.follow();
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['A'], []]);
  });
});

const size = (scene: Scene, name: string): string => {
  const { power, toughness } = characteristicsOf(scene.game.state, scene.object(name));
  return `${power}/${toughness}`;
};

describe('multiply power and toughness', () => {
  const multiply = (what: 'power' | 'toughness' | 'power and toughness', by: 2 | 3): Effect => ({
    do: 'multiply power and toughness',
    what,
    of: first,
    by,
    until: 'this turn',
  });
  const sized = (power: number, effect: Effect): string => {
    const scene = new Scene(
      mode(target.creature(), effect),
      { battlefield: [creature('It', '{1}', [], power, 3)] },
      {},
    );
    scene.follow({ targets: [[scene.ref('It')]] });
    return size(scene, 'It');
  };

  test('CR 701.10a, 701.10b: doubled', () => {
    expect(sized(2, multiply('power', 2))).toBe('4/3');
    expect(sized(2, multiply('toughness', 2))).toBe('2/6');
    expect(sized(2, multiply('power and toughness', 2))).toBe('4/6');
  });

  test('CR 701.10c: a negative power becomes twice as negative', () => {
    expect(sized(-1, multiply('power and toughness', 2))).toBe('-2/6');
  });

  test('CR 701.11a, 701.11b: tripled', () => {
    expect(sized(2, multiply('power and toughness', 3))).toBe('6/9');
  });

  test('CR 701.11c: a negative power tripled', () => {
    expect(sized(-1, multiply('power', 3))).toBe('-3/3');
  });
});

describe('multiply life total', () => {
  test('CR 701.10d: the player gains as much as they have', () => {
    const scene = new Scene(mode({ do: 'multiply life total', who: me, by: 2 }), {}, {});
    expect(factsOf(scene.follow().facts, 'LifeGained')[0]?.data).toMatchObject({ amount: 20, life: 40 });
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

describe('flip coins', () => {
  const flip = (more: Partial<Extract<Effect, { do: 'flip coins' }>>): Effect => ({
    do: 'flip coins',
    who: me,
    count: 1,
    label: 'flip',
    ...more,
  });
  const count: Effect = { do: 'gain life', who: me, amount: { amount: 'noted number', label: 'flip' } };

  test('CR 705.1, 705.2: without a call nobody wins; the facts say what came up', () => {
    const scene = new Scene(mode(flip({ count: 8 }), count), {}, {});
    const { flips, draws } = factsOf(scene.follow().facts, 'CoinsFlipped')[0]!.data;
    expect([flips.length, flips.every(({ won }) => won === null)]).toEqual([8, true]);
    expect(scene.life(you)).toBe(20 + flips.filter(({ heads }) => heads).length);
    expect(draws).toBeGreaterThanOrEqual(8);
  });

  test('CR 705.2: the player wins where their call matches', () => {
    const outcome = (key: string) => {
      const scene = new Scene(mode(flip({ called: true })), {}, {});
      const { facts } = scene.follow({}, pick(key));
      return [
        factsOf(facts, 'CoinsFlipped')[0]!.data.flips[0]!,
        factsOf(facts, 'KeywordActionTaken')[0]!.data.action,
      ] as const;
    };
    const [[heads, said], [tails, other]] = [outcome('heads'), outcome('tails')];
    expect([heads.won, tails.won]).toEqual([heads.heads, !tails.heads]);
    expect(new Set([said, other])).toEqual(new Set(['win a coin flip', 'lose a coin flip']));
  });

  test('CR 705.2: until a flip is lost', () => {
    const scene = new Scene(mode(flip({ count: 'until you lose' }), count), {}, {});
    const answers: Answer[] = [];
    let facts: ReturnType<Scene['follow']>['facts'] = [];
    for (let i = 0; i < 30 && facts.length === 0; i++) {
      answers.push(pick('heads'));
      const fresh = new Scene(mode(flip({ count: 'until you lose' }), count), {}, {});
      try {
        facts = fresh.follow({}, ...answers).facts;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('no answer is left')) throw error;
      }
    }
    const flips = factsOf(facts, 'CoinsFlipped').map(({ data }) => data.flips[0]!.won);
    expect(flips.at(-1)).toBe(false);
    expect(flips.slice(0, -1).every((won) => won)).toBe(true);
    expect(scene.life(you)).toBe(20);
  });
});

describe('roll dice', () => {
  const roll = (more: Partial<Extract<Effect, { do: 'roll dice' }>>): Effect => ({
    do: 'roll dice',
    who: me,
    count: 1,
    sides: 20,
    label: 'roll',
    ...more,
  });
  const rolled = (effect: Effect) => {
    const scene = new Scene(mode(effect), {}, {});
    const { facts, result: after } = scene.follow();
    return { scene, data: factsOf(facts, 'DiceRolled')[0]!.data, after, facts };
  };

  test('CR 706.1a: a number from 1 to N', () => {
    const { data } = rolled(roll({ count: 40, sides: 4 }));
    expect(new Set(data.natural)).toEqual(new Set([1, 2, 3, 4]));
  });

  test('CR 706.2: modifiers make the result of the natural one', () => {
    const { data, after } = rolled(roll({ modifier: 5 }));
    expect(data.results).toEqual([data.natural[0]! + 5]);
    expect(after.numbers.get('roll')).toBe(data.results[0]);
  });

  test('CR 706.3a: the table says what happens with each result', () => {
    const table = [
      { from: 1, to: 9, effects: [gain(1)] },
      { from: 10, effects: [gain(10)] },
    ];
    const { scene, data } = rolled(roll({ table }));
    expect(scene.life(you)).toBe(data.results[0]! <= 9 ? 21 : 30);
  });

  test('CR 706.5: doubles', () => {
    // Dice with one side always show the same.
    expect(rolled(roll({ count: 2, sides: 1 })).after.did.has('roll doubles')).toBe(true);
    expect(rolled(roll({ count: 1, sides: 1 })).after.did.has('roll doubles')).toBe(false);
    const { data, after } = rolled(roll({ count: 2, sides: 1_000_000 }));
    expect(data.results[0]).not.toBe(data.results[1]);
    expect(after.did.has('roll doubles')).toBe(false);
  });

  test('CR 706.6: a roll that is ignored never happened', () => {
    const { data, after, facts } = rolled(roll({ count: 2, ignore: 'lowest' }));
    expect(after.numbers.get('roll')).toBe(Math.max(...data.results));
    expect(factsOf(facts, 'KeywordActionTaken').map((fact) => fact.data.action)).toEqual(['roll a die', 'roll dice']);
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

describe('remove any counters', () => {
  test('CR 122.1: all of every kind', () => {
    const put = (counter: string): Effect => ({ do: 'put counters', counter, count: 2, on: first });
    const text = mode(target.creature(), put('oil'), put('+1/+1'), {
      do: 'remove any counters',
      count: 'all',
      on: first,
    });
    const scene = new Scene(text, { battlefield: [bear] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.object('Bear').counters).toEqual([]);
  });
});

describe('unattach', () => {
  test('CR 701.3d: it stays on the battlefield, attached to nothing', () => {
    const scene = new Scene(
      mode(target.creature(), { do: 'unattach', what: first }),
      { battlefield: named('A', 'B') },
      {},
    );
    scene.game.emit('Attached', { object: scene.id('A'), to: scene.id('B') }, { rule: '701.3a' });
    scene.follow({ targets: [[scene.ref('A')]] });
    expect(scene.object('A')).toMatchObject({ zone: 'battlefield', attachedTo: 0 });
  });
});
