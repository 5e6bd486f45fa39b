import { describe, expect, test } from '@jest/globals';
import {
  artifacts,
  color,
  creature,
  creatures,
  enchantment,
  hexproofFrom,
  instant,
  keywords,
  protectionFromEverything,
  protectionFromQuality,
  spell,
  target,
  type Ability,
  type KeywordAbility,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { hasProtectionFrom } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import { alice, bob, position } from '@stacktrail/test-kit';
import { legalTargets } from '../../src/targets/legal-targets.js';
import { contextOfStackObject } from '../../src/targets/instructions-of.js';

const bolt = instant('Bolt', '{R}', spell(target.any()));
const dark = instant('Dark', '{B}', spell(target.any()));
const shield = (...abilities: readonly Ability[]) => creature('Shield', '{W}', ['Knight'], 2, 2, ...abilities);

/** Whether Alice's spell can target Bob's creature, and Bob. */
function canTarget(
  source: typeof bolt,
  abilities: readonly KeywordAbility[],
  effect?: StaticEffect,
): readonly boolean[] {
  const p = position();
  const id = p.battlefield(bob, shield(...abilities));
  if (effect !== undefined) p.battlefield(bob, enchantment('Rule', '{1}', [], { kind: 'static', effects: [effect] }));
  const aimed = p.stack(alice, source);
  const state = p.state();
  const legal = legalTargets(state, target.any(), contextOfStackObject(state, aimed), [], aimed);
  return [
    legal.some((ref) => ref.is === 'object' && ref.id === id),
    legal.some((ref) => ref.is === 'player' && ref.id === bob),
  ];
}

describe('CR 702.11, 702.16, 702.18: what can be targeted', () => {
  test('CR 702.11d: hexproof from a quality stops only what has it', () => {
    expect([canTarget(bolt, [hexproofFrom(color('R'))]), canTarget(dark, [hexproofFrom(color('R'))])]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('CR 702.11f, 702.11h: each hexproof from a quality stands alone, and twice the same is once', () => {
    const both = [hexproofFrom(color('R')), hexproofFrom(color('B')), hexproofFrom(color('B'))];
    expect([canTarget(bolt, both)[0], canTarget(dark, both)[0]]).toEqual([false, false]);
    const green = instant('Green', '{G}', spell(target.any()));
    expect(canTarget(green, both)[0]).toBe(true);
  });

  test('CR 702.11e: what loses hexproof loses hexproof from a quality too', () => {
    const loses: StaticEffect = {
      static: 'continuous',
      affects: { objects: 'each', filter: creatures },
      changes: [{ change: 'lose keywords', keywords: ['hexproof'] }],
    };
    expect(canTarget(bolt, [hexproofFrom(color('R'))], loses)[0]).toBe(true);
  });

  test('CR 702.16g, 702.16m: each protection from a quality stands alone, and twice the same is once', () => {
    const both = [protectionFromQuality(color('R')), protectionFromQuality(color('B'))];
    const all = [...both, ...both];
    expect([canTarget(bolt, all)[0], canTarget(dark, all)[0]]).toEqual([false, false]);
    expect(canTarget(instant('Green', '{G}', spell(target.any())), all)[0]).toBe(true);
  });

  test('CR 702.18b: shroud twice is shroud once', () => {
    expect(canTarget(bolt, [...keywords('shroud'), ...keywords('shroud')])[0]).toBe(false);
  });

  test('CR 702.11c, 702.18a: a player with hexproof or shroud', () => {
    const have = (keyword: 'hexproof' | 'shroud'): StaticEffect => ({
      static: 'players have',
      who: { players: 'you' },
      abilities: keywords(keyword),
    });
    expect([canTarget(bolt, [], have('hexproof')), canTarget(bolt, [], have('shroud'))]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('CR 702.16j: protection from everything', () => {
    expect(canTarget(bolt, [protectionFromEverything])).toEqual([false, true]);
  });

  test('CR 702.16a, 702.16b: protection from a card type, of sources in any zone', () => {
    const p = position();
    const guarded = p.battlefield(bob, shield(protectionFromQuality(creatures)));
    const beast = p.battlefield(alice, creature('Beast', '{G}', ['Beast'], 3, 3));
    const card = p.graveyard(alice, creature('Ghost', '{B}', ['Spirit'], 1, 1));
    const rock = p.battlefield(alice, enchantment('Rock', '{1}', []));
    const state = p.state();
    const from = (id: typeof beast): boolean => hasProtectionFrom(state, objectOf(state, guarded), objectOf(state, id));
    expect([from(beast), from(card), from(rock)]).toEqual([true, true, false]);
  });

  test('CR 702.16k: protection from a player: from what they control or own', () => {
    const ability: KeywordAbility = {
      kind: 'keyword',
      keyword: 'protection',
      from: [],
      players: { players: 'each opponent' },
    };
    const p = position();
    const guarded = p.battlefield(bob, shield(ability));
    const theirs = p.battlefield(alice, creature('Beast', '{G}', ['Beast'], 3, 3));
    const own = p.battlefield(bob, creature('Pet', '{G}', ['Beast'], 3, 3));
    const state = p.state();
    const from = (id: typeof theirs): boolean =>
      hasProtectionFrom(state, objectOf(state, guarded), objectOf(state, id));
    expect([from(theirs), from(own)]).toEqual([true, false]);
  });

  test('CR 101.2: an effect can say what can’t be the target of what', () => {
    const rule = (more: Partial<Extract<StaticEffect, { static: "can't be targeted" }>>): StaticEffect => ({
      static: "can't be targeted",
      what: creatures,
      of: 'spells or abilities',
      by: 'opponent',
      ...more,
    });
    const found = [rule({}), rule({ of: 'abilities' }), rule({ from: color('B') }), rule({ what: artifacts })].map(
      (effect) => canTarget(bolt, [], effect)[0],
    );
    expect(found).toEqual([false, true, true, true]);
  });
});
