import { describe, expect, test } from '@jest/globals';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  pay,
  pick,
  player,
  select,
  bear,
  forest,
  mountain,
  zap,
  alice,
  bob,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string) => cardPool.get(name)!;
const handSize = (table: Table, whose: PlayerId) => table.state.players[whose]!.hand.length;
const attack = (...attackers: readonly ObjectId[]): Answer => ({
  form: 'attack',
  attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })),
});
const block = (...pairs: readonly (readonly [ObjectId, ObjectId])[]): Answer => ({
  form: 'block',
  blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })),
});

/** Attacks with these; if anything could block, that is what is asked next. */
function toBlocks(table: Table, ...attackers: readonly ObjectId[]): void {
  table.passUntil('declare attackers');
  table.answer(attack(...attackers));
  table.passUntil('declare blockers');
}

describe('creatures in combat', () => {
  test('Boggart Ram-Gang has haste and deals damage to creatures as -1/-1 counters, to players as usual', () => {
    const p = position(pools('RRG'));
    const gang = p.hand(alice, card('Boggart Ram-Gang'));
    const wall = p.battlefield(bob, card('Mortivore'));
    for (let i = 0; i < 4; i++) p.graveyard(bob, bear);
    const table = new Table(p);
    table.cast(gang, pick('R'), pick('R'), pick('G'), pay);
    table.passAll();
    const it = table.now(gang).id;
    toBlocks(table, it);
    table.answer(block([wall, it]));
    table.passUntil('end of combat');
    expect(table.object(wall)).toMatchObject({ damage: 0, counters: [{ kind: '-1/-1', count: 3 }] });
    expect([size(table.state, wall), table.zoneOf(gang), table.life(bob)]).toEqual(['2/2', 'graveyard', 20]);
  });

  test('Deadly Recluse blocks a flier and kills whatever it damages', () => {
    const p = position();
    const bird = p.battlefield(alice, card('Vampire Nighthawk'));
    const spider = p.battlefield(bob, card('Deadly Recluse'));
    const table = new Table(p);
    toBlocks(table, bird);
    table.answer(block([spider, bird]));
    table.passUntil('end of combat');
    expect([table.zoneOf(bird), table.zoneOf(spider), table.life(alice)]).toEqual(['graveyard', 'graveyard', 22]);
  });

  test('Vampire Nighthawk: nothing without flying or reach blocks it, and it gains life', () => {
    const p = position();
    const hawk = p.battlefield(alice, card('Vampire Nighthawk'));
    p.battlefield(bob, bear);
    const table = new Table(p);
    toBlocks(table, hawk);
    expect(table.asked).toBe('priority 0');
    table.passUntil('postcombat main');
    expect([table.life(alice), table.life(bob)]).toEqual([22, 18]);
  });

  test('Insolent Neonate has menace; it draws a card for a discard and itself', () => {
    const p = position();
    const neonate = p.battlefield(alice, card('Insolent Neonate'));
    const [one, discarded] = [p.battlefield(bob, bear), p.hand(alice, forest)];
    p.battlefield(bob, bear);
    const drawn = p.library(alice, mountain);
    const table = new Table(p);
    toBlocks(table, neonate);
    expect(() => table.answer(block([one, neonate]))).toThrow('702.111b');
    table.answer(block());
    table.activate(neonate, select(discarded));
    expect([table.zoneOf(neonate), table.zoneOf(discarded)]).toEqual(['graveyard', 'graveyard']);
    table.passAll();
    expect(table.zoneOf(drawn)).toBe('hand');
  });

  test('Lightning Skelemental tramples, makes the player discard two, and is sacrificed at the end step', () => {
    const p = position(pools('BRR'));
    const skeleton = p.hand(alice, card('Lightning Skelemental'));
    const [blocker] = [p.battlefield(bob, bear), p.hand(bob, forest), p.hand(bob, forest)];
    const kept = p.hand(bob, mountain);
    const table = new Table(p);
    table.cast(skeleton, pay);
    table.passAll();
    const it = table.now(skeleton).id;
    toBlocks(table, it);
    table.answer(block([blocker, it]));
    table.passUntil('combat damage');
    expect(table.asked).toBe('assign combat damage 0');
    const [to, defender] = [{ is: 'object', id: blocker }, player(bob)] as const;
    expect(() => table.answer({ form: 'damage', assignments: [{ from: it, to: defender, amount: 6 }] })).toThrow(
      '702.19b',
    );
    table.answer({
      form: 'damage',
      assignments: [
        { from: it, to, amount: 2 },
        { from: it, to: defender, amount: 4 },
      ],
    });
    expect([table.life(bob), table.zoneOf(skeleton)]).toEqual([16, 'graveyard']);
    table.passAll();
    expect(table.asked).toBe('choose objects 1');
    table.answer(select(...table.state.players[bob]!.hand.filter((id) => id !== kept)));
    expect([handSize(table, bob), table.zoneOf(kept)]).toEqual([1, 'hand']);
  });

  test('Lightning Skelemental that survives is sacrificed at the beginning of the end step', () => {
    const p = position();
    const skeleton = p.battlefield(alice, card('Lightning Skelemental'));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attack());
    table.passUntil('end');
    expect(table.stack).toEqual(['ability of Lightning Skelemental']);
    table.passAll();
    expect(table.zoneOf(skeleton)).toBe('graveyard');
  });

  test('Kird Ape is 2/3 while its controller has a Forest', () => {
    const p = position();
    const [ape, other] = [p.battlefield(alice, card('Kird Ape')), p.battlefield(bob, card('Kird Ape'))];
    p.battlefield(bob, forest);
    const table = new Table(p);
    expect([ape, other].map((id) => size(table.state, id))).toEqual(['1/1', '2/3']);
  });
});

