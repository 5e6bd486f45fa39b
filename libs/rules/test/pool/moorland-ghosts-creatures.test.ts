import { describe, expect, test } from '@jest/globals';
import { dealDamage, instant, spell, target, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { ObjectId } from '@stacktrail/game-events';
import {
  object,
  pay,
  pick,
  player,
  select,
  bear,
  bolt,
  zap,
  body,
  alice,
  bob,
  position,
  size,
  seen,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string): CardDefinition => cardPool.get(name)!;
const island = card('Island');
const libraries = (p: Position): void => {
  for (const seat of [alice, bob]) for (let i = 0; i < 3; i++) p.library(seat, island);
};
/** All triggered abilities and spells resolve, in the order in which they came. */
const resolveAll = (table: Table): void => {
  while (table.stack.length > 0) table.passAll();
};
const keywordsOf = (table: Table, id: ObjectId): readonly string[] => [...seen(table.state, id).keywords];

describe('Spirits', () => {
  test('CR 613: Captains strengthen and protect each other; a Captain that is a Frog does neither nor is', () => {
    const p = position(pools('UUU'));
    const [one, two] = [p.battlefield(alice, card('Drogskol Captain')), p.battlefield(alice, card('Drogskol Captain'))];
    const frog = p.hand(alice, card('Turn to Frog'));
    const table = new Table(p);
    expect([one, two].map((id) => [size(table.state, id), keywordsOf(table, id)])).toEqual([
      ['3/3', ['flying', 'hexproof']],
      ['3/3', ['flying', 'hexproof']],
    ]);
    table.cast(frog, select(one), pay);
    table.passAll();
    expect([one, two].map((id) => [size(table.state, id), keywordsOf(table, id)])).toEqual([
      ['1/1', []],
      ['2/2', ['flying']],
    ]);
  });

  test('CR 702.11b: an opponent can’t target the Spirits of a Captain, its controller can', () => {
    const p = position(pools('W', 'W'));
    const [captain, spirit] = [
      p.battlefield(alice, card('Drogskol Captain')),
      p.battlefield(alice, card('Selfless Spirit')),
    ];
    const swords = [p.hand(alice, card('Swords to Plowshares')), p.hand(bob, card('Swords to Plowshares'))] as const;
    const table = new Table(p);
    table.cast(swords[0]);
    expect(table.question).toMatchObject({ candidates: [object(captain), object(spirit)] });
    table.answer(select(spirit));
    table.answer(pay);
    table.pass();
    table.cast(swords[1], pay);
    expect(table.now(swords[1]).announced.targets).toEqual([[object(captain)]]);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.zoneOf(captain), table.zoneOf(spirit)]).toEqual([24, 'exile', 'exile']);
  });

  test('Nebelgast Herald, with flash: taps for itself and for each other Spirit of its controller', () => {
    const p = position(pools('WWW', 'UUU'));
    const [haunting, herald] = [p.hand(alice, card('Midnight Haunting')), p.hand(bob, card('Nebelgast Herald'))];
    const [mine, theirs] = [p.battlefield(alice, card('Nebelgast Herald')), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.cast(haunting, pay);
    table.pass();
    table.cast(herald, pay);
    table.passAll();
    table.passAll();
    expect(table.now(mine).tapped).toBe(true);
    table.passAll();
    expect(table.question).toMatchObject({ candidates: [object(theirs), object(table.now(herald).id)] });
    table.answer(select(theirs));
    table.answer(select(table.now(herald).id));
    resolveAll(table);
    expect([table.now(theirs).tapped, table.now(herald).tapped]).toEqual([true, true]);
  });

  test('CR 611.2c: Selfless Spirit makes those indestructible that are there as it resolves', () => {
    const p = position(pools('WWW'));
    const [spirit, there] = [p.battlefield(alice, card('Selfless Spirit')), p.battlefield(alice, bear)];
    const haunting = p.hand(alice, card('Midnight Haunting'));
    const table = new Table(p);
    table.activate(spirit);
    table.passAll();
    table.cast(haunting, pay);
    table.passAll();
    const keywords = table.state.battlefield.map((id) => keywordsOf(table, id));
    expect([table.zoneOf(there), keywords]).toEqual(['battlefield', [['indestructible'], ['flying'], ['flying']]]);
  });
});

