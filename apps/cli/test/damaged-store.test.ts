import { copyFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSqliteDriver, type SqliteDriver } from '@stacktrail/event-store';
import { unpackBlocks } from '@stacktrail/event-store/contract';
import { Prng } from '@stacktrail/kernel';
import type { VerifyReport } from '@stacktrail/match';
import type { BoardView } from '@stacktrail/views';
import { Workplace, type Ran } from './cli.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const FLIPS = Number(process.env['STACKTRAIL_FLIPS'] ?? 4);
const COLUMNS = ['stream', 'revision', 'id', 'type', 'data', 'metadata', 'recorded_at', 'checksum'];

interface Marked {
  readonly damaged: { readonly revision: number; readonly problem: string } | null;
}

describe('a store whose file has come to harm', () => {
  const place = new Workplace();
  let games: readonly string[];
  beforeAll(async () => {
    expect(await place.run('play', '--games', '2', '--seed', 'harm')).toMatchObject({ code: 0 });
    games = (await place.json<{ game: string }[]>('games')).map(({ game }) => game);
  });
  afterAll(() => place.remove());

  /** A copy of the store with something changed in it. @param packed whether its events are left in blocks */
  async function harmed(file: string, change: (driver: SqliteDriver) => void, packed = false): Promise<string> {
    copyFileSync(place.file('stacktrail.sqlite'), place.file(file));
    const driver = await openSqliteDriver(place.file(file));
    if (!packed) unpackBlocks(driver);
    for (const table of ['events', 'streams', 'blocks']) driver.exec(`DROP TRIGGER ${table}_refuse_UPDATE`);
    driver.exec('PRAGMA foreign_keys = OFF');
    change(driver);
    driver.close();
    return `sqlite:${file}`;
  }

  const run = (store: string, ...args: readonly string[]): Promise<Ran> => place.run(...args, '--store', store);

  const placeAt = (driver: SqliteDriver, position: number): { stream: string; revision: number } => {
    const sql = 'SELECT name, revision FROM events JOIN streams ON streams.id = stream WHERE position = ?';
    const { name, revision } = driver.get(sql, position) ?? {};
    return { stream: String(name), revision: Number(revision) };
  };

  describe('so that the JSON of an event is not even UTF-8', () => {
    const at = 300;
    let store: string;
    let harmedGame = '';
    let soundGame = '';
    beforeAll(async () => {
      [harmedGame = '', soundGame = ''] = games;
      store = await harmed('utf8.sqlite', (driver) => {
        driver.run(
          `UPDATE events SET data = CAST(x'7bff7d' AS TEXT)
           WHERE revision = ? AND stream = (SELECT id FROM streams WHERE name = ?)`,
          at,
          `game-${harmedGame}`,
        );
      });
    });

    test('its game is listed, marked, beside the others', async () => {
      const { code, out } = await run(store, 'games', '--json');
      expect(code).toBe(0);
      const listed = JSON.parse(out) as Marked[];
      expect(listed.map(({ damaged }) => damaged)).toEqual([
        { revision: at, problem: 'its row does not fit its checksum' },
        null,
      ]);
    });

    test('its game is shown up to the event', async () => {
      const before = await place.json<BoardView & Marked>('replay', harmedGame, '--at', `${at - 1}`);
      const { code, out } = await run(store, 'replay', harmedGame, '--json');
      expect(code).toBe(0);
      const board = JSON.parse(out) as BoardView & Marked;
      expect(board.damaged).toMatchObject({ revision: at });
      expect({ ...board, damaged: null }).toEqual({ ...before, damaged: null });
    });

    test('verify names game and revision, and goes on with the others', async () => {
      const { code, out, err } = await run(store, 'verify', '--all');
      expect(code).toBe(1);
      expect(err).toContain(`1 of 2 games do not verify: ${harmedGame}`);
      expect(out).toContain(`revision ${at}: its row does not fit its checksum`);
      expect(out).toMatch(new RegExp(`Game ${soundGame}, .* holds`));
    });

    test('export leaves its game out and says so; the others are written', async () => {
      const alone = await run(store, 'export', harmedGame);
      expect(alone).toMatchObject({ code: 1, out: '' });
      expect(alone.err).toContain(`Game ${harmedGame} can't be read from revision ${at} on`);
      const { code, out, err } = await run(store, 'export', '--all');
      expect(code).toBe(1);
      expect(err).toContain(`1 game left out: Game ${harmedGame}`);
      expect(out).toBe((await place.run('export', soundGame)).out);
    });

    test('a judge ends its game', async () => {
      expect(await run(store, 'end', harmedGame, '--ruling', 'The file is damaged.')).toMatchObject({ code: 0 });
      const { out } = await run(store, 'replay', harmedGame, '--view', 'log');
      expect(out).toContain('The file is damaged.');
      expect((await run(store, 'games')).out).toMatch(/draw, damaged at 300/);
    });
  });

  describe('so that a block of events is not what was stored', () => {
    let store: string;
    let harmedGame = '';
    let soundGame = '';
    let first = 0;
    let last = 0;
    beforeAll(async () => {
      [harmedGame = '', soundGame = ''] = games;
      const change = (driver: SqliteDriver): void => {
        const block = driver.get(
          `SELECT blocks.id, first_revision AS first, last_revision AS last, hex(events) AS events
           FROM blocks JOIN streams ON streams.id = stream WHERE name = ? AND first_revision > 0 ORDER BY first LIMIT 1`,
          `game-${harmedGame}`,
        );
        [first, last] = [Number(block?.first), Number(block?.last)];
        const events = Buffer.from(String(block?.events), 'hex');
        const middle = events.length >> 1;
        events[middle] = (events[middle] ?? 0) ^ 4;
        driver.run('UPDATE blocks SET events = ? WHERE id = ?', events, Number(block?.id));
      };
      store = await harmed('block.sqlite', change, true);
    });

    test('its game is shown up to the block, and the other one whole', async () => {
      const { out } = await run(store, 'games', '--json');
      const listed = JSON.parse(out) as Marked[];
      const problem = 'its block does not fit its checksum';
      expect(listed.map(({ damaged }) => damaged)).toEqual([{ revision: first, problem }, null]);
      const before = await place.json<BoardView & Marked>('replay', harmedGame, '--at', `${first - 1}`);
      const board = JSON.parse((await run(store, 'replay', harmedGame, '--json')).out) as BoardView & Marked;
      expect({ ...board, damaged: null }).toEqual({ ...before, damaged: null });
    });

    test('verify names game and revisions, and goes on with the other one', async () => {
      const { code, out, err } = await run(store, 'verify', '--all');
      expect(code).toBe(1);
      expect(err).toContain(`1 of 2 games do not verify: ${harmedGame}`);
      expect(out).toContain(`revision ${first}: its block does not fit its checksum`);
      expect(out).toContain(`revision ${last}: its block does not fit its checksum`);
      expect(out).toMatch(new RegExp(`Game ${soundGame}, .* holds`));
    });
  });

  describe(`in one of ${FLIPS} bits`, () => {
    test.each(Array.from({ length: FLIPS }, (_, number) => number))(
      'verify --all names what is damaged, with its revision: %i',
      async (number) => {
        const chance = Prng.from(`harm ${number}`);
        let flipped = { stream: '', revision: 0, column: '' };
        const store = await harmed('flipped.sqlite', (driver) => {
          const { last } = driver.get('SELECT max(position) AS last FROM events') ?? {};
          const position = 1 + chance.below(Number(last));
          const column = COLUMNS[number % COLUMNS.length] ?? 'data';
          flipped = { ...placeAt(driver, position), column };
          flip(driver, chance, column, position);
        });
        const { code, out, err } = await run(store, 'verify', '--all', '--json');
        expect(code).toBe(1);
        const { error } = JSON.parse(err) as { error: { message: string } };
        const [, kind, game = ''] = /^(game|secret|cards)-(.*)$/.exec(flipped.stream) ?? [];
        const reports = JSON.parse(out) as VerifyReport[];
        const problems = reports.flatMap((report) =>
          report.checks.flatMap((check) => check.problems.map((problem) => ({ game: report.game, ...problem }))),
        );
        if (kind === 'game')
          expect(problems).toContainEqual(expect.objectContaining({ game, revision: flipped.revision }));
        else expect(JSON.stringify([problems, error])).toContain(`${flipped.stream}, revision ${flipped.revision}`);
        const others = reports.filter((report) => report.game !== game);
        if (kind !== 'cards') expect(others.every(({ ok }) => ok)).toBe(true);
      },
    );
  });
});

function flip(driver: SqliteDriver, chance: Prng, column: string, position: number): void {
  for (;;) {
    const sql = `SELECT typeof(${column}) AS type, iif(typeof(${column}) = 'text', hex(${column}), ${column} || '') AS value
      FROM events WHERE position = ?`;
    const { type, value } = driver.get(sql, position) ?? {};
    const text = String(value);
    const bit = chance.below(type === 'text' ? text.length * 4 : 48);
    const bytes = Buffer.from(text, 'hex');
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const changed =
      type === 'text' ? `CAST(x'${bytes.toString('hex')}' AS TEXT)` : `${BigInt(text) ^ (1n << BigInt(bit))}`;
    try {
      driver.exec(`UPDATE events SET ${column} = ${changed} WHERE position = ${position}`);
      return;
    } catch (error) {
      // Another row has that number already: SQLite keeps such a change out, so another bit is taken.
      if (!String(error).includes('UNIQUE')) throw error;
    }
  }
}
