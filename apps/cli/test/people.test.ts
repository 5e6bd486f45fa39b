import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TurnSummary } from '../src/output/turn-summaries.js';
import { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('a person in the terminal', () => {
  const place = new Workplace();
  afterAll(() => place.remove());

  test('plays a seat against a bot by the numbers of the options, and can leave the game', async () => {
    place.input = ['1', '1', 'what?', 'board', '1', '1', '1', 'q'].join('\n');
    const { code, out, err } = await place.run('play', '--seat', '2', '--seed', 'person', '--bots', 'greedy');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Game \S+\. You are Bob and play /);
    expect(out).toMatch(/ {3}1 {2}Keep the hand of 7 cards\./);
    expect(out).toContain('Type a number from 1 to ');
    expect(out).toMatch(/You left game \S+; it is stored as it stands\.\n$/);
  });

  test('may concede, and the game is over', async () => {
    place.input = 'concede\n';
    const { out } = await place.run('play', '--seat', '1', '--seed', 'concession');
    expect(out).toMatch(/The game is over: .*\n$/);
  });

  test('a seat that isn’t there is refused', async () => {
    expect(await place.run('play', '--seat', '3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no seat 3'),
    });
  });
});

describe('a game gone through', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await withPlayedGame('replay');
  });
  afterAll(() => place.remove());

  test('fact by fact, with what each follows from; without colors where the output is no terminal', async () => {
    place.input = ['n', 't', 'w', 'p', 'b', 'x', 'q'].join('\n');
    const { code, out } = await place.run('replay', 'last', '--steps', '--from', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/^n next, p previous, t next turn/);
    expect(out).toMatch(/turn 1 {2}\S+ {2}/);
    expect(out).not.toContain('\u001b');
  });

  test('a line a turn, and the log from a revision on', async () => {
    const { turns } = await place.json<{ turns: readonly TurnSummary[] }>('replay', 'last', '--view', 'turns');
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
    expect(turns.some(({ spells }) => spells > 0)).toBe(true);
    const { out } = await place.run('replay', 'last', '--view', 'turns', '--from', `${turns[2]!.from}`);
    expect(out).toMatch(/^Turn {2}3 /);
    const log = await place.json<{ lines: readonly { revision: number }[] }>(
      ...['replay', 'last', '--view', 'log', '--from', `${turns[2]!.from}`],
    );
    expect(log.lines[0]!.revision).toBe(turns[2]!.from);
  });
});
