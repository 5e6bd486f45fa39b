import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { bear, alice, attack, position, resolve, sizeOf } from '@stacktrail/test-kit';

const knight = creature('Knight', '{W}', ['Knight'], 2, 2, ...keywords('exalted'));

test('CR 702.83a: a creature that attacks alone gets +1/+1 this turn', () => {
  const p = position();
  p.battlefield(alice, knight);
  const attacker = p.battlefield(alice, bear);
  expect(sizeOf(resolve(attack(p, attacker)), attacker)).toBe('3/3');
});

test('CR 702.83b: of several declared attackers none attacks alone', () => {
  const p = position();
  const attackers = [p.battlefield(alice, knight), p.battlefield(alice, bear)];
  expect(attack(p, ...attackers).stack).toEqual([]);
});
