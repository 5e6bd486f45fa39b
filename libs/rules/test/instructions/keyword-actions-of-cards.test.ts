import { describe, expect, test } from '@jest/globals';
import {
  all,
  creature,
  land,
  legendary,
  mode,
  sorcery,
  spell,
  target,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import { countersOn } from '@stacktrail/game-state';
import { factsOf, choose, Scene, you, pick, bear } from '@stacktrail/test-kit';

const you_ = { players: 'you' } as const;
const wall = creature('Wall', '{1}{W}', ['Wall'], 0, 4);
const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));
const first = { objects: 'target', slot: 0 } as const;

function actions(scene: Scene, ...answers: readonly Answer[]): readonly string[] {
  const { facts } = scene.follow({}, ...answers);
  return factsOf(facts, 'KeywordActionTaken').map(({ data }) => `${data.action} ${data.amount}`);
}

function plusOnes(scene: Scene, name: string): number {
  return countersOn(scene.object(name), '+1/+1');
}

describe('amass', () => {
  const amass = (subtype: string, count: number): Effect => ({ do: 'amass', subtype, count });

  test('CR 701.47b: later instructions find the amassed Army', () => {
    const amassed: Effect = { do: 'amass', subtype: 'Zombie', count: 2, label: 'army' };
    const scene = new Scene(mode(amassed), {}, {});
    const { result } = scene.follow();
    expect(result.results.get('army')).toEqual([...scene.game.state.battlefield]);
  });

  test('CR 701.47a, 701.47c: an Army is created where there is none, grows, and becomes what is amassed', () => {
    const scene = new Scene(mode(amass('Zombie', 2), amass('Orc', 1)), {}, {});
    expect(actions(scene)).toEqual(['amass 2', 'amass 1']);
    const army = scene.object('Zombie Army Token');
    const { subtypes } = characteristicsOf(scene.game.state, army);
    expect(subtypes).toEqual(['Zombie', 'Army', 'Orc']);
    expect(countersOn(army, '+1/+1')).toBe(3);
  });

  test('CR 701.47b: it is done even where nothing of it is possible', () => {
    expect(actions(new Scene(mode(amass('Zombie', 0)), {}, {}))).toEqual(['amass 0']);
  });
});

describe('learn', () => {
  test('CR 701.48a: you may discard a card to draw one', () => {
    const scene = new Scene(mode({ do: 'learn' }), { hand: [wall], library: [bear] }, {});
    expect(actions(scene, pick('yes'))).toEqual(['learn 0']);
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['Bear'], ['Wall']]);
  });
});

describe('discover', () => {
  const free = sorcery('Free', '{2}', spell({ do: 'gain life', who: you_, amount: 5 }));

  test('CR 701.57a: what isn’t cast goes to the hand, the rest to the bottom in a random order', () => {
    const library = [creature('Giant', '{5}{G}', ['Giant'], 5, 5), land('Hill', []), free, bear];
    const scene = new Scene(mode({ do: 'discover', count: 3 }), { library }, {});
    const { facts } = scene.follow({}, pick('no'));
    expect(scene.names('hand')).toEqual(['Free']);
    expect(scene.names('library')[0]).toBe('Bear');
    expect(scene.names('library').slice(1).sort()).toEqual(['Giant', 'Hill']);
    expect(factsOf(facts, 'LibraryOrderedAtRandom')).toHaveLength(1);
    expect(factsOf(facts, 'KeywordActionTaken').at(-1)?.data).toMatchObject({ action: 'discover', amount: 3 });
  });

  test('CR 701.57b, 701.57c: it is done even where no card fits', () => {
    const scene = new Scene(mode({ do: 'discover', count: 1 }), { library: [wall] }, {});
    const { facts } = scene.follow();
    expect(scene.names('library')).toEqual(['Wall']);
    expect(factsOf(facts, 'KeywordActionTaken')).toHaveLength(1);
  });
});

