import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import {
  alice,
  attackWith,
  bear,
  bob,
  giant,
  pick,
  position,
  readCard,
  select,
  size,
  Table,
} from '@stacktrail/test-kit';

const walker = readCard(
  creature('Walker', '', ['Construct'], 4, 4),
  'As an additional cost to cast this spell, you may exile a creature card from your graveyard.',
  'Haste',
  'Whenever this creature attacks, if a card is exiled with it, it gets +X/+X until end of turn, where X is the power of the exiled card.',
);

test('CR 607.2a, 400.7d: what was exiled to cast a spell is exiled with the permanent that it becomes', () => {
  const attacks = (paid: boolean): string => {
    const p = position();
    const card = p.hand(alice, walker);
    p.graveyard(alice, bear);
    const fuel = p.graveyard(alice, giant);
    const table = new Table(p);
    table.cast(card);
    table.answers(pick(paid ? 'yes' : 'no'), ...(paid ? [select(fuel)] : []));
    table.passAll();
    const id = table.state.battlefield.at(-1)!;
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, id));
    table.passAll();
    return size(table.state, id);
  };
  expect([attacks(true), attacks(false)]).toEqual(['9/9', '4/4']);
});
