import { describe, expect, test } from '@jest/globals';
import {
  alsoType,
  creature,
  enchantment,
  gets,
  instant,
  keywords,
  legendary,
  obeys,
  powerAndToughnessAre,
  protectionFrom,
  spell,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { Catalog, initialState, objectOf } from '@stacktrail/game-state';
import {
  alice,
  bob,
  position,
  seen,
  size,
  aura,
  forestWithoutPool,
  plainArtifact,
  vanilla,
} from '@stacktrail/test-kit';
import { controllerUnderEffects } from '../../src/queries/controller.js';
import { hasProtectionFrom } from '../../src/queries/protection.js';
import {
  colorsOf,
  hasKeyword,
  hasRule,
  hasSubtype,
  hasType,
  isCreature,
  isLand,
  isLegendary,
  isPermanentCard,
  powerOf,
  toughnessOf,
} from '../../src/queries/queries.js';

describe('queries', () => {
  const p = position();
  const hero = legendary(creature('Hero', '{1}{W}', ['Knight'], 2, 3, ...keywords('flying'), protectionFrom('R', 'G')));
  const knight = p.battlefield(alice, alsoType('Artifact', hero));
  const woods = p.battlefield(alice, forestWithoutPool);
  const relic = p.battlefield(alice, plainArtifact);
  const bear = p.battlefield(bob, vanilla());
  const shock = p.stack(bob, instant('Shock', '{B}{R}', spell()));
  p.battlefield(bob, aura(obeys("can't attack")), { attachedTo: knight });
  const state = p.state();
  const object = (id: ObjectId) => objectOf(state, id);

  test('types, subtypes, supertypes, colors, keywords, rules', () => {
    expect(hasType(state, object(knight), 'Artifact')).toBe(true);
    expect(hasType(state, object(knight), 'Land')).toBe(false);
    expect([knight, woods, relic].map((id) => isCreature(state, object(id)))).toEqual([true, false, false]);
    expect([knight, woods, relic].map((id) => isLand(state, object(id)))).toEqual([false, true, false]);
    expect([knight, relic, shock].map((id) => isPermanentCard(state, object(id)))).toEqual([true, true, false]);
    expect([knight, bear].map((id) => isLegendary(state, object(id)))).toEqual([true, false]);
    expect([knight, bear].map((id) => hasSubtype(state, object(id), 'Bear'))).toEqual([false, true]);
    expect([relic, bear].map((id) => colorsOf(state, object(id)) === 0)).toEqual([true, false]);
    expect([knight, bear].map((id) => hasKeyword(state, object(id), 'flying'))).toEqual([true, false]);
    expect([knight, bear].map((id) => hasRule(state, object(id), "can't attack"))).toEqual([true, false]);
  });

  test('CR 208.5: power and toughness of what has none are 0', () => {
    expect([knight, woods].map((id) => powerOf(state, object(id)))).toEqual([2, 0]);
    expect([knight, woods].map((id) => toughnessOf(state, object(id)))).toEqual([3, 0]);
  });

  test('CR 702.16a: protection from colors is from sources that have one of them', () => {
    expect([bear, shock, relic, knight].map((id) => hasProtectionFrom(state, object(knight), object(id)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(hasProtectionFrom(state, object(bear), object(knight))).toBe(false);
  });
});

test('CR 604.3a: a token’s own ability defines its characteristics', () => {
  const p = position();
  const ooze = { name: 'Ooze', colors: [], supertypes: [], types: ['Creature'], subtypes: ['Ooze'] } as const;
  const count = { amount: 'count', filter: { is: 'permanent' } } as const;
  const token = p.token(alice, { ...ooze, abilities: [powerAndToughnessAre(count)] });
  p.battlefield(alice, forestWithoutPool);
  p.effect({ changes: [gets(1, 1)], objects: [token] });
  expect(size(p.state(), token)).toBe('3/3');
});

describe('odd states have characteristics too', () => {
  test('effects and attachments that name objects that are not there', () => {
    const nowhere = 99 as ObjectId;
    const p = position((state) => {
      state.setup = null;
    });
    const lost = p.battlefield(alice, aura(gets(1, 1)), { attachedTo: nowhere });
    const bear = p.battlefield(alice, vanilla());
    p.effect({ changes: [gets(1, 1)], objects: [nowhere, bear], source: nowhere, values: [] });
    const state = p.state();
    expect(seen(state, lost).name).toBe('Aura effect');
    expect(size(state, bear)).toBe('2/2');
  });

  test('a game without players', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const object = objectOf(p.state(), bear);
    const empty = initialState(new Catalog([enchantment('Nothing', '', [])]));
    expect(powerOf(empty, object)).toBe(2);
    expect(controllerUnderEffects(empty, object)).toBe(alice);
  });
});
