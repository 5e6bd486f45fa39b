import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import {
  alice,
  bear,
  bob,
  elf,
  giant,
  pick,
  plainState,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';
import type { PlayerId } from '@stacktrail/game-events';

const example = readCard(
  sorcery('Lesson', ''),
  'Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their piles. Each opponent sacrifices the creatures in their chosen pile.',
);
const carol = 2 as PlayerId;

test('CR 700.3: all opponents separate first, then you choose a pile of each, and they sacrifice at the same time', () => {
  const p = position(undefined, 3);
  const [own, first, second] = [p.battlefield(alice, bear), p.battlefield(bob, bear), p.battlefield(bob, giant)];
  const [third, fourth] = [p.battlefield(carol, elf), p.battlefield(carol, giant)];
  const spell = p.hand(alice, example);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(table.asked).toBe('separate into piles 1');
  table.answer(select(first));
  expect(table.asked).toBe('separate into piles 2');
  table.answer(select(third, fourth));
  expect(table.asked).toBe('choose an option 0');
  table.answers(pick('2'), pick('1'));
  expect([own, first, second, third, fourth].map((id) => table.zoneOf(id))).toEqual([
    'battlefield',
    'battlefield',
    'graveyard',
    'graveyard',
    'graveyard',
  ]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 700.3d: an empty pile can be chosen', () => {
  const p = position();
  const creature = p.battlefield(bob, bear);
  const spell = p.hand(alice, example);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.answers(select(creature), pick('2'));
  expect(table.zoneOf(creature)).toBe('battlefield');
});

const performance = readCard(
  sorcery('Show', ''),
  'Exile the top two cards of your library in a face-down pile, then exile the top two cards of your library in a face-up pile. An opponent chooses one of those piles. Put that pile into your graveyard. Look at the cards in the other pile. You may cast a spell from among them without paying its mana cost. Put the rest into your hand.',
);

function show(pile: string) {
  const p = position();
  const cards = [bear, giant, elf, giant].map((card) => p.library(alice, card, { knownTo: 0 }));
  const spell = p.hand(alice, performance);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  const { question } = table;
  table.answer(pick(pile));
  return { table, cards, question };
}

test('CR 406.3, 700.3: an opponent who doesn’t know the face-down pile chooses it; the other is looked at', () => {
  const { table, cards, question } = show('1');
  expect([question.player, question.form === 'pick' ? question.options.map(({ apart }) => apart) : []]).toEqual([
    bob,
    ['2 cards', 'Elf, Giant'],
  ]);
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'exile', 'exile']);
  table.answer(pick('no'));
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'hand', 'hand']);
});

test('CR 608.2g: a spell of the face-down pile is cast, the rest goes to the hand', () => {
  const { table, cards } = show('2');
  expect(table.now(cards[0]!).knownTo & 1).toBe(1);
  table.answer(pick('yes'));
  table.answer(select(table.now(cards[1]!).id));
  expect(table.stack).toEqual(['Giant']);
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['hand', 'stack', 'graveyard', 'graveyard']);
});
