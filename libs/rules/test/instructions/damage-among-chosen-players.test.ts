import { expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { alice, bob, giant, player, position, readCard, resolve, select, Table, zap } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const feud = readCard(
  enchantment('Feud', '', []),
  'As this enchantment enters, choose two players.',
  'If a source controlled by one of the chosen players would deal damage to the other chosen player or a permanent that player controls, that source deals double that damage to that player or permanent instead.',
);

test('CR 607.2d, 614.1a: only damage between the two chosen players, either way, is doubled', () => {
  const p = position(undefined, 3);
  const card = p.hand(alice, feud);
  const [hers, his, theirs] = [alice, bob, carol].map((who) => [p.hand(who, zap), p.hand(who, zap)]);
  const ogre = p.battlefield(bob, giant);
  const table = new Table(p);
  table.cast(card);
  for (let i = 0; i < 3; i++) table.pass();
  expect(table.question).toMatchObject({ form: 'select', min: 2, max: 2 });
  table.answer(select(player(alice), player(bob)));
  resolve(table);
  const shoot = (who: PlayerId, spell: number, to: Ref | ObjectId): void => {
    while (table.question.player !== who) table.pass();
    table.cast([hers, his, theirs][who]![spell]!, select(to));
    resolve(table);
  };
  shoot(alice, 0, player(bob));
  expect(table.life(bob)).toBe(18);
  shoot(alice, 1, ogre);
  expect(table.object(ogre).damage).toBe(2);
  shoot(bob, 0, player(alice));
  expect(table.life(alice)).toBe(18);
  shoot(bob, 1, player(carol));
  expect(table.life(carol)).toBe(19);
  shoot(carol, 0, player(alice));
  expect(table.life(alice)).toBe(17);
  shoot(carol, 1, ogre);
  expect(table.object(ogre).damage).toBe(3);
});
