import { describe, expect, test } from '@jest/globals';
import {
  beginningOf,
  creature,
  dealDamage,
  enchantment,
  endTheTurn,
  extraPhases,
  extraStep,
  extraTurn,
  gainLife,
  instant,
  skipNext,
  skips,
  sorcery,
  spell,
  target,
  triggered,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  player,
  select,
  alice,
  bob,
  position,
  type Position,
  plainState,
  Table,
  bear,
  wastes,
} from '@stacktrail/test-kit';

const does = (...effects: readonly Effect[]) => instant('Deed', '', spell(...effects));
const rule = (...abilities: readonly Ability[]) => enchantment('Rule', '{1}', [], ...abilities);

function start(change?: Parameters<typeof position>[0], players = 2): Position {
  const p = position(change, players);
  for (let i = 0; i < 12; i++) for (let seat = 0; seat < players; seat++) p.library(seat as typeof alice, wastes);
  return p;
}

const turns = (table: Table) => table.of('TurnBegan').map(({ data }) => data.player);
const steps = (table: Table) => table.of('StepBegan').map(({ data }) => data.step);

/** All pass until so many turns have begun. */
function playTurns(table: Table, count: number): void {
  for (let i = 0; i < 400 && table.of('TurnBegan').length < count; i++) table.pass();
}

/** Casts, and lets it resolve. */
function resolves(table: Table, id: ObjectId, ...then: readonly Answer[]): void {
  table.cast(id, ...then);
  table.passAll();
}

describe('extra turn', () => {
  test('CR 500.7: an extra turn comes directly after this one, then play goes on in turn order', () => {
    const p = start();
    const spellId = p.hand(alice, does(extraTurn()));
    const table = new Table(p);
    resolves(table, spellId);
    playTurns(table, 3);
    expect(turns(table)).toEqual([alice, bob, alice]);
    expect(table.of('TurnBegan')[0]!.rule).toBe('500.7');
  });

  test('CR 500.7: the most recently created extra turn is taken first', () => {
    const p = start();
    const forMe = p.hand(alice, does(extraTurn()));
    const forThem = p.hand(
      alice,
      instant('Gift', '', spell(target.player(), extraTurn({ players: 'target', slot: 0 }))),
    );
    const table = new Table(p);
    resolves(table, forMe);
    resolves(table, forThem, select(player(bob)));
    playTurns(table, 4);
    expect(turns(table)).toEqual([bob, alice, bob, alice]);
  });

  test('CR 500.7: an extra turn of another player than the next one doesn’t change turn order after it', () => {
    const p = start(undefined, 3);
    const id = p.hand(alice, does(extraTurn()));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 4);
    expect(turns(table)).toEqual([0, 1, 2, 0]);
  });

  test('CR 500.7: several players get their extra turns in APNAP order, so the last of them takes the first', () => {
    const p = start(undefined, 3);
    const id = p.hand(alice, does({ do: 'extra turn', who: { players: 'each player' }, count: 1 }));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 4);
    expect(turns(table)).toEqual([2, 1, 0, 1]);
  });
});

describe('extra phases', () => {
  test('CR 500.8: a combat phase followed by a main phase comes directly after this phase', () => {
    const p = start();
    const id = p.hand(alice, does(extraPhases('combat', 'main')));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 1);
    const combat = ['beginning of combat', 'declare attackers', 'end of combat'];
    expect(steps(table).slice(0, 10)).toEqual([
      ...combat,
      'postcombat main',
      ...combat,
      'postcombat main',
      'end',
      'cleanup',
    ]);
  });

  test('CR 505.1a: an additional main phase is a postcombat main phase', () => {
    const p = start();
    const id = p.hand(alice, does(extraPhases('main')));
    const table = new Table(p);
    resolves(table, id);
    table.passAll();
    expect(table.state.step).toBe('postcombat main');
    table.passAll();
    expect(table.state.step).toBe('beginning of combat');
  });

  test('CR 500.8: of phases added after the same phase the most recently created comes first', () => {
    const p = start();
    const combat = p.hand(alice, does(extraPhases('combat')));
    const beginning = p.hand(alice, does(extraPhases('beginning')));
    const table = new Table(p);
    resolves(table, combat);
    resolves(table, beginning);
    table.passUntil('end of combat');
    expect(steps(table).slice(0, 4)).toEqual(['untap', 'upkeep', 'draw', 'beginning of combat']);
  });
});

describe('extra steps', () => {
  test('CR 500.9: an additional upkeep step comes directly after this one', () => {
    const p = start((state) => {
      state.step = 'upkeep';
    });
    const id = p.hand(alice, does(extraStep('upkeep')));
    const table = new Table(p);
    resolves(table, id);
    table.passUntil('precombat main');
    expect(steps(table)).toEqual(['upkeep', 'draw', 'precombat main']);
  });

  test('CR 500.10: a step after a phase comes in a phase of its own, whose other steps are skipped', () => {
    const p = start();
    const id = p.hand(alice, does(extraStep('upkeep', 'this phase')));
    const table = new Table(p);
    resolves(table, id);
    table.passUntil('beginning of combat');
    expect(steps(table)).toEqual(['upkeep', 'beginning of combat']);
  });

  test('CR 500.10 example: as many upkeep steps as damage was dealt follow the combat phase, without untap or draw', () => {
    const p = start((state) => {
      state.step = 'beginning of combat';
    });
    const splitter = creature(
      'Splitter',
      '{2}',
      [],
      2,
      5,
      triggered(
        { on: 'deals damage', what: { is: 'this' }, to: 'player', combat: true },
        { do: 'extra steps', step: 'upkeep', after: 'this phase', count: { amount: 'that much' }, yours: true },
      ),
    );
    const id = p.battlefield(alice, splitter);
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker: id, defender: player(bob) }] });
    table.passUntil('end');
    expect(steps(table).slice(-5)).toEqual(['end of combat', 'upkeep', 'upkeep', 'postcombat main', 'end']);
  });

  test('CR 500.10a: “you get” adds nothing to another player’s turn', () => {
    const p = start((state) => {
      state.priority = bob;
      state.passed = 1;
    });
    const id = p.hand(bob, does({ do: 'extra phases', phases: ['combat'], count: 1, yours: true }));
    const table = new Table(p);
    resolves(table, id);
    expect(table.of('StepsAdded')).toEqual([]);
  });
});

