import { describe, expect, test } from '@jest/globals';
import { artifact, creature, instant, sorcery, staticAbility } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  number,
  pick,
  player,
  select,
  bear,
  elf,
  forest,
  mountain,
  zap,
  plainState,
  alice,
  bob,
  position,
  seen,
  readCard,
  Table,
} from '@stacktrail/test-kit';

describe('as many as were chosen', () => {
  const rack = readCard(
    artifact('Rack', '{2}', []),
    '{T}: Exile any number of cards from your hand face down. Put that many cards from the top of your library into your hand. Then look at the exiled cards and put them on top of your library in any order.',
  );

  test('CR 608.2c, 608.2h: cards of a hand are exchanged with as many from the top of the library', () => {
    const p = position();
    const id = p.battlefield(alice, rack);
    const hand = [p.hand(alice, bear), p.hand(alice, elf)];
    p.hand(alice, forest);
    const library = [p.library(alice, zap), p.library(alice, mountain), p.library(alice, mountain)];
    const table = new Table(p);
    table.activate(id);
    table.passAll();
    table.answer(select(...hand));
    expect(library.map((card) => table.zoneOf(card))).toEqual(['hand', 'hand', 'library']);
    const { question } = table;
    if (question.form !== 'order') throw new Error(`an order is asked, not ${question.form}`);
    const keys = question.options.map(({ key }) => key);
    table.answer({ form: 'order', keys });
    const names = table.state.players[alice]!.library.map((card) => table.object(card).printed.name);
    expect(names).toHaveLength(3);
    expect(names.slice(0, 2).sort()).toEqual(['Bear', 'Elf']);
  });

  test('CR 107.1c: none is a number, too', () => {
    const p = position();
    const id = p.battlefield(alice, rack);
    p.hand(alice, bear);
    const card = p.library(alice, zap);
    const table = new Table(p);
    table.activate(id);
    table.passAll();
    table.answer(select());
    expect(table.zoneOf(card)).toBe('library');
  });
});

test('CR 614.1a: that many cards are exiled instead of damage that would be dealt to a player', () => {
  const sanctuary = readCard(
    artifact('Refuge', '{5}', []),
    'If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.',
  );
  const p = position();
  p.battlefield(alice, sanctuary);
  const cards = [p.library(bob, bear), p.library(bob, bear)];
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(player(bob)));
  table.passAll();
  expect(table.life(bob)).toBe(20);
  expect(cards.map((card) => table.zoneOf(card))).toEqual(['exile', 'library']);
});

describe('champion', () => {
  const clique = readCard(
    creature('Clique', '', ['Faerie'], 4, 4),
    'Champion a Faerie',
    'When a Faerie is championed with this creature, tap all lands target player controls.',
  );
  const faerie = creature('Sprite', '{U}', ['Faerie'], 1, 1);

  function championing(choose: boolean) {
    const p = position();
    const sprite = p.battlefield(alice, faerie);
    const lands = [p.battlefield(bob, forest), p.battlefield(bob, forest)];
    const card = p.hand(alice, clique);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    table.answer(select(...(choose ? [sprite] : [])));
    return { table, lands, card };
  }

  test('CR 702.72c: an ability triggers when a permanent is championed', () => {
    const { table, lands, card } = championing(true);
    table.answer(select(player(bob)));
    table.passAll();
    expect(lands.map((land) => table.object(land).tapped)).toEqual([true, true]);
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 702.72a: nothing is championed where the creature is sacrificed', () => {
    const { table, lands, card } = championing(false);
    expect(table.question.kind).toBe('priority');
    expect(table.zoneOf(card)).toBe('graveyard');
    expect(lands.map((land) => table.object(land).tapped)).toEqual([false, false]);
  });
});

test('CR 608.2d, 701.26a: a player taps as many of their permanents as there are counters, of their choice', () => {
  const wire = readCard(
    artifact('Wire', '{3}', []),
    'At the beginning of each upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on this artifact.',
  );
  const p = position();
  p.battlefield(bob, wire, { counters: { fade: 2 } });
  const lands = [p.battlefield(bob, forest), p.battlefield(bob, forest), p.battlefield(bob, mountain)];
  p.battlefield(alice, forest);
  const table = new Table(p);
  table.passUntil('upkeep');
  table.passAll();
  table.answer(select(lands[0]!, lands[2]!));
  expect(lands.map((land) => table.object(land).tapped)).toEqual([true, false, true]);
});

