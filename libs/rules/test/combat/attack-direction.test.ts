import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, attackWith, bear, bob, pick, position, readCard, resolve, Table } from '@stacktrail/test-kit';

const [carol, dan] = [2, 3] as [PlayerId, PlayerId];
const rampart = readCard(
  creature('Rampart', '', ['Wall'], 1, 5),
  'As this creature enters, choose left or right.',
  'Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent.',
);

/** Whom Alice's creature can attack once such creatures have entered with these choices. */
function attackable(...directions: readonly string[]): readonly PlayerId[] {
  return [bob, carol, dan].filter((whom) => {
    const p = position(undefined, 4);
    const attacker = p.battlefield(alice, bear);
    const cards = directions.map(() => p.hand(alice, rampart));
    const table = new Table(p);
    directions.forEach((direction, i) => {
      table.cast(cards[i]!);
      for (let j = 0; j < 9 && table.question.kind === 'priority' && table.stack.length > 0; j++) table.pass();
      table.answer(pick(direction));
      resolve(table);
    });
    table.passUntil('declare attackers');
    if (table.question.form !== 'attack') return false;
    try {
      table.answer(attackWith(whom, attacker));
      return true;
    } catch {
      return false;
    }
  });
}

test('CR 103.1, 508.1c: each player may attack only the nearest opponent in the chosen direction', () => {
  expect(attackable()).toEqual([bob, carol, dan]);
  expect(attackable('left')).toEqual([bob]);
  expect(attackable('right')).toEqual([dan]);
});

test('CR 508.1c: where two choices disagree, nobody can be attacked', () => {
  expect(attackable('left', 'right')).toEqual([]);
});

test('CR 607.5a: without a choice the effect does nothing', () => {
  const p = position(undefined, 4);
  const attacker = p.battlefield(alice, bear);
  p.battlefield(bob, rampart);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(carol, attacker));
  expect(table.state.combat?.attackers).toHaveLength(1);
});
