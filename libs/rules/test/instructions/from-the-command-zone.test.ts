import { expect, test } from '@jest/globals';
import { creature, instant, sorcery } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import {
  alice,
  attackWith,
  bear,
  bob,
  pick,
  plainState,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';

const courier = readCard(
  sorcery('Courier', ''),
  'You may put a commander you own from the command zone onto the battlefield. It gains haste. Return it to the command zone at the beginning of the next end step.',
);

test('CR 903.3, 603.7c: a commander is put onto the battlefield and returns, unless it has left by then', () => {
  const zoneAtEnd = (leaves: boolean): readonly unknown[] => {
    const p = position();
    const [card, killer] = [
      p.hand(alice, courier),
      p.hand(alice, readCard(instant('Doom', ''), 'Destroy target creature.')),
    ];
    const leader = p.leads(p.command(alice, creature('Leader', '{5}', ['Elf'], 4, 4)));
    p.leads(p.command(bob, bear));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('yes'));
    if (table.question.form === 'select') table.answer(select(leader));
    const there = [table.zoneOf(leader), hasKeyword(table.state, table.now(leader), 'haste')];
    if (leaves) {
      table.cast(killer);
      table.passAll();
      if (table.question.kind !== 'priority') table.answer(pick('no'));
    }
    while (table.state.step !== 'end') {
      if (table.question.form === 'attack') table.answer(attackWith(bob));
      else table.pass();
    }
    table.passAll();
    expect(table.fold()).toBe(plainState(table.state));
    return [...there, table.zoneOf(leader), table.state.commanders[0]!.casts.join()];
  };
  expect(zoneAtEnd(false)).toEqual(['battlefield', true, 'command', '0,0']);
  expect(zoneAtEnd(true)).toEqual(['battlefield', true, 'graveyard', '0,0']);
});
