import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  anything,
  artifact,
  cost,
  creature,
  creatures,
  gainLife,
  lands,
  measured,
  morph,
  not,
  sorcery,
  spell,
  staticAbility,
  tappedForMana,
  thatPlayer,
  triggered,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import type { Action } from '@stacktrail/game-events';
import {
  act,
  pay,
  bear,
  forest,
  doing,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const fromTop = (filter: Filter) =>
  watching(
    'Horde',
    staticAbility({ static: 'may play', who: 'you', from: 'top of library', how: { permit: 'cast', filter } }),
  );
/** A card that is no creature and has morph. */
const hiddenRelic = artifact('Hidden relic', '{5}', [], morph('{2}'));
const ways = (options: readonly Action[]) => options.map((action) => (action.do === 'cast' ? action.via : action.do));

describe('CR 601.3: what lets a player begin to cast a spell', () => {
  test('CR 601.3e example: a noncreature card with morph on top of the library is cast face down as a creature spell', () => {
    const p = position(pools('CCC'));
    p.battlefield(alice, fromTop(creatures));
    const top = p.library(alice, hiddenRelic);
    const table = new Table(p);
    expect(ways(table.options(top))).toEqual(['face down']);
    table.answer(act(table.options(top)[0]!));
    for (let i = 0; table.question.kind !== 'priority' && i < 3; i++) table.answer(pay);
    table.passAll();
    expect([table.now(top).zone, size(table.state, table.now(top).id)]).toEqual(['battlefield', '2/2']);
  });

  test('CR 601.3e: what forbids creature spells forbids it face down, what forbids others does not', () => {
    const banned = (filter: Filter) => {
      const p = position(pools('CCCCC'));
      p.battlefield(
        bob,
        watching('Ban', staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells', filter })),
      );
      const card = p.hand(alice, hiddenRelic);
      return ways(new Table(p).options(card));
    };
    expect([banned(creatures), banned(not(creatures)), banned(measured('mana value', 'at most', 0))]).toEqual([
      ['hand'],
      ['face down'],
      ['hand'],
    ]);
  });

  test('CR 601.3e: creature spells as though they had flash: the card is cast face down at any time', () => {
    const p = position((state) => {
      pools('CCC')(state);
      state.step = 'upkeep';
    });
    p.battlefield(alice, watching('Lens', staticAbility({ static: 'as though flash', who: 'you', spells: creatures })));
    const card = p.hand(alice, hiddenRelic);
    expect(ways(new Table(p).options(card))).toEqual(['face down']);
  });

  test('CR 601.3e: a land with morph can be cast face down, and otherwise played', () => {
    const cavern = { ...forest, faces: [{ ...forest.faces[0], name: 'Cavern', abilities: [morph('{2}')] }] } as const;
    const p = position(pools('CCC'));
    const card = p.hand(alice, cavern);
    expect(ways(new Table(p).options(card)).sort()).toEqual(['face down', 'play land']);
  });

  test('CR 601.3f: from among face-down cards in exile only one that the player may look at', () => {
    const hide = (seen: boolean): readonly Effect[] => [
      {
        do: 'move',
        what: { objects: 'top of library', of: { players: 'you' }, count: 2 },
        to: { zone: 'exile', faceDown: 'effect' },
        label: 'hidden',
      },
      ...(seen
        ? [{ do: 'look at', who: { players: 'you' }, what: { objects: 'result', label: 'hidden' } } as const]
        : []),
      {
        do: 'may play',
        who: { players: 'you' },
        what: { objects: 'result', label: 'hidden' },
        how: { permit: 'cast', filter: creatures },
        until: 'this turn',
      },
    ];
    const offered = (seen: boolean) => {
      const p = position();
      const cards = [
        p.library(alice, creature('Cheap', '', ['Elf'], 1, 1), { knownTo: 0 }),
        p.library(alice, sorcery('Song', '', spell(gainLife(1))), { knownTo: 0 }),
      ];
      const deed = p.hand(alice, doing(...hide(seen)));
      const table = new Table(p);
      table.cast(deed);
      table.passAll();
      return cards.map((card) => table.options(table.now(card).id).length);
    };
    expect([offered(false), offered(true)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

test('CR 602.1a example: “{2}, {T}: …” costs two mana of any type and tapping the permanent', () => {
  const font = artifact('Font', '{3}', [], activated([cost.mana('{2}'), cost.tap], gainLife(1)));
  const p = position(pools('CR'));
  const it = p.battlefield(alice, font);
  const table = new Table(p);
  expect(table.options(it)).toHaveLength(1);
  table.activate(it, pay);
  expect([table.object(it).tapped, table.pool(alice), table.stack]).toEqual([true, '', ['ability of Font']]);
  expect(table.of('ManaSpent').map(({ player }) => player)).toEqual([alice]);
  expect(table.options(it)).toEqual([]);
  table.passAll();
  expect(table.life(alice)).toBe(21);
});

test('CR 602.1e: “spend mana of any color to pay activation costs” covers what an increase adds', () => {
  const anyColor = staticAbility({ static: 'spend mana as though', who: 'you', as: 'any color' });
  const dearer = staticAbility({
    static: 'cost modification',
    of: 'abilities',
    who: 'any player',
    filter: anything,
    change: 'more',
    mana: ['W'],
  });
  const p = position(pools('RR'));
  const it = p.battlefield(alice, artifact('Font', '{3}', [], activated([cost.mana('{U}')], gainLife(1))));
  p.battlefield(alice, watching('Prism', anyColor));
  p.battlefield(bob, watching('Tax', dearer));
  const table = new Table(p);
  table.activate(it, pay);
  expect([table.pool(alice), table.stack]).toEqual(['', ['ability of Font']]);
});

test('CR 605.4a example: mana that an enchantment adds as a land is tapped pays for the spell at once', () => {
  const growth = watching('Growth', triggered(tappedForMana(lands), addMana(['G'], thatPlayer)));
  const p = position();
  p.battlefield(bob, growth);
  const woods = p.battlefield(alice, forest);
  const card = p.hand(alice, bear);
  const table = new Table(p);
  table.cast(card, table.use(woods), pay);
  expect([table.stack, table.pool(alice), table.of('PriorityPassed').length]).toEqual([['Bear'], '', 0]);
});
