import { describe, expect, test } from '@jest/globals';
import {
  always,
  creature,
  creatures,
  keywords,
  mode,
  obeys,
  others,
  target,
  thisObject,
  type Effect,
} from '@stacktrail/card-tree';
import { factsOf, choose, opponent, Scene, you, bear, giant } from '@stacktrail/test-kit';

const golem = creature('Golem', '{4}', ['Golem'], 3, 3, keywords('indestructible'));

describe('destroy', () => {
  test('CR 701.8a: destroyed permanents go to their owners’ graveyards, all at once', () => {
    const text = mode({ do: 'destroy', what: { objects: 'each', filter: creatures } });
    const scene = new Scene(text, { battlefield: [bear] }, { battlefield: [giant] });
    const { facts } = scene.follow();
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Bear'], ['Giant']]);
    expect(factsOf(facts, 'Destroyed').map((fact) => fact.rule)).toEqual(['701.8a', '701.8a']);
    expect(factsOf(facts, 'ObjectMoved').map((fact) => fact.data.group)).toEqual([0, 1]);
  });

  test('CR 702.12b: an indestructible permanent stays', () => {
    const text = mode({ do: 'destroy', what: { objects: 'each', filter: creatures } });
    const scene = new Scene(text, { battlefield: [golem] }, {});
    scene.follow();
    expect(scene.zoneOf('Golem')).toBe('battlefield');
  });

  test('CR 608.2c: the label has what was destroyed, and nothing that stays', () => {
    const text = mode({ do: 'destroy', what: { objects: 'each', filter: creatures }, label: 'destroyed' });
    const scene = new Scene(text, { battlefield: [golem, bear] }, {});
    const id = scene.id('Bear');
    expect(scene.follow().result.results.get('destroyed')).toEqual([id]);
  });

  test('CR 400.7: a target that left and came back is not the one that is destroyed', () => {
    const text = mode(target.creature(), { do: 'destroy', what: { objects: 'target', slot: 0 } });
    const scene = new Scene(text, {}, { battlefield: [bear] });
    const announced = scene.context({ targets: [[scene.ref('Bear')]] });
    scene.relocate(scene.relocate(scene.id('Bear'), 'exile'), 'battlefield');
    scene.follow(announced);
    expect(scene.zoneOf('Bear')).toBe('battlefield');
  });
});

describe('sacrifice', () => {
  const sacrificed: Effect = { do: 'sacrifice', what: { objects: 'target', slot: 0 } };

  test('CR 701.21a: it is not destroyed, so an indestructible permanent goes too', () => {
    const scene = new Scene(mode(target.creature(), sacrificed), { battlefield: [golem] }, {});
    const { facts } = scene.follow({ targets: [[scene.ref('Golem')]] });
    expect(scene.names('graveyard')).toEqual(['Golem']);
    expect(factsOf(facts, 'ObjectMoved')[0]).toMatchObject({ rule: '701.21a', data: { manner: 'sacrifice' } });
  });

  test('CR 701.21a: a player can’t sacrifice what another one controls', () => {
    const scene = new Scene(mode(target.creature(), sacrificed), {}, { battlefield: [bear] });
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.zoneOf('Bear')).toBe('battlefield');
  });
});

describe('choose and sacrifice', () => {
  const edict: Effect = {
    do: 'choose and sacrifice',
    who: { players: 'each player' },
    filter: creatures,
    count: 1,
    label: 'sacrificed',
  };

  test('CR 101.4: the players choose in APNAP order, then what was chosen goes at once', () => {
    const scene = new Scene(mode(edict), { battlefield: [bear, giant] }, { battlefield: [bear, golem] });
    const [mine, theirs] = [scene.ref('Bear'), scene.ref('Golem')];
    const { questions, facts, result } = scene.follow({}, choose(mine), choose(theirs));
    expect(questions.map((question) => [question.player, question.kind])).toEqual([
      [you, 'choose objects'],
      [opponent, 'choose objects'],
    ]);
    expect(factsOf(facts, 'ObjectMoved').map((fact) => fact.data.group)).toEqual([0, 1]);
    expect(result.results.get('sacrificed')).toEqual([mine.id, theirs.id]);
  });

  test('CR 101.3: a player with one such permanent is not asked, one with none sacrifices nothing', () => {
    const scene = new Scene(mode(edict), { battlefield: [bear] }, {});
    expect(scene.follow().questions).toEqual([]);
    expect(scene.names('graveyard')).toEqual(['Bear']);
  });

  test('CR 101.2: what can’t be sacrificed isn’t among them, and nothing is sacrificed where there is nothing else', () => {
    const heavy = creature('Statue', '{4}', ['Golem'], 3, 3, always(thisObject, obeys("can't be sacrificed")));
    const scene = new Scene(mode(edict), { battlefield: [bear, heavy] }, { battlefield: [heavy] });
    const { questions, result } = scene.follow();
    expect(questions).toEqual([]);
    expect(result.results.get('sacrificed')).toHaveLength(1);
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Bear'], []]);
  });

  test('CR 608.2h: how many is determined once', () => {
    const all: Effect = {
      do: 'choose and sacrifice',
      who: { players: 'you' },
      filter: { is: 'all', of: [creatures, others] },
      count: { amount: 'X' },
    };
    const scene = new Scene(mode(all), { battlefield: [bear, giant, golem] }, {});
    scene.follow({ x: 2 }, choose(scene.ref('Bear'), scene.ref('Giant')));
    expect(scene.zoneOf('Golem')).toBe('battlefield');
  });
});