describe('Mortivore', () => {
  test('CR 604.3, 208.2a: counts the creature cards in all graveyards, in every zone', () => {
    const p = position();
    const [here, held] = [p.battlefield(alice, card('Mortivore')), p.hand(alice, card('Mortivore'))];
    p.graveyard(bob, bear);
    p.graveyard(bob, forest);
    const victim = p.battlefield(alice, card('Mogg Fanatic'));
    const table = new Table(p);
    expect([here, held].map((id) => size(table.state, id))).toEqual(['1/1', '1/1']);
    table.activate(victim, select(player(bob)));
    expect([here, held].map((id) => size(table.state, id))).toEqual(['2/2', '2/2']);
  });

  test('CR 704.5f: with toughness 0 it dies in spite of a regeneration shield', () => {
    const p = position(pools('BBRR'));
    const mortivore = p.battlefield(alice, card('Mortivore'));
    const [dead, command] = [p.graveyard(alice, bear), p.hand(alice, card("Kolaghan's Command"))];
    const table = new Table(p);
    table.activate(mortivore, pay);
    table.passAll();
    table.cast(command, pick('1', '4'), select(player(bob)), pay);
    table.passAll();
    expect([table.zoneOf(dead), table.zoneOf(mortivore), table.life(bob)]).toEqual(['hand', 'graveyard', 18]);
    expect(table.of('Regenerated')).toEqual([]);
  });

  test('regenerates from damage for {B}', () => {
    const p = position(pools('B'));
    const mortivore = p.battlefield(alice, card('Mortivore'));
    p.graveyard(alice, bear);
    const shot = p.hand(bob, zap);
    const table = new Table(p);
    table.activate(mortivore, pay);
    table.passAll();
    table.pass();
    table.cast(shot, select(mortivore));
    table.passAll();
    expect(table.object(mortivore)).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 });
  });
});

describe('creatures that do something', () => {
  test('Eternal Witness may return any card from her controller’s own graveyard', () => {
    for (const [key, zone] of [
      ['yes', 'hand'],
      ['no', 'graveyard'],
    ] as const) {
      const p = position(pools('GGG'));
      const [dead, witness] = [p.graveyard(alice, forest), p.hand(alice, card('Eternal Witness'))];
      p.graveyard(bob, bear);
      const table = new Table(p);
      table.cast(witness, pay);
      table.passAll();
      table.passAll();
      table.answer(pick(key));
      expect(table.zoneOf(dead)).toBe(zone);
    }
  });

  test('Gatekeeper of Malakir makes a player sacrifice a creature of their choice, if it was kicked', () => {
    const p = position(pools('BBBBB'));
    const [plain, kicked] = [
      p.hand(alice, card('Gatekeeper of Malakir')),
      p.hand(alice, card('Gatekeeper of Malakir')),
    ];
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.cast(plain, pick('no'), pay);
    table.passAll();
    expect([table.stack, table.pool(alice)]).toEqual([[], 'BBB']);
    table.cast(kicked, pick('yes'), pay);
    table.passAll();
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.asked).toBe('choose objects 1');
    table.answer(select(two));
    expect([table.zoneOf(one), table.zoneOf(two), table.pool(alice)]).toEqual(['battlefield', 'graveyard', '']);
  });

  test('Mogg Fanatic deals 1 for itself, tapped or fresh', () => {
    const p = position();
    const fanatic = p.battlefield(alice, card('Mogg Fanatic'), { tapped: true, controlledSince: 3 });
    const table = new Table(p);
    table.activate(fanatic, select(player(bob)));
    table.passAll();
    expect([table.zoneOf(fanatic), table.life(bob)]).toEqual(['graveyard', 19]);
  });

  test('Sakura-Tribe Elder fetches a basic land, tapped, for itself', () => {
    const p = position();
    const elder = p.battlefield(alice, card('Sakura-Tribe Elder'), { controlledSince: 3 });
    const [other, basic] = [p.library(alice, card('Savage Lands')), p.library(alice, card('Swamp'))];
    const table = new Table(p);
    table.activate(elder);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'search', candidates: [{ id: basic }] });
    table.answer(select(basic));
    expect([table.now(basic), table.now(other)]).toMatchObject([
      { zone: 'battlefield', tapped: true },
      { zone: 'library' },
    ]);
  });

  test('Llanowar Elves and Birds of Paradise tap for mana, but not on the turn they came', () => {
    const p = position();
    const [elves, birds] = [
      p.battlefield(alice, card('Llanowar Elves')),
      p.battlefield(alice, card('Birds of Paradise')),
    ];
    const fresh = p.battlefield(alice, card('Birds of Paradise'), { controlledSince: 3 });
    const table = new Table(p);
    expect(table.options(fresh)).toEqual([]);
    table.activate(elves);
    table.activate(birds, pick('U'));
    expect([table.pool(alice), seen(table.state, birds).power]).toEqual(['GU', 0]);
  });
});
