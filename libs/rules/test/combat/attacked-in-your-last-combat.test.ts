import { expect, test } from '@jest/globals';
import { creature, extraPhases, instant, spell } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { alice, attackWith, blockWith, bob, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const roamer = readCard(
  creature('Roamer', '', ['Dragon'], 6, 5),
  'Vigilance',
  "At the beginning of combat on your turn, choose an opponent at random that this creature didn't attack during your last combat. This creature attacks that player this combat if able. If you can't choose an opponent this way, tap this creature.",
);
const another = instant('Another combat', '', spell(extraPhases('combat')));

function start(players: number, combats: number): { table: Table; id: ObjectId; cards: readonly ObjectId[] } {
  const p = position((state) => {
    state.step = 'precombat main';
    state.begun = ['untap', 'upkeep', 'draw', 'precombat main'];
  }, players);
  const id = p.battlefield(alice, roamer);
  const cards = Array.from({ length: combats - 1 }, () => p.hand(alice, another));
  return { table: new Table(p), id, cards };
}

/** Plays on until attackers are declared or the combat is over without. */
function untilAttack(table: Table): void {
  for (let i = 0; i < 40 && table.question.form !== 'attack'; i++) {
    if (table.question.form === 'block') table.answer(blockWith());
    else table.pass();
  }
}

/** The one opponent whom the creature may be declared to attack. */
function forced(table: Table, id: ObjectId): PlayerId {
  expect(() => table.answer(attackWith(bob))).toThrow('508.1d');
  for (const opponent of [bob, carol]) {
    try {
      table.answer(attackWith(opponent, id));
      return opponent;
    } catch {
      continue;
    }
  }
  throw new Error('nobody can be attacked');
}

test('CR 508.6: an opponent whom it attacked in the combat before isn’t chosen; one of an earlier combat can be again', () => {
  const { table, id, cards } = start(3, 3);
  const attacked: PlayerId[] = [];
  for (let combat = 0; combat < 3; combat++) {
    untilAttack(table);
    attacked.push(forced(table, id));
    const card = cards[combat];
    if (card !== undefined) {
      table.cast(card);
      table.passAll();
    }
  }
  expect(new Set(attacked.slice(0, 2)).size).toBe(2);
  expect(attacked[2]).toBe(attacked[0]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 608.2c: where no opponent is left to choose, it is tapped; what it attacked two combats before doesn’t count', () => {
  const { table, id, cards } = start(2, 2);
  untilAttack(table);
  expect(forced(table, id)).toBe(bob);
  table.cast(cards[0]!);
  table.passAll();
  table.passUntil('beginning of combat');
  table.passAll();
  expect(table.object(id).tapped).toBe(true);
});