describe('collect evidence', () => {
  const text = mode(
    { do: 'collect evidence', count: 4, label: 'collected' },
    {
      do: 'if',
      condition: { if: 'did', label: 'collected' },
      then: [{ do: 'gain life', who: you_, amount: 1 }],
    },
  );

  test('CR 701.59a: cards with enough total mana value are exiled', () => {
    const scene = new Scene(text, { graveyard: [...named('A', 'B'), land('Hill', [])] }, {});
    scene.follow({}, choose(scene.ref('A'), scene.ref('B')));
    expect([scene.zoneOf('A'), scene.zoneOf('Hill'), scene.life(you)]).toEqual(['exile', 'graveyard', 21]);
  });

  test('CR 701.59a: fewer aren’t enough', () => {
    const scene = new Scene(text, { graveyard: named('A', 'B') }, {});
    expect(() => scene.follow({}, choose(scene.ref('A')))).toThrow("don't satisfy");
  });

  test('CR 701.59b: without enough in the graveyard it can’t be done', () => {
    const scene = new Scene(text, { graveyard: named('A') }, {});
    scene.follow();
    expect([scene.zoneOf('A'), scene.life(you)]).toEqual(['graveyard', 20]);
  });

  test('CR 701.59b: a player may choose to do it only where the graveyard holds enough', () => {
    const maybe = mode({ do: 'may', who: you_, effects: [{ do: 'collect evidence', count: 4, label: 'collected' }] });
    const few = new Scene(maybe, { graveyard: named('A') }, {});
    expect(few.follow().questions).toEqual([]);
    const enough = new Scene(maybe, { graveyard: named('A', 'B') }, {});
    const { questions } = enough.follow({}, pick('yes'), choose(enough.ref('A'), enough.ref('B')));
    expect([questions.length, enough.names('graveyard')]).toEqual([2, []]);
  });
});

describe('forage', () => {
  const text = mode({ do: 'forage' });

  test('CR 701.61a: three cards of the graveyard are exiled where there is no Food', () => {
    const scene = new Scene(text, { graveyard: named('A', 'B', 'C') }, {});
    expect(actions(scene)).toEqual(['forage 0']);
    expect(scene.names('graveyard')).toEqual([]);
  });

  test('CR 701.61a: where neither is possible nothing is done', () => {
    const scene = new Scene(text, { graveyard: named('A', 'B') }, {});
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('endure', () => {
  const endure = (count: number): Effect => ({ do: 'endure', what: first, count });

  test('CR 701.63a: counters, or a Spirit of that size', () => {
    const run = (key: string): Scene => {
      const scene = new Scene(mode(target.creature(), endure(3)), { battlefield: [bear] }, {});
      scene.follow({ targets: [[scene.ref('Bear')]] }, pick(key));
      return scene;
    };
    expect(plusOnes(run('1'), 'Bear')).toBe(3);
    expect(run('2').object('Spirit Token').printed).toMatchObject({ power: 3, toughness: 3 });
  });

  test('CR 701.63b: endure 0 is nothing at all', () => {
    const scene = new Scene(mode(target.creature(), endure(0)), { battlefield: [bear] }, {});
    expect(scene.follow({ targets: [[scene.ref('Bear')]] }).facts).toEqual([]);
  });
});

describe('behold', () => {
  const filter = all({ is: 'subtype', subtype: 'Bear' });
  const text = mode({ do: 'behold', filter, label: 'beheld' });

  test('CR 701.4a: a card of the hand, which is revealed, or a permanent you control', () => {
    const scene = new Scene(text, { hand: named('A'), battlefield: named('B') }, {});
    const hand: ObjectId = scene.id('A');
    const { facts, result } = scene.follow({}, choose(scene.ref('A')));
    expect(factsOf(facts, 'CardsRevealed')[0]?.data.objects).toEqual([hand]);
    expect(result.results.get('beheld')).toEqual([hand]);
  });

  test('CR 701.4a: a chosen permanent needs no revealing', () => {
    const scene = new Scene(text, { battlefield: [legendary(bear)] }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'CardsRevealed')).toEqual([]);
  });
});
