import { expect, test } from '@jest/globals';
import {
  alsoType,
  basics,
  creature,
  keywords,
  land,
  landwalk,
  not,
  withSupertype,
  type CardDefinition,
  type Filter,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { alice, bob, position, forest } from '@stacktrail/test-kit';
import { evasionOf } from '../../src/turn/combat/can-block.js';

const attacker = (...text: readonly KeywordAbility[]) => creature('Attacker', '{U}', ['Bear'], 2, 2, text);
const blocker = (...text: readonly KeywordAbility[]) => creature('Blocker', '{R}', ['Bear'], 2, 2, text);

function rule(attacking: CardDefinition, blocking: CardDefinition, ...lands: readonly CardDefinition[]): string | null {
  const p = position();
  const [a, b] = [p.battlefield(alice, attacking), p.battlefield(bob, blocking)];
  for (const each of lands) p.battlefield(bob, each);
  const state = p.state();
  return evasionOf(state, state.objects.get(a)!, state.objects.get(b)!, bob)?.rule ?? null;
}

test('CR 702.28b: shadow is blocked by shadow alone, and blocks nothing else', () => {
  const shadow = keywords('shadow');
  expect(rule(attacker(...shadow), blocker())).toBe('702.28b');
  expect(rule(attacker(), blocker(...shadow))).toBe('702.28b');
  expect(rule(attacker(...shadow), blocker(...shadow))).toBeNull();
});

test.each([
  ['702.28c', 'shadow'],
  ['702.31c', 'horsemanship'],
  ['702.36c', 'fear'],
  ['702.13c', 'intimidate'],
  ['702.118c', 'skulk'],
  ['702.9c', 'flying'],
] as const)('CR %s: several instances of %s are as one', (_, keyword) => {
  const big = creature('Big', '{R}', ['Bear'], 3, 3);
  expect(rule(attacker(...keywords(keyword, keyword)), big)).toBe(rule(attacker(...keywords(keyword)), big));
  expect(rule(attacker(...keywords(keyword, keyword)), big)).not.toBeNull();
});

test('CR 702.31b: horsemanship is blocked by horsemanship alone, and blocks anything', () => {
  const horse = keywords('horsemanship');
  expect(rule(attacker(...horse), blocker())).toBe('702.31b');
  expect(rule(attacker(...horse), blocker(...horse))).toBeNull();
  expect(rule(attacker(), blocker(...horse))).toBeNull();
});

test('CR 702.118b: skulk can’t be blocked by greater power', () => {
  const skulk = attacker(...keywords('skulk'));
  expect(rule(skulk, creature('Giant', '{R}', ['Giant'], 3, 3))).toBe('702.118b');
  expect(rule(skulk, blocker())).toBeNull();
});

test('CR 702.36b: fear is blocked by artifact and black creatures', () => {
  const fear = attacker(...keywords('fear'));
  expect(rule(fear, blocker())).toBe('702.36b');
  expect(rule(fear, alsoType('Artifact', blocker()))).toBeNull();
  expect(rule(fear, creature('Rat', '{B}', ['Rat'], 1, 1))).toBeNull();
});

test('CR 702.13b: intimidate is blocked by artifact creatures and those that share a color', () => {
  const feared = attacker(...keywords('intimidate'));
  expect(rule(feared, blocker())).toBe('702.13b');
  expect(rule(feared, alsoType('Artifact', blocker()))).toBeNull();
  expect(rule(feared, creature('Drake', '{U}{R}', ['Drake'], 1, 1))).toBeNull();
});

test('CR 702.9b: flying is blocked by flying and reach, and blocks anything', () => {
  const flying = attacker(...keywords('flying'));
  expect(rule(flying, blocker())).toBe('702.9b');
  expect(rule(flying, blocker(...keywords('flying')))).toBeNull();
  expect(rule(attacker(), blocker(...keywords('flying')))).toBeNull();
});

test('CR 702.17b: reach blocks flying', () => {
  expect(rule(attacker(...keywords('flying')), blocker(...keywords('reach')))).toBeNull();
});

test('CR 702.17c: several instances of reach are as one', () => {
  expect(rule(attacker(...keywords('flying')), blocker(...keywords('reach', 'reach')))).toBeNull();
});

const nonbasic = land('Grove', ['Forest']);
const basicForest = withSupertype('Basic', forest);
const snowForest = withSupertype('Snow', forest);
const snow: Filter = { is: 'supertype', supertype: 'Snow' };
const artifact: Filter = { is: 'type', type: 'Artifact' };

test.each<readonly [string, KeywordAbility, CardDefinition, CardDefinition]>([
  ['a land type', landwalk('Forest'), forest, land('Swamp', ['Swamp'])],
  ['a card type', landwalk(undefined, artifact), alsoType('Artifact', forest), forest],
  [
    'a supertype',
    landwalk(undefined, { is: 'supertype', supertype: 'Legendary' }),
    withSupertype('Legendary', forest),
    forest,
  ],
  ['no such supertype', landwalk(undefined, not(basics)), nonbasic, basicForest],
  ['both', landwalk('Forest', snow), snowForest, forest],
])('CR 702.14c: it can’t be blocked where the defending player controls a land with %s', (_, walk, fits, other) => {
  expect(rule(attacker(walk), blocker(), fits)).toBe('702.14c');
  expect(rule(attacker(walk), blocker(), other)).toBeNull();
});

test('CR 702.14c: a land of the attacking player doesn’t matter', () => {
  const p = position();
  const [a, b] = [p.battlefield(alice, attacker(landwalk('Forest'))), p.battlefield(bob, blocker())];
  p.battlefield(alice, forest);
  const state = p.state();
  expect(evasionOf(state, state.objects.get(a)!, state.objects.get(b)!, bob)).toBeNull();
});

test('CR 702.14d example: a creature with the same landwalk doesn’t help to block', () => {
  const walk = landwalk('Forest', snow);
  expect(rule(attacker(walk), blocker(walk), snowForest)).toBe('702.14c');
});

test('CR 702.14e: several instances of the same landwalk are as one', () => {
  expect(rule(attacker(landwalk('Forest'), landwalk('Forest')), blocker(), forest)).toBe('702.14c');
  expect(rule(attacker(landwalk('Forest'), landwalk('Forest')), blocker())).toBeNull();
});
