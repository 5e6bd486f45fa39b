import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  land,
  mode,
  staticAbility,
  target,
  type CardDefinition,
  type Filter,
  type Objects,
} from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import { order, factsOf, choose, opponent, pick, Scene, you, bear } from '@stacktrail/test-kit';

const me = { players: 'you' } as const;

const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));

const guard = creature(
  'Guard',
  '{W}',
  ['Cat'],
  2,
  1,
  staticAbility({ static: "players can't", who: 'any player', what: 'search libraries' }),
);

const first = { objects: 'target', slot: 0 } as const;

const top = (count: number): Objects => ({ objects: 'top of library', of: me, count });

const result = (label: string): Objects => ({ objects: 'result', label });

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

  test('CR 401.4: each of several players arranges what goes into their own library', () => {
    const text = mode({
      do: 'put into library',
      what: { objects: 'each', filter: creatures, zone: 'graveyard' },
      position: 'top',
      order: 'any',
      who: { players: 'each player' },
    });
    const scene = new Scene(text, { graveyard: named('A', 'B') }, { graveyard: named('C', 'D') });
    const first = scene.game.state.nextObject;
    const { questions } = scene.follow({}, order(first + 1, first), order(first + 3, first + 2));
    expect(questions.map(({ player }) => player)).toEqual([you, opponent]);
    expect([scene.names('library'), scene.names('library', opponent)]).toEqual([
      ['B', 'A'],
      ['D', 'C'],
    ]);
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

  const one = {
    do: 'search zones',
    who: me,
    whose: me,
    filter: { is: 'card' },
    min: 1,
    max: 1,
    label: 'found',
  } as const;

  test('CR 608.2d: of “library and/or graveyard” the player searches those they choose', () => {
    const text = mode(
      { ...one, zones: ['library', 'graveyard'], someOf: 'library' },
      { do: 'move', what: result('found'), to: { zone: 'hand' } },
      { do: 'if', condition: { if: 'did', label: 'library' }, then: [{ do: 'shuffle', who: me }] },
    );
    const cards = { library: named('A'), graveyard: named('B') };
    const dead = new Scene(text, cards, {});
    const after = dead.follow({}, pick('graveyard'), choose(dead.ref('B')));
    expect([dead.names('hand'), factsOf(after.facts, 'LibraryShuffled')]).toEqual([['B'], []]);
    const both = new Scene(text, cards, {});
    const { facts } = both.follow({}, pick('library', 'graveyard'), choose(both.ref('A')));
    expect([both.names('hand'), factsOf(facts, 'LibraryShuffled').length]).toEqual([['A'], 1]);
  });

  test('CR 101.2: a library that the player can’t search is none of the choices', () => {
    const text = mode({ ...one, zones: ['library', 'graveyard'], someOf: 'library' });
    const scene = new Scene(text, { library: named('A'), graveyard: named('B'), battlefield: [guard] }, {});
    const { questions } = scene.follow({}, choose(scene.ref('B')));
    expect(questions.map(({ kind }) => kind)).toEqual(['search']);
  });

  test('cards that don’t satisfy together what is asked are refused', () => {
    const text = mode({
      ...one,
      zones: ['library'],
      filter: { is: 'type', type: 'Creature' },
      min: 0,
      max: 2,
      together: [{ all: 'differ in', quality: 'name' }],
    });
    const scene = new Scene(text, { library: named('A', 'A') }, {});
    const [first, second] = playerOf(scene.game.state, you).library.map((id): Ref => ({ is: 'object', id }));
    expect(() => scene.follow({}, choose(first!, second!))).toThrow('701.23a');
  });

  test('of several kinds one card is found for each', () => {
    const is = (name: string): Filter => ({ is: 'named', name });
    const text = mode({ ...one, zones: ['library'], filter: is('A'), also: [{ filter: is('B'), count: 1 }] });
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    const [a, b] = [scene.id('A'), scene.id('B')];
    const { result: after } = scene.follow({}, choose(scene.ref('A')), choose(scene.ref('B')));
    expect(after.results.get('found')).toEqual([a, b]);
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

  test('CR 608.2h: each player draws as many as they discarded', () => {
    const text = mode(
      { do: 'discard', who: { players: 'each player' }, count: 'hand', label: 'gone' },
      {
        do: 'for each player',
        who: { players: 'each player' },
        effects: [
          {
            do: 'draw',
            who: { players: 'that player' },
            count: { amount: 'number of', label: 'gone', filter: { is: 'owned by', who: 'that player' } },
          },
        ],
      },
    );
    const library = named('X', 'Y', 'Z');
    const scene = new Scene(text, { hand: named('A'), library }, { hand: named('B', 'C'), library });
    scene.follow({});
    expect([scene.names('hand').length, scene.names('hand', opponent).length]).toEqual([1, 2]);
  });
});
