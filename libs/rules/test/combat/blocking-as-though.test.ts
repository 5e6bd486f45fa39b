import { expect, test } from '@jest/globals';
import { creature, keywords, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bob, position, readCard } from '@stacktrail/test-kit';
import { evasionOf } from '../../src/turn/combat/can-block.js';

const body = (...names: readonly ('shadow' | 'flying')[]) =>
  creature('Body', '{1}', ['Bear'], 2, 2, keywords(...names));

/** The rule that keeps the one from blocking the other; `null` if it can. */
function stopped(attacking: CardDefinition, blocking: CardDefinition): string | null {
  const p = position();
  const [attacker, blocker] = [p.battlefield(alice, attacking), p.battlefield(bob, blocking)];
  const state = p.state();
  return evasionOf(state, state.objects.get(attacker)!, state.objects.get(blocker)!, bob)?.rule ?? null;
}

const theyHadNone = "This creature can block creatures with shadow as though they didn't have shadow.";
const itHad = 'This creature can block creatures with shadow as though this creature had shadow.';

test.each([theyHadNone, itHad])('CR 609.4, 702.28b: creatures with and without shadow are blocked: %s', (text) => {
  const blocker = readCard(body(), text);
  expect(stopped(body('shadow'), body())).toBe('702.28b');
  expect(stopped(body('shadow'), blocker)).toBeNull();
  expect(stopped(body(), blocker)).toBeNull();
});

test('CR 609.4, 702.28b: with shadow of its own, it can’t block creatures as though they had none', () => {
  expect(stopped(body('shadow'), readCard(body('shadow'), theyHadNone))).toBe('702.28b');
  expect(stopped(body('shadow'), readCard(body('shadow'), itHad))).toBeNull();
});

test('CR 609.4, 702.9b: flying stops it unless the attacker is of that kind', () => {
  const hunter = readCard(body(), 'This creature can block Dragons as though it had reach.');
  const dragon = creature('Dragon', '{5}', ['Dragon'], 4, 4, keywords('flying'));
  expect(stopped(body('flying'), hunter)).toBe('702.9b');
  expect(stopped(dragon, hunter)).toBeNull();
  expect(stopped(dragon, body())).toBe('702.9b');
});
