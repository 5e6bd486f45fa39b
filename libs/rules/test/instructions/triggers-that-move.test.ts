import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  dealsCombatDamage,
  itself,
  mode,
  triggered,
  whenThisDies,
  type Effect,
} from '@stacktrail/card-tree';
import { perform, noticeTriggers } from '@stacktrail/engine';
import { run, opponent, Scene } from '@stacktrail/test-kit';
import { putTriggersOnStack } from '../../src/turn/priority/put-on-stack.js';
import { resolveTop } from '../../src/actions/resolution/resolve-top.js';

const nothing = mode();
const back: Effect = { do: 'move', what: { objects: 'this' }, to: { zone: 'hand' } };

function die(scene: Scene, name: string): void {
  const object = scene.id(name);
  run(scene.game, perform(scene.game, [{ would: 'destroy', object }], { rule: '701.8a' }));
}

describe('what an ability that triggered on a move finds', () => {
  const phoenix = creature('Phoenix', '{R}', ['Phoenix'], 1, 1, whenThisDies(back));

  test('CR 400.7e: the card in the graveyard, where the ability triggered on its death', () => {
    const scene = new Scene(nothing, { battlefield: [phoenix] }, {});
    die(scene, 'Phoenix');
    run(scene.game, putTriggersOnStack(scene.game));
    run(scene.game, resolveTop(scene.game));
    expect(scene.zoneOf('Phoenix')).toBe('hand');
  });

  test('CR 400.7: not where it has moved on since', () => {
    const scene = new Scene(nothing, { battlefield: [phoenix] }, {});
    die(scene, 'Phoenix');
    run(scene.game, putTriggersOnStack(scene.game));
    scene.relocate(scene.id('Phoenix'), 'exile');
    run(scene.game, resolveTop(scene.game));
    expect(scene.zoneOf('Phoenix')).toBe('exile');
  });

  test('CR 400.7: nothing, where it triggered on something else and the object died afterwards', () => {
    const ninja = creature('Ninja', '{U}', ['Ninja'], 1, 1, triggered(dealsCombatDamage(itself, 'player'), back));
    const scene = new Scene(nothing, { battlefield: [ninja] }, {});
    const damage = { would: 'be dealt damage', amount: 1, combat: true, to: { is: 'player', id: opponent } } as const;
    run(scene.game, perform(scene.game, [{ ...damage, from: scene.id('Ninja') }], { rule: '510.2' }));
    die(scene, 'Ninja');
    run(scene.game, putTriggersOnStack(scene.game));
    run(scene.game, resolveTop(scene.game));
    expect(scene.zoneOf('Ninja')).toBe('graveyard');
  });
});

describe('delayed trigger', () => {
  const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2);
  const later: Effect = {
    do: 'delayed trigger',
    keep: { objects: 'each', filter: creatures },
    ability: {
      kind: 'triggered',
      event: { on: 'beginning of step', step: 'end', whose: 'each player' },
      modes: [{ targets: [], effects: [{ do: 'move', what: { objects: 'kept' }, to: { zone: 'exile' } }] }],
    },
  };

  function endStep(scene: Scene): void {
    const before = scene.game.state;
    scene.game.emit('StepBegan', { step: 'end' }, { rule: '513.1' });
    noticeTriggers(scene.game, before, scene.game.batch.length - 1);
    run(scene.game, putTriggersOnStack(scene.game));
  }

  test('CR 603.7a, 603.7d: it keeps what it was told to, and its source is the spell', () => {
    const scene = new Scene(mode(later), { battlefield: [bear] }, {});
    scene.follow();
    expect(scene.game.state.delayed).toMatchObject([{ source: scene.spell, kept: [scene.id('Bear')], lasting: false }]);
    endStep(scene);
    run(scene.game, resolveTop(scene.game));
    expect(scene.zoneOf('Bear')).toBe('exile');
    expect(scene.game.state.delayed).toEqual([]);
  });

  test('CR 603.7c: what has left the zone where it was expected is not affected', () => {
    const scene = new Scene(mode(later), { battlefield: [bear] }, {});
    scene.follow();
    scene.relocate(scene.id('Bear'), 'graveyard');
    endStep(scene);
    run(scene.game, resolveTop(scene.game));
    expect(scene.zoneOf('Bear')).toBe('graveyard');
  });
});
