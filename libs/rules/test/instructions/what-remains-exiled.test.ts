import { expect, test } from '@jest/globals';
import { instant, sorcery } from '@stacktrail/card-tree';
import {
  alice,
  balm,
  bear,
  counters,
  named,
  number,
  pay,
  pools,
  position,
  readCard,
  resolve,
  select,
  Table,
  wastes,
} from '@stacktrail/test-kit';

const glimpse = readCard(
  sorcery('Glimpse', ''),
  'Exile the top three cards of your library. You may play those cards this turn. At the beginning of the next end step, if any of those cards remain exiled, put them into your graveyard, then create a Treasure token for each card put into your graveyard this way.',
);
const free = instant('Free', '', ...balm.faces[0].abilities);

/** After Alice has cast that many of the three cards: how often the ability triggered, and her Treasures. */
function afterCasting(count: number): readonly number[] {
  const p = position();
  const cards = Array.from({ length: 3 }, () => p.library(alice, free));
  for (let i = 0; i < 4; i++) p.library(alice, bear);
  const card = p.hand(alice, glimpse);
  const table = new Table(p);
  table.cast(card);
  resolve(table);
  for (const id of cards.slice(0, count)) {
    const [action] = table.options(table.now(id).id);
    table.answer({ form: 'action', action: action! });
    resolve(table);
  }
  table.passUntil('end');
  resolve(table);
  return [table.of('AbilityTriggered').length, named(table, 'Treasure Token').length];
}

test('CR 400.7, 603.7: only cards that are still there are put into the graveyard, and only they are counted', () => {
  expect(afterCasting(0)).toEqual([1, 3]);
  expect(afterCasting(2)).toEqual([1, 1]);
});

test('CR 603.4: it doesn’t trigger where none is left', () => {
  expect(afterCasting(3)).toEqual([0, 0]);
});

test('CR 608.2d, 702.26b: any number of the targets that you choose phase out, after each has connived', () => {
  const plans = readCard(
    instant('Plans', '{X}'),
    'X target creatures you control connive. You may have any number of them phase out.',
  );
  const p = position(pools('BB'));
  const creatures = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const discarded = [p.hand(alice, bear), p.hand(alice, bear)];
  for (let i = 0; i < 4; i++) p.library(alice, wastes);
  const card = p.hand(alice, plans);
  const table = new Table(p);
  table.cast(card, number(2));
  for (let i = 0; i < 20 && (table.stack.length > 0 || table.question.kind !== 'priority'); i++) {
    const { kind, form, rule } = table.question;
    if (kind === 'priority') table.pass();
    else if (kind === 'choose targets') table.answer(select(...creatures));
    else if (rule === '701.50a') table.answer(select(discarded.find((id) => !table.object(id).left)!));
    else if (form === 'select') table.answer(select(creatures[1]!));
    else table.answer(pay);
  }
  expect(creatures.map((id) => [counters(table, id), table.object(id).phasedOut !== null])).toEqual([
    [1, false],
    [1, true],
  ]);
});