describe('cards that another player reveals and moves', () => {
  const peek = readCard(
    sorcery('Peek', ''),
    "Look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.",
  );

  test('CR 608.2c: the chosen card goes to the bottom, and its owner draws', () => {
    const p = position();
    const [kept, put] = [p.hand(bob, forest), p.hand(bob, bear)];
    const top = p.library(bob, elf);
    const card = p.hand(alice, peek);
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.passAll();
    table.answer(pick('yes'));
    if (table.question.kind !== 'priority') table.answer(select(put));
    expect([kept, top].map((one) => table.zoneOf(one))).toEqual(['hand', 'hand']);
    expect(table.now(put).zone).toBe('library');
    expect(table.of('CardsRevealed')).toHaveLength(1);
  });

  test('CR 701.23a: cards of that name are found in all of a player’s zones', () => {
    const search = readCard(
      instant('Purge', ''),
      "Target player reveals their hand, then you choose a card other than a basic land card from it. Search that player's graveyard, hand, and library for all cards with the same name as the chosen card and exile them. Then that player shuffles.",
    );
    const p = position();
    const bears: ObjectId[] = [p.hand(bob, bear), p.graveyard(bob, bear), p.library(bob, bear)];
    p.hand(bob, elf);
    const card = p.hand(alice, search);
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.passAll();
    table.answer(select(bears[0]!));
    while (table.question.kind !== 'priority') table.answer(select(...bears));
    expect(bears.map((one) => table.zoneOf(one))).toEqual(['exile', 'exile', 'exile']);
  });
});

const processor = readCard(
  artifact('Mill', '', []),
  'As this artifact enters, pay any amount of life.',
  '{T}: Create an X/X black Phyrexian Minion creature token, where X is the life paid as this artifact entered.',
);

test('CR 119.4, 607.2d, 614.12a: life is paid as a permanent enters, which remembers how much', () => {
  const p = position();
  const card = p.hand(alice, processor);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(number(7));
  expect(table.life(alice)).toBe(13);
  table.activate(table.now(card).id);
  table.passAll();
  const token = table.state.battlefield.at(-1)!;
  expect(seen(table.state, token)).toMatchObject({ power: 7, toughness: 7, subtypes: ['Phyrexian', 'Minion'] });
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 108.3: what a player owns goes back to that player’s hand, whoever controls it', () => {
  const recall = readCard(instant('Recall', ''), 'Return all artifacts target player owns to their hand.');
  const idol = artifact('Idol', '{1}', []);
  const p = position();
  const own = p.battlefield(bob, idol);
  const lent = p.battlefield(bob, idol, { controller: alice });
  const other = p.battlefield(alice, idol);
  const card = p.hand(alice, recall);
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.passAll();
  expect([own, lent, other].map((id) => table.zoneOf(id))).toEqual(['hand', 'hand', 'battlefield']);
});

test('CR 119.4b, 119.8, 614.17b: whoever can’t lose life pays 0 as it enters, and nothing else', () => {
  const p = position();
  const law = staticAbility({ static: "players can't", who: 'you', what: 'lose life' });
  p.battlefield(alice, artifact('Shrine', '', [], law));
  const card = p.hand(alice, processor);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  if (table.question.kind !== 'priority') {
    expect(() => table.answer(number(1))).toThrow('119.4');
    table.answer(number(0));
  }
  expect([table.life(alice), table.now(card).zone]).toEqual([20, 'battlefield']);
  table.activate(table.now(card).id);
  table.passAll();
  expect(table.fold()).toBe(plainState(table.state));
});

describe('CR 107.1c: any number of cards is discarded', () => {
  const hand = (text: string): { readonly table: Table; readonly cards: readonly ObjectId[] } => {
    const p = position();
    const spell = p.hand(alice, readCard(sorcery('Deed', ''), text));
    const cards = [p.hand(alice, bear), p.hand(alice, elf), p.hand(alice, forest)];
    for (let i = 0; i < 3; i++) p.library(alice, mountain);
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    return { table, cards };
  };
  const after = ({ table, cards }: ReturnType<typeof hand>): readonly string[] =>
    cards.map((card) => table.zoneOf(card));

  test.each([[[]], [[0]], [[0, 2]]])('CR 107.1c: those that the player chooses, and as many are drawn: %j', (which) => {
    const found = hand('Discard any number of cards, then draw that many cards.');
    found.table.answer(select(...which.map((i) => found.cards[i]!)));
    expect(after(found)).toEqual([0, 1, 2].map((i) => (which.includes(i as never) ? 'graveyard' : 'hand')));
    expect(found.table.state.players[alice]!.hand).toHaveLength(3);
  });

  test('CR 701.9b: chance chooses as many as the player says', () => {
    const text = 'Discard any number of cards at random. You gain 2 life for each card discarded this way.';
    const found = hand(text);
    found.table.answer(number(2));
    expect(after(found).filter((zone) => zone === 'graveyard')).toHaveLength(2);
    expect(found.table.life(alice)).toBe(24);
  });
});
