import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  creatures,
  dealDamage,
  draw,
  enchantment,
  gainLife,
  instant,
  land,
  lands,
  loseLife,
  mill,
  preventDamage,
  search,
  onto,
  spell,
  target,
  tappedForMana,
  thatPlayer,
  triggered,
  whenThisDies,
  you,
  basics,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  forest,
  mountain,
  alice,
  bob,
  position,
  factsOf,
  pay,
  pick,
  player,
  select,
  spend,
  pools,
  story,
  Table,
  plainState,
} from '@stacktrail/test-kit';

const keep = pick('keep');
const reverse = pick('reverse');
const dear = instant('Dear', '{9}{G}', spell(gainLife(1)));
const rock = (name: string, ...effects: readonly Effect[]) =>
  land(name, [], activated([cost.tap], addMana(['C']), ...effects));
const filter = land('Filter', [], activated([cost.mana('{1}'), cost.tap], addMana(['W', 'U'])));

/** Alice casts what she can't pay for, with these permanents; mana abilities in the order given, those of `inside` before. */
function failing(
  cards: readonly CardDefinition[],
  then: (table: Table, ids: readonly ObjectId[]) => void,
  more: Parameters<typeof position>[0] = () => undefined,
) {
  const p = position(more);
  const ids = cards.map((card) => p.battlefield(alice, card));
  const card = p.hand(alice, dear);
  for (let i = 0; i < 6; i++) p.library(alice, forest, { knownTo: 0 });
  const table = new Table(p);
  table.cast(card);
  then(table, ids);
  return { table, ids, card };
}

const repeated = (table: Table) => table.facts.filter(({ repeats }) => repeats !== null);