describe('creatures with triggers', () => {
  test('Soul Warden and Ajani’s Pridemate: creatures that enter at once give 1 life each, and a counter each', () => {
    const p = position(pools('WWWW'));
    const [warden, haunting] = [p.hand(alice, card('Soul Warden')), p.hand(alice, card('Midnight Haunting'))];
    const pridemate = p.battlefield(alice, card("Ajani's Pridemate"));
    const table = new Table(p);
    table.cast(warden, pay);
    table.passAll();
    expect(table.stack).toEqual([]);
    table.cast(haunting, pay);
    resolveAll(table);
    expect([table.life(alice), size(table.state, pridemate)]).toEqual([22, '4/4']);
  });

  test('Soul Warden: a creature of an opponent counts too', () => {
    const p = position();
    p.battlefield(bob, card('Soul Warden'));
    const free = p.hand(alice, { ...bear, faces: [{ ...bear.faces[0], manaCost: [] }] });
    const table = new Table(p);
    table.cast(free);
    resolveAll(table);
    expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
  });

  test('Monastery Mentor: a noncreature spell makes a Monk and has prowess trigger, before it resolves', () => {
    const p = position(pools('UWW'));
    const mentor = p.battlefield(alice, card('Monastery Mentor'));
    const [first, second] = [p.hand(alice, zap), p.hand(alice, zap)];
    const table = new Table(p);
    const triggers = (): void => {
      while (table.question.kind === 'order triggers') {
        if (table.question.form !== 'order') throw new Error('not an order');
        table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
      }
    };
    table.cast(first, select(player(bob)));
    triggers();
    expect(table.stack).toEqual(['Zap', 'ability of Monastery Mentor', 'ability of Monastery Mentor']);
    resolveAll(table);
    const monk = table.state.battlefield.at(-1)!;
    expect([size(table.state, mentor), size(table.state, monk)]).toEqual(['3/3', '1/1']);
    table.cast(second, select(player(bob)));
    triggers();
    expect(table.stack).toHaveLength(4);
    resolveAll(table);
    expect([size(table.state, mentor), size(table.state, monk), table.life(bob)]).toEqual(['4/4', '2/2', 18]);
  });

  test('Monastery Mentor doesn’t care for creature spells or those of others', () => {
    const p = position(pools('GG'));
    p.battlefield(alice, card('Monastery Mentor'));
    const [creature, theirs] = [p.hand(alice, bear), p.hand(bob, zap)];
    const table = new Table(p);
    table.cast(creature, pay);
    table.pass();
    table.cast(theirs, select(player(alice)));
    expect(table.stack).toEqual(['Bear', 'Zap']);
  });

  test('Kor Firewalker: red spells of anyone may give 1 life, and can’t target it', () => {
    const p = position(pools('R', 'R'));
    const walker = p.battlefield(alice, card('Kor Firewalker'));
    const [mine, theirs] = [p.hand(alice, bolt), p.hand(bob, bolt)];
    const table = new Table(p);
    table.cast(mine);
    expect(table.question).toMatchObject({ candidates: [player(alice), player(bob)] });
    table.answers(select(player(bob)), pay);
    table.passAll();
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    table.pass();
    table.cast(theirs, select(player(alice)), pay);
    table.passAll();
    table.answer(pick('no'));
    table.passAll();
    expect([table.life(alice), table.zoneOf(walker)]).toEqual([18, 'battlefield']);
  });

  test.each(['{B}', '{G}', '{W}'])('CR 702.16b: Mirran Crusader as a target of a spell of cost %s', (cost) => {
    const p = position(pools('', cost[1]!));
    const crusader = p.battlefield(alice, card('Mirran Crusader'));
    const other = p.battlefield(alice, bear);
    const hit = p.hand(bob, instant('Hit', cost, spell(target.creature(), dealDamage(1))));
    const table = new Table(p);
    table.pass();
    table.cast(hit);
    if (cost === '{W}') expect(table.question).toMatchObject({ candidates: [object(crusader), object(other)] });
    else expect(table.now(hit).announced.targets).toEqual([[object(other)]]);
  });

  test('Wall of Omens draws as it enters, and doesn’t attack', () => {
    const p = position(pools('WW'));
    const wall = p.hand(alice, card('Wall of Omens'));
    p.battlefield(alice, card('Wall of Omens'));
    libraries(p);
    const table = new Table(p);
    table.cast(wall, pay);
    resolveAll(table);
    expect(table.state.players[0]!.hand).toHaveLength(1);
    table.passUntil('end');
    expect(table.of('AttackersDeclared')).toEqual([]);
    expect(table.state.step).toBe('end');
  });

  test('CR 615.7: Samite Healer prevents the next 1 damage, to a player too', () => {
    const p = position(pools('RR'));
    const healers = [p.battlefield(alice, card('Samite Healer')), p.battlefield(alice, card('Samite Healer'))] as const;
    const creature = p.battlefield(bob, body(2, 3));
    const bolts = [p.hand(alice, bolt), p.hand(alice, bolt)] as const;
    const table = new Table(p);
    table.activate(healers[0], select(creature));
    table.activate(healers[1], select(player(bob)));
    resolveAll(table);
    table.cast(bolts[0], select(creature), pay);
    table.cast(bolts[1], select(player(bob)), pay);
    resolveAll(table);
    expect([table.now(creature).damage, table.zoneOf(creature), table.life(bob)]).toEqual([2, 'battlefield', 18]);
  });

  test('Merfolk Looter draws, then discards; CR 302.6: not in its first turn', () => {
    const p = position();
    const [looter, fresh] = [
      p.battlefield(alice, card('Merfolk Looter')),
      p.battlefield(alice, card('Merfolk Looter'), { controlledSince: 3 }),
    ];
    const held = p.hand(alice, bolt);
    p.library(alice, bear);
    const table = new Table(p);
    expect([table.options(looter).length, table.options(fresh).length]).toEqual([1, 0]);
    table.activate(looter);
    table.passAll();
    expect(table.asked).toBe('choose objects 0');
    table.answer(select(held));
    const { hand } = table.state.players[0]!;
    expect([table.zoneOf(held), hand.map((id) => table.object(id).printed.name)]).toEqual(['graveyard', ['Bear']]);
  });
});
