import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import {
  alice,
  balm,
  bear,
  bob,
  attackWith,
  pick,
  pools,
  position,
  readCard,
  resolve,
  select,
  slay,
  Table,
} from '@stacktrail/test-kit';

const urn = readCard(
  artifact('Urn', '', []),
  'Whenever a creature you control dies, you may exile it.',
  '{0}: Return target card you own in exile to the battlefield.',
  'At the beginning of the end step, if two or more cards have been exiled with this artifact, sacrifice it. If you do, return each card exiled with this artifact to the battlefield under its owner’s control.'.replace(
    '’',
    "'",
  ),
);

/** Where the creatures and the urn are in the end, after so many of the creatures have died. */
function afterDeaths(count: number, returned: boolean): readonly string[] {
  const p = position();
  const holder = p.battlefield(alice, urn);
  const creatures = Array.from({ length: 2 }, () => p.battlefield(alice, bear));
  const spells = creatures.map(() => p.hand(alice, slay));
  const table = new Table(p);
  for (let i = 0; i < count; i++) {
    table.cast(spells[i]!);
    if (table.question.kind === 'choose targets') table.answer(select(creatures[i]!));
    resolve(table);
    table.answer(pick('yes'));
    resolve(table);
  }
  if (returned) {
    table.activate(holder);
    if (table.question.kind === 'choose targets') table.answer(select(table.now(creatures[0]!).id));
    resolve(table);
  }
  table.passUntil('end');
  resolve(table);
  return [holder, ...creatures].map((id) => table.zoneOf(id));
}

test('CR 607.2a: the cards are counted that it has ever exiled, and those return that still are there', () => {
  expect(afterDeaths(1, false)).toEqual(['battlefield', 'exile', 'battlefield']);
  expect(afterDeaths(2, false)).toEqual(['graveyard', 'battlefield', 'battlefield']);
  expect(afterDeaths(2, true)).toEqual(['graveyard', 'battlefield', 'battlefield']);
});

const robber = readCard(
  creature('Robber', '{5}', [], 3, 3),
  'Haste',
  'Escape—{R}, Exile two other cards from your graveyard.',
  'As long as it escaped, this creature has "Whenever this creature deals combat damage to a player, you may cast an instant or sorcery spell from among cards exiled with this creature without paying its mana cost."',
);

test('CR 607.1a, 702.138d: the ability it escapes with is about the cards that were exiled to pay for it', () => {
  const p = position(pools('R'));
  const card = p.graveyard(alice, robber);
  const fuel = [p.graveyard(alice, balm), p.graveyard(alice, bear)];
  const table = new Table(p);
  table.castVia('escape', card);
  for (let i = 0; i < 6 && table.question.kind !== 'priority'; i++) {
    if (table.question.form === 'select') table.answer(select(...fuel));
    else table.answer({ form: 'action', action: { do: 'pay' } });
  }
  resolve(table);
  expect(fuel.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile']);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, table.now(card).id));
  table.passUntil('combat damage');
  for (let i = 0; i < 12 && table.state.step === 'combat damage'; i++) {
    if (table.question.form === 'pick') table.answer(pick('yes'));
    else if (table.question.form === 'select') table.answer(select(table.now(fuel[0]!).id));
    else if (table.stack.length > 0) table.pass();
    else break;
  }
  expect([table.life(alice), table.zoneOf(fuel[0]!)]).toEqual([21, 'graveyard']);
});
