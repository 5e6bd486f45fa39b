import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creatures,
  gainLife,
  onto,
  result,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { seatBit } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import { alice, bear, doing, forest, position, select, Table, zap } from '@stacktrail/test-kit';

/** Positions of a game in which choices that a public number forces are skipped, or not. */
const skipping =
  (skipsCountedChoices: boolean) =>
  (state: GameStateRecord): void => {
    state.setup = { ...state.setup!, asksByWhatIsOpen: true, skipsCountedChoices };
  };

const own = { knownTo: seatBit(alice) };

function discarding(skips: boolean, filter: Filter | undefined, cards: number): Table {
  const p = position(skipping(skips));
  const id = p.battlefield(alice, artifact('Mind', '', [], activated([cost.discard(filter)], gainLife(1))));
  for (let i = 0; i < cards; i++) p.hand(alice, bear, own);
  const table = new Table(p);
  table.activate(id);
  return table;
}

describe('CR 601.2h: a cost that takes the only card of a hand', () => {
  test('isn’t asked for: everybody sees that there is one', () => {
    const table = discarding(true, undefined, 1);
    expect(table.asked).toBe('priority 0');
    expect(table.of('DecisionAsked').map(({ data }) => data.kind)).not.toContain('pay cost');
    expect(table.state.players[alice]!.graveyard).toHaveLength(1);
  });

  test('is asked for in games that were started before', () => {
    expect(discarding(false, undefined, 1).asked).toBe('pay cost 0');
  });

  test('is asked for where there are two, and where only some cards would do: nobody else knows whether this one does', () => {
    expect(discarding(true, undefined, 2).asked).toBe('pay cost 0');
    expect(discarding(true, creatures, 1).asked).toBe('pay cost 0');
  });
});

describe('CR 608.2d: one card of all that were looked at', () => {
  const look = (count: number): Effect => ({
    do: 'look at',
    who: you,
    what: { objects: 'top of library', of: you, count },
    label: 'seen',
  });
  const chooseOne: Effect = { do: 'choose objects', who: you, from: result('seen'), min: 1, max: 1, label: 'one' };
  const take: Effect = { do: 'move', what: result('one'), to: onto.hand };
  const upToOne: Effect = { ...chooseOne, min: 0, label: 'some' };
  const again: Effect = { ...chooseOne, from: result('some') };

  function looking(...effects: readonly Effect[]): Table {
    const p = position(skipping(true));
    p.library(alice, forest, { knownTo: 0 });
    p.library(alice, zap, { knownTo: 0 });
    const id = p.hand(alice, doing(...effects));
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    return table;
  }

  test('isn’t asked for where one was looked at', () => {
    const table = looking(look(1), chooseOne, take);
    expect(table.asked).toBe('priority 0');
    expect(table.state.players[alice]!.hand).toHaveLength(1);
  });

  test('is asked for where two were', () => {
    expect(looking(look(2), chooseOne, take).asked).toBe('choose objects 0');
  });

  test('is asked for after a hidden choice, whose number nobody else knows', () => {
    const table = looking(look(1), upToOne, again, take);
    const { question } = table;
    table.answer(select(...(question.form === 'select' ? question.candidates : [])));
    expect(table.asked).toBe('choose objects 0');
  });
});

describe('CR 701.23: a search for X cards', () => {
  const search = (count: number): Effect => ({
    do: 'search library',
    who: you,
    filter: creatures,
    count,
    to: onto.battlefield,
  });

  test.each([
    ['that finds up to one asks, whatever the library has', 1, 'search 0'],
    ['for none doesn’t ask', 0, 'priority 0'],
  ])('%s', (_, count, asked) => {
    const p = position(skipping(true));
    p.library(alice, forest, { knownTo: 0 });
    const id = p.hand(alice, doing(search(count)));
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    expect(table.asked).toBe(asked);
  });
});
