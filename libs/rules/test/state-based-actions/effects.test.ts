import { describe, expect, test } from '@jest/globals';
import { always, attached, controlledBy, enchant, enchantment, creatures, gets, you } from '@stacktrail/card-tree';
import { gameAt, alice, bob, position, factsOf, bear } from '@stacktrail/test-kit';
import { endEffects } from '../../src/changes/durations.js';
import { settleControl } from '../../src/changes/settle-control.js';
import { check } from './check.js';

describe('CR 611.2b: “for as long as”', () => {
  test('effects end when their source leaves the battlefield, because of that', () => {
    const p = position();
    const source = p.battlefield(alice, bear);
    const other = p.battlefield(alice, bear);
    const changes = [gets(1, 1)];
    const ends = p.effect({
      objects: [other],
      changes,
      source,
      duration: 'as long as this remains on the battlefield',
    });
    p.effect({ objects: [other], changes, source, duration: 'this turn' });
    const game = gameAt(p);
    endEffects(game);
    expect(game.batch).toEqual([]);
    game.emit(
      'DamageDealtToPermanent',
      { source, object: source, amount: 2, marked: 2, combat: false, deathtouch: false },
      { rule: '120.3e' },
    );
    const [left] = factsOf(check(game).facts, 'ObjectMoved');
    endEffects(game);
    const ended = factsOf(game.batch, 'EffectEnded');
    expect(ended.map(({ rule, data, causes }) => [rule, data.effect, causes])).toEqual([
      ['611.2b', ends, [left?.revision]],
    ]);
  });

  test('effects end when their source comes under another player’s control', () => {
    const p = position();
    const source = p.battlefield(alice, bear);
    const other = p.battlefield(bob, bear);
    const ends = p.effect({
      objects: [other],
      changes: [controlledBy(you)],
      source,
      controller: alice,
      duration: 'as long as you control this',
    });
    const game = gameAt(p);
    settleControl(game);
    expect(game.state.objects.get(other)?.controller).toBe(alice);
    endEffects(game);
    expect(game.state.effects).toHaveLength(1);
    game.emit('ControlChanged', { object: source, from: alice, to: bob }, { rule: '613.1b' });
    endEffects(game);
    expect(factsOf(game.batch, 'EffectEnded').map(({ data }) => data.effect)).toEqual([ends]);
    settleControl(game);
    expect(game.state.objects.get(other)?.controller).toBe(bob);
  });

  test('CR 611.2b: effects end as their source is no longer tapped', () => {
    const p = position();
    const source = p.battlefield(alice, bear, { tapped: true });
    const ends = p.effect({
      objects: [p.battlefield(bob, bear)],
      changes: [gets(1, 1)],
      source,
      controller: alice,
      duration: 'as long as this remains tapped',
    });
    const game = gameAt(p);
    endEffects(game);
    expect(game.state.effects).toHaveLength(1);
    game.emit('Untapped', { object: source }, { rule: '701.26b' });
    endEffects(game);
    expect(factsOf(game.batch, 'EffectEnded').map(({ data }) => data.effect)).toEqual([ends]);
  });
});

test.each(['as long as this remains tapped', 'as long as you control this tapped'] as const)(
  'CR 611.2b: an effect that lasts %s ends as its source untaps',
  (duration) => {
    const p = position();
    const source = p.battlefield(alice, bear);
    const other = p.battlefield(bob, bear);
    const ends = p.effect({ objects: [other], changes: [controlledBy(you)], source, controller: alice, duration });
    const game = gameAt(p);
    game.emit('Tapped', { object: source }, { rule: '701.26a' });
    endEffects(game);
    expect(game.state.effects).toHaveLength(1);
    game.emit('Untapped', { object: source }, { rule: '701.26b' });
    endEffects(game);
    expect(factsOf(game.batch, 'EffectEnded').map(({ data }) => data.effect)).toEqual([ends]);
  },
);

describe('CR 613.1b: control', () => {
  test('changes as an effect begins to apply, and back as it ends; both are facts with their cause', () => {
    const p = position();
    const stolen = p.battlefield(bob, bear);
    const effect = p.effect({ objects: [stolen], changes: [controlledBy(you)], controller: alice });
    const game = gameAt(p);
    settleControl(game);
    settleControl(game);
    const ended = game.emit('EffectEnded', { effect }, { rule: '514.2' });
    settleControl(game);
    const changes = factsOf(game.batch, 'ControlChanged');
    expect(changes.map(({ rule, data }) => [rule, data])).toEqual([
      ['613.1b', { object: stolen, from: bob, to: alice }],
      ['613.1b', { object: stolen, from: alice, to: bob }],
    ]);
    expect(changes[0]?.causes).toEqual([0]);
    expect(changes[1]?.causes).toEqual([ended]);
  });

  test('an Aura that gives control does so while it is attached; the creature is new under its controller (CR 302.6)', () => {
    const theft = enchantment('Theft', '{U}', ['Aura'], enchant(creatures), always(attached, controlledBy(you)));
    const p = position();
    const stolen = p.battlefield(bob, bear);
    const aura = p.battlefield(alice, theft, { attachedTo: stolen });
    const game = gameAt(p);
    settleControl(game);
    expect(game.state.objects.get(stolen)).toMatchObject({ controller: alice, controlledSince: game.state.turn });
    expect(factsOf(game.batch, 'ControlChanged')[0]?.causes).toEqual([game.state.objects.get(aura)?.placedAt]);
    game.emit('Unattached', { object: aura }, { rule: '701.3d' });
    settleControl(game);
    expect(game.state.objects.get(stolen)?.controller).toBe(bob);
  });

  test('nothing is looked at twice where no effect changes control', () => {
    const p = position();
    p.battlefield(bob, bear);
    const game = gameAt(p);
    settleControl(game);
    settleControl(game);
    expect(game.batch).toEqual([]);
  });
});
