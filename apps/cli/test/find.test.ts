import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LogLine } from '../src/output/log-lines.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('find', () => {
  let place: Workplace;
  let all: readonly LogLine[];
  beforeAll(async () => {
    place = await withPlayedGame('find');
    ({ lines: all } = await place.json<{ lines: readonly LogLine[] }>('replay', 'last', '--view', 'log', '--full'));
  });
  afterAll(() => place.remove());

  const found = async (...options: readonly string[]): Promise<readonly LogLine[]> =>
    (await place.json<{ lines: readonly LogLine[] }>('find', 'last', ...options)).lines;

  test('lists the events that are looked for, each as the log has it', async () => {
    const casts = all.filter(({ type }) => type === 'SpellCast');
    expect(await found('--type', 'spellcast')).toEqual(casts);
    const [first] = casts;
    const { turn, player } = first!;
    const wishes = ['--rule', '601', '--turn', `${turn}`, '--player', `${player}`];
    expect(await found('--type', 'SpellCast', ...wishes)).toEqual(
      casts.filter((line) => line.turn === turn && line.player === player),
    );
  });

  test('finds a card by a part of its name, and who of a game by name', async () => {
    const cast = all.find(({ type }) => type === 'SpellCast')!;
    const [, player, name] = /^(\S+) has cast (.*)\.$/.exec(cast.text)!;
    const lines = await found('--card', name!.slice(1).toUpperCase(), '--player', player!.toLowerCase());
    expect(lines).toContainEqual(cast);
  });

  test('shows deaths and changes of zones and of life for people', async () => {
    const { out } = await place.run('find', 'last', '--zone-change', 'hand:stack');
    expect(out).toMatch(/^ *\d+ {2}601\.2a/);
    expect(out).toMatch(/\n\d+ events?\n$/);
    for (const { text } of await found('--life')) expect(text).toMatch(/ (?:loses|gains) \d+ life/);
    expect((await found('--died')).length).toBeGreaterThan(0);
    expect((await place.run('find', 'last', '--card', 'no such card')).out).toBe('No event is that.\n');
  });

  test.each([
    [[], 'Nothing is said that events should be.'],
    [['--type', 'SpellThrown'], 'No event is of the type “SpellThrown”'],
    [['--zone-change', 'battlefield'], 'such as battlefield:graveyard'],
    [['--rule', '7'], 'such as 704, 704.5 or 704.5f'],
    [['--player', 'Nobody'], 'Its seats are 0 ('],
    [['--as', '7'], 'has no seat 7'],
  ])('%j is refused with what would have been right', async (options, words) => {
    const { code, err } = await place.run('find', 'last', ...options);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
