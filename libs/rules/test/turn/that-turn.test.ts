import { describe, expect, test } from '@jest/globals';
import {
  endStep,
  extraTurn,
  gainLife,
  instant,
  loseTheGame,
  loseLife,
  spell,
  sorcery,
  triggered,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import { resolves, alice, bob, position, Table, wastes } from '@stacktrail/test-kit';

const atThatEnd = (...effects: readonly Effect[]): Effect => ({
  do: 'delayed trigger',
  ability: triggered(endStep, ...effects),
  thatTurn: true,
});

function start(...cards: readonly (readonly [string, readonly Effect[]])[]) {
  const p = position();
  for (const player of [alice, bob]) for (let i = 0; i < 8; i++) p.library(player, wastes);
  const ids = cards.map(([name, effects]) => p.hand(alice, instant(name, '', spell(...effects))));
  return { table: new Table(p), ids };
}

/** Whose turn it is, and what is on the stack, at the beginning of each end step from now on. */
function ends(table: Table, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    table.passUntil('end');
    const seen = `${table.state.activePlayer} ${table.stack.join(', ')}`.trimEnd();
    if (table.stack.length > 0) table.passAll();
    return seen;
  });
}

describe('CR 500.7, 603.7: “that turn” is the extra turn that the text has added', () => {
  test('CR 603.7: the delayed triggered ability triggers in that turn, and in no other', () => {
    const { table, ids } = start(['Fate', [extraTurn(), atThatEnd(loseTheGame())]]);
    resolves(table, ids[0]!);
    expect(table.of('BoundToExtraTurn').map(({ rule }) => rule)).toEqual(['500.7']);
    expect(ends(table, 1)).toEqual(['0']); // this turn's own end step
    table.passUntil('end');
    expect([table.state.activePlayer, table.stack, table.state.extraTurn]).toEqual([
      alice,
      ['ability of Fate'],
      table.of('ExtraTurnAdded')[0]!.revision,
    ]);
    expect(table.fold()).not.toBe('');
    table.pass(2);
    expect(table.of('PlayerLost').map(({ data }) => data.player)).toEqual([alice]);
  });

  test('CR 500.7: of two extra turns the later one comes first, and each has its own', () => {
    const one = ['One', [extraTurn(), atThatEnd(loseLife(1, you))]] as const;
    const two = ['Two', [extraTurn(), atThatEnd(gainLife(5))]] as const;
    const { table, ids } = start(one, two);
    for (const id of ids) resolves(table, id);
    expect(ends(table, 4)).toEqual(['0', '0 ability of Two', '0 ability of One', '1']);
  });

  test('CR 500.7: a turn that is skipped takes what belongs to it with it', () => {
    const never: Effect = { do: 'skip', who: you, what: 'turn', count: 1 };
    const { table, ids } = start(['Fate', [extraTurn(), never, atThatEnd(loseTheGame())]]);
    resolves(table, ids[0]!);
    expect(ends(table, 3)).toEqual(['0', '1', '0']);
  });

  test('CR 603.7: nothing is created where the text has added no turn', () => {
    const { table, ids } = start(['Before', [extraTurn()]], ['Fate', [atThatEnd(loseTheGame())]]);
    for (const id of ids) resolves(table, id);
    expect([table.state.delayed, table.of('DelayedTriggerCreated')]).toEqual([[], []]);
  });

  test('CR 500.7, 614.10: the untap step of that turn is skipped, not that of a turn between', () => {
    const later: Effect = { do: 'skip', who: you, what: 'untap', count: 1, thatTurn: true };
    const p = position();
    for (const player of [alice, bob]) for (let i = 0; i < 8; i++) p.library(player, wastes);
    const first = p.hand(alice, sorcery('Savour', '', spell(extraTurn(), later)));
    const second = p.hand(alice, sorcery('More', '', spell(extraTurn())));
    const table = new Table(p);
    resolves(table, first);
    resolves(table, second);
    const untaps = () => table.of('StepBegan').filter(({ data }) => data.step === 'untap').length;
    table.passUntil('upkeep');
    expect([table.state.activePlayer, untaps()]).toEqual([alice, 1]);
    table.passUntil('upkeep');
    expect([table.state.activePlayer, untaps(), table.state.skips]).toEqual([alice, 1, []]);
    table.passUntil('upkeep');
    expect([table.state.activePlayer, untaps()]).toEqual([bob, 2]);
  });
});
