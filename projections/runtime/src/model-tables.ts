import type { SqliteRow, SqliteValue } from '@stacktrail/event-store';
import type { ReadModels } from './read-models.js';

/** The columns of each table of a read model, as SQL. */
export type Schema = Readonly<Record<string, string>>;

/**
 * The tables of one read model in one generation: while a new one is built, the old one is still read.
 *
 * SQL names a table in braces: `SELECT turn FROM {games} WHERE game = ?`.
 */
export class ModelTables {
  private readonly texts = new Map<string, string>();
  private readonly prefix: string;

  constructor(
    private readonly models: ReadModels,
    projection: string,
    generation: number,
  ) {
    this.prefix = `${projection}_${generation}_`;
  }

  create(schema: Schema): void {
    for (const [table, columns] of Object.entries(schema)) {
      this.models.exec(`CREATE TABLE "${this.prefix}${table}" (${columns}) STRICT, WITHOUT ROWID`);
    }
  }

  /** Drops all tables of the generation, whichever code made them. */
  drop(): void {
    const names = this.models.get(
      `SELECT coalesce(json_group_array(name), '[]') AS names FROM sqlite_schema
       WHERE type = 'table' AND substr(name, 1, length(?1)) = ?1`,
      this.prefix,
    )?.['names'];
    for (const name of JSON.parse(String(names)) as string[]) this.models.exec(`DROP TABLE "${name}"`);
  }

  run(sql: string, ...values: readonly SqliteValue[]): void {
    this.models.run(this.named(sql), ...values);
  }

  get(sql: string, ...values: readonly SqliteValue[]): SqliteRow | undefined {
    return this.models.get(this.named(sql), ...values);
  }

  /** The JSON value in the only column of the only row; nothing if that is NULL or there is no row. */
  json(sql: string, ...values: readonly SqliteValue[]): unknown {
    const [value] = Object.values(this.get(sql, ...values) ?? {});
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined;
  }

  private named(sql: string): string {
    let text = this.texts.get(sql);
    if (text === undefined) {
      text = sql.replace(/\{(\w+)\}/g, (_, table: string) => `"${this.prefix}${table}"`);
      this.texts.set(sql, text);
    }
    return text;
  }
}
