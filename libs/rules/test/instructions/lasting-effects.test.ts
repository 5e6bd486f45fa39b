import { describe, expect, test } from '@jest/globals';
import { creatures, mode, target, type Duration, type Effect } from '@stacktrail/card-tree';
import { hasRule, powerOf, toughnessOf, plainContext } from '@stacktrail/characteristics';
import { perform } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import { factsOf, run, opponent, player, Scene, you, bear, giant } from '@stacktrail/test-kit';

const target0 = { objects: 'target', slot: 0 } as const;

function size(scene: Scene, name: string): string {
  const object = scene.object(name);
  return `${powerOf(scene.game.state, object)}/${toughnessOf(scene.game.state, object)}`;
}

function destroy(scene: Scene, name: string): void {
  run(scene.game, perform(scene.game, [{ would: 'destroy', object: scene.id(name) }], { rule: '701.8a' }));
}

function damage(scene: Scene, to: Ref, amount: number, combat = false): void {
  const dealt = { would: 'be dealt damage', from: scene.spell, to, amount, combat } as const;
  run(scene.game, perform(scene.game, [dealt], { rule: '120.2b' }));
}

describe('apply', () => {
  const grow = (until: Duration): Effect => ({
    do: 'apply',
    to: { objects: 'each', filter: creatures },
    changes: [{ change: 'modify power and toughness', power: { amount: 'X' }, toughness: -1 }],
    until,
  });

  test('CR 611.2c: the objects are determined as the effect begins', () => {
    const scene = new Scene(mode(grow('this turn')), { battlefield: [bear], graveyard: [giant] }, {});
    scene.follow({ x: 3 });
    scene.relocate(scene.id('Giant'), 'battlefield');
    expect([size(scene, 'Bear'), size(scene, 'Giant')]).toEqual(['5/1', '5/5']);
  });

  test('CR 611.2c: what modifies the rules of the game applies to what comes later, too', () => {
    const text = mode({
      do: 'apply',
      to: {
        objects: 'each',
        filter: { is: 'all', of: [creatures, { is: 'power', compare: 'exactly', to: { amount: 'X' } }] },
      },
      changes: [{ change: 'rule', rule: "can't block" }],
      until: 'this turn',
    });
    const scene = new Scene(text, { battlefield: [bear], graveyard: [giant] }, {});
    scene.follow({ x: 5 });
    scene.relocate(scene.id('Giant'), 'battlefield');
    const canBlock = (name: string): boolean => !hasRule(scene.game.state, scene.object(name), "can't block");
    expect([canBlock('Bear'), canBlock('Giant')]).toEqual([true, false]);
  });

  test('CR 611.2c: so does what it says of the creatures that a player controls, and of nobody else’s', () => {
    const theirs = { is: 'controlled by players', who: { players: 'target', slot: 0 } } as const;
    const text = mode(target.player(), {
      do: 'apply',
      to: { objects: 'each', filter: { is: 'all', of: [creatures, theirs] } },
      changes: [{ change: 'rule', rule: "can't attack" }],
      until: 'this turn',
    });
    const scene = new Scene(text, { graveyard: [bear, giant] }, {});
    scene.follow({ targets: [[player(you)]] });
    scene.relocate(scene.id('Bear'), 'battlefield');
    scene.relocate(scene.id('Giant'), 'battlefield', opponent);
    const canAttack = (name: string): boolean => !hasRule(scene.game.state, scene.object(name), "can't attack");
    expect([canAttack('Bear'), canAttack('Giant')]).toEqual([false, true]);
  });

  test('CR 611.2c: “those creatures” are the ones that were meant, and none that comes later', () => {
    const text = mode({
      do: 'apply',
      to: { objects: 'each', filter: creatures, called: 'creature' },
      changes: [{ change: 'rule', rule: "can't block" }],
      until: 'this turn',
    });
    const scene = new Scene(text, { battlefield: [bear], graveyard: [giant] }, {});
    scene.follow();
    scene.relocate(scene.id('Giant'), 'battlefield');
    const canBlock = (name: string): boolean => !hasRule(scene.game.state, scene.object(name), "can't block");
    expect([canBlock('Bear'), canBlock('Giant')]).toEqual([false, true]);
  });

  test('CR 611.2d: so are its numbers', () => {
    const text = mode(target.creature(), {
      do: 'apply',
      to: target0,
      changes: [
        {
          change: 'modify power and toughness',
          power: { amount: 'count', filter: creatures },
          toughness: { amount: 'negative', of: 1 },
        },
        { change: 'switch power and toughness' },
      ],
      until: 'this turn',
    });
    const scene = new Scene(text, { battlefield: [bear, giant] }, {});
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(factsOf(facts, 'ContinuousEffectBegan')[0]?.data).toMatchObject({
      values: [2, -1],
      objects: [scene.id('Bear')],
      source: scene.spell,
      controller: you,
    });
    scene.relocate(scene.id('Giant'), 'graveyard');
    expect(size(scene, 'Bear')).toBe('1/4');
  });

  test('CR 611.2b: “for as long as this remains tapped” doesn’t begin where it is untapped', () => {
    const begun = (tapped: boolean): number => {
      const scene = new Scene(mode(grow('as long as this remains tapped')), { battlefield: [bear, giant] }, {});
      const source = scene.id('Giant');
      if (tapped) scene.game.emit('Tapped', { object: source }, { rule: '701.26a' });
      return scene.follow(plainContext(you, source)).facts.length;
    };
    expect([begun(false), begun(true)]).toEqual([0, 1]);
  });

  test('CR 611.2b: a duration that is over already lets nothing begin', () => {
    const scene = new Scene(mode(grow('as long as you control this')), { battlefield: [bear, giant] }, {});
    const theirs = { ...plainContext(opponent, scene.id('Giant')) };
    expect(scene.follow(theirs).facts).toEqual([]);
    expect(scene.follow(plainContext(you, scene.id('Giant'))).facts).toHaveLength(1);
    const gone = plainContext(you, scene.id('Giant'));
    scene.relocate(scene.id('Giant'), 'graveyard');
    expect(scene.follow(gone).facts).toEqual([]);
  });

  test('CR 611.2b: “for as long as this remains tapped” begins only while it is tapped', () => {
    const scene = new Scene(mode(grow('as long as this remains tapped')), { battlefield: [bear, giant] }, {});
    const context = plainContext(you, scene.id('Giant'));
    expect(scene.follow(context).facts).toEqual([]);
    scene.game.emit('Tapped', { object: scene.id('Giant') }, { rule: '701.26a' });
    expect(scene.follow(context).facts).toHaveLength(1);
  });

  test('CR 608.2b: nothing begins where no object is left', () => {
    const scene = new Scene(mode(grow('this turn')), {}, {});
    expect(scene.follow().facts).toEqual([]);
  });
});

