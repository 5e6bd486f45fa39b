import { describe, expect, test } from '@jest/globals';
import { creature, creatures, enchantment, land, mode, type Effect } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { factsOf, choose, opponent, Scene, you, order } from '@stacktrail/test-kit';

const named = (...names: readonly string[]) => names.map((name) => creature(name, '{1}', ['Bear'], 1, 1));

describe('draw', () => {
  test('CR 121.2, 121.2c: one card at a time, the active player all of theirs first', () => {
    const text = mode({ do: 'draw', who: { players: 'each player' }, count: 2 });
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, { library: named('D', 'E') });
    const { facts } = scene.follow();
    expect([scene.names('hand'), scene.names('hand', opponent)]).toEqual([
      ['A', 'B'],
      ['D', 'E'],
    ]);
    expect(factsOf(facts, 'ObjectMoved').map((fact) => [fact.data.group, fact.data.seenBy])).toEqual([
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2],
    ]);
  });

  test('CR 121.4: a draw from an empty library is recorded', () => {
    const scene = new Scene(mode({ do: 'draw', who: { players: 'you' }, count: 2 }), { library: named('A') }, {});
    expect(factsOf(scene.follow().facts, 'DrawFailed')).toHaveLength(1);
  });
});

describe('mill', () => {
  test('CR 701.17a, 701.17b: from the top into the graveyard, as many as there are', () => {
    const text = mode({ do: 'mill', who: { players: 'each player' }, count: 2 });
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, { library: named('D') });
    const { facts } = scene.follow();
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['A', 'B'], ['D']]);
    expect(factsOf(facts, 'ObjectMoved').map((fact) => fact.data.group)).toEqual([0, 1, 2]);
  });
});

