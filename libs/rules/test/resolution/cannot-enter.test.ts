import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  create,
  creatureToken,
  each,
  enchantment,
  itself,
  keywords,
  land,
  lands,
  move,
  onto,
  sorcery,
  spell,
  staticAbility,
  you,
  type CardDefinition,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { pay, select, bear, forest, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const bar = (effect: Omit<Extract<StaticEffect, { static: "can't enter" }>, 'static'>): CardDefinition =>
  enchantment('Bar', '', [], staticAbility({ static: "can't enter", ...effect }));
const arbor: CardDefinition = (() => {
  const card = land('Arbor', ['Forest', 'Dryad']);
  return { ...card, faces: [{ ...card.faces[0], types: ['Land', 'Creature'], power: 1, toughness: 1 }] };
})();
const entersAsCopy = staticAbility({
  static: 'replacement',
  replacement: { would: 'enter', what: itself, instead: { enters: 'as a copy', of: creatures } },
});
const mimic = creature('Mimic', '{U}', ['Shapeshifter'], 0, 0, entersAsCopy);

describe('CR 608.3e, 614.17d: permanents that can’t enter the battlefield', () => {
  const asCopy = (of: CardDefinition, what = lands) => {
    const p = position(pools('U'));
    p.battlefield(bob, bar({ what }));
    const model = p.battlefield(bob, of);
    const card = p.hand(alice, mimic);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    table.answer(select(model));
    return [table.zoneOf(card), table.facts.filter(({ type }) => type === 'ObjectMoved').at(-1)!.rule];
  };

  test('CR 608.3e example: what would be a copy of a land creature is put into its owner’s graveyard', () => {
    expect(asCopy(arbor)).toEqual(['graveyard', '608.3e']);
    expect(asCopy(bear)[0]).toBe('battlefield');
  });

  test('CR 614.17d: from some zones; what is elsewhere can', () => {
    const p = position();
    p.battlefield(bob, bar({ what: creatures, from: ['graveyard', 'library'] }));
    const buried = p.graveyard(alice, bear);
    const held = p.hand(alice, bear);
    const mine = p.graveyard(alice, forest);
    const [dig, deploy] = [each(creatures, 'graveyard'), each(creatures, 'hand')].map((what) =>
      p.hand(alice, sorcery('Deed', '', spell(move(what, onto.battlefieldUnderOwner)))),
    );
    const all = p.hand(alice, sorcery('Deed', '', spell(move(each(lands, 'graveyard'), onto.battlefieldUnderOwner))));
    const table = new Table(p);
    for (const card of [dig!, deploy!, all]) {
      table.cast(card);
      table.passAll();
    }
    expect([buried, held, mine].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield', 'battlefield']);
  });

  test('CR 614.17d: tokens that can’t enter aren’t there', () => {
    const p = position();
    p.battlefield(bob, bar({ what: creatures }));
    const card = p.hand(alice, sorcery('Deed', '', spell(create(2, creatureToken(1, 1, ['W'], ['Soldier'])))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('TokensCreated')).toEqual([]);
  });

  test('CR 701.40f, 701.58f: a card that can’t enter face down stays in its zone, as it was', () => {
    for (const verb of ['manifest', 'cloak'] as const) {
      const p = position();
      p.battlefield(bob, bar({ what: creatures }));
      const top = p.library(alice, forest, { knownTo: 3 });
      const what = { objects: 'top of library', of: you, count: 1 } as const;
      const card = p.hand(alice, sorcery('Deed', '', spell({ do: verb, who: you, what })));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      expect([table.zoneOf(top), table.object(top).faceDown, table.object(top).knownTo]).toEqual(['library', null, 3]);
    }
  });

  test('CR 614.17d: an ability of the permanent counts that it will have there', () => {
    const p = position();
    p.battlefield(bob, bar({ what: { is: 'keyword', keyword: 'flying' } }));
    const card = p.hand(alice, creature('Bird', '', ['Bird'], 1, 1, ...keywords('flying')));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
  });
});
