import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { parsePosition } from '@stacktrail/event-store';
import { tableNames, type AnalyticsProjection } from '@stacktrail/projection-analytics';
import { createGameData } from '../analytics/game-data.js';
import { inDuckDb, quoted } from '../analytics/load-tables.js';
import { useTables } from '../analytics/use-tables.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { tableText } from '../output/table-text.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';

const formats = { parquet: 'FORMAT parquet', csv: 'FORMAT csv, HEADER', ndjson: 'FORMAT json' } as const;

interface ExportOptions extends StoreOptions, AnswerOptions {
  readonly format: keyof typeof formats;
  readonly since?: string;
  readonly out: string;
}

interface Exported {
  readonly games: number;
  /** What the next export takes as `--since`; `null` where nothing is stored. */
  readonly position: string | null;
  readonly files: readonly { readonly file: string; readonly rows: number }[];
}

/** `analytics export`: tables of the games of a store as files. */
export function addAnalytics(analytics: Command, io: Io): void {
  const command = analytics
    .command('export')
    .description('write the tables, a file each; “game_data” has a row for each player of each game')
    .addOption(
      new Option('--format <format>', 'the form of the files').choices(Object.keys(formats)).default('parquet'),
    )
    .option('--since <position>', 'only games of which something was stored after this position, each whole')
    .option('--out <folder>', 'where the files are written', 'analytics');
  withStore(command).action(async (options: ExportOptions) => {
    const since = options.since === undefined ? undefined : parsePosition(options.since);
    const exported = await useTables(io, options.store, (tables) => exportTables(io, tables, since, options));
    print(io, options, exported, () => exportedText(exported));
  });
}

async function exportTables(
  io: Io,
  tables: AnalyticsProjection,
  since: string | undefined,
  { format, out }: ExportOptions,
): Promise<Exported> {
  const games = tables.games(since);
  mkdirSync(resolve(io.directory, out), { recursive: true });
  return inDuckDb(tables, games, async (connection) => {
    await createGameData(connection);
    const files: { file: string; rows: number }[] = [];
    for (const name of [...tableNames, 'game_data']) {
      const file = join(out, `${name}.${format}`);
      const { rowsChanged } = await connection.run(
        `COPY ${name} TO ${quoted(resolve(io.directory, file))} (${formats[format]})`,
      );
      files.push({ file, rows: rowsChanged });
    }
    return { games: games.length, position: tables.runner.position(), files };
  });
}

function exportedText({ games, position, files }: Exported): string {
  const rows = files.map(({ file, rows: count }) => [file, `${count}`]);
  const next = position === null ? '' : ` What is stored from now on comes with --since ${position}.`;
  return `${tableText(['file', 'rows'], rows, [1])}\n\n${counted(games, 'game')}.${next}`;
}
