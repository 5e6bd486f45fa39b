import { expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import { alice, bear, giant, plainState, position, readCard, seen, Table } from '@stacktrail/test-kit';

const cloud = readCard(
  enchantment('Cloud', '', []),
  'When this enchantment enters, it becomes an Aura with enchant creature. Manifest the top card of your library and attach this enchantment to it.',
  'Enchanted creature has flying and hexproof.',
);

function entered(cards: number) {
  const p = position();
  const card = p.hand(alice, cloud);
  for (let i = 0; i < cards; i++) p.library(alice, bear);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passAll();
  return { table, card };
}

test('CR 303.4, 701.40a: it enchants the manifested creature, which has what it gives', () => {
  const { table, card } = entered(2);
  const { id, attachedTo } = table.now(card);
  expect([table.zoneOf(card), table.object(attachedTo).faceDown !== null]).toEqual(['battlefield', true]);
  expect([...seen(table.state, attachedTo).keywords].sort()).toEqual(['flying', 'hexproof']);
  expect(seen(table.state, id).subtypes).toContain('Aura');
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 704.5m: without a card to manifest it is an Aura that enchants nothing', () => {
  const { table, card } = entered(0);
  expect(table.zoneOf(card)).toBe('graveyard');
});

const project = readCard(
  enchantment('Project', '', []),
  "Whenever a nontoken creature you control enters, if it doesn't have the same name as another creature you control or a creature card in your graveyard, draw a card.",
);

test.each([
  ['nowhere', 1],
  ['battlefield', 0],
  ['graveyard', 0],
] as const)('CR 201.2, 603.4: the first of its name, another one %s: %d cards', (where, drawn) => {
  const p = position();
  p.battlefield(alice, project);
  p.battlefield(alice, giant);
  if (where !== 'nowhere') p[where](alice, { ...bear });
  const card = p.hand(alice, { ...bear, faces: [{ ...bear.faces[0], manaCost: [] }] });
  for (let i = 0; i < 2; i++) p.library(alice, giant);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  if (drawn > 0) table.passAll();
  expect(table.state.players[alice]!.hand).toHaveLength(drawn);
});
