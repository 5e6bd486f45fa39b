import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  alice,
  attackWith,
  bear,
  blockWith,
  bob,
  plainState,
  pools,
  position,
  readCard,
  Table,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const sentinel = readCard(
  creature('Sentinel', '', ['Wall'], 2, 5),
  'Defender',
  "This creature can attack players who attacked you during their last turn as though it didn't have defender.",
);

/** Passes until that player is asked to declare attackers, or is to act in their end step; nobody blocks. */
function untilAttackOf(table: Table, who: PlayerId): void {
  for (let i = 0; i < 200; i++) {
    const { question, state } = table;
    if (state.activePlayer === who && (question.form === 'attack' || state.step === 'end')) return;
    if (question.form === 'attack') table.answer(attackWith(alice));
    else if (question.form === 'block') table.answer(blockWith());
    else if (question.kind === 'priority') table.pass();
    else return;
  }
}

/** Whom Alice's sentinel can attack after a round in which Bob's creature has attacked that player, or nobody. */
function attackableAfter(whom: PlayerId | null): readonly PlayerId[] {
  return [bob, carol].filter((defender) => {
    const p = position(undefined, 3);
    const id = p.battlefield(alice, sentinel);
    const attacker = p.battlefield(bob, bear);
    for (const player of [alice, bob, carol]) for (let i = 0; i < 9; i++) p.library(player, bear);
    const table = new Table(p);
    untilAttackOf(table, bob);
    table.answer(whom === null ? attackWith(alice) : attackWith(whom, attacker));
    untilAttackOf(table, carol);
    untilAttackOf(table, alice);
    if (table.question.form !== 'attack') return false;
    return canAttack(table, defender, id);
  });
}

function canAttack(table: Table, defender: PlayerId, id: ObjectId): boolean {
  try {
    table.answer(attackWith(defender, id));
  } catch {
    return false;
  }
  expect(table.fold()).toBe(plainState(table.state));
  return table.state.combat?.attackers.length === 1;
}

test('CR 508.6, 702.3b: a creature with defender can attack only the players who attacked you during their last turn', () => {
  expect(attackableAfter(alice)).toEqual([bob]);
  expect(attackableAfter(carol)).toEqual([]);
  expect(attackableAfter(null)).toEqual([]);
});

test('CR 508.6: a cost asks whether a player attacked you during their last turn, not this turn', () => {
  const payback = readCard(
    sorcery('Payback', '{2}{W}'),
    'This spell costs {2} less to cast if a player attacked you during their last turn.',
    'You gain 1 life.',
  );
  const costAfter = (whom: PlayerId | null): string | undefined => {
    const p = position(pools('WWW'), 2);
    const card = p.hand(alice, payback);
    const attacker = p.battlefield(bob, bear);
    for (const player of [alice, bob]) for (let i = 0; i < 9; i++) p.library(player, bear);
    const table = new Table(p);
    untilAttackOf(table, bob);
    table.answer(whom === null ? attackWith(alice) : attackWith(whom, attacker));
    for (let i = 0; i < 60 && !(table.state.activePlayer === alice && table.state.step === 'precombat main'); i++) {
      if (table.question.form === 'block') table.answer(blockWith());
      else table.pass();
    }
    table.cast(card);
    return table.of('TotalCostDetermined')[0]?.data.mana.join('');
  };
  expect(costAfter(alice)).toBe('W');
  expect(costAfter(null)).toBe('2W');
});
