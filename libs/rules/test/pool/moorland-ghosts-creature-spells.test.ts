import { describe, expect, test } from '@jest/globals';
import {
  always,
  attached,
  creatures,
  each,
  enchant,
  enchantment,
  gets,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { ObjectId } from '@stacktrail/game-events';
import {
  pay,
  pick,
  player,
  select,
  spend,
  bear,
  forest,
  body,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string): CardDefinition => cardPool.get(name)!;
const island = card('Island');
const hands = (table: Table): readonly number[] => table.state.players.map(({ hand }) => hand.length);
const tapped = (table: Table, ...ids: readonly ObjectId[]): readonly boolean[] => ids.map((id) => table.now(id).tapped);
const library = (p: Position, size = 3): readonly ObjectId[] =>
  Array.from({ length: size }, () => p.library(alice, island));

describe('spells on creatures', () => {
  const anthem = enchantment('Anthem', '{1}{W}', [], always(each(creatures), gets(1, 1)));

  test('CR 608.2h: Swords to Plowshares gives life equal to the power that it last had', () => {
    const p = position(pools('W'));
    const [grown, swords] = [
      p.battlefield(bob, bear, { counters: { '+1/+1': 3 } }),
      p.hand(alice, card('Swords to Plowshares')),
    ];
    p.battlefield(alice, anthem);
    const table = new Table(p);
    table.cast(swords, pay);
    table.passAll();
    expect([table.zoneOf(grown), table.life(bob), table.life(alice)]).toEqual(['exile', 26, 20]);
  });

  test('CR 608.2b: Swords to Plowshares gives no life where its target is gone', () => {
    const p = position(pools('W', 'W'));
    const creature = p.battlefield(bob, bear);
    const swords = [p.hand(alice, card('Swords to Plowshares')), p.hand(bob, card('Swords to Plowshares'))] as const;
    const table = new Table(p);
    table.cast(swords[0], pay);
    table.pass();
    table.cast(swords[1], pay);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(creature), table.life(bob), table.zoneOf(swords[0])]).toEqual(['exile', 22, 'graveyard']);
  });

  test('CR 613: Turn to Frog sets 1/1; counters and anthems come on top', () => {
    const p = position(pools('UU'));
    const angel = p.battlefield(bob, card('Serra Angel'), { counters: { '+1/+1': 1 } });
    p.battlefield(bob, anthem);
    const frog = p.hand(alice, card('Turn to Frog'));
    const table = new Table(p);
    table.cast(frog, pay);
    table.passAll();
    expect([size(table.state, angel), colorsOf(table.state, angel)]).toEqual(['3/3', 'U']);
    expect(seen(table.state, angel)).toMatchObject({ abilities: [], subtypes: ['Frog'] });
  });

  test('CR 611.2c: Turn to Frog lasts until end of turn', () => {
    const p = position(pools('UU'));
    const angel = p.battlefield(bob, card('Serra Angel'));
    p.library(bob, island);
    const frog = p.hand(alice, card('Turn to Frog'));
    const table = new Table(p);
    table.cast(frog, pay);
    table.passAll();
    expect(size(table.state, angel)).toBe('1/1');
    table.passUntil('upkeep');
    expect([size(table.state, angel), colorsOf(table.state, angel)]).toEqual(['4/4', 'W']);
  });

  test('CR 613.4d: Twisted Image switches power and toughness after all else: a 0/4 dies', () => {
    const p = position(pools('UU'));
    const wall = p.battlefield(bob, card('Wall of Omens'));
    const images = [p.hand(alice, card('Twisted Image')), p.hand(alice, card('Twisted Image'))];
    library(p);
    const table = new Table(p);
    table.cast(images[0]!, pay);
    table.passAll();
    expect([table.zoneOf(wall), ...hands(table)]).toEqual(['graveyard', 2, 0]);
  });

  test('CR 613.4d: two Twisted Images cancel each other', () => {
    const p = position(pools('UU'));
    const creature = p.battlefield(bob, body(1, 3));
    const images = [p.hand(alice, card('Twisted Image')), p.hand(alice, card('Twisted Image'))];
    library(p);
    const table = new Table(p);
    const sizes = images.map((image) => {
      table.cast(image, pay);
      table.passAll();
      return size(table.state, creature);
    });
    expect(sizes).toEqual(['3/1', '1/3']);
  });

  test('Into the Roil returns a nonland permanent; kicked it draws', () => {
    const roiled = (kicked: 'yes' | 'no') => {
      const p = position(pools('UUUU'));
      const [permanent, roil] = [p.battlefield(bob, anthem), p.hand(alice, card('Into the Roil'))];
      p.battlefield(bob, forest);
      library(p);
      const table = new Table(p);
      table.cast(roil, pick(kicked), pay);
      table.passAll();
      return [table.zoneOf(permanent), table.pool(alice), ...hands(table)];
    };
    expect(roiled('no')).toEqual(['hand', 'UU', 0, 1]);
    expect(roiled('yes')).toEqual(['hand', '', 1, 1]);
  });

  test('Feeling of Dread taps up to two, CR 702.34a: its flashback costs {1}{U} and exiles it', () => {
    const p = position(pools('WWUU'));
    const ids = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)] as const;
    const dread = p.hand(alice, card('Feeling of Dread'));
    const table = new Table(p);
    table.cast(dread, select(ids[0], ids[1]), pay);
    table.answer(spend('W'));
    table.passAll();
    expect(tapped(table, ...ids)).toEqual([true, true, false]);
    expect(table.zoneOf(dread)).toBe('graveyard');
    table.castVia('flashback', table.now(dread).id, select(ids[2]), pay);
    table.passAll();
    expect([table.zoneOf(dread), table.pool(alice), ...tapped(table, ids[2])]).toEqual(['exile', '', true]);
  });

  test('CR 702.34a: a flashed back Feeling of Dread is exiled when it is countered', () => {
    const p = position(pools('UU', 'UU'));
    const dread = p.graveyard(alice, card('Feeling of Dread'));
    const counter = p.hand(bob, card('Counterspell'));
    p.battlefield(bob, bear);
    const table = new Table(p);
    table.castVia('flashback', dread, select(), pay);
    table.pass();
    table.cast(counter, pay);
    table.passAll();
    expect([table.zoneOf(dread), table.zoneOf(counter)]).toEqual(['exile', 'graveyard']);
  });
});

