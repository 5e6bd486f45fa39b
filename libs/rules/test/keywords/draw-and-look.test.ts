import { expect, test } from '@jest/globals';
import {
  creature,
  draw,
  dredge,
  enchantment,
  hideaway,
  activated,
  artifact,
  sorcery,
  spell,
  type Ability,
} from '@stacktrail/card-tree';
import { act, pick, select, bear, elf, forest, mountain, alice, position, Table } from '@stacktrail/test-kit';

const divination = sorcery('Divination', '', spell(draw(1)));

function dredging(number: number, library: number) {
  const p = position();
  const imp = p.graveyard(alice, creature('Imp', '{1}{B}', ['Imp'], 2, 2, dredge(number)));
  const card = p.hand(alice, divination);
  const milled = Array.from({ length: library }, () => p.library(alice, forest));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return { table, imp, milled };
}

test('CR 702.52a: instead of drawing a card, that many are milled and the card returns', () => {
  const { table, imp, milled } = dredging(2, 3);
  table.answer(pick('yes'));
  expect(table.zoneOf(imp)).toBe('hand');
  expect(milled.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'library']);
});

test('CR 702.52a: the player may draw the card', () => {
  const { table, imp, milled } = dredging(2, 3);
  table.answer(pick('no'));
  expect(table.zoneOf(imp)).toBe('graveyard');
  expect(milled.map((id) => table.zoneOf(id))).toEqual(['hand', 'library', 'library']);
});

test('CR 702.52b: with fewer cards in the library nothing can be milled so', () => {
  const { table, imp, milled } = dredging(3, 2);
  expect(table.asked).toBe('priority 0');
  expect(table.zoneOf(imp)).toBe('graveyard');
  expect(table.zoneOf(milled[0]!)).toBe('hand');
});

test('CR 702.75a: one of the top cards is exiled face down, the rest go to the bottom in a random order', () => {
  const p = position();
  const text: Ability = {
    ...activated([], {
      do: 'cast',
      who: { players: 'you' },
      what: { objects: 'linked', label: 'hideaway' },
      how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
    }),
  };
  const vault = p.hand(alice, artifact('Vault', '', [], hideaway(3), text));
  const cards = [bear, elf, mountain].map((card) => p.library(alice, card));
  const below = p.library(alice, forest);
  const table = new Table(p);
  table.cast(vault);
  table.passAll();
  table.passAll();
  expect(table.question).toMatchObject({ min: 1, max: 1 });
  table.answer(select(cards[0]!));
  expect(table.now(cards[0]!)).toMatchObject({ zone: 'exile' });
  expect(table.now(cards[0]!).faceDown).not.toBeNull();
  const { library } = table.state.players[alice]!;
  expect(library[0]).toBe(below);
  expect(
    library
      .slice(1)
      .map((id) => table.object(id).printed.name)
      .sort(),
  ).toEqual(['Elf', 'Mountain']);
  const { id } = table.now(vault);
  table.activate(id);
  table.passAll();
  if (table.question.form === 'action') {
    const cast = table.question.actions().find((action) => action.do === 'cast');
    if (cast !== undefined && table.asked !== 'priority 0') table.answer(act(cast));
  }
  expect(table.zoneOf(cards[0]!)).toBe('stack');
});

test('CR 702.75a: of an empty library nothing is exiled', () => {
  const p = position();
  const vault = p.hand(alice, enchantment('Vault', '', [], hideaway(3)));
  const table = new Table(p);
  table.cast(vault);
  table.passAll();
  table.passAll();
  expect(table.state.exile).toEqual([]);
});
