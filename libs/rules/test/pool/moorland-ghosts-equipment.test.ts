import { describe, expect, test } from '@jest/globals';
import { creatures, enchantment, gainLife, triggered, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  object,
  pay,
  pick,
  player,
  select,
  bear,
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

const attack = (...attackers: readonly ObjectId[]): Answer => {
  return { form: 'attack', attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })) };
};
const block = (...pairs: readonly (readonly [ObjectId, ObjectId])[]): Answer => {
  return { form: 'block', blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) };
};
const damage = (from: ObjectId, ...shares: readonly (readonly [ReturnType<typeof object>, number])[]): Answer => {
  return { form: 'damage', assignments: shares.map(([to, amount]) => ({ from, to, amount })) };
};

/** Alice attacks with these. */
function battle(p: Position, ...attackers: readonly ObjectId[]): Table {
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attack(...attackers));
  return table;
}

describe('Umezawa’s Jitte', () => {
  const armed = (wearer: CardDefinition, mana = '') => {
    const p = position(pools(mana));
    const creature = p.battlefield(alice, wearer);
    const jitte = p.battlefield(alice, card("Umezawa's Jitte"), { attachedTo: creature });
    return { p, creature, jitte };
  };
  const counters = (table: Table, id: ObjectId) => table.now(id).counters;
  const charged = (count: number) => (count === 0 ? [] : [{ kind: 'charge', count }]);

  test('gets two counters as the creature deals combat damage to a player', () => {
    const { p, creature, jitte } = armed(bear);
    const table = battle(p, creature);
    table.passUntil('combat damage');
    expect([table.stack, table.life(bob)]).toEqual([["ability of Umezawa's Jitte"], 18]);
    table.passAll();
    expect(counters(table, jitte)).toEqual(charged(2));
  });

  test('or to a creature, even where the creature dies of it', () => {
    const { p, creature, jitte } = armed(bear);
    const blocker = p.battlefield(bob, bear);
    const table = battle(p, creature);
    table.passUntil('declare blockers');
    table.answer(block([blocker, creature]));
    table.passUntil('combat damage');
    table.passAll();
    expect([table.zoneOf(creature), table.zoneOf(blocker)]).toEqual(['graveyard', 'graveyard']);
    expect([counters(table, jitte), table.now(jitte).attachedTo]).toEqual([charged(2), 0]);
  });

  test('CR 702.4b: double strike charges it twice', () => {
    const { p, creature, jitte } = armed(card('Mirran Crusader'));
    const table = battle(p, creature);
    table.passUntil('first-strike damage');
    table.passAll();
    expect([counters(table, jitte), table.life(bob)]).toEqual([charged(2), 18]);
    table.passUntil('combat damage');
    table.passAll();
    expect([counters(table, jitte), table.life(bob)]).toEqual([charged(4), 16]);
  });

  test('CR 603.2: two creatures that are damaged at once by the one make it trigger once', () => {
    const { p, creature, jitte } = armed(body(4, 6));
    const blockers = [p.battlefield(bob, bear), p.battlefield(bob, bear)] as const;
    const table = battle(p, creature);
    table.passUntil('declare blockers');
    table.answer(block([blockers[0], creature], [blockers[1], creature]));
    table.passUntil('combat damage');
    table.answer(damage(creature, [object(blockers[0]), 2], [object(blockers[1]), 2]));
    expect(table.stack).toEqual(["ability of Umezawa's Jitte"]);
    table.passAll();
    expect(counters(table, jitte)).toEqual(charged(2));
  });

  test('its modes: +2/+2 on the equipped creature, -1/-1 on a target, or 2 life, each for a counter', () => {
    const p = position();
    const creature = p.battlefield(alice, bear);
    const jitte = p.battlefield(alice, card("Umezawa's Jitte"), { attachedTo: creature, counters: { charge: 3 } });
    const elf = p.battlefield(bob, body(1, 1));
    const table = new Table(p);
    table.activate(jitte, pick('1'));
    expect(counters(table, jitte)).toEqual(charged(2));
    table.activate(jitte, pick('2'), select(elf));
    table.activate(jitte, pick('3'));
    expect(table.options(jitte)).toEqual([]);
    table.passAll();
    expect(table.life(alice)).toBe(22);
    table.passAll();
    expect(table.zoneOf(elf)).toBe('graveyard');
    table.passAll();
    expect([size(table.state, creature), counters(table, jitte)]).toEqual(['4/4', []]);
  });

  test('its +2/+2 goes to the creature that it equips as it resolves, and to none where it is attached to none', () => {
    const p = position(pools('CC'));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const jitte = p.battlefield(alice, card("Umezawa's Jitte"), { counters: { charge: 1 } });
    const table = new Table(p);
    table.activate(jitte, pick('1'));
    table.passAll();
    expect([size(table.state, one), size(table.state, two)]).toEqual(['2/2', '2/2']);
    table.answers(table.use(jitte, 1), select(two), pay);
    table.passAll();
    expect(table.now(jitte).attachedTo).toBe(two);
  });

  test('CR 704.5j: the second Jitte of a player is one too many', () => {
    const p = position(pools('CC'));
    const old = p.battlefield(alice, card("Umezawa's Jitte"), { counters: { charge: 1 } });
    const fresh = p.hand(alice, card("Umezawa's Jitte"));
    const table = new Table(p);
    table.cast(fresh, pay);
    table.passAll();
    expect(table.asked).toBe('legend rule 0');
    table.answer(select(table.now(fresh).id));
    expect([table.zoneOf(old), table.zoneOf(fresh)]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('Umezawa’s Jitte that is gone', () => {
  test('CR 608.2h: its +2/+2 goes to the creature that it equipped last', () => {
    const p = position(pools('', 'UU'));
    const creature = p.battlefield(alice, bear);
    const jitte = p.battlefield(alice, card("Umezawa's Jitte"), { attachedTo: creature, counters: { charge: 1 } });
    const roil = p.hand(bob, card('Into the Roil'));
    const table = new Table(p);
    table.activate(jitte, pick('1'));
    table.pass();
    table.cast(roil, pick('no'), select(jitte), pay);
    table.passAll();
    expect(table.zoneOf(jitte)).toBe('hand');
    table.passAll();
    expect(size(table.state, creature)).toBe('4/4');
  });
});

describe('CR 603.2: simultaneous damage', () => {
  test('is one event for each permanent that is dealt it, whatever deals it', () => {
    const watching = triggered({ on: 'is dealt damage', what: creatures }, gainLife(1));
    const p = position();
    const attacker = p.battlefield(alice, body(2, 5));
    p.battlefield(alice, enchantment('Watcher', '{1}', [], watching));
    const blockers = [p.battlefield(bob, bear), p.battlefield(bob, bear)] as const;
    const table = battle(p, attacker);
    table.passUntil('declare blockers');
    table.answer(block([blockers[0], attacker], [blockers[1], attacker]));
    table.passUntil('combat damage');
    table.answer(damage(attacker, [object(blockers[0]), 2]));
    const dealt = table.of('DamageDealtToPermanent').filter(({ data }) => data.object === attacker);
    const triggers = table.of('AbilityTriggered');
    expect(triggers.map(({ data }) => data.context.amount).toSorted()).toEqual([2, 4]);
    expect(triggers.map(({ causes }) => causes)).toContainEqual(dealt.map(({ revision }) => revision));
  });
});

describe('Loxodon Warhammer', () => {
  test('trample and lifelink: the rest goes through, and all of it is gained', () => {
    const p = position();
    const creature = p.battlefield(alice, bear);
    p.battlefield(alice, card('Loxodon Warhammer'), { attachedTo: creature });
    const blocker = p.battlefield(bob, bear);
    const table = battle(p, creature);
    table.passUntil('declare blockers');
    table.answer(block([blocker, creature]));
    table.passUntil('combat damage');
    table.answer(damage(creature, [object(blocker), 2], [player(bob), 3]));
    expect([table.life(alice), table.life(bob), table.zoneOf(creature)]).toEqual([25, 17, 'graveyard']);
  });

  test('CR 120.3f: what one source deals at once is one gain of life', () => {
    const p = position();
    const creature = p.battlefield(alice, bear);
    p.battlefield(alice, card('Loxodon Warhammer'), { attachedTo: creature });
    const pridemate = p.battlefield(alice, card("Ajani's Pridemate"));
    const blocker = p.battlefield(bob, body(0, 2));
    const table = battle(p, creature);
    table.passUntil('declare blockers');
    table.answer(block([blocker, creature]));
    table.passUntil('combat damage');
    table.answer(damage(creature, [object(blocker), 2], [player(bob), 3]));
    expect(table.of('LifeGained').map(({ data }) => data.amount)).toEqual([5]);
    table.passAll();
    expect(size(table.state, pridemate)).toBe('3/3');
  });

  test('CR 702.6a: equip is a sorcery’s speed, and moves it', () => {
    const p = position(pools('CCC'));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, body(1, 1))];
    const hammer = p.battlefield(alice, card('Loxodon Warhammer'), { attachedTo: one });
    const spell = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(spell, select(player(bob)));
    expect(table.options(hammer)).toEqual([]);
    table.passAll();
    table.activate(hammer, select(two), pay);
    table.passAll();
    expect([size(table.state, one), size(table.state, two)]).toEqual(['2/2', '4/1']);
    expect([...seen(table.state, two).keywords]).toEqual(['trample', 'lifelink']);
  });
});
