import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  create,
  creature,
  creatures,
  each,
  predefinedTokenNames,
  predefinedTokens,
  sorcery,
  spell,
  type PredefinedTokenName,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  select,
  basicForest,
  bear,
  forest,
  alice,
  position,
  seen,
  size,
  typesOf,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

/** A token that alice has created, and the table. */
function made(name: PredefinedTokenName, p: Position = position(pools('GGGG'))): { table: Table; token: ObjectId } {
  const attachedTo = name.endsWith('Role') ? { attachedTo: each(creatures) } : {};
  const card = p.hand(alice, sorcery('Maker', '', spell(create(1, name, attachedTo))));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const token = table.state.battlefield.at(-1)!;
  return { table, token };
}

/** Uses its ability, and answers what is asked until players have priority. */
function use(table: Table, token: ObjectId): void {
  table.answer(table.use(token));
  while (table.question.kind !== 'priority') {
    const { question } = table;
    if (question.form === 'select') table.answer(select(question.candidates[0]!));
    else if (question.form === 'pick') table.answer({ form: 'pick', keys: [question.options[0]!.key] });
    else table.answer(act({ do: 'pay' }));
  }
}

describe('CR 111.10: predefined tokens', () => {
  test('CR 111.10: every one of them has its characteristics', () => {
    for (const name of predefinedTokenNames) expect(predefinedTokens[name]).toBeDefined();
  });

  test('CR 111.10b: a Food: {2}, {T}, sacrifice it: 3 life', () => {
    const { table, token } = made('Food');
    use(table, token);
    table.passAll();
    expect([table.life(alice), table.zoneOf(token), table.pool(alice)]).toEqual([23, 'gone', 'GG']);
  });

  test('CR 111.10c: Gold: one mana of any color, without tapping', () => {
    const { table, token } = made('Gold');
    use(table, token);
    expect([table.pool(alice).length, table.zoneOf(token)]).toEqual([5, 'gone']);
  });

  test('CR 111.10d: a Walker is a 2/2 black Zombie named Walker', () => {
    const { table, token } = made('Walker');
    const { name, subtypes } = seen(table.state, token);
    expect([name, subtypes, size(table.state, token)]).toEqual(['Walker', ['Zombie'], '2/2']);
  });

  test('CR 111.10e: a Shard is an enchantment: {2}, sacrifice it: scry 1, then draw', () => {
    const p = position(pools('GGGG'));
    p.library(alice, forest);
    p.library(alice, forest);
    const { table, token } = made('Shard', p);
    expect(typesOf(table.state, token)).toEqual(['Enchantment']);
    use(table, token);
    table.passAll();
    while (table.question.kind !== 'priority') {
      const { question } = table;
      if (question.form !== 'select') throw new Error(question.kind);
      table.answer(select());
    }
    expect(table.state.players[alice]!.hand.length).toBe(1);
  });

  test('CR 111.10f: a Clue: {2}, sacrifice it: draw a card', () => {
    const p = position(pools('GGGG'));
    p.library(alice, forest);
    const { table, token } = made('Clue', p);
    use(table, token);
    table.passAll();
    expect([table.state.players[alice]!.hand.length, table.zoneOf(token)]).toEqual([1, 'gone']);
  });

  test('CR 111.10g: Blood: {1}, {T}, discard a card, sacrifice it: draw a card', () => {
    const p = position(pools('GGGG'));
    p.library(alice, forest);
    const discarded = p.hand(alice, bear);
    const { table, token } = made('Blood', p);
    use(table, token);
    table.passAll();
    expect([table.zoneOf(discarded), table.state.players[alice]!.hand.length]).toEqual(['graveyard', 1]);
  });

  test('CR 111.10h: a Powerstone’s mana can’t be spent on a spell that is no artifact', () => {
    const p = position();
    const [animal, thing] = [
      p.hand(alice, creature('Animal', '{1}', ['Bear'], 1, 1)),
      p.hand(alice, artifact('Thing', '{1}', [])),
    ];
    const { table, token } = made('Powerstone', p);
    use(table, token);
    expect(table.pool(alice)).toBe('C');
    table.cast(thing);
    while (table.question.kind !== 'priority') table.answer(act({ do: 'pay' }));
    expect([table.stack, table.pool(alice)]).toEqual([['Thing'], '']);
    table.passAll();
    expect([table.zoneOf(thing), table.zoneOf(animal)]).toEqual(['battlefield', 'hand']);
  });

  test('CR 111.10h: a creature spell can’t be paid with it', () => {
    const p = position();
    const animal = p.hand(alice, creature('Animal', '{1}', ['Bear'], 1, 1));
    const { table, token } = made('Powerstone', p);
    use(table, token);
    table.cast(animal);
    table.answer(act({ do: 'pay' }));
    expect([table.reversed?.rule, table.zoneOf(animal), table.stack]).toEqual(['601.2h', 'hand', []]);
  });

  test('CR 111.10j: Cursed: base power and toughness 1/1', () => {
    const p = position();
    const one = p.battlefield(alice, creature('Giant', '', ['Giant'], 5, 5));
    const { table } = made('Cursed Role', p);
    expect(size(table.state, one)).toBe('1/1');
  });

  test('CR 111.10k, 111.10m, 111.10n, 111.10q: +1/+1, with trample, ward or an ability', () => {
    const roles = ['Monster Role', 'Royal Role', 'Sorcerer Role', 'Wicked Role'] as const;
    const found = roles.map((name) => {
      const p = position();
      const one = p.battlefield(alice, bear);
      const { table } = made(name, p);
      return [size(table.state, one), [...seen(table.state, one).keywords]];
    });
    expect(found).toEqual([
      ['3/3', ['trample']],
      ['3/3', ['ward']],
      ['3/3', []],
      ['3/3', []],
    ]);
  });

  test('CR 111.10p: Virtuous: +1/+1 for each enchantment, itself among them', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const { table } = made('Virtuous Role', p);
    expect(size(table.state, one)).toBe('3/3');
  });

  test('CR 111.10r: Young Hero: the creature gains an ability that triggers as it attacks', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const { table } = made('Young Hero Role', p);
    expect(seen(table.state, one).abilities.map(({ ability }) => ability.kind)).toEqual(['triggered']);
  });

  test('CR 111.10s: a Map: a creature explores', () => {
    const p = position(pools('GG'));
    const one = p.battlefield(alice, bear);
    p.library(alice, forest);
    const { table, token } = made('Map', p);
    use(table, token);
    table.passAll();
    expect([table.zoneOf(token), table.now(one).id, table.state.players[alice]!.hand.length]).toEqual(['gone', one, 1]);
  });

  test('CR 111.10t: Junk: the top card is exiled, and may be played this turn', () => {
    const p = position();
    const card = p.library(alice, forest);
    const { table, token } = made('Junk', p);
    use(table, token);
    table.passAll();
    const there = table.now(card);
    expect([there.zone, table.options(there.id)]).toMatchObject(['exile', [{ do: 'play land' }]]);
  });

  test('CR 111.10u: a Lander: a basic land from the library, tapped', () => {
    const p = position(pools('GG'));
    const land = p.library(alice, basicForest);
    const { table, token } = made('Lander', p);
    use(table, token);
    table.passAll();
    table.answer(select(land));
    const found = table.now(land);
    expect([table.zoneOf(token), found.zone, found.tapped]).toEqual(['gone', 'battlefield', true]);
  });

  test('CR 111.10v: a Mutagen: a +1/+1 counter, at the time of a sorcery', () => {
    const p = position(pools('G'));
    const one = p.battlefield(alice, bear);
    const { table, token } = made('Mutagen', p);
    use(table, token);
    expect(table.stack).toHaveLength(1);
    table.passAll();
    expect([table.zoneOf(token), size(table.state, one)]).toEqual(['gone', '3/3']);
  });

  test('CR 111.10w: Vibranium is indestructible and makes mana for artifacts', () => {
    const { table, token } = made('Vibranium', position());
    expect([...seen(table.state, token).keywords]).toEqual(['indestructible']);
    use(table, token);
    expect([table.pool(alice), table.zoneOf(token)]).toEqual(['C', 'battlefield']);
  });
});
