import { describe, expect, test } from '@jest/globals';
import {
  all,
  alsoBecomes,
  always,
  artifacts,
  creature,
  creatures,
  each,
  enchantment,
  enchantments,
  gains,
  gets,
  keywords,
  land,
  lands,
  losesAllAbilities,
  not,
  others,
  base,
  subtype,
  thatObject,
  withKeyword,
  type Amount,
} from '@stacktrail/card-tree';
import {
  alice,
  bob,
  position,
  seen,
  size,
  typesOf,
  forestWithoutPool,
  plainArtifact,
  plainEnchantment,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

test('CR 613.6: noncreature artifacts that become creatures in layer 4 are still the ones set to 2/2 in layer 7b', () => {
  const p = position();
  const relic = p.battlefield(alice, plainArtifact);
  const golem = p.battlefield(alice, { ...creature('Golem', '{4}', ['Golem'], 5, 5) });
  p.battlefield(bob, saying(all(artifacts, not(creatures)), alsoBecomes(['Creature'], []), base(2, 2)));
  const state = p.state();
  expect(typesOf(state, relic)).toEqual(['Artifact', 'Creature']);
  expect(size(state, relic)).toBe('2/2');
  expect(size(state, golem)).toBe('5/5');
});

test('CR 613.6: an object that comes to match after an effect has begun to apply is not affected by its later parts', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const relic = p.battlefield(alice, plainArtifact);
  p.battlefield(alice, saying(artifacts, alsoBecomes(['Enchantment'], []), gains(...keywords('hexproof'))));
  p.battlefield(alice, saying(creatures, alsoBecomes(['Artifact'], [])));
  const state = p.state();
  // The first effect depends on the second (CR 613.8a), so both permanents are artifacts when it begins.
  expect(typesOf(state, bear)).toEqual(['Artifact', 'Creature', 'Enchantment']);
  expect([bear, relic].map((id) => seen(state, id).keywords.has('hexproof'))).toEqual([true, true]);
});

test('CR 613.6: green creatures that become Wolves also get +1/+1, creatures that turn green later don’t', () => {
  const p = position();
  const green = p.battlefield(alice, vanilla());
  const red = p.battlefield(alice, vanilla(2, 2, ['Ogre'], '{R}'));
  const greenCreatures = all(creatures, { is: 'color', color: 'G' });
  p.battlefield(alice, saying(greenCreatures, alsoBecomes([], ['Wolf']), gets(1, 1)));
  p.battlefield(alice, saying(creatures, { change: 'add colors', colors: ['G'] }));
  const state = p.state();
  expect([green, red].map((id) => size(state, id))).toEqual(['3/3', '2/2']);
});

const value: Amount = { amount: 'mana value', of: thatObject };
/** Each other enchantment that is no Aura is a creature as large as its mana value. */
const enlivening = enchantment(
  'Enlivening',
  '{2}{W}{W}',
  [],
  always(each(all(others, enchantments, not(subtype('Aura')))), alsoBecomes(['Creature'], []), base(value, value)),
);
/** All creatures lose all abilities and are 1/1. */
const humbling = enchantment('Humbling', '{2}{W}{W}', [], always(each(creatures), losesAllAbilities, base(1, 1)));

describe('CR 613.6: an effect goes on though the ability that it comes from is lost', () => {
  test.each([
    ['older', '4/4'],
    ['younger', '1/1'],
  ])('the effect that makes creatures 1/1 is %s than the one that made it a creature', (age, expected) => {
    const p = position();
    const bear = p.battlefield(alice, creature('Wind bear', '{1}{G}', ['Bear'], 2, 2, ...keywords('flying')));
    if (age === 'younger') p.battlefield(alice, enlivening);
    const humble = p.battlefield(bob, humbling);
    if (age === 'older') p.battlefield(alice, enlivening);
    const state = p.state();
    expect(typesOf(state, humble)).toEqual(['Creature', 'Enchantment']);
    expect(seen(state, humble).abilities).toEqual([]);
    expect(size(state, humble)).toBe(expected);
    expect(size(state, bear)).toBe('1/1');
    expect(seen(state, bear).keywords.size).toBe(0);
  });

  test('two that enliven each other lose their abilities and stay creatures', () => {
    const p = position();
    const first = p.battlefield(alice, enlivening);
    const second = p.battlefield(bob, enlivening);
    p.battlefield(bob, humbling);
    const plain = p.battlefield(alice, plainEnchantment);
    const state = p.state();
    for (const id of [first, second, plain]) {
      expect(typesOf(state, id)).toContain('Creature');
      expect(seen(state, id).abilities).toEqual([]);
      expect(size(state, id)).toBe('1/1');
    }
  });
});

test('CR 604.2: an effect whose only part is in a later layer than the loss of its ability doesn’t apply', () => {
  const p = position();
  const lord = creature('Lord', '{W}', ['Knight'], 2, 2, always(each(all(others, creatures)), gets(1, 1)));
  p.battlefield(alice, lord);
  const bear = p.battlefield(alice, vanilla());
  expect(size(p.state(), bear)).toBe('3/3');
  p.battlefield(bob, saying(creatures, losesAllAbilities));
  expect(size(p.state(), bear)).toBe('2/2');
});

test('CR 305.6, 613.1: lands that are creatures when all creatures lose their abilities lose their mana abilities', () => {
  const p = position();
  const woods = p.battlefield(alice, forestWithoutPool);
  p.battlefield(alice, saying(lands, alsoBecomes(['Creature'], []), base(1, 1)));
  p.battlefield(bob, humbling);
  const { abilities, subtypes } = seen(p.state(), woods);
  expect(subtypes).toEqual(['Forest']);
  expect(abilities).toEqual([]);
});

test('CR 613.7a: what a granted ability would do in a layer that is past comes too late', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const allBeasts = always(each(creatures), alsoBecomes([], ['Beast']), gains(...keywords('trample')));
  p.battlefield(alice, saying(lands, gains(allBeasts)));
  p.battlefield(alice, land('Wilds', []));
  const { subtypes, keywords: names } = seen(p.state(), bear);
  expect(subtypes).toEqual(['Bear']);
  expect([...names]).toEqual(['trample']);
});

test('CR 611.3b: a condition is asked where the effect would begin to apply', () => {
  const p = position();
  const bear = p.battlefield(alice, vanilla());
  const flier = withKeyword('flying');
  const text = always(each(creatures), gets(2, 0));
  const condition = { if: 'control', who: { players: 'you' }, filter: flier, compare: 'at least', count: 1 } as const;
  p.battlefield(alice, enchantment('Updraft', '{U}', [], { ...text, condition }));
  expect(size(p.state(), bear)).toBe('2/2');
  p.effect({ changes: [gains(...keywords('flying'))], objects: [bear] });
  expect(size(p.state(), bear)).toBe('4/2');
});