describe('Auras', () => {
  test('Pacifism: its creature can neither attack nor block', () => {
    const p = position(pools('WW'));
    const [calm, attacker, other] = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(bob, bear)];
    p.battlefield(alice, card('Pacifism'), { attachedTo: calm });
    const pacifism = p.hand(alice, card('Pacifism'));
    const table = new Table(p);
    table.cast(pacifism, select(other), pay);
    table.passAll();
    expect(table.now(pacifism).attachedTo).toBe(other);
    table.passUntil('declare attackers');
    expect(table.question).toMatchObject({ attackers: [{ object: attacker }] });
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    table.passUntil('end of combat');
    const blocks = table.of('BlockersDeclared').flatMap(({ data }) => data.blocks);
    expect([table.life(bob), blocks]).toEqual([18, []]);
    expect(table.of('DecisionAsked').map(({ data }) => data.kind)).not.toContain('declare blockers');
  });

  test('CR 702.16c, 704.5m: a green Aura doesn’t stay on Mirran Crusader', () => {
    const p = position();
    const crusader = p.battlefield(alice, card('Mirran Crusader'));
    const growth = enchantment('Growth', '{G}', ['Aura'], enchant(creatures), always(attached, gets(1, 1)));
    const aura = p.battlefield(alice, growth, { attachedTo: crusader });
    const table = new Table(p);
    expect([table.zoneOf(aura), size(table.state, crusader)]).toEqual(['graveyard', '2/2']);
  });

  test('CR 613.7: of two Control Magics the younger counts, and the elder again when it leaves', () => {
    const p = position(pools('', 'UU'));
    const creature = p.battlefield(bob, bear);
    const elder = p.battlefield(alice, card('Control Magic'), { attachedTo: creature });
    const younger = p.battlefield(bob, card('Control Magic'), { attachedTo: creature });
    const roil = p.hand(bob, card('Into the Roil'));
    const table = new Table(p);
    expect(table.now(creature).controller).toBe(bob);
    table.pass();
    table.cast(roil, pick('no'), select(younger), pay);
    table.passAll();
    expect([table.now(creature).controller, table.zoneOf(elder)]).toEqual([alice, 'battlefield']);
  });

  test('CR 302.6: Control Magic’s creature can’t attack in the turn in which it changed sides', () => {
    const p = position(pools('UUUU'));
    const [theirs, magic] = [p.battlefield(bob, bear), p.hand(alice, card('Control Magic'))];
    const table = new Table(p);
    table.cast(magic, pay);
    table.passAll();
    expect(table.now(theirs).controller).toBe(alice);
    expect(table.now(theirs)).toMatchObject({ owner: bob, controlledSince: 3 });
    table.passUntil('end');
    expect(table.of('DecisionAsked').map(({ data }) => data.kind)).not.toContain('declare attackers');
  });

  test('Control Magic: the creature goes back as it leaves, and is fresh there', () => {
    const p = position(pools('', 'UU'));
    const theirs = p.battlefield(bob, bear);
    const magic = p.battlefield(alice, card('Control Magic'), { attachedTo: theirs });
    const roil = p.hand(bob, card('Into the Roil'));
    const table = new Table(p);
    expect(table.now(theirs).controller).toBe(alice);
    table.pass();
    table.cast(roil, pick('no'), select(magic), pay);
    table.passAll();
    expect([table.zoneOf(magic), table.now(theirs).controller]).toEqual(['hand', bob]);
    expect(table.now(theirs).controlledSince).toBe(3);
  });

  test('CR 702.11b: Control Magic can’t be cast on a creature with hexproof of an opponent', () => {
    const p = position(pools('UUUU'));
    p.battlefield(bob, card('Geist of Saint Traft'));
    const magic = p.hand(alice, card('Control Magic'));
    const table = new Table(p);
    table.cast(magic);
    expect([table.reversed?.rule, table.zoneOf(magic)]).toEqual(['601.2c', 'hand']);
  });
});
