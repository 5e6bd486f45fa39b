import { describe, expect, test } from '@jest/globals';
import {
  basics,
  creature,
  creatureToken,
  creatures,
  destroy,
  each,
  flashback,
  gainLife,
  itself,
  onto,
  search,
  sorcery,
  spell,
  staticAbility,
  target,
  thisObject,
  triggered,
  whenThisDies,
  you,
  all,
  lands,
  type Effect,
  type Objects,
  type Replacement,
} from '@stacktrail/card-tree';
import {
  pay,
  pick,
  select,
  basicForest as forest,
  bear,
  done,
  doing,
  watching,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const land = all(basics, lands);
const hidden = { knownTo: 0 };

describe('CR 701.23: searching', () => {
  const narrow = (count: number) =>
    watching('Narrow', staticAbility({ static: 'searches only the top', who: 'opponent', count }));

  test('CR 701.23f example: the top cards are searched, the whole library is shuffled, abilities trigger', () => {
    const p = position();
    p.battlefield(bob, narrow(4));
    p.battlefield(
      bob,
      watching('Watch', triggered({ on: 'keyword action', action: 'search', who: 'an opponent' }, gainLife(1))),
    );
    for (let i = 0; i < 3; i++) p.library(alice, bear, hidden);
    const near = p.library(alice, forest, hidden);
    const far = p.library(alice, forest, hidden);
    const explorer = creature('Explorer', '', ['Scout'], 1, 1, whenThisDies(...search(land, onto.battlefield)));
    p.battlefield(alice, explorer);
    const card = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    if (table.question.form !== 'select') throw new Error(table.asked);
    expect(table.question.candidates.map(({ id }) => id)).toEqual([near]);
    expect([table.object(far).knownTo, table.object(near).knownTo]).toEqual([0, 1]);
    table.answer(select(near));
    expect(table.zoneOf(near)).toBe('battlefield');
    expect(table.of('LibraryShuffled').map(({ data }) => data.count)).toEqual([4]);
    expect(table.stack).toEqual(['ability of Watch']);
  });

  test('CR 701.23f: those that the effect doesn’t name search all of it', () => {
    const table = done(search(land, onto.hand), (p) => {
      p.battlefield(alice, narrow(1));
      p.library(alice, bear, hidden);
      p.library(alice, forest, hidden);
    });
    if (table.question.form !== 'select') throw new Error(table.asked);
    expect(table.question.candidates).toHaveLength(1);
  });

  test('CR 701.23g: a player may choose to search although nothing can be done with what is found', () => {
    const effects: readonly Effect[] = [{ do: 'may', who: you, effects: [...search(land, onto.hand)] }];
    const table = done(effects, (p) => {
      p.library(alice, bear, hidden);
    });
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    table.answer(select());
    expect(table.of('LibraryShuffled')).toHaveLength(1);
  });

  test('CR 701.23i: several players look at the same time and choose in APNAP order', () => {
    const table = done(search(land, onto.hand, { who: { players: 'each player' } }), (p) => {
      for (const player of [alice, bob]) p.library(player, forest, hidden);
    });
    expect(table.of('CardsLookedAt').map(({ data }) => data.player)).toEqual([alice, bob]);
    expect(table.asked).toBe('search 0');
    const [mine, his] = [alice, bob].map((player) => table.state.players[player]!.library[0]!);
    table.answer(select(mine!));
    expect(table.asked).toBe('search 1');
    table.answer(select(his!));
    expect([mine!, his!].map((id) => table.zoneOf(id))).toEqual(['hand', 'hand']);
  });
});

describe('CR 701.24: shuffling', () => {
  const shuffled = triggered({ on: 'shuffles', who: 'any player' }, gainLife(1));
  const would = (instead: Extract<Replacement, { would: 'die' }>['instead']) =>
    staticAbility({ static: 'replacement', replacement: { would: 'die', what: itself, instead } });
  const returning = (name: string, instead: Parameters<typeof would>[0]) =>
    creature(name, '', ['Golem'], 1, 1, would(instead));

  test('CR 701.24c example 2: a spell that is exiled on the way; the library is shuffled', () => {
    const p = position(pools('B'));
    p.library(alice, forest, hidden);
    const into: Effect = {
      do: 'shuffle into library',
      what: thisObject,
      who: { players: 'owner of', objects: thisObject },
    };
    const zenith = p.graveyard(alice, sorcery('Zenith', '{5}', flashback('{B}'), spell(gainLife(1), into)));
    const table = new Table(p);
    table.castVia('flashback', zenith, pay);
    table.passAll();
    expect(table.zoneOf(zenith)).toBe('exile');
    expect(table.of('LibraryShuffled').map(({ data }) => data.count)).toEqual([1]);
  });

  test('CR 704.5d, 704.5e: a token and a copy of a spell that are shuffled into a library are gone, and play goes on', () => {
    const owner = (what: Objects) => ({ players: 'owner of', objects: what }) as const;
    const away = (what: Objects): Effect => ({ do: 'shuffle into library', what, who: owner(what) });
    const warp = sorcery('Warp', '', spell(target.permanent(), away(target())));
    const own = sorcery('Zenith', '', spell({ do: 'copy spell', what: thisObject }, away(thisObject)));
    for (const card of [warp, own]) {
      const p = position();
      if (card === warp) p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']));
      const id = p.hand(alice, card);
      p.library(alice, forest, hidden);
      const table = new Table(p);
      table.cast(id);
      table.passAll();
      expect(table.state.outcome).toBeNull();
      expect(table.question.kind).toBe('priority');
      expect(table.state.players[alice]!.library).toHaveLength(card === warp ? 1 : 2);
    }
  });

  test('CR 701.24g example: what goes on top at the same time as the library is shuffled is on top of it', () => {
    for (const instead of [{ do: 'put on top of library' }, { do: 'put on the bottom of library' }] as const) {
      for (const first of [true, false]) {
        const table = done([destroy(each(creatures))], (p) => {
          for (let i = 0; i < 6; i++) p.library(alice, forest, hidden);
          const cards = [returning('Colossus', { do: 'shuffle into library' }), returning('Zombie', instead)];
          for (const card of first ? cards : cards.toReversed()) p.battlefield(alice, card);
        });
        const names = table.state.players[alice]!.library.map((id) => table.object(id).printed.name);
        expect(names.at(instead.do === 'put on top of library' ? 0 : -1)).toBe('Zombie');
        expect(names.filter((name) => name === 'Colossus')).toHaveLength(1);
        expect(table.of('LibraryShuffled').map(({ data }) => data.count)).toEqual([8]);
      }
    }
  });

  test('CR 701.24f: a library that is shuffled several times at once makes abilities trigger as often', () => {
    const table = done([destroy(each(creatures))], (p) => {
      p.battlefield(alice, watching('Watch', shuffled));
      for (const name of ['Colossus', 'Giant']) p.battlefield(alice, returning(name, { do: 'shuffle into library' }));
    });
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });
});
