import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BoardView } from '@stacktrail/views';
import type { LogLine } from '../src/output/log-lines.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

interface Log {
  readonly lines: readonly LogLine[];
}

describe('replay', () => {
  let place: Workplace;
  let whole: readonly LogLine[];
  beforeAll(async () => {
    place = await withPlayedGame('replay');
    ({ lines: whole } = await place.json<Log>('replay', 'last', '--view', 'log', '--full'));
  });
  afterAll(() => place.remove());

  const board = (...args: readonly string[]): Promise<BoardView> => place.json('replay', 'last', ...args);

  test('at revision 0 nobody has a card yet', async () => {
    const { out } = await place.run('replay', 'last', '--at', '0');
    expect(out).toContain('revision 0: before the first turn');
    expect(await board('--at', '0')).toMatchObject({ turn: 0, battlefield: [], outcome: null });
  });

  test('in the middle it shows the board after that event, and whose decision it is', async () => {
    const middle = whole.find(({ turn, type }) => turn === 6 && type === 'DecisionAsked')?.revision ?? 0;
    const { revision, turn, pending, seats } = await board('--at', `${middle}`);
    expect({ revision, turn, pending: pending?.id }).toEqual({ revision: middle, turn: 6, pending: middle });
    const { out } = await place.run('replay', 'last', '--at', `${middle}`);
    for (const { name, life, library } of seats) expect(out).toContain(`${name}: ${life} life, ${library.count} cards`);
    expect(out).toMatch(/(Lands|Creatures) {2,}\S/);
    expect(out).toContain(`(decision ${middle})`);
  });

  test('at the end it says who has won', async () => {
    const { seats, outcome, revision } = await board();
    expect(revision).toBe(whole.length - 1);
    const { out } = await place.run('replay', 'last');
    const winner = outcome?.winner;
    expect(out).toContain(winner === null || winner === undefined ? 'a draw' : `${seats[winner]?.name} has won`);
  });

  test('a seat sees its own hand alone, a spectator none', async () => {
    const at = `${whole.find(({ turn }) => turn === 2)?.revision ?? 0}`;
    const handOf = async (viewer: string, seat: number): Promise<readonly boolean[]> => {
      const { seats } = await board('--at', at, '--as', viewer);
      return seats[seat]?.hand.cards.map((card) => 'hidden' in card) ?? [];
    };
    expect(await handOf('0', 0)).not.toContain(true);
    expect(await handOf('0', 1)).not.toContain(false);
    expect(await handOf('spectator', 0)).not.toContain(false);
    expect(await handOf('judge', 1)).not.toContain(true);
    const { out } = await place.run('replay', 'last', '--at', at, '--as', '0');
    expect(out).toMatch(/\d hidden cards/);
  });

  test('the log has a line an event with its rule; without --full what nobody did is left out', async () => {
    expect(whole.map(({ revision }) => revision)).toEqual(whole.map((_, i) => i));
    for (const { rule, text } of whole) {
      expect(rule).toMatch(/^\d{3}\./);
      expect(text).not.toBe('');
    }
    const { lines } = await place.json<Log>('replay', 'last', '--view', 'log');
    expect(lines.length).toBeLessThan(whole.length / 2);
    const { out } = await place.run('replay', 'last', '--view', 'log', '--at', '40');
    expect(out).toContain('103.5    Alice draws ');
    expect(out).toContain('Turn 1 begins');
    expect(out.trim().split('\n').at(-1)).toMatch(/^ *(3\d|40) /);
  });

  test('the log of a spectator names no card that was drawn', async () => {
    const { out } = await place.run('replay', 'last', '--view', 'log', '--at', '40', '--as', 'spectator');
    expect(out).toContain('draws a card');
    expect(out).not.toMatch(/draws (?!a card)/);
  });

  test('the stack is shown from the top with its text', async () => {
    const at = `${whole.find(({ type }) => type === 'SpellCast')?.revision ?? 0}`;
    const { stack } = await place.json<BoardView>('replay', 'last', '--view', 'stack', '--at', at);
    const { out } = await place.run('replay', 'last', '--view', 'stack', '--at', at);
    expect(out).toContain(`1. ${stack[0]?.name}`);
    expect((await place.run('replay', 'last', '--view', 'stack', '--at', '0')).out).toContain('The stack is empty.');
  });
});
