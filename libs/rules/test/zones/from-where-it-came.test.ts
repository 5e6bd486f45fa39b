import { describe, expect, test } from '@jest/globals';
import { creature, flashback, instant, land, sorcery, spell, gainLife } from '@stacktrail/card-tree';
import {
  alice,
  bear,
  bob,
  forest,
  mountain,
  object,
  order,
  pay,
  pick,
  pools,
  position,
  readCard,
  select,
  sizeOf,
  Table,
} from '@stacktrail/test-kit';

const ghoul = readCard(
  creature('Ghoul', '{G}', ['Zombie'], 1, 1),
  'When this creature enters, if it entered from your graveyard or you cast it from your graveyard, you gain 3 life.',
);
const raise = readCard(sorcery('Raise', '{G}'), 'Return target creature card from your graveyard to the battlefield.');

const lifeOf = (table: Table): number => table.state.players[alice]!.life;

describe('CR 400.7d, 603.6: from where it entered or was cast', () => {
  test('it was put onto the battlefield from the graveyard', () => {
    const p = position(pools('GG'));
    const body = p.graveyard(alice, ghoul);
    const spellCard = p.hand(alice, raise);
    const table = new Table(p);
    table.cast(spellCard, pay);
    expect(table.zoneOf(body)).toBe('graveyard');
    table.passAll();
    table.passAll();
    expect(lifeOf(table)).toBe(23);
  });

  test('cast from a hand it has come from nowhere else', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, ghoul);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    table.passAll();
    expect(lifeOf(table)).toBe(20);
  });

  test('it was cast from the graveyard', () => {
    const own = readCard(ghoul, 'You may cast this card from your graveyard.');
    const p = position(pools('GG'));
    const card = p.graveyard(alice, own);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    table.passAll();
    expect(lifeOf(table)).toBe(23);
  });
});

test('CR 106.6: mana that only spells from a graveyard are cast with', () => {
  const lord = readCard(
    creature('Lord', '{B}', ['Demon'], 6, 6),
    'Pay 1 life: Add {C}. Spend this mana only to cast spells from your graveyard.',
  );
  const look = sorcery('Look', '{1}', spell(gainLife(1)), flashback('{1}'));
  const p = position();
  const source = p.battlefield(alice, lord);
  const held = p.hand(alice, look);
  const buried = p.graveyard(alice, look);
  const table = new Table(p);
  table.activate(source);
  table.castVia('flashback', buried, pay);
  expect(table.stack).toEqual(['Look']);
  table.passAll();
  table.activate(source);
  table.cast(held, pay);
  expect(table.reversed).not.toBeNull();
  expect(table.zoneOf(held)).toBe('hand');
});

test('CR 701.22: how many cards were looked at while scrying, of a library that has fewer', () => {
  const wise = readCard(
    creature('Wise', '{G}', ['Elf'], 1, 1),
    'Whenever you scry, ~ gets +1/+1 until end of turn for each card you looked at while scrying this way.'.replace(
      '~',
      'this creature',
    ),
  );
  const p = position(pools('G'));
  const elf = p.battlefield(alice, wise);
  p.library(alice, forest);
  p.library(alice, mountain);
  const card = p.hand(alice, readCard(sorcery('Foresee', '{G}'), 'Scry 4.'));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(select());
  table.answer(order(...table.state.players[alice]!.library));
  table.passAll();
  expect(sizeOf(table, elf)).toBe('3/3');
});

test('CR 701.6: a countered spell goes on the top or bottom as its counterer likes', () => {
  const hinder = readCard(
    instant('Hinder it', '{U}'),
    "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.",
  );
  const p = position(pools('GU'));
  const target = p.hand(alice, creature('Cat', '{G}', ['Cat'], 1, 1));
  p.library(alice, forest);
  p.library(alice, mountain);
  const card = p.hand(alice, hinder);
  const table = new Table(p);
  table.cast(target, pay);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('2'));
  const [last] = table.state.players[alice]!.library.slice(-1);
  expect(table.state.objects.get(last!)?.printed.name).toBe('Cat');
});

describe('CR 614.1d: a land that enters tapped unless a card was revealed, or …', () => {
  const temple = readCard(
    land('Temple', []),
    'As this land enters, you may reveal a Dragon card from your hand. This land enters tapped unless you revealed a Dragon card this way or you control a Dragon.',
  );

  test('neither', () => {
    const p = position();
    const card = p.hand(alice, temple);
    const table = new Table(p);
    table.playLand(card);
    expect(table.state.objects.get(table.state.battlefield[0]!)?.tapped).toBe(true);
  });

  test('a permanent is controlled', () => {
    const p = position();
    const dragon = p.battlefield(alice, creature('Drake', '{R}', ['Dragon'], 4, 4));
    const card = p.hand(alice, temple);
    const table = new Table(p);
    table.playLand(card);
    const [own] = table.state.battlefield.filter((id) => id !== dragon);
    expect(table.state.objects.get(own!)?.tapped).toBe(false);
  });
});

test('CR 608.2g: lands are played and spells cast now, as many as their player likes', () => {
  const gift = readCard(
    sorcery('Gift', '{G}'),
    "Exile the top three cards of target opponent's library. You may play lands and cast spells from among the exiled cards without paying their mana costs.",
  );
  const p = position(pools('G'));
  for (const top of [forest, bear, bear]) p.library(bob, top);
  const card = p.hand(alice, gift);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  while (table.question.kind === 'choose objects') table.answer(select(table.state.exile[0]!));
  expect(table.of('LandPlayed')).toHaveLength(1);
  expect(table.stack).toEqual(['Bear', 'Bear']);
});

test('CR 115.3: for each player a card in that player’s graveyard, of each of them one', () => {
  const loam = readCard(
    sorcery('Loam', '{G}'),
    "For each player, choose up to one target creature card in that player's graveyard. Put those cards onto the battlefield under your control.",
  );
  const p = position(pools('G'));
  const [mine, other] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
  const theirs = p.graveyard(bob, bear);
  const card = p.hand(alice, loam);
  const [one, another] = [new Table(p), new Table(p)];
  expect(() => one.cast(card, select(object(mine), object(other)), pay)).toThrow();
  const table = another;
  table.cast(card, select(object(mine), object(theirs)), pay);
  table.passAll();
  expect(table.state.battlefield).toHaveLength(2);
});
