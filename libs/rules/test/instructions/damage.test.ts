import { describe, expect, test } from '@jest/globals';
import { creature, keywords, land, mode, target, type Effect } from '@stacktrail/card-tree';
import type { Ref } from '@stacktrail/game-events';
import { factsOf, opponent, Scene, you, bear, giant } from '@stacktrail/test-kit';

const wall = creature('Wall', '{1}', ['Wall'], 0, 4);
const player = (id: typeof you): Ref => ({ is: 'player', id });
const dealt = (scene: Scene, name: string): number => scene.object(name).damage;

describe('deal damage', () => {
  const bolt: Effect = { do: 'deal damage', amount: 3, to: { objects: 'target', slot: 0 } };

  test('CR 120.2b: the source is the object whose text it is, where the text names no other', () => {
    const scene = new Scene(mode(target.creature(), bolt), {}, { battlefield: [giant] });
    const { facts } = scene.follow({ targets: [[scene.ref('Giant')]] });
    expect(dealt(scene, 'Giant')).toBe(3);
    expect(factsOf(facts, 'DamageDealtToPermanent')[0]?.data).toMatchObject({ source: scene.spell, combat: false });
  });

  test('CR 120.3a: of several players, all are dealt damage at once', () => {
    const text = mode({ do: 'deal damage', amount: 2, to: { players: 'each player' } });
    const scene = new Scene(text, {}, {});
    scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([18, 18]);
  });

  test('CR 120.1: “and 2 damage to you”, “and each opponent”: all at the same time', () => {
    const more: Effect = {
      ...bolt,
      also: [{ amount: 2, to: { players: 'you' } }, { to: { players: 'each opponent' } }],
    };
    const scene = new Scene(mode(target.creature(), more), {}, { battlefield: [giant] });
    scene.follow({ targets: [[scene.ref('Giant')]] });
    expect([dealt(scene, 'Giant'), scene.life(you), scene.life(opponent)]).toEqual([3, 18, 17]);
  });

  test('CR 120.1: “each creature and each permanent”: what is both is dealt damage once', () => {
    const text = mode({
      do: 'deal damage',
      amount: 2,
      to: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
      also: [{ to: { objects: 'each', filter: { is: 'permanent' } } }],
    });
    const scene = new Scene(text, {}, { battlefield: [giant] });
    scene.follow();
    expect(dealt(scene, 'Giant')).toBe(2);
  });

  test('CR 120.2b: each of several sources deals as much as is asked of it, to whom it says, all at once', () => {
    const each: Effect = {
      do: 'deal damage',
      amount: { amount: 'power', of: { objects: 'each one' } },
      to: { players: 'controller of', objects: { objects: 'each one' } },
      source: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
      each: true,
    };
    const scene = new Scene(mode(each), { battlefield: [bear, giant] }, { battlefield: [bear] });
    const { facts } = scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([13, 18]);
    expect(new Set(factsOf(facts, 'DamageDealtToPlayer').map(({ data }) => data.source)).size).toBe(3);
  });

  test('CR 608.2b: an illegal target is dealt none', () => {
    const scene = new Scene(mode(target.creature(), bolt), {}, { battlefield: [giant] });
    scene.follow({ targets: [[scene.ref('Giant')]], legal: [[]] });
    expect(dealt(scene, 'Giant')).toBe(0);
  });

  test('CR 120.1a: a permanent that is no creature is dealt none', () => {
    const text = mode({ do: 'deal damage', amount: 1, to: { objects: 'each', filter: { is: 'permanent' } } });
    const scene = new Scene(text, { battlefield: [bear, land('Cave', [])] }, {});
    expect(factsOf(scene.follow().facts, 'DamageDealtToPermanent')).toHaveLength(1);
  });

  test('CR 608.2h: a source that is gone deals damage as it last was', () => {
    const text = mode(target.creature(), {
      do: 'deal damage',
      amount: { amount: 'power', of: { objects: 'target', slot: 0 } },
      to: { players: 'each opponent' },
      source: { objects: 'target', slot: 0 },
    });
    const linker = creature('Linker', '{W}', ['Cat'], 2, 2, keywords('lifelink'));
    const scene = new Scene(text, { battlefield: [linker] }, {});
    const announced = scene.context({ targets: [[scene.ref('Linker')]] });
    scene.relocate(scene.id('Linker'), 'graveyard');
    scene.follow(announced);
    expect([scene.life(you), scene.life(opponent)]).toEqual([22, 18]);
  });
});

describe('deal divided damage', () => {
  const text = mode(target.any({ min: 1, max: 3, divide: 4 }), { do: 'deal divided damage', slot: 0 });
  const setting = (): Scene => new Scene(text, {}, { battlefield: [giant, bear] });

  test('CR 601.2d: it is dealt as announced', () => {
    const scene = setting();
    const targets = [[scene.ref('Giant'), player(opponent), scene.ref('Bear')]];
    scene.follow({ targets, division: [[1, 2, 1]] });
    expect([dealt(scene, 'Giant'), scene.life(opponent), dealt(scene, 'Bear')]).toEqual([1, 18, 1]);
  });

  test('CR 608.2b: what was announced for an illegal target is not dealt, the rest is as announced', () => {
    const scene = setting();
    const targets = [[scene.ref('Giant'), player(opponent), scene.ref('Bear')]];
    scene.follow({ targets, division: [[1, 2, 1]], legal: [[player(opponent), scene.ref('Bear')]] });
    expect([dealt(scene, 'Giant'), scene.life(opponent), dealt(scene, 'Bear')]).toEqual([0, 18, 1]);
  });
});

describe('fight', () => {
  const fight: Effect = { do: 'fight', first: { objects: 'target', slot: 0 }, second: { objects: 'target', slot: 1 } };
  const text = mode(target.creature(), target.creature(), fight);

  test('CR 701.14a, 701.14d: each deals damage equal to its power to the other, and it is no combat damage', () => {
    const scene = new Scene(text, { battlefield: [giant] }, { battlefield: [wall] });
    const { facts } = scene.follow({ targets: [[scene.ref('Giant')], [scene.ref('Wall')]] });
    expect([dealt(scene, 'Giant'), dealt(scene, 'Wall')]).toEqual([0, 5]);
    expect(factsOf(facts, 'DamageDealtToPermanent').map((fact) => fact.data.combat)).toEqual([false]);
  });

  test('CR 701.14b: neither fights where one is no legal target', () => {
    const scene = new Scene(text, { battlefield: [giant] }, { battlefield: [bear] });
    const targets = [[scene.ref('Giant')], [scene.ref('Bear')]];
    scene.follow({ targets, legal: [[], [scene.ref('Bear')]] });
    expect([dealt(scene, 'Giant'), dealt(scene, 'Bear')]).toEqual([0, 0]);
  });

  test('CR 701.14c: a creature that fights itself deals itself twice its power', () => {
    const scene = new Scene(text, { battlefield: [giant] }, {});
    scene.follow({ targets: [[scene.ref('Giant')], [scene.ref('Giant')]] });
    expect(dealt(scene, 'Giant')).toBe(10);
  });
});
