import { describe, expect, test } from '@jest/globals';
import {
  creature,
  create,
  creatureToken,
  creatures,
  gainLife,
  instant,
  artifact,
  spell,
  target,
  triggered,
  wheneverThisAttacks,
  type CardDefinition,
  type Effect,
  type Objects,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  object,
  order,
  player,
  select,
  plainState,
  alice,
  bob,
  position,
  type Position,
  Table,
  bear,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const walkerWith = (loyalty: number): CardDefinition => ({
  ...artifact('Walker', '{3}', []),
  faces: [{ ...artifact('Walker', '{3}', []).faces[0], types: ['Planeswalker'], loyalty }],
});
const it: Objects = { objects: 'target', slot: 0 };
const second: Objects = { objects: 'target', slot: 1 };
const deed = (...effects: readonly Effect[]) => instant('Deed', '', spell(target.creature(), ...effects));
const watch = (event: TriggerEvent) => creature('Watcher', '{1}', [], 0, 9, triggered(event, gainLife(1)));

function beforeCombat(players = 2): Position {
  return position((state) => {
    state.step = 'beginning of combat';
  }, players);
}

/** All pass to the declare attackers step, and these attack. */
function attack(
  p: Position,
  ...attackers: readonly (readonly [ObjectId, PlayerId | ObjectId, 'player' | 'object'])[]
): Table {
  const table = new Table(p);
  table.passAll();
  const attacks = attackers.map(([attacker, id, is]) => {
    return { attacker, defender: is === 'player' ? player(id as PlayerId) : object(id as ObjectId) };
  });
  table.answer({ form: 'attack', attacks });
  return table;
}

const triggers = (table: Table) => table.of('AbilityTriggered').map(({ data }) => data.context);

test('CR 603.2c, 508.3b: “one or more creatures attack a player” is told apart by the player', () => {
  const p = beforeCombat(3);
  const attackers = [bob, bob, carol].map((who) => [p.battlefield(alice, bear), who, 'player'] as const);
  p.battlefield(
    alice,
    watch({ on: 'attacks', what: creatures, whom: { who: 'any player', as: ['player'] }, oneOrMore: true }),
    { tapped: true },
  );
  const table = attack(p, ...attackers);
  expect(triggers(table).map((context) => context.player)).toEqual([bob, carol]);
});

test('CR 508.1b: damage to what a creature is attacking, be that a player or a planeswalker', () => {
  const p = beforeCombat();
  const rider = triggered(
    { on: 'attacks', what: creatures },
    {
      do: 'deal damage',
      amount: 1,
      to: { objects: 'attacked by', of: { objects: 'that object' } },
      source: { objects: 'this' },
    },
  );
  p.battlefield(alice, creature('Rider', '{2}{R}{R}', [], 4, 3, rider), { tapped: true });
  const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const walker = p.battlefield(bob, walkerWith(3), { counters: { loyalty: 3 } });
  const table = attack(p, [first, bob, 'player'], [second, walker, 'object']);
  table.answer({ form: 'order', keys: ['1', '2'] });
  table.passAll();
  table.passAll();
  expect(table.life(bob)).toBe(19);
  expect(table.of('DamageDealtToPermanent').map(({ data }) => data.object)).toEqual([walker]);
});

describe('remove from combat', () => {
  test('CR 506.4: it stops attacking and deals no combat damage', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    const id = p.hand(alice, deed({ do: 'remove from combat', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id);
    table.passAll();
    expect(table.of('RemovedFromCombat').map(({ rule, data }) => [rule, data.object])).toEqual([['506.4', attacker]]);
    table.passUntil('end');
    expect(table.life(bob)).toBe(20);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('becomes blocked', () => {
  test('CR 509.1h, 509.3c, 510.1c: an unblocked attacker becomes blocked by nothing and assigns no damage', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    p.battlefield(bob, watch({ on: 'becomes blocked', what: creatures }), { tapped: true });
    p.battlefield(bob, watch({ on: 'becomes blocked by a creature', what: creatures, other: creatures }), {
      tapped: true,
    });
    const id = p.hand(alice, deed({ do: 'becomes blocked', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.passAll();
    table.cast(id, select(attacker));
    table.passAll();
    expect(triggers(table)).toHaveLength(1);
    table.passUntil('end');
    expect(table.life(bob)).toBe(21);
  });
});

describe('reselect attack', () => {
  test('CR 508.7, 508.7a: the creature attacks another player, and has not attacked again', () => {
    const p = beforeCombat(3);
    const attacker = p.battlefield(alice, creature('Raider', '{1}', [], 2, 2, wheneverThisAttacks(gainLife(1))));
    const id = p.hand(alice, deed({ do: 'reselect attack', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id);
    table.passAll();
    table.answer(select(player(carol)));
    expect(table.state.combat?.attackers[0]?.defender).toEqual(player(carol));
    expect(triggers(table)).toHaveLength(1);
    table.passUntil('end');
    expect([table.life(bob), table.life(carol)]).toEqual([20, 18]);
  });

  test('CR 508.7: it may go on attacking what it attacks, and nothing is reselected then', () => {
    const p = beforeCombat(3);
    const attacker = p.battlefield(alice, bear);
    const id = p.hand(alice, deed({ do: 'reselect attack', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id);
    table.passAll();
    table.answer(select(player(bob)));
    expect([table.of('AttackReselected'), table.state.combat?.attackers[0]?.defender]).toEqual([[], player(bob)]);
  });
});

describe('becomes attacking', () => {
  test('CR 508.4, 508.3a: it is attacking but never attacked; its controller chooses what', () => {
    const p = beforeCombat(3);
    const attacker = p.battlefield(alice, bear);
    const other = p.battlefield(alice, creature('Raider', '{1}', [], 2, 2, wheneverThisAttacks(gainLife(1))), {
      tapped: true,
    });
    const id = p.hand(alice, deed({ do: 'becomes attacking', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id, select(other));
    table.passAll();
    table.answer(select(player(carol)));
    expect(table.state.combat?.attackers.map(({ object: id_, defender }) => [id_, defender.id])).toEqual([
      [attacker, bob],
      [other, carol],
    ]);
    expect(triggers(table)).toEqual([]);
  });

  test('CR 506.3b: a creature of a player who isn’t attacking doesn’t', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear, { tapped: true });
    const id = p.hand(alice, deed({ do: 'becomes attacking', what: it }));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id, select(theirs));
    table.passAll();
    expect(table.state.combat?.attackers).toHaveLength(1);
  });

  test('CR 508.4: a token is created attacking a planeswalker or a player, as its controller chooses', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    const walker = p.battlefield(bob, walkerWith(3), { counters: { loyalty: 3 } });
    const token = creatureToken(1, 1, ['W'], ['Soldier']);
    const make = create(1, token) as Extract<Effect, { do: 'create tokens' }>;
    const id = p.hand(alice, instant('Call', '', spell({ ...make, attacking: true, tapped: true })));
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id);
    table.passAll();
    table.answer(select(walker));
    expect(table.state.combat?.attackers[1]?.defender).toEqual(object(walker));
  });
});

describe('becomes blocking', () => {
  test('CR 509.4, 509.3a, 509.3d: put blocking it never blocked, but the attacker becomes blocked by it', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, bear, { tapped: true });
    p.battlefield(bob, watch({ on: 'blocks', what: creatures }), { tapped: true });
    p.battlefield(bob, watch({ on: 'becomes blocked by a creature', what: creatures, other: creatures }), {
      tapped: true,
    });
    const twoTargets = instant(
      'Ambush',
      '',
      spell(target.creature(), target.creature(), { do: 'becomes blocking', what: it, attacker: second, put: true }),
    );
    const id = p.hand(alice, twoTargets);
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id, select(blocker), select(attacker));
    table.passAll();
    expect(table.state.combat?.attackers[0]).toMatchObject({ blocked: true, blockers: [blocker] });
    expect(triggers(table).map(({ object: id_ }) => id_)).toEqual([blocker]);
  });
});

describe('CR 508.3, 509.3: triggers on declarations', () => {
  test('CR 508.3a, 508.3b, 508.3d, 508.3e: whom it attacks, who is attacked, who attacks with how many', () => {
    const p = beforeCombat(3);
    const ids = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const onYou = { who: 'you', as: ['player'] } as const;
    const watchers = [
      p.battlefield(bob, watch({ on: 'attacks', what: creatures, whom: onYou })),
      p.battlefield(bob, watch({ on: 'is attacked', whom: onYou })),
      p.battlefield(alice, watch({ on: 'player attacks', who: 'you', atLeast: 3 })),
      p.battlefield(alice, watch({ on: 'player attacks', who: 'you', atLeast: 4 })),
      p.battlefield(carol, watch({ on: 'player attacks', who: 'an opponent', whom: onYou })),
    ];
    const table = attack(p, [ids[0]!, bob, 'player'], [ids[1]!, bob, 'player'], [ids[2]!, carol, 'player']);
    const counts = watchers.map((id) => table.of('AbilityTriggered').filter(({ data }) => data.source === id).length);
    expect(counts).toEqual([2, 1, 1, 0, 1]);
  });

  test('CR 508.3e: “whenever you attack a player” triggers once for each player who is attacked', () => {
    const p = beforeCombat(3);
    const ids = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const aPlayer = { who: 'any player', as: ['player'] } as const;
    const onEach = p.battlefield(alice, watch({ on: 'player attacks', who: 'you', whom: aPlayer }));
    const withTwo = p.battlefield(alice, watch({ on: 'player attacks', who: 'you', whom: aPlayer, atLeast: 2 }));
    const atAll = p.battlefield(alice, watch({ on: 'player attacks', who: 'you', atLeast: 3 }));
    const table = attack(p, [ids[0]!, bob, 'player'], [ids[1]!, bob, 'player'], [ids[2]!, carol, 'player']);
    const counts = [onEach, withTwo, atAll].map(
      (id) => table.of('AbilityTriggered').filter(({ data }) => data.source === id).length,
    );
    expect(counts).toEqual([2, 1, 1]);
  });

  test('CR 508.3e: “that player” of “whenever you attack a player” is the one who is attacked', () => {
    const p = beforeCombat(3);
    const ids = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const whom = { who: 'any player', as: ['player'] } as const;
    const lose: Effect = { do: 'lose life', amount: 1, who: { players: 'that player' } };
    const each = triggered({ on: 'player attacks', who: 'you', whom }, lose);
    const source = p.battlefield(alice, creature('Watcher', '{1}', [], 0, 9, each));
    const table = attack(p, [ids[0]!, bob, 'player'], [ids[1]!, carol, 'player']);
    table.answer(order(1, 2));
    table.passUntil('declare blockers');
    const lost = table.of('LifeLost').filter((event) => event.source !== 0);
    expect(lost.map(({ data }) => data.player).sort()).toEqual([bob, carol]);
    expect(table.of('AbilityTriggered').filter(({ data }) => data.source === source)).toHaveLength(2);
  });

  test('CR 508.2a example: a creature that fits only later makes nothing trigger', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, creature('Blue', '{U}', [], 2, 2));
    p.battlefield(alice, watch({ on: 'attacks', what: { is: 'color', color: 'G' } }));
    const id = p.hand(
      alice,
      deed({ do: 'apply', to: it, changes: [{ change: 'set colors', colors: ['G'] }], until: 'this turn' }),
    );
    const table = attack(p, [attacker, bob, 'player']);
    table.cast(id, select(attacker));
    table.passAll();
    expect(triggers(table)).toEqual([]);
  });

  test('CR 509.3b, 509.3e, 509.3f example: once for each creature blocked; by so many; by what is white as it blocks', () => {
    const p = beforeCombat();
    const attacker = p.battlefield(alice, bear);
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const watchers = [
      p.battlefield(alice, watch({ on: 'blocks a creature', what: creatures, other: { is: 'this' } })),
      p.battlefield(alice, watch({ on: 'blocks a creature', what: creatures, other: creatures })),
      p.battlefield(alice, watch({ on: 'becomes blocked', what: creatures, atLeast: 2 })),
      p.battlefield(alice, watch({ on: 'becomes blocked', what: creatures, atLeast: 3 })),
      p.battlefield(
        alice,
        watch({ on: 'becomes blocked by a creature', what: creatures, other: { is: 'color', color: 'W' } }),
      ),
    ];
    const table = attack(p, [attacker, bob, 'player']);
    table.passAll();
    table.answer({ form: 'block', blocks: [one, two].map((blocker) => ({ blocker, attacker })) });
    const counts = watchers.map((id) => table.of('AbilityTriggered').filter(({ data }) => data.source === id).length);
    expect(counts).toEqual([0, 2, 1, 0, 0]);
  });

  test('CR 120.1: “deals damage to a creature” isn’t met by damage to a planeswalker that is none', () => {
    const p = beforeCombat();
    const hits = (to: 'creature' | 'planeswalker' | 'permanent' | 'player') =>
      triggered({ on: 'deals damage', what: { is: 'this' }, to, combat: true }, gainLife(1));
    const all = [hits('creature'), hits('planeswalker'), hits('permanent'), hits('player')];
    const attacker = p.battlefield(alice, creature('Striker', '{1}', [], 2, 2, ...all));
    const walker = p.battlefield(bob, walkerWith(5), { counters: { loyalty: 5 } });
    const table = attack(p, [attacker, walker, 'object']);
    table.passUntil('combat damage');
    const fired = table.of('AbilityTriggered').map(({ data }) => data.ability.at(-1));
    expect(fired).toEqual(['1', '2']);
  });
});
