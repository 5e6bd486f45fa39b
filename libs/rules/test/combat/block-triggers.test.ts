import { describe, expect, test } from '@jest/globals';
import {
  becomesColor,
  color,
  creature,
  destroy,
  endOfCombat,
  instant,
  itself,
  kept,
  later,
  spell,
  target,
  thatObject,
  triggered,
  untilEndOfTurn,
} from '@stacktrail/card-tree';
import { select, attack, block, alice, bob, position } from '@stacktrail/test-kit';

const wary = creature(
  'Wary bear',
  '{1}{G}',
  ['Bear'],
  2,
  2,
  triggered(
    { on: 'becomes blocked by a creature', what: itself, other: color('W') },
    later(triggered(endOfCombat, destroy(kept)), thatObject),
  ),
);
const bleach = instant('Bleach', '', spell(target.creature(), untilEndOfTurn(target(), becomesColor('W'))));

describe('CR 509.3: what triggers on blocks', () => {
  const blockedBy = (cost: string): readonly string[] => {
    const p = position();
    const attacker = p.battlefield(alice, wary, { controlledSince: 1 });
    const blocker = p.battlefield(bob, creature('Blocker', cost, ['Bear'], 1, 4));
    const spell = p.hand(alice, bleach);
    const table = block(attack(p, attacker), [blocker, attacker]);
    while (table.stack.length > 0) table.pass();
    table.cast(spell, select(blocker));
    table.passUntil('end');
    return [table.zoneOf(blocker), `${table.of('AbilityTriggered').length}`];
  };

  test('CR 509.3f example: a black creature that is turned white after it blocked doesn’t make it trigger', () => {
    expect(blockedBy('{B}')).toEqual(['battlefield', '0']);
    expect(blockedBy('{W}')).toEqual(['graveyard', '2']);
  });
});
