import { describe, expect, test } from '@jest/globals';
import {
  apply,
  artifact,
  beginningOf,
  creature,
  creatures,
  dealsCombatDamage,
  dies,
  enchantment,
  extraPhases,
  extraStep,
  gainLife,
  gets,
  instant,
  itself,
  keywords,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  type Step,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  attackWith,
  blockWith,
  select,
  bear,
  forest,
  mountain,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const from = (step: Step, players = 2) => {
  const p = position((state) => {
    state.step = step;
    state.begun = [step];
  }, players);
  for (let i = 0; i < 4; i++) for (let seat = 0; seat < players; seat++) p.library(seat as PlayerId, forest);
  return p;
};
const big = creature('Big', '{3}', [], 3, 3);
const watcher = (on: 'attacks' | 'blocks') =>
  enchantment('Watcher', '{1}', [], triggered({ on, what: creatures }, gainLife(1)));

describe('CR 500: steps and phases', () => {
  test('CR 500.3: the untap step ends once its actions are done; nobody has priority in it', () => {
    const p = from('end');
    p.battlefield(bob, bear, { tapped: true });
    const table = new Table(p);
    table.passUntil('upkeep');
    const types = table.facts.map(({ type, data }) => (type === 'StepBegan' ? (data as { step: Step }).step : type));
    const untap = types.lastIndexOf('untap');
    expect(types.slice(untap, types.lastIndexOf('upkeep') + 1)).toEqual(['untap', 'PermanentsUntapped', 'upkeep']);
  });

  test('CR 500.5: “until end of combat” lasts for the whole combat phase; “this turn” until the cleanup step', () => {
    const p = from('beginning of combat');
    const id = p.battlefield(alice, bear, { tapped: true });
    const [first, second] = [
      p.hand(alice, instant('First', '', spell(target.creature(), apply(target(), 'until end of combat', gets(1, 0))))),
      p.hand(alice, instant('Second', '', spell(target.creature(), apply(target(), 'this turn', gets(0, 1))))),
    ];
    const table = new Table(p);
    for (const card of [first, second]) {
      table.cast(card);
      table.passAll();
    }
    table.passUntil('end of combat');
    expect(size(table.state, id)).toBe('3/3');
    table.passUntil('postcombat main');
    expect(size(table.state, id)).toBe('2/3');
    table.passUntil('cleanup');
    table.passUntil('upkeep');
    expect(size(table.state, id)).toBe('2/2');
  });

  test('CR 500.6, 703.1a: what triggers at the beginning of a step waits until a player would get priority', () => {
    const p = from('precombat main');
    p.battlefield(bob, enchantment('Dawn', '{1}', [], triggered(beginningOf('untap', 'each player'), gainLife(1))));
    const table = new Table(p);
    table.passUntil('untap');
    expect([table.state.step, table.stack]).toEqual(['upkeep', ['ability of Dawn']]);
  });
});

describe('CR 503, 505: upkeep and main phases', () => {
  const afterUpkeep = instant(
    'Late',
    '',
    spell(gainLife(1)),
    staticAbility({ static: 'cast this only', if: { if: 'after step', step: 'upkeep' } }),
  );

  test('CR 503.2: “after the upkeep step”: from the end of the turn’s first upkeep step on', () => {
    const p = from('upkeep');
    const card = p.hand(alice, afterUpkeep);
    const another = p.hand(alice, instant('Again', '', spell(extraStep('upkeep'))));
    const table = new Table(p);
    expect(table.options(card)).toEqual([]);
    table.cast(another);
    table.passAll();
    table.passAll();
    expect([table.state.step, table.options(card).length]).toEqual(['upkeep', 1]);
  });

  test('CR 505.1, 505.1a: a turn’s first main phase is the precombat one, all others are postcombat ones', () => {
    const p = from('upkeep');
    const more = p.hand(alice, instant('More', '', spell(extraPhases('combat', 'main'))));
    const table = new Table(p);
    table.passUntil('postcombat main');
    table.cast(more);
    table.passAll();
    table.passUntil('end');
    const mains = table
      .of('StepBegan')
      .map(({ data }) => data.step)
      .filter((step) => step.endsWith('main'));
    expect(mains).toEqual(['precombat main', 'postcombat main', 'postcombat main']);
  });

  test('CR 505.1b: the second main phase is counted, whichever phases lie between', () => {
    const p = from('precombat main');
    p.battlefield(
      alice,
      enchantment(
        'Second',
        '{1}',
        [],
        triggered({ on: 'beginning of step', step: 'postcombat main', whose: 'you', nth: 1 }, gainLife(1)),
      ),
    );
    const more = p.hand(alice, instant('More', '', spell(extraPhases('combat', 'main'))));
    const table = new Table(p);
    table.passUntil('postcombat main');
    expect(table.stack).toEqual(['ability of Second']);
    table.passAll();
    table.cast(more);
    table.passAll();
    table.passUntil('postcombat main');
    expect(table.stack).toEqual([]);
  });

  test('CR 505.2, 505.6: a main phase ends when all pass in succession with an empty stack; the active player has priority', () => {
    const p = from('precombat main');
    const card = p.hand(alice, sorcery('Rest', '', spell(gainLife(1))));
    const table = new Table(p);
    expect(table.asked).toBe('priority 0');
    table.cast(card);
    table.passAll();
    expect([table.state.step, table.asked]).toEqual(['precombat main', 'priority 0']);
    table.passAll();
    expect(table.state.step).toBe('beginning of combat');
  });

  test('CR 505.6a: cards that aren’t instants are cast in the active player’s main phases alone', () => {
    const kinds = [
      artifact('Relic', '', []),
      { ...bear, faces: [{ ...bear.faces[0], manaCost: [] }] } as typeof bear,
      enchantment('Rule', '', []),
      sorcery('Rest', '', spell(gainLife(1))),
    ];
    const castable = (step: Step): number => {
      const p = from(step);
      const cards = kinds.map((card) => p.hand(alice, card));
      const table = new Table(p);
      return cards.filter((card) => table.options(card).length > 0).length;
    };
    expect(
      (['upkeep', 'precombat main', 'beginning of combat', 'postcombat main', 'end'] as const).map(castable),
    ).toEqual([0, 4, 0, 4, 0]);
  });

  test('CR 505.6b: one land each turn, in either main phase, with an empty stack, and not on the stack', () => {
    const p = from('precombat main');
    const [one, two] = [p.hand(alice, forest), p.hand(alice, mountain)];
    const balm = p.hand(alice, instant('Balm', '', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(balm);
    expect(table.options(one)).toEqual([]);
    table.passAll();
    table.playLand(one);
    expect([table.zoneOf(one), table.stack, table.asked]).toEqual(['battlefield', [], 'priority 0']);
    expect(table.options(two)).toEqual([]);
    table.passUntil('postcombat main');
    expect(table.options(two)).toEqual([]);
  });
});

describe('CR 507–511: who has priority in combat, and what waits for it', () => {
  test('CR 507.2, 511.1: the active player has priority as the first and the last step of combat begin', () => {
    const table = new Table(from('precombat main'));
    table.passUntil('beginning of combat');
    expect([table.state.step, table.asked]).toEqual(['beginning of combat', 'priority 0']);
    table.passUntil('end of combat');
    expect([table.state.step, table.asked]).toEqual(['end of combat', 'priority 0']);
  });

  test('CR 508.2, 508.2b: what triggered as attackers were declared is on the stack before the active player has priority', () => {
    const p = from('beginning of combat');
    const attacker = p.battlefield(alice, bear);
    p.battlefield(bob, watcher('attacks'));
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    expect([table.stack, table.asked]).toEqual([['ability of Watcher'], 'priority 0']);
  });

  test('CR 508.3f: “attacks and isn’t blocked” triggers in the declare blockers step', () => {
    const p = from('beginning of combat');
    const attacker = p.battlefield(
      alice,
      creature('Sly', '{1}', [], 1, 1, triggered({ on: 'attacks and is not blocked', what: itself }, gainLife(1))),
    );
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    expect(table.stack).toEqual([]);
    table.passAll();
    expect([table.state.step, table.stack]).toEqual(['declare blockers', ['ability of Sly']]);
  });

  test('CR 509.2, 509.2a: the same of blockers', () => {
    const p = from('beginning of combat');
    const [attacker, blocker] = [p.battlefield(alice, bear), p.battlefield(bob, big)];
    p.battlefield(bob, watcher('blocks'));
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.passAll();
    table.answer(blockWith([blocker, attacker]));
    expect([table.stack, table.asked]).toEqual([['ability of Watcher'], 'priority 0']);
  });

  test('CR 510.3, 510.3a: what triggered on damage, and on state-based actions after it, comes before priority', () => {
    const p = from('beginning of combat');
    const attacker = p.battlefield(
      alice,
      creature(
        'Raider',
        '{1}',
        [],
        2,
        2,
        keywords('trample'),
        triggered(dealsCombatDamage(itself, 'creature'), gainLife(1)),
      ),
    );
    const blocker = p.battlefield(bob, big);
    p.battlefield(alice, enchantment('Mourner', '{1}', [], triggered(dies(creatures), gainLife(1))));
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.passAll();
    table.answer(blockWith([blocker, attacker]));
    table.passUntil('combat damage');
    if (table.question.form === 'order')
      table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
    expect([[...table.stack].sort(), table.asked]).toEqual([['ability of Mourner', 'ability of Raider'], 'priority 0']);
  });
});

describe('CR 703: turn-based actions', () => {
  test('CR 703.1, 703.2, 703.3: they happen as a step begins, before anybody has priority, and no player controls them', () => {
    const p = from('upkeep');
    const table = new Table(p);
    table.passAll();
    const [began, drew] = table.facts.slice(-3).filter(({ type }) => type === 'StepBegan' || type === 'ObjectMoved');
    expect([began?.type, drew?.type, drew?.rule, drew?.source]).toEqual(['StepBegan', 'ObjectMoved', '504.1', 0]);
    expect(drew?.causes).toEqual([began?.revision]);
  });

  test('CR 703.4a, 703.4b, 703.4c: phasing, then day and night, then untapping', () => {
    const p = from('end');
    p.battlefield(bob, creature('Misty', '{U}', [], 1, 1, keywords('phasing')));
    p.battlefield(bob, bear, { tapped: true });
    const q = new Table(p);
    q.passUntil('untap');
    const order = q.facts.map(({ rule, type }) => `${rule} ${type}`).filter((fact) => /^502/.test(fact));
    expect(order).toEqual(['502.1 PermanentsPhased', '502.3 PermanentsUntapped']);
  });

  test('CR 703.4d: the active player draws as the draw step begins', () => {
    const table = new Table(from('upkeep'));
    table.passAll();
    expect(table.of('ObjectMoved').map(({ rule, data }) => [rule, data.manner])).toEqual([['504.1', 'draw']]);
  });

  test('CR 703.4f: lore counters as the precombat main phase begins, before priority', () => {
    const p = from('draw');
    const saga = p.battlefield(
      alice,
      enchantment(
        'Saga',
        '{1}',
        ['Saga'],
        triggered({ on: 'chapter', chapters: [1] }, gainLife(1)),
        triggered({ on: 'chapter', chapters: [3] }, gainLife(1)),
      ),
    );
    const table = new Table(p);
    table.passAll();
    expect([table.object(saga).counters, table.stack, table.of('CountersPut')[0]?.rule]).toEqual([
      [{ kind: 'lore', count: 1 }],
      ['ability of Saga'],
      '714.3b',
    ]);
  });

  test('CR 703.4i, 703.4j, 703.4k, 703.4m: attackers, blockers, damage assigned, damage dealt', () => {
    const p = from('beginning of combat');
    const [attacker, blocker] = [p.battlefield(alice, bear), p.battlefield(bob, big)];
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    table.passAll();
    table.answer(blockWith([blocker, attacker]));
    table.passUntil('combat damage');
    const order = table.facts
      .filter(({ type }) => /Declared|Assigned|DamageDealt|StepBegan/.test(type))
      .map(({ rule, type }) => `${rule} ${type}`);
    expect(order).toEqual([
      ...['508.1 StepBegan', '508.1k AttackersDeclared', '509.1 StepBegan', '509.1g BlockersDeclared'],
      ...[
        '510.1 StepBegan',
        '510.1 CombatDamageAssigned',
        '510.2 DamageDealtToPermanent',
        '510.2 DamageDealtToPermanent',
      ],
    ]);
  });

  test('CR 703.4n, 703.4p: the discard to hand size comes before damage wears off', () => {
    const p = from('end');
    const hand = Array.from({ length: 8 }, () => p.hand(alice, bear));
    p.battlefield(alice, big, { damage: 1 });
    const table = new Table(p);
    table.passAll();
    table.answer(select(hand[0]!));
    const order = table.facts.map(({ rule }) => rule).filter((rule) => rule.startsWith('514'));
    expect([...new Set(order)]).toEqual(['514.1', '514.2']);
  });

  test('CR 703.4q: unused mana empties as each step ends', () => {
    const p = position(pools('G'));
    const table = new Table(p);
    table.passAll();
    expect([table.pool(alice), table.of('ManaEmptied')[0]?.rule]).toEqual(['', '500.4']);
  });

  test('CR 513.1a: “at the beginning of the end step” triggers once in the step', () => {
    const p = from('postcombat main');
    p.battlefield(alice, enchantment('Dusk', '{1}', [], triggered(beginningOf('end', 'you'), gainLife(1))));
    const table = new Table(p);
    table.passUntil('end');
    expect(table.stack).toEqual(['ability of Dusk']);
    table.passAll();
    expect([table.state.step, table.stack, table.life(alice)]).toEqual(['end', [], 21]);
  });
});
