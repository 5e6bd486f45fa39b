import { expect, test } from '@jest/globals';
import { attackerObstacle } from '@stacktrail/characteristics';
import { creature } from '@stacktrail/card-tree';
import { alice, bob, position, Table } from '@stacktrail/test-kit';
import { blockerObstacle } from '../../src/turn/combat/can-block.js';

const bear = creature('Bear', '{G}', ['Bear'], 2, 2);

test('CR 508.1a, 509.1a: a card in hand is told to be nowhere on the battlefield, another player’s creature to be theirs', () => {
  const p = position();
  const [inHand, theirs, own] = [p.hand(bob, bear), p.battlefield(bob, bear), p.battlefield(alice, bear)];
  const table = new Table(p);
  const [card, creatureOfBob, creatureOfAlice] = [inHand, theirs, own].map((id) => table.object(id));
  expect(attackerObstacle(table.state, card!)?.because).toBe('is not on the battlefield');
  expect(blockerObstacle(table.state, card!, bob)?.because).toBe('is not on the battlefield');
  expect(attackerObstacle(table.state, creatureOfBob!)?.because).toBe('is not controlled by the active player');
  expect(blockerObstacle(table.state, creatureOfAlice!, bob)?.because).toBe(
    'is not controlled by the defending player',
  );
  expect(blockerObstacle(table.state, creatureOfBob!, bob)).toBeNull();
});
