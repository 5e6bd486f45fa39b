import { expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  all,
  always,
  artifact,
  cardType,
  cost,
  creature,
  creatures,
  echo,
  enchantment,
  gainLife,
  instant,
  keywords,
  protectionFrom,
  spell,
  staticAbility,
  thisObject,
  triggered,
  twoFaced,
  you,
  youControl,
  yourUpkeep,
  type Ability,
  type CardDefinition,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { Catalog, snapshotOf, stateFrom, type StateSnapshot } from '@stacktrail/game-state';
import {
  attackWith,
  pay,
  pick,
  select,
  object,
  player,
  bear,
  assign,
  Battle,
  body,
  plainState,
  pools,
  Table,
  alice,
  beforeUpkeep,
  bob,
  playerIs,
  position,
  resolve,
  sizeOf,
  upkeep,
} from '@stacktrail/test-kit';

const itsManaCost = [{ cost: 'mana cost of this' }] as const;

/** Cards of that type in your graveyard have a keyword ability whose cost is their mana cost. */
function givesToGraveyard(type: 'Creature' | 'Instant', keyword: 'scavenge' | 'flashback'): CardDefinition {
  const affects = { objects: 'each', filter: cardType(type), zone: 'graveyard', of: you } as const;
  const ability: Ability = { kind: 'keyword', keyword, cost: itsManaCost };
  return enchantment('Giver', '{1}', [], always(affects, { change: 'add abilities', abilities: [ability] }));
}

test('CR 702.1a example: a scavenge cost is the mana that the effect says; the activation cost is that and the exile', () => {
  const p = position(pools('GG'));
  p.battlefield(alice, givesToGraveyard('Creature', 'scavenge'));
  const growing = p.battlefield(alice, bear);
  const card = p.graveyard(alice, creature('Ogre', '{1}{G}', ['Ogre'], 3, 3));
  const table = new Table(p);
  const [action] = table.options(card);
  if (action?.do !== 'activate') throw new Error('nothing can be activated');
  table.answers({ form: 'action', action }, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['1', 'G']);
  expect([table.zoneOf(card), table.pool(alice)]).toEqual(['exile', '']);
  table.passAll();
  expect(sizeOf(table, growing)).toBe('5/5');
});

test('CR 702.1b example 1: an echo cost of X is reckoned as the ability resolves, and not as it triggers', () => {
  const p = beforeUpkeep(playerIs(alice, { upkeep: 2, life: 10 }));
  const lamp = artifact('Lamp', '{1}', [], activated([cost.tap], addMana(['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R'])));
  const source = p.battlefield(alice, lamp);
  const life = { amount: 'life', of: you } as const;
  const ability = echo([{ cost: 'mana', mana: ['X'], x: life }]);
  const hellion = creature(
    'Hellion',
    '{2}{R}{R}',
    ['Hellion'],
    6,
    5,
    always(thisObject, { change: 'add abilities', abilities: [ability] }),
  );
  const mine = p.battlefield(alice, hellion, { controlledSince: 2 });
  const loss = p.hand(alice, instant('Loss', '', spell({ do: 'lose life', who: you, amount: 5 })));
  const table = upkeep(p);
  expect([table.stack, table.life(alice)]).toEqual([['ability of Hellion'], 10]);
  table.cast(loss);
  resolve(table);
  expect(table.life(alice)).toBe(5);
  table.answers(pick('yes'), table.use(source), pay);
  expect([table.zoneOf(mine), table.pool(alice)]).toEqual(['battlefield', 'RRR']);
});

test('CR 702.1b example 2: flashback for the mana cost is that of both halves in the graveyard, and of the half that is cast', () => {
  const burning = instant('Burning', '{1}{R}', spell(gainLife(2)));
  const freezing = instant('Freezing', '{1}{U}', spell(gainLife(4)));
  const p = position(pools('RR'));
  p.battlefield(alice, givesToGraveyard('Instant', 'flashback'));
  const card = p.graveyard(alice, twoFaced('split', burning, freezing));
  const table = new Table(p);
  expect(table.object(card).printed.manaCost).toEqual(['1', 'R', '1', 'U']);
  const action = table.options(card).find((each_) => each_.do === 'cast' && each_.face === 0)!;
  expect(action).toMatchObject({ via: 'flashback' });
  table.answers({ form: 'action', action }, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['1', 'R']);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([22, 'exile']);
});

test('CR 702.19c example: damage from another attacker counts towards the loyalty of the planeswalker', () => {
  const walkerCard: CardDefinition = {
    ...artifact('Walker', '{3}', []),
    faces: [{ ...artifact('Walker', '{3}', []).faces[0], types: ['Planeswalker'], loyalty: 3 }],
  };
  const attacked = () => {
    const p = position();
    const small = p.battlefield(alice, body(1, 1));
    const large = p.battlefield(alice, body(7, 7, 'trample over planeswalkers'));
    const walker = p.battlefield(bob, walkerCard, { counters: { loyalty: 3 } });
    const battle = new Battle(p);
    battle.attack([small, object(walker)], [large, object(walker)]);
    battle.noBlocks();
    return { battle, large, walker };
  };
  const { battle, large, walker } = attacked();
  battle.damage('combat damage', assign([large, object(walker), 2], [large, player(bob), 5]));
  expect([battle.life(bob), battle.game.state.objects.get(walker)?.counters]).toEqual([15, []]);
  const again = attacked();
  const tooFew = assign([again.large, object(again.walker), 1], [again.large, player(bob), 6]);
  expect(() => again.battle.damage('combat damage', tooFew)).toThrow('702.19c');
});

test('CR 702.51b example: convoke applies to the total cost, after it has been reduced', () => {
  const p = position();
  const reduction = {
    static: 'cost modification',
    of: 'spells',
    who: 'you',
    filter: creatures,
    change: 'less',
  } as const;
  p.battlefield(alice, enchantment('Summoning', '{1}', [], staticAbility({ ...reduction, mana: ['2'] })));
  const green = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const imp = creature('Imp', '{B}', ['Imp'], 1, 1);
  const others = [p.battlefield(alice, imp), p.battlefield(alice, imp), p.battlefield(alice, imp)];
  const spare = p.battlefield(alice, imp);
  const wurm = p.hand(alice, creature('Wurm', '{5}{G}{G}', ['Wurm'], 5, 5, keywords('trample', 'convoke')));
  const table = new Table(p);
  table.cast(wurm, pay, select(...green, ...others));
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3', 'G', 'G']);
  expect([...green, ...others].map((id) => table.object(id).tapped)).toEqual([true, true, true, true, true]);
  expect([table.stack, table.object(spare).tapped]).toEqual([['Wurm'], false]);
});

test('CR 702.1c example: each landwalk and protection ability among the creatures is given, besides the other keywords', () => {
  const p = beforeUpkeep();
  for (const player of [alice, bob]) p.library(player, bear);
  const own = { objects: 'each', filter: all(creatures, youControl) } as const;
  const words = ['flying', 'fear', 'first strike', 'landwalk', 'protection', 'trample'] as const;
  const sharing = triggered(yourUpkeep, {
    do: 'share keywords',
    keywords: words,
    of: own,
    to: own,
    until: 'this turn',
  });
  p.battlefield(alice, enchantment('Effort', '{1}', [], sharing));
  const walker = (type: string): KeywordAbility => ({ kind: 'keyword', keyword: 'landwalk', landType: type });
  const scout = creature(
    'Scout',
    '{1}',
    [],
    1,
    1,
    [walker('Forest'), protectionFrom('R')],
    keywords('flying', 'haste'),
  );
  const guard = creature('Guard', '{1}', [], 1, 1, [walker('Island'), walker('Forest'), protectionFrom('U')]);
  const ids = [p.battlefield(alice, scout), p.battlefield(alice, guard), p.battlefield(alice, bear)];
  const theirs = p.battlefield(bob, creature('Stomper', '{1}', [], 1, 1, keywords('trample')));
  const table = resolve(upkeep(p));
  const has = (id: ObjectId): readonly string[] =>
    characteristicsOf(table.state, table.now(id)).abilities.flatMap(({ ability }) => {
      if (ability.kind !== 'keyword') return [];
      if (ability.keyword === 'landwalk') return [`${ability.landType}walk`];
      return [ability.keyword === 'protection' ? `protection from ${ability.from.join('')}` : ability.keyword];
    });
  const given = ['Forestwalk', 'Islandwalk', 'flying', 'protection from R', 'protection from U'];
  expect([...new Set(has(ids[0]!))].sort()).toEqual([...given, 'haste'].sort());
  expect([...new Set(has(ids[1]!))].sort()).toEqual(given);
  expect([...has(ids[2]!)].sort()).toEqual(given);
  expect(has(theirs)).toEqual(['trample']);
  expect(table.of('ContinuousEffectBegan').map(({ rule }) => rule)).toEqual(Array.from({ length: 5 }, () => '702.1c'));
  expect(plainState(table.state)).toBe(table.fold());
  const anew = new Catalog(table.state.catalog.definitions);
  const kept = stateFrom(JSON.parse(JSON.stringify(snapshotOf(table.state))) as StateSnapshot, anew);
  expect(characteristicsOf(kept, kept.objects.get(ids[2]!)!).abilities).toHaveLength(5);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('end');
  expect(has(ids[2]!)).toHaveLength(5);
  table.passUntil('upkeep');
  expect(has(ids[2]!)).toEqual([]); // until end of turn
});
