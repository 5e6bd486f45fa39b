import { describe, expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, attackWith, bear, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';
import { blockViolation } from '../../src/turn/combat/block-legality.js';

const carol = 2 as PlayerId;

/** Alice's bear attacks that player after “by creatures target player controls” was said of Bob; the bear's blockers. */
function attacked(defender: PlayerId) {
  const p = position(undefined, 3);
  const text = "Target creature can't be blocked by creatures target player controls this turn.";
  const [attacker, evade] = [p.battlefield(alice, bear), p.hand(alice, readCard(instant('Evade', ''), text))];
  const blocker = p.battlefield(defender, bear);
  const table = new Table(p);
  table.cast(evade, select(attacker), select(player(bob)));
  table.passAll();
  table.passUntil('declare attackers');
  table.answer(attackWith(defender, attacker));
  table.passUntil('declare blockers');
  return { table, attacker, blocker };
}

describe('CR 509.1b, 611.2c: creatures of a player whom the text named can’t block', () => {
  test('that player’s creatures can’t', () => {
    const { table, attacker, blocker } = attacked(bob);
    expect(blockViolation(table.state, bob, [{ blocker, attacker }])?.rule).toBe('509.1b');
  });

  test('another player’s creatures can', () => {
    const { table, attacker, blocker } = attacked(carol);
    expect(blockViolation(table.state, carol, [{ blocker, attacker }])).toBeNull();
  });
});