describe('skip', () => {
  test('CR 500.11, 614.10: a static ability skips the draw step: nothing happens in it', () => {
    const p = start();
    p.battlefield(bob, rule(skips('draw')));
    const table = new Table(p);
    playTurns(table, 1);
    table.passUntil('precombat main');
    expect(steps(table).slice(-3)).toEqual(['untap', 'upkeep', 'precombat main']);
    expect(table.of('Skipped').map(({ rule: by, data }) => [by, data.player, data.what])).toEqual([
      ['500.11', bob, 'draw'],
    ]);
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw')).toEqual([]);
  });

  test('CR 500.11: a static ability of an opponent doesn’t touch your steps', () => {
    const p = start();
    p.battlefield(alice, rule(skips('untap', 'you')));
    const table = new Table(p);
    playTurns(table, 1);
    expect(steps(table).slice(-2)).toEqual(['untap', 'upkeep']);
  });

  test('CR 614.10a: two effects that skip the next turn skip two', () => {
    const p = start();
    const id = p.hand(alice, does(skipNext('turn', { players: 'each opponent' }, 2)));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 4);
    expect(turns(table)).toEqual([alice, alice, bob, alice]);
    expect(table.state.skips).toEqual([]);
  });

  test('CR 614.10: a phase that has started can’t be skipped; the effect waits for the next', () => {
    const p = start((state) => {
      state.step = 'beginning of combat';
    });
    const id = p.hand(alice, does(skipNext('combat phase')));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 3);
    expect(steps(table).slice(0, 2)).toEqual(['declare attackers', 'end of combat']);
    expect(table.of('Skipped').map(({ data }) => data.what)).toEqual(['combat phase']);
    expect(table.of('StepBegan').filter(({ data }) => data.step === 'beginning of combat')).toHaveLength(1);
  });

  test('CR 614.10: “this turn” ends with the turn', () => {
    const p = start();
    const id = p.hand(
      alice,
      does({ do: 'skip', who: { players: 'active player' }, what: 'combat phase', count: 'all this turn' }),
    );
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 1);
    expect(steps(table).slice(0, 4)).toEqual(['postcombat main', 'end', 'cleanup', 'untap']);
    expect(table.state.skips).toEqual([]);
  });

  test('CR 500.12: nothing happens between turns: a skipped turn is one fact', () => {
    const p = start();
    const id = p.hand(alice, does(skipNext('turn', { players: 'each opponent' })));
    const table = new Table(p);
    resolves(table, id);
    playTurns(table, 1);
    const at = table.facts.findIndex(({ type }) => type === 'Skipped');
    expect(table.facts[at + 1]!.type).toBe('TurnBegan');
  });
});

describe('end the turn', () => {
  test('CR 722.1b, 722.1d, 722.1e: the stack is exiled, and the cleanup step comes at once', () => {
    const p = start();
    p.battlefield(alice, rule(triggered(beginningOf('end', 'each player'), gainLife(1))));
    const bolt = p.hand(bob, instant('Bolt', '', spell(target.any(), dealDamage(3))));
    const end = p.hand(alice, does({ do: 'end the turn' }));
    const table = new Table(p);
    table.pass();
    table.cast(bolt, select(player(alice)));
    table.pass();
    table.cast(end);
    table.passAll();
    expect([table.zoneOf(bolt), table.zoneOf(end)]).toEqual(['exile', 'exile']);
    expect(table.life(alice)).toBe(20);
    expect(steps(table).slice(0, 2)).toEqual(['cleanup', 'untap']);
    expect(table.of('TurnCutShort')[0]!.rule).toBe('722.1d');
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 722.1d: in combat everything is removed from combat', () => {
    const p = start((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const end = p.hand(alice, does(endTheTurn));
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    resolves(table, end);
    expect(table.state.combat).toBeNull();
    expect(table.life(bob)).toBe(20);
    expect(table.state.activePlayer).toBe(bob);
  });
});

describe('end the combat phase', () => {
  test('CR 722.2d: ending the combat phase goes to the postcombat main phase', () => {
    const p = start((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const end = p.hand(alice, does({ do: 'end the combat phase' }));
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    resolves(table, end);
    expect([table.state.step, table.state.combat, table.asked]).toEqual(['postcombat main', null, 'priority 0']);
    expect(table.zoneOf(end)).toBe('exile');
  });

  test('CR 722.2g: outside a combat phase nothing happens', () => {
    const p = start();
    const end = p.hand(alice, sorcery('End', '', spell({ do: 'end the combat phase' })));
    const table = new Table(p);
    resolves(table, end);
    expect([table.state.step, table.zoneOf(end)]).toEqual(['precombat main', 'graveyard']);
  });
});
