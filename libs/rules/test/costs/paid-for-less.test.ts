import { expect, test } from '@jest/globals';
import { creature, type CardDefinition } from '@stacktrail/card-tree';
import { alice, pay, pick, pools, position, readCard, Table } from '@stacktrail/test-kit';

const defiler = readCard(
  creature('Defiler', '{3}{W}{W}', [], 5, 5),
  'As an additional cost to cast white permanent spells, you may pay 2 life. Those spells cost {W} less to cast if you paid life this way. This effect reduces only the amount of white mana you pay.',
);

/** The mana in the total cost, and Alice's life, after she has answered so to each offer. */
function casting(card: CardDefinition, pool: string, ...offers: readonly string[]): readonly unknown[] {
  const p = position(pools(pool));
  for (const _ of offers) p.battlefield(alice, defiler);
  const id = p.hand(alice, card);
  const table = new Table(p);
  table.cast(id);
  for (const offer of offers) if (table.question.kind === 'choose additional costs') table.answer(pick(offer));
  for (let i = 0; i < 5 && table.question.kind !== 'priority'; i++) table.answer(pay);
  return [table.of('TotalCostDetermined')[0]?.data.mana.join(''), table.life(alice)];
}

const knight = creature('Knight', '{1}{W}{W}', [], 2, 2);

test('CR 118.8b, 601.2f: who pays the life pays less mana', () => {
  expect(casting(knight, 'WWW', 'yes')).toEqual(['1W', 18]);
  expect(casting(knight, 'WWW', 'no')).toEqual(['1WW', 20]);
});

test('CR 601.2f: each cost that is paid reduces by its own effect, and not by that of another', () => {
  expect(casting(knight, 'WWW', 'yes', 'no')).toEqual(['1W', 18]);
  expect(casting(knight, 'WWW', 'yes', 'yes')).toEqual(['1', 16]);
});

test('CR 118.7c: only white mana is reduced, and nothing is offered for other spells', () => {
  expect(casting(creature('Page', '{2}{W}', [], 1, 1), 'WWW', 'yes', 'yes')).toEqual(['2', 16]);
  expect(casting(creature('Ogre', '{1}{R}', [], 1, 1), 'RR', 'yes')).toEqual(['1R', 20]);
});
