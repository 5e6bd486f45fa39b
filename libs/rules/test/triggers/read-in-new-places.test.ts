import { expect, test } from '@jest/globals';
import { artifact, creature, destroy, enchantment, sorcery, spell, target } from '@stacktrail/card-tree';
import {
  act,
  alice,
  bob,
  attack,
  bear,
  castAction,
  counters,
  pick,
  position,
  readCard,
  resolve,
  select,
  Table,
} from '@stacktrail/test-kit';

const sword = readCard(
  artifact('Sword', '{1}', ['Equipment']),
  'Whenever this Equipment becomes unattached from a permanent, sacrifice that permanent.',
  'Equip {0}',
);

test('CR 701.3d: that permanent is the one from which the Equipment became unattached', () => {
  const p = position();
  const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, creature('Beast', '', [], 2, 2))];
  const weapon = p.battlefield(alice, sword);
  const table = new Table(p);
  for (const id of [first, second]) {
    table.activate(weapon);
    if (table.question.kind !== 'priority') table.answer(select(id));
    resolve(table);
  }
  expect([table.zoneOf(first), table.zoneOf(second), table.object(weapon).attachedTo]).toEqual([
    'graveyard',
    'battlefield',
    second,
  ]);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 0],
])('CR 508.3d: what asks for exactly two attackers, of %i', (number, gained) => {
  const p = position();
  const watcher = enchantment('Watcher', '', []);
  p.battlefield(alice, readCard(watcher, 'Whenever you attack with exactly two creatures, you gain 1 life.'));
  const attackers = Array.from({ length: number }, () => p.battlefield(alice, bear));
  const table = resolve(attack(p, ...attackers));
  expect(table.life(alice)).toBe(20 + gained);
});

test('CR 614.12a: the counter with which a creature enters is chosen before it does', () => {
  const p = position();
  const text = 'This creature enters with your choice of a flying counter or a reach counter on it.';
  const card = p.hand(alice, readCard(creature('Cub', '', [], 1, 1), text));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(pick('reach'));
  const { id } = table.now(card);
  expect([counters(table, id, 'flying'), counters(table, id, 'reach')]).toEqual([0, 1]);
});

test('CR 601.3: the milled card may be cast from the graveyard this turn', () => {
  const p = position();
  const top = p.library(alice, creature('Cub', '', [], 1, 1));
  const card = p.hand(alice, readCard(sorcery('Dig', ''), 'Mill a card. You may play that card this turn.'));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const { id } = table.now(top);
  expect(table.object(id).zone).toBe('graveyard');
  const way = table.options(id).find((action) => action.do === 'cast');
  expect(way).toMatchObject({ do: 'cast', via: castAction(id).via });
  table.answer(act(way!));
  table.passAll();
  expect(table.zoneOf(top)).toBe('battlefield');
});

test.each([
  ['its owner’s own, which returns', alice, 'battlefield'],
  ['another player’s, which isn’t put into the graveyard that it speaks of', bob, 'graveyard'],
])('CR 603.7c: a target that an ability waits for is remembered: %s', (_, owner, zone) => {
  const p = position();
  const charm = readCard(
    artifact('Charm', '{1}', []),
    '{0}: When target creature is put into your graveyard from the battlefield this turn, return that card to the battlefield.',
  );
  const source = p.battlefield(alice, charm);
  const [creatureMeant, other] = [p.battlefield(owner, bear), p.battlefield(owner, bear)];
  p.battlefield(alice, bear);
  const kill = sorcery('Kill', '', spell(target.creature(), destroy(target())));
  const spells = [p.hand(alice, kill), p.hand(alice, kill)];
  const table = new Table(p);
  table.activate(source, select(creatureMeant));
  resolve(table);
  for (const [i, victim] of [creatureMeant, other].entries()) {
    table.cast(spells[i]!, select(victim));
    resolve(table);
  }
  expect([table.zoneOf(creatureMeant), table.zoneOf(other)]).toEqual([zone, 'graveyard']);
});