describe('CR 731.1: mana abilities activated while making an illegal play', () => {
  test('each can be reversed too, or kept: then its facts are appended again and name those that they repeat', () => {
    const { table, ids } = failing([forest, mountain], (game, [woods, hill]) => {
      game.answers(game.use(woods!), game.use(hill!), pay, keep, reverse);
    });
    const [woods, hill] = ids as [ObjectId, ObjectId];
    expect([table.pool(alice), table.object(woods).tapped, table.object(hill).tapped]).toEqual(['R', false, true]);
    const facts = repeated(table);
    expect(story(facts)).toEqual(['605.3b ManaAbilityActivated', '602.2b Tapped', '106.4 ManaAdded']);
    const reversal = table.of('ActionReversed')[0]!;
    for (const fact of facts) {
      const original = table.facts.find(({ revision }) => revision === fact.repeats)!;
      expect(fact).toMatchObject({ type: original.type, data: original.data, rule: original.rule, source: hill });
      expect(fact.causes).toEqual([original.revision, reversal.revision]);
    }
    expect(table.fold()).toBe(plainState(table.state));
    expect(table.asked).toBe('priority 0');
  });

  test('the mana of a kept ability can be spent on another play', () => {
    const { table } = failing([forest], (game, [woods]) => game.answers(game.use(woods!), pay, keep));
    expect(table.pool(alice)).toBe('G');
    table.passUntil('beginning of combat');
    expect(table.pool(alice)).toBe('');
  });

  test('a creature that was sacrificed for it stays in the graveyard, and its ability goes on the stack', () => {
    const martyr = creature('Martyr', '{B}', ['Rat'], 1, 1, whenThisDies(loseLife(2, { players: 'each opponent' })));
    const altar = artifact('Altar', '{3}', [], activated([cost.sacrifice(creatures)], addMana(['C', 'C'])));
    const sacrificing = (answer: typeof keep) =>
      failing([martyr, altar], (game, ids) => game.answers(game.use(ids[1]!), pay, answer));
    const kept = sacrificing(keep);
    const [creatureId] = kept.ids as [ObjectId];
    expect([kept.table.zoneOf(creatureId), kept.table.pool(alice), kept.table.stack]).toEqual([
      ...['graveyard', 'CC', ['ability of Martyr']],
    ]);
    expect(kept.table.zoneOf(kept.card)).toBe('hand');
    expect(story(repeated(kept.table))).toEqual([
      ...['605.3b ManaAbilityActivated', '602.2b ObjectMoved', '603.2 AbilityTriggered', '106.4 ManaAdded'],
    ]);
    expect(kept.table.fold()).toBe(plainState(kept.table.state));
    kept.table.passAll();
    expect(kept.table.life(bob)).toBe(18);
    const undone = sacrificing(reverse);
    expect([undone.table.zoneOf(undone.ids[0]!), undone.table.pool(alice), undone.table.stack]).toEqual([
      'battlefield',
      '',
      [],
    ]);
    expect(undone.table.fold()).toBe(plainState(undone.table.state));
  });

  test('triggered mana abilities stay or go with the one that triggered them', () => {
    const growth = enchantment('Growth', '{1}', [], triggered(tappedForMana(lands), addMana(['R'], thatPlayer)));
    const { table } = failing([growth, forest], (game, ids) => game.answers(game.use(ids[1]!), pay, keep));
    expect([table.pool(alice), table.state.waiting]).toEqual(['GR', []]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('mana that was spent on another mana ability', () => {
  test('which stays: then the one that produced it can’t be reversed, and is not asked about', () => {
    const { table, ids } = failing([forest, filter], (game, [woods, source]) => {
      game.answers(game.use(woods!), game.use(source!), pay, pay, keep);
    });
    expect(table.asked).toBe('priority 0');
    expect([table.pool(alice), ...ids.map((id) => table.object(id).tapped)]).toEqual(['WU', true, true]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('also where it was activated to pay for that one: its facts are repeated once', () => {
    const { table, ids } = failing([forest, filter], (game, [woods, source]) => {
      game.answers(game.use(source!), game.use(woods!), pay, pay, keep);
    });
    expect([table.pool(alice), ...ids.map((id) => table.object(id).tapped)]).toEqual(['WU', true, true]);
    expect(story(repeated(table)).filter((fact) => fact === '106.4 ManaAdded')).toHaveLength(2);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('which is reversed: then its player may reverse it or keep its mana', () => {
    const outcome = (answer: typeof keep) => {
      const { table, ids } = failing([forest, filter], (game, [woods, source]) => {
        game.answers(game.use(source!), game.use(woods!), pay, pay, reverse, answer);
      });
      expect(table.fold()).toBe(plainState(table.state));
      return [table.pool(alice), ...ids.map((id) => table.object(id).tapped)];
    };
    expect([outcome(keep), outcome(reverse)]).toEqual([
      ['G', true, false],
      ['', false, false],
    ]);
  });

  test('one activated meanwhile whose mana was not needed can be reversed alone', () => {
    const { table, ids } = failing([forest, mountain, filter], (game, [woods, hill, source]) => {
      game.answers(game.use(source!), game.use(woods!), game.use(hill!), pay, spend('G'), pay, keep, reverse);
    });
    expect([table.pool(alice), ...ids.map((id) => table.object(id).tapped)]).toEqual(['WU', true, false, true]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('what touches a library can’t be reversed', () => {
  const untouched = (...effects: readonly Effect[]) => {
    const { table, ids } = failing([rock('Rock', ...effects)], (game, [source]) => {
      game.answers(game.use(source!));
      while (game.question.kind !== 'activate mana abilities') game.answer(select());
      game.answers(pay);
    });
    expect(table.object(ids[0]!).tapped).toBe(true);
    expect([table.pool(alice), table.fold() === plainState(table.state)]).toEqual(['C', true]);
    return table;
  };

  test('a card that was drawn or milled', () => {
    const table = untouched(mill(1), draw(1));
    expect([table.asked, table.state.players[alice]?.graveyard.length]).toEqual(['priority 0', 1]);
    expect(table.state.players[alice]?.hand).toHaveLength(2);
  });

  test('a search, with its shuffle: the random words are counted once', () => {
    const table = untouched(...search(basics, onto.hand));
    const [first, again] = table.of('LibraryShuffled');
    expect(again).toMatchObject({ repeats: first?.revision, data: first?.data });
    expect(table.state.draws).toBe(first?.data.draws);
  });
});

describe('totals of what stays are those of the line of play in which it stands', () => {
  test('life', () => {
    const pain = rock('Pain', dealDamage(1, you), gainLife(3));
    const { table } = failing([pain, pain], (game, [one, two]) =>
      game.answers(game.use(one!), game.use(two!), pay, keep, reverse),
    );
    expect(factsOf(repeated(table), 'LifeLost').map(({ data }) => data.life)).toEqual([19]);
    expect(factsOf(repeated(table), 'LifeGained').map(({ data }) => data.life)).toEqual([22]);
    expect(table.life(alice)).toBe(22);
  });

  test('a shield that prevented damage', () => {
    const p = position(pools());
    const pain = rock('Pain', dealDamage(1, you));
    const [one, two] = [p.battlefield(alice, pain), p.battlefield(alice, pain)];
    const shield = p.hand(alice, instant('Shield', '', spell(target.player(), preventDamage(2))));
    const card = p.hand(alice, dear);
    const table = new Table(p);
    table.cast(shield, select(player(alice)));
    table.passAll();
    table.cast(card, table.use(one), table.use(two), pay, keep, reverse);
    expect(table.state.shields.map(({ amount }) => amount)).toEqual([1]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});
