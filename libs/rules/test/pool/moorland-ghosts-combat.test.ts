import { describe, expect, test } from '@jest/globals';
import { creatureToken, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  pay,
  pick,
  player,
  bear,
  bolt,
  body,
  bodyOf,
  alice,
  bob,
  position,
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

/** Alice attacks with these. */
function battle(p: Position, ...attackers: readonly ObjectId[]): Table {
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attack(...attackers));
  return table;
}

describe('Geist of Saint Traft', () => {
  const angelOf = (table: Table): ObjectId => {
    return table.state.battlefield.find((id) => table.object(id).printed.name === 'Angel Token')!;
  };

  test('CR 508.4: its Angel enters tapped and attacking, and is exiled at end of combat', () => {
    const p = position();
    const geist = p.battlefield(alice, card('Geist of Saint Traft'));
    const table = battle(p, geist);
    table.passAll();
    const angel = angelOf(table);
    expect(table.now(angel).tapped).toBe(true);
    expect(table.state.combat!.attackers.map((attacker) => attacker.object)).toEqual([geist, angel]);
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    table.passUntil('combat damage');
    expect(table.life(bob)).toBe(14);
    table.passUntil('end of combat');
    expect([table.stack, table.zoneOf(angel)]).toEqual([['ability of Geist of Saint Traft'], 'battlefield']);
    table.passAll();
    expect([table.zoneOf(angel), table.zoneOf(geist)]).toEqual(['gone', 'battlefield']);
  });

  test('CR 603.7: the Angel is exiled even where Geist died in the battle', () => {
    const p = position();
    const geist = p.battlefield(alice, card('Geist of Saint Traft'));
    const blocker = p.battlefield(bob, body(4, 4));
    const table = battle(p, geist);
    table.passAll();
    const angel = angelOf(table);
    table.passUntil('declare blockers');
    table.answer(block([blocker, geist]));
    table.passUntil('end of combat');
    expect([table.zoneOf(geist), table.zoneOf(angel)]).toEqual(['graveyard', 'battlefield']);
    table.passAll();
    expect(table.zoneOf(angel)).toBe('gone');
  });

  test('CR 603.7b: the delayed trigger is over after its combat', () => {
    const p = position();
    const geist = p.battlefield(alice, card('Geist of Saint Traft'));
    const table = battle(p, geist);
    table.passUntil('postcombat main');
    expect([table.state.battlefield, table.state.delayed]).toEqual([[geist], []]);
    expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['603.2', '603.7']);
  });
});

describe('Azorius Charm in combat', () => {
  const charmOf = (p: Position) => {
    const lands = [p.battlefield(bob, card('Plains')), p.battlefield(bob, card('Island'))];
    return { charm: p.hand(bob, card('Azorius Charm')), lands };
  };

  test('lifelink for each creature of its controller', () => {
    const p = position(pools('WU'));
    const ids = [p.battlefield(alice, bear), p.battlefield(alice, body(3, 3))] as const;
    const charm = p.hand(alice, card('Azorius Charm'));
    const table = new Table(p);
    table.cast(charm, pick('1'), pay);
    table.passAll();
    table.passUntil('declare attackers');
    table.answer(attack(...ids));
    table.passUntil('combat damage');
    expect([table.life(alice), table.life(bob)]).toEqual([25, 15]);
    expect(table.of('LifeGained').map(({ data }) => data.amount)).toEqual([2, 3]);
  });

  test('an attacker goes on top of its owner’s library', () => {
    const p = position();
    const attacker = p.battlefield(alice, bear);
    p.library(alice, bolt);
    const { charm, lands } = charmOf(p);
    const table = battle(p, attacker);
    table.pass();
    table.cast(charm);
    expect(table.question).toMatchObject({ options: [{ key: '1' }, { key: '2' }, { key: '3' }] });
    table.answers(pick('3'), ...lands.map((land) => table.use(land)), pay);
    table.passAll();
    const [top] = table.state.players[0]!.library;
    expect([table.state.players[0]!.library.length, table.now(attacker).id]).toEqual([2, top]);
    table.passUntil('postcombat main');
    expect([table.life(bob), table.state.combat]).toEqual([20, null]);
  });

  test('CR 111.7: an attacking token is put into the library and ceases to exist', () => {
    const p = position();
    const attacker = p.token(alice, creatureToken(1, 1, ['W'], ['Spirit'], []));
    const { charm, lands } = charmOf(p);
    const table = battle(p, attacker);
    table.pass();
    table.cast(charm, pick('3'), ...lands.map((land) => table.use(land)), pay);
    table.passAll();
    expect([table.zoneOf(attacker), table.state.players[0]!.library]).toEqual(['gone', []]);
  });
});

describe('Knights', () => {
  test('CR 702.7b: White Knight kills before it is hit', () => {
    const p = position();
    const [knight, blocker] = [p.battlefield(alice, card('White Knight')), p.battlefield(bob, bear)];
    const table = battle(p, knight);
    table.passUntil('declare blockers');
    table.answer(block([blocker, knight]));
    table.passUntil('end of combat');
    expect([table.zoneOf(knight), table.zoneOf(blocker)]).toEqual(['battlefield', 'graveyard']);
  });

  test.each([
    ['White Knight', '{B}', '702.16f'],
    ['Mirran Crusader', '{B}', '702.16f'],
    ['Mirran Crusader', '{G}', '702.16f'],
    ['Kor Firewalker', '{R}', '702.16f'],
  ])('CR 702.16f: %s isn’t blocked by a creature of cost %s', (name, cost, rule) => {
    const p = position();
    const [knight, blocker] = [p.battlefield(alice, card(name)), p.battlefield(bob, bodyOf(cost, 3, 3))];
    p.battlefield(bob, bodyOf('{U}', 1, 1));
    const table = battle(p, knight);
    table.passUntil('declare blockers');
    expect(() => table.answer(block([blocker, knight]))).toThrow(rule);
  });

  test('CR 702.16e: damage of green creatures to Mirran Crusader is prevented, and it strikes twice', () => {
    const p = position();
    const [big, knight] = [p.battlefield(alice, body(5, 4)), p.battlefield(bob, card('Mirran Crusader'))];
    const table = battle(p, big);
    table.passUntil('declare blockers');
    table.answer(block([knight, big]));
    table.passUntil('end of combat');
    expect([table.zoneOf(big), table.zoneOf(knight), table.now(knight).damage]).toEqual([
      'graveyard',
      'battlefield',
      0,
    ]);
  });

  test('Selfless Spirit: the attackers survive lethal damage', () => {
    const p = position();
    const [attacker, spirit] = [p.battlefield(alice, bear), p.battlefield(alice, card('Selfless Spirit'))];
    const blocker = p.battlefield(bob, body(5, 5));
    const table = battle(p, attacker);
    table.passUntil('declare blockers');
    table.answer(block([blocker, attacker]));
    table.activate(spirit);
    expect(table.zoneOf(spirit)).toBe('graveyard');
    table.passAll();
    table.passUntil('end of combat');
    expect([table.zoneOf(attacker), table.now(attacker).damage]).toEqual(['battlefield', 5]);
  });

  test('Serra Angel attacks, flies over and is still there to block', () => {
    const p = position();
    const angel = p.battlefield(alice, card('Serra Angel'));
    p.battlefield(bob, bear);
    const table = battle(p, angel);
    table.passUntil('end of combat');
    expect([table.life(bob), table.now(angel).tapped]).toEqual([16, false]);
  });
});
