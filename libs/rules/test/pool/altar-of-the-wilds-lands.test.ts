import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  pay,
  pick,
  player,
  select,
  forest,
  alice,
  bob,
  colorsOf,
  position,
  size,
  typesOf,
  factsOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const attack = (...attackers: readonly ObjectId[]): Answer => ({
  form: 'attack',
  attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })),
});

/** Attacks with these; if anything could block, that is what is asked next. */
function toBlocks(table: Table, ...attackers: readonly ObjectId[]): void {
  table.passUntil('declare attackers');
  table.answer(attack(...attackers));
  table.passUntil('declare blockers');
}

describe('lands', () => {
  test('Dragonskull Summit, Rootbound Crag and Woodland Cemetery enter tapped unless their types are there', () => {
    const tapped = (name: string, type: string) => {
      const p = position();
      const [land] = [p.hand(alice, card(name)), p.battlefield(alice, card(type)), p.battlefield(bob, card('Swamp'))];
      p.battlefield(bob, card('Mountain'));
      p.battlefield(bob, card('Forest'));
      const table = new Table(p);
      table.playLand(land);
      return table.now(land).tapped;
    };
    const basics = ['Plains', 'Swamp', 'Mountain', 'Forest'];
    const all = (name: string) => basics.filter((type) => !tapped(name, type));
    expect(all('Dragonskull Summit')).toEqual(['Swamp', 'Mountain']);
    expect(all('Rootbound Crag')).toEqual(['Mountain', 'Forest']);
    expect(all('Woodland Cemetery')).toEqual(['Swamp', 'Forest']);
  });

  test('Savage Lands enters tapped and adds one of its three colors', () => {
    const p = position();
    const [land, there] = [p.hand(alice, card('Savage Lands')), p.battlefield(alice, card('Savage Lands'))];
    const table = new Table(p);
    table.playLand(land);
    table.activate(there);
    expect(table.question).toMatchObject({ options: [{ key: 'B' }, { key: 'R' }, { key: 'G' }] });
    table.answer(pick('R'));
    expect([table.pool(alice), table.now(land).tapped]).toEqual(['R', true]);
  });

  test('Karplusan Forest hurts for colored mana alone', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, card('Karplusan Forest')), p.battlefield(alice, card('Karplusan Forest'))];
    const table = new Table(p);
    table.activate(one);
    expect([table.pool(alice), table.life(alice)]).toEqual(['C', 20]);
    table.answers(table.use(two, 1), pick('G'));
    expect([table.pool(alice), table.life(alice), table.stack]).toEqual(['CG', 19, []]);
  });

  test('City of Brass deals 1 damage by a trigger that uses the stack', () => {
    const p = position();
    const city = p.battlefield(alice, card('City of Brass'));
    const table = new Table(p);
    table.activate(city, pick('B'));
    expect([table.pool(alice), table.life(alice), table.stack]).toEqual(['B', 20, ['ability of City of Brass']]);
    const facts = table.passAll();
    expect(factsOf(facts, 'DamageDealtToPlayer')[0]?.data).toMatchObject({ source: city, amount: 1 });
    expect(table.life(alice)).toBe(19);
  });

  test('Evolving Wilds: tapped and sacrificed, for a basic land that enters tapped', () => {
    const p = position();
    const [wilds, basic] = [p.battlefield(alice, card('Evolving Wilds')), p.library(alice, card('Mountain'))];
    const table = new Table(p);
    table.activate(wilds);
    expect(table.zoneOf(wilds)).toBe('graveyard');
    table.passAll();
    table.answer(select(basic));
    expect([table.now(basic), table.of('LibraryShuffled').length]).toMatchObject([
      { zone: 'battlefield', tapped: true },
      1,
    ]);
  });

  test('CR 605.1b, 605.4a: Wild Growth adds {G} at once, to the mana of the land itself', () => {
    const p = position(pools('G'));
    const [land, growth] = [p.battlefield(alice, card('Karplusan Forest')), p.hand(alice, card('Wild Growth'))];
    const table = new Table(p);
    table.cast(growth, pay);
    table.passAll();
    table.answers(table.use(land, 1), pick('R'));
    expect([table.pool(alice), table.stack, table.life(alice)]).toEqual(['RG', [], 19]);
  });

  test('Wild Growth: the extra mana is for the land’s controller, and none comes when the land is tapped otherwise', () => {
    const p = position();
    const land = p.battlefield(bob, card('Evolving Wilds'));
    p.battlefield(alice, card('Wild Growth'), { attachedTo: land });
    const mana = p.battlefield(bob, card('Forest'));
    p.battlefield(alice, card('Wild Growth'), { attachedTo: mana });
    const table = new Table(p);
    table.pass();
    table.activate(mana);
    expect([table.pool(bob), table.pool(alice)]).toEqual(['GG', '']);
    table.activate(land);
    expect([table.pool(bob), table.stack]).toEqual(['GG', ['ability of Evolving Wilds']]);
  });

  test('Treetop Village enters tapped; as a 3/3 green Ape with trample it is still a land, until end of turn', () => {
    const p = position(pools('GG'));
    const [village, fresh] = [p.battlefield(alice, card('Treetop Village')), p.hand(alice, card('Treetop Village'))];
    p.library(bob, forest);
    const table = new Table(p);
    table.playLand(fresh);
    expect(table.now(fresh).tapped).toBe(true);
    table.answers(table.use(village, 1), pay);
    table.passAll();
    expect([size(table.state, village), colorsOf(table.state, village)]).toEqual(['3/3', 'G']);
    expect(typesOf(table.state, village)).toEqual(expect.arrayContaining(['Creature', 'Land']));
    toBlocks(table, village);
    table.passUntil('end of combat');
    expect(table.life(bob)).toBe(17);
    table.passUntil('upkeep');
    expect(typesOf(table.state, village)).toEqual(['Land']);
  });

  test('CR 302.6: Treetop Village that came this turn can’t attack, nor tap for mana once it is a creature', () => {
    const p = position(pools('GG'));
    const village = p.battlefield(alice, card('Treetop Village'), { controlledSince: 3 });
    const table = new Table(p);
    expect(table.options(village)).toHaveLength(2);
    table.answers(table.use(village, 1), pay);
    table.passAll();
    expect(table.options(village)).toHaveLength(1);
  });
});
