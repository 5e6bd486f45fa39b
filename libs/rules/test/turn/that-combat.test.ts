import { expect, test } from '@jest/globals';
import { instant, sorcery } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, attackWith, bear, bob, plainState, position, readCard, resolve, Table } from '@stacktrail/test-kit';

const rally = readCard(
  sorcery('Rally', ''),
  'There is an additional combat phase after this phase. At the beginning of that combat, untap all creatures you control.',
);
const rest = readCard(instant('Rest', ''), 'Tap all creatures you control.');

/** Whether Alice's creature is tapped as each combat phase of the turn goes on, if she taps it before each. */
function tappedInEachCombat(table: Table, tapped: ObjectId, rests: readonly ObjectId[]): readonly boolean[] {
  const found: boolean[] = [];
  for (const id of rests) {
    table.cast(id);
    resolve(table);
    table.passUntil('beginning of combat');
    resolve(table);
    found.push(table.object(tapped).tapped);
    for (let i = 0; i < 20 && table.state.step !== 'end of combat'; i++) {
      if (table.question.form === 'attack') table.answer(attackWith(bob));
      else table.pass();
    }
  }
  return found;
}

test('CR 500.8, 603.7: “that combat” is the added phase, and no other', () => {
  const p = position();
  const creature = p.battlefield(alice, bear);
  const card = p.hand(alice, rally);
  const rests = [p.hand(alice, rest), p.hand(alice, rest)];
  const table = new Table(p);
  table.cast(card);
  resolve(table);
  expect(tappedInEachCombat(table, creature, rests)).toEqual([false, true]);
  expect(table.state.delayed).toEqual([]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 500.8: of two added phases, the one that was added last comes first, and each has its own ability', () => {
  const p = position();
  const creature = p.battlefield(alice, bear);
  const cards = [p.hand(alice, rally), p.hand(alice, rally)];
  const rests = [1, 2, 3].map(() => p.hand(alice, rest));
  const table = new Table(p);
  for (const card of cards) {
    table.cast(card);
    resolve(table);
  }
  expect(tappedInEachCombat(table, creature, rests)).toEqual([false, false, true]);
});