describe('scry', () => {
  const scry = (count: number, players: 'you' | 'each player' = 'you'): Effect => ({
    do: 'scry',
    who: { players },
    count,
  });

  test('CR 701.22a: some on the bottom, the rest on top, each in any order', () => {
    const scene = new Scene(mode(scry(4)), { library: named('A', 'B', 'C', 'D', 'E') }, {});
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => scene.id(name)) as [never, never, never, never];
    const { questions } = scene.follow({}, choose(scene.ref('A'), scene.ref('C')), order(d, b), order(c, a));
    expect(scene.names('library')).toEqual(['D', 'B', 'E', 'C', 'A']);
    expect(questions.map((question) => [question.kind, question.seenBy])).toEqual([
      ['scry', 1],
      ['order cards', 1],
      ['order cards', 1],
    ]);
  });

  test('CR 701.20e: others learn how many went where, and nothing else', () => {
    const scene = new Scene(mode(scry(2)), { library: named('A', 'B', 'C') }, {});
    const [a, b] = [scene.id('A'), scene.id('B')];
    const { facts } = scene.follow({}, choose(scene.ref('A')));
    expect(factsOf(facts, 'CardsLookedAt')[0]?.data).toMatchObject({ player: you, objects: [a, b], seenBy: 1 });
    expect(factsOf(facts, 'LibraryOrdered')[0]?.data).toMatchObject({ top: [a], bottom: [b], seenBy: 1 });
    expect(scene.names('library')).toEqual(['B', 'C', 'A']);
  });

  test('CR 701.22c: all look, then decide in APNAP order, then the cards move', () => {
    const scene = new Scene(mode(scry(1, 'each player')), { library: named('A', 'B') }, { library: named('C', 'D') });
    const { facts } = scene.follow({}, choose(), choose(scene.ref('C')));
    expect(facts.map((fact) => fact.type)).toEqual([
      'CardsLookedAt',
      'CardsLookedAt',
      'DecisionAsked',
      'DecisionMade',
      'DecisionAsked',
      'DecisionMade',
      'LibraryOrdered',
      'LibraryOrdered',
      'KeywordActionTaken',
      'KeywordActionTaken',
    ]);
    expect(scene.names('library', opponent)).toEqual(['D', 'C']);
  });

  test('CR 701.22b: scry 0 is nothing at all', () => {
    const scene = new Scene(mode(scry(0)), { library: named('A') }, {});
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('discard', () => {
  test('CR 701.9b, 101.4: each player chooses among cards that others don’t see, then all go at once', () => {
    const text = mode({ do: 'discard', who: { players: 'each player' }, count: 1 });
    const scene = new Scene(text, { hand: named('A', 'B') }, { hand: named('C', 'D') });
    const { questions, facts } = scene.follow({}, choose(scene.ref('B')), choose(scene.ref('C')));
    expect(questions.map((question) => [question.player, question.seenBy])).toEqual([
      [you, 1],
      [opponent, 2],
    ]);
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['B'], ['C']]);
    expect(factsOf(facts, 'ObjectMoved').map((fact) => [fact.data.manner, fact.data.group])).toEqual([
      ['discard', 0],
      ['discard', 1],
    ]);
  });

  test('CR 101.3: a player with fewer cards discards them all unasked', () => {
    const text = mode({ do: 'discard', who: { players: 'each opponent' }, count: 3 });
    const scene = new Scene(text, {}, { hand: named('A', 'B') });
    scene.follow();
    expect(scene.names('graveyard', opponent)).toEqual(['A', 'B']);
  });

  test('CR 400.12: the whole hand', () => {
    const text = mode({ do: 'discard', who: { players: 'you' }, count: 'hand' });
    const scene = new Scene(text, { hand: named('A', 'B') }, {});
    scene.follow();
    expect(scene.names('hand')).toEqual([]);
  });

  test('CR 701.9b: at random, the fact holds what was chosen and how many random words that took', () => {
    const text = mode({ do: 'discard', who: { players: 'you' }, count: 2, atRandom: true });
    const scene = new Scene(text, { hand: named('A', 'B', 'C', 'D') }, {});
    const { draws } = scene.game.state;
    const { facts, questions } = scene.follow();
    const chance = factsOf(facts, 'CardsChosenAtRandom')[0]!.data;
    expect(questions).toEqual([]);
    expect(chance.objects).toEqual(factsOf(facts, 'ObjectMoved').map((fact) => fact.data.object));
    expect(scene.game.state.draws).toBe(draws + chance.draws);
    expect(chance.draws).toBeGreaterThan(0);
  });
});

describe('search library', () => {
  const search = (more: Partial<Extract<Effect, { do: 'search library' }>> = {}): Effect => ({
    do: 'search library',
    who: { players: 'you' },
    filter: { is: 'type', type: 'Land' },
    count: 1,
    to: { zone: 'battlefield', tapped: true },
    label: 'found',
    ...more,
  });
  const library = [land('Cave', []), ...named('A'), land('Hill', [])];

  test('CR 701.23a: only the searcher sees the cards; what is found enters as the text says', () => {
    const scene = new Scene(mode(search()), { library }, {});
    const { questions, facts, result } = scene.follow({}, choose(scene.ref('Hill')));
    expect(questions).toMatchObject([{ kind: 'search', seenBy: 1, min: 0, max: 1 }]);
    expect(factsOf(facts, 'CardsLookedAt')[0]?.data).toMatchObject({ seenBy: 1, objects: { length: 3 } });
    expect(scene.object('Hill')).toMatchObject({ zone: 'battlefield', tapped: true });
    expect(result.results.get('found')).toEqual([scene.id('Hill')]);
  });

  test('CR 701.23b: a card with a stated quality need not be found', () => {
    const scene = new Scene(mode(search()), { library }, {});
    const { result } = scene.follow({}, choose());
    expect(result.results.get('found')).toEqual([]);
  });

  test('CR 701.23d: without a stated quality, as many as there are must be found', () => {
    const anything = search({ filter: { is: 'anything' }, to: { zone: 'hand' }, count: 5 });
    const scene = new Scene(mode(anything), { library: named('A', 'B') }, {});
    const { questions } = scene.follow({}, choose(scene.ref('A'), scene.ref('B')));
    expect(questions).toMatchObject([{ min: 2, max: 2, prompt: 'Search: choose 2 cards to find.' }]);
    expect(scene.names('hand')).toEqual(['A', 'B']);
  });

  test('CR 701.23d: of “up to” a number of cards fewer may be found', () => {
    const some = search({ filter: { is: 'anything' }, to: { zone: 'hand' }, count: 2, upTo: true });
    const scene = new Scene(mode(some), { library: named('A', 'B', 'C') }, {});
    const { questions } = scene.follow({}, choose(scene.ref('B')));
    expect(questions).toMatchObject([{ min: 0, max: 2, prompt: 'Search: choose up to 2 cards to find.' }]);
    expect(scene.names('hand')).toEqual(['B']);
  });

  test('CR 701.23e: a card put into the hand is shown to others only where the text reveals it', () => {
    const shown = (effect: Effect): readonly unknown[] => {
      const scene = new Scene(mode(effect), { library }, {});
      const { facts } = scene.follow({}, choose(scene.ref('Hill')));
      return [factsOf(facts, 'CardsRevealed').length, factsOf(facts, 'ObjectMoved')[0]?.data.seenBy];
    };
    expect(shown(search({ to: { zone: 'hand' } }))).toEqual([0, 1]);
    expect(shown(search({ to: { zone: 'hand' }, reveal: true }))).toEqual([1, 3]);
  });

  test('a search that can find nothing is put all the same, since only the searcher may know that', () => {
    const scene = new Scene(mode(search()), { library: named('A') }, {});
    expect(scene.follow({}, choose()).questions).toMatchObject([{ kind: 'search', candidates: [] }]);
  });

  test('CR 701.23a: a search for one card and another is for each of them alone', () => {
    const text = search({ count: 1, also: [{ filter: { is: 'type', type: 'Land' }, count: 1 }] });
    const scene = new Scene(mode(text), { library }, {});
    const { questions } = scene.follow({}, choose(scene.ref('Hill')), choose(scene.ref('Cave')));
    expect(questions).toMatchObject([{ candidates: { length: 2 } }, { candidates: { length: 1 } }]);
    expect([scene.object('Hill').zone, scene.object('Cave').zone]).toEqual(['battlefield', 'battlefield']);
  });

  test('CR 701.23a: cards “with different names” are found only so', () => {
    const text = search({ count: 2, together: [{ all: 'differ in', quality: 'name' }] });
    const scene = new Scene(mode(text), { library: [land('Cave', []), land('Cave', []), land('Hill', [])] }, {});
    const [first, second] = playerOf(scene.game.state, you).library.map((id) => ({ is: 'object' as const, id }));
    expect(() => scene.follow({}, choose(first!, second!))).toThrow('These together');
    scene.follow({}, choose(first!, scene.ref('Hill')));
    expect(scene.names('library')).toEqual(['Cave']);
  });

  test('CR 701.23a: cards of a total are found only within it', () => {
    const total = { all: 'total', measure: 'power', compare: 'at most', to: 3 } as const;
    const beasts = [1, 2, 3].map((power) => creature(`Beast ${power}`, '', [], power, 1));
    const filter = { is: 'type', type: 'Creature' } as const;
    const text = search({ filter, count: { amount: 'any number' }, together: [total] });
    const scene = new Scene(mode(text), { library: beasts }, {});
    const [one, two, three] = ['Beast 1', 'Beast 2', 'Beast 3'].map((name) => scene.ref(name));
    expect(() => scene.follow({}, choose(one!, three!))).toThrow('These together');
    scene.follow({}, choose(one!, two!));
    expect(scene.names('library')).toEqual(['Beast 3']);
  });

  test('CR 701.23b: of “any number” none need be found', () => {
    const scene = new Scene(mode(search({ count: { amount: 'any number' } })), { library }, {});
    expect(scene.follow({}, choose()).questions).toMatchObject([{ min: 0, max: 2 }]);
  });

  test('CR 101.2: a player who can’t search libraries doesn’t', () => {
    const ban = enchantment('Ban', '{1}', [], {
      kind: 'static',
      effects: [{ static: "players can't", who: 'opponent', what: 'search libraries' }],
    });
    const scene = new Scene(mode(search()), { library }, { battlefield: [ban] });
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('shuffle', () => {
  test('CR 701.24a: the cards are new objects in an order that nobody knows', () => {
    const text = mode({ do: 'shuffle', who: { players: 'you' } });
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const scene = new Scene(text, { library: named(...names) }, {});
    const old = playerOf(scene.game.state, you).library;
    const { draws } = scene.game.state;
    const fact = factsOf(scene.follow().facts, 'LibraryShuffled')[0]!;
    expect(fact).toMatchObject({ rule: '701.24a', data: { count: 8, seenBy: 0 } });
    const { library } = playerOf(scene.game.state, you);
    expect(library.some((id) => old.includes(id))).toBe(false);
    expect(library.map((id) => scene.game.state.objects.get(id)?.card)).toEqual(fact.data.order);
    expect(scene.names('library').slice().sort()).toEqual(names);
    expect(scene.names('library')).not.toEqual(names);
    expect(scene.game.state.draws).toBe(draws + fact.data.draws);
  });

  test('CR 701.24e: an empty library is shuffled too', () => {
    const scene = new Scene(mode({ do: 'shuffle', who: { players: 'you' } }), {}, {});
    expect(factsOf(scene.follow().facts, 'LibraryShuffled')[0]?.data).toMatchObject({ count: 0, draws: 0 });
  });

  test('CR 701.20: what was seen in a search is forgotten', () => {
    const text = mode(
      {
        do: 'search library',
        who: { players: 'you' },
        filter: creatures,
        count: 1,
        to: { zone: 'hand' },
      },
      { do: 'shuffle', who: { players: 'you' } },
    );
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    scene.follow({}, choose());
    const { library } = playerOf(scene.game.state, you);
    expect(library.map((id) => scene.game.state.objects.get(id)?.knownTo)).toEqual([0, 0, 0]);
  });
});