describe('regenerate', () => {
  test('CR 701.19a: a shield against the next destruction this turn', () => {
    const text = mode(target.creature(), { do: 'regenerate', what: target0 });
    const scene = new Scene(text, { battlefield: [bear] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.game.state.shields).toMatchObject([{ kind: 'regeneration', duration: 'this turn' }]);
    destroy(scene, 'Bear');
    expect(scene.object('Bear')).toMatchObject({ zone: 'battlefield', tapped: true });
    destroy(scene, 'Bear');
    expect(scene.zoneOf('Bear')).toBe('graveyard');
  });
});

describe('prevent damage', () => {
  const prevent = (more: Partial<Extract<Effect, { do: 'prevent damage' }>>): Effect => ({
    do: 'prevent damage',
    to: target0,
    amount: 'all',
    until: 'this turn',
    ...more,
  });
  const player: Ref = { is: 'player', id: opponent };

  test('CR 615.7: the next that much, whatever deals it', () => {
    const scene = new Scene(mode(target.any(), prevent({ amount: 3 })), { battlefield: [giant] }, {});
    scene.follow({ targets: [[scene.ref('Giant')]] });
    damage(scene, scene.ref('Giant'), 2);
    damage(scene, scene.ref('Giant'), 2);
    damage(scene, scene.ref('Giant'), 2);
    expect(scene.object('Giant').damage).toBe(3);
  });

  test('CR 615.11: a shield for each of several recipients', () => {
    const scene = new Scene(mode(prevent({ to: { players: 'each player' }, amount: 1 })), {}, {});
    scene.follow();
    damage(scene, { is: 'player', id: you }, 2);
    damage(scene, player, 2);
    expect([scene.life(you), scene.life(opponent)]).toEqual([19, 19]);
  });

  test('CR 601.2d, 615.7: divided among targets as it was announced', () => {
    const divided = mode(target.any({ min: 0, max: 9, divide: 5 }), prevent({ amount: 5, divided: true }));
    const scene = new Scene(divided, { battlefield: [giant] }, {});
    scene.follow({ targets: [[scene.ref('Giant'), player]], division: [[2, 3]] });
    damage(scene, scene.ref('Giant'), 4);
    damage(scene, player, 4);
    expect([scene.object('Giant').damage, scene.life(opponent)]).toEqual([2, 19]);
  });

  test('CR 615.1: all combat damage, whatever it would be dealt to', () => {
    const scene = new Scene(mode(prevent({ to: 'anything', combatOnly: true })), { battlefield: [giant] }, {});
    scene.follow();
    damage(scene, scene.ref('Giant'), 4, true);
    damage(scene, player, 4, true);
    damage(scene, player, 1, false);
    expect([scene.object('Giant').damage, scene.life(opponent)]).toEqual([0, 19]);
  });

  test('CR 608.2b: no shield for an illegal target, which would otherwise protect everything', () => {
    const scene = new Scene(mode(target.any(), prevent({})), { battlefield: [giant] }, {});
    scene.follow({ targets: [[scene.ref('Giant')]], legal: [[]] });
    expect(scene.game.state.shields).toEqual([]);
  });
});

describe('exile instead of dying', () => {
  test('CR 614.1a, 614.6: it is exiled when it would die this turn', () => {
    const text = mode(target.creature(), { do: 'exile instead of dying', what: target0, until: 'this turn' });
    const scene = new Scene(text, { battlefield: [bear] }, {});
    scene.follow({ targets: [[scene.ref('Bear')]] });
    destroy(scene, 'Bear');
    expect(scene.zoneOf('Bear')).toBe('exile');
  });
});
