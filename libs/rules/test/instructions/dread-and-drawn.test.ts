import { expect, test } from '@jest/globals';
import { artifact, creature, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, body, elf, forest, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const remake = readCard(instant('Remake', '', []), 'Destroy target creature. Its controller manifests dread.');

test('CR 701.62a: the player who is told to manifests dread, of their own library', () => {
  const p = position();
  p.battlefield(bob, body(2, 2));
  const [first, second] = [p.library(bob, bear), p.library(bob, forest)];
  const spell = p.hand(alice, remake);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(table.question.player).toBe(bob);
  table.answer(select(first));
  expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['battlefield', 'graveyard']);
  expect([table.now(first).controller, table.now(first).faceDown !== null]).toEqual([bob, true]);
});

const sage = readCard(artifact('Sage', '', []), '{T}: Draw two cards, then discard one of them.');

test('CR 701.9b: one of the drawn cards is discarded, not another card of the hand', () => {
  const p = position();
  const held = p.hand(alice, zap);
  const drawn = [p.library(alice, bear), p.library(alice, elf)];
  const source = p.battlefield(alice, sage);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  const { question } = table;
  const offered = question.form === 'select' ? question.candidates.map(({ id }) => id) : [];
  expect(offered).toEqual(drawn.map((id) => table.now(id).id));
  table.answer(select(table.now(drawn[0]!).id));
  expect([held, ...drawn].map((id) => table.zoneOf(id))).toEqual(['hand', 'graveyard', 'hand']);
});

const crafter = readCard(
  creature('Crafter', '', ['Wizard'], 1, 1),
  '{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.',
);

test('CR 205.3m: a creature type other than the one that is named is chosen', () => {
  const p = position();
  const [wizard, target] = [p.battlefield(alice, crafter), p.battlefield(bob, body(2, 2))];
  const table = new Table(p);
  table.activate(wizard, select(target));
  table.passAll();
  const { question } = table;
  const offered: readonly string[] = question.form === 'pick' ? question.options.map(({ key }) => key) : [];
  expect([offered.includes('Goblin'), offered.includes('Wall')]).toEqual([true, false]);
});
