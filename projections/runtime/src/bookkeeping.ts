import { parsePosition, type Position, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import type { DeadLetter } from './projection.js';
import type { ReadModels } from './read-models.js';
import type { TakenEvent } from './same-store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS runs (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, version INTEGER NOT NULL,
    current INTEGER NOT NULL, position TEXT,
    PRIMARY KEY (projection, generation)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS folded (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    PRIMARY KEY (projection, generation, stream)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS dead_letters (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    position TEXT NOT NULL, event_id TEXT NOT NULL, event_type TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (projection, generation, stream)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS last_events (
    projection TEXT NOT NULL, generation INTEGER NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    event_id TEXT NOT NULL, position TEXT NOT NULL,
    PRIMARY KEY (projection, generation)
  ) STRICT, WITHOUT ROWID`;

/** Of two events that were taken in last, by different ways, the newer one stays. */
export const NEWER_STAYS = `ON CONFLICT DO UPDATE SET stream = excluded.stream, revision = excluded.revision,
  event_id = excluded.event_id, position = excluded.position WHERE excluded.position >= position`;

/** A generation of a read model as the file records it. */
export interface StoredRun {
  readonly generation: number;
  readonly version: number;
  readonly current: boolean;
}

/** The generations of a projection that the file holds. */
export function storedRuns(models: ReadModels, projection: string): readonly StoredRun[] {
  models.exec(SCHEMA);
  const rows = models.get(
    `SELECT coalesce(json_group_array(json_array(generation, version, current)), '[]') AS rows FROM runs WHERE projection = ?`,
    projection,
  )?.['rows'];
  return (JSON.parse(String(rows)) as [number, number, number][]).map(([generation, version, current]) => ({
    generation,
    version,
    current: current === 1,
  }));
}

/** How far one generation has come: its checkpoint, in the file of the read model that it belongs to. */
export class Bookkeeping {
  constructor(
    private readonly models: ReadModels,
    private readonly projection: string,
    readonly generation: number,
  ) {}

  create(version: number, current: boolean): void {
    const { projection, generation } = this;
    this.models.run('INSERT INTO runs VALUES (?, ?, ?, ?, NULL)', projection, generation, version, current ? 1 : 0);
  }

  makeCurrent(): void {
    const { projection, generation } = this;
    this.models.run('UPDATE runs SET current = (generation = ?) WHERE projection = ?', generation, projection);
  }

  drop(): void {
    this.clear();
    this.models.run('DELETE FROM runs WHERE projection = ? AND generation = ?', this.projection, this.generation);
  }

  /** Nothing has been taken in. */
  clear(): void {
    const { projection, generation } = this;
    for (const table of ['folded', 'dead_letters', 'last_events']) {
      this.models.run(`DELETE FROM ${table} WHERE projection = ? AND generation = ?`, projection, generation);
    }
    this.models.run('UPDATE runs SET position = NULL WHERE projection = ? AND generation = ?', projection, generation);
  }

  /** The position up to which everything was taken in; `null` before the first event. */
  position(): Position | null {
    const row = this.get('SELECT position FROM runs WHERE projection = ? AND generation = ?');
    return typeof row?.['position'] === 'string' ? parsePosition(row['position']) : null;
  }

  moveTo(position: Position): void {
    const { projection, generation } = this;
    this.models.run(
      'UPDATE runs SET position = ? WHERE projection = ? AND generation = ?',
      position,
      projection,
      generation,
    );
  }

  /** The newest event that was taken in; `null` where none was, or an earlier build of the program took it in. */
  lastEvent(): TakenEvent | null {
    const row = this.get('SELECT stream, revision, event_id FROM last_events WHERE projection = ? AND generation = ?');
    if (row === undefined) return null;
    return { stream: row['stream'] as StreamName, revision: Number(row['revision']), id: String(row['event_id']) };
  }

  tookIn({ stream, revision, id, position }: StoredEvent): void {
    const { projection, generation } = this;
    const sql = `INSERT INTO last_events VALUES (?, ?, ?, ?, ?, ?) ${NEWER_STAYS}`;
    this.models.run(sql, projection, generation, stream, revision, id, position);
  }

  /** The last revision of a stream that was folded in, -1 if there is none. */
  revisionOf(stream: string): number {
    const row = this.get('SELECT revision FROM folded WHERE projection = ? AND generation = ? AND stream = ?', stream);
    return typeof row?.['revision'] === 'number' ? row['revision'] : -1;
  }

  /** What {@link revisionOf} says now of each stream. */
  revisions(): (stream: string) => number {
    const rows = this.get(
      `SELECT coalesce(json_group_array(json_array(stream, revision)), '[]') AS rows
       FROM folded WHERE projection = ? AND generation = ?`,
    )?.['rows'];
    const known = new Map(JSON.parse(String(rows)) as [string, number][]);
    return (stream) => known.get(stream) ?? -1;
  }

  foldedThrough(stream: string, revision: number): void {
    const { projection, generation } = this;
    this.models.run('INSERT OR REPLACE INTO folded VALUES (?, ?, ?, ?)', projection, generation, stream, revision);
  }

  deadLetters(): readonly DeadLetter[] {
    const rows = this.get(
      `SELECT coalesce(json_group_array(json_object('stream', stream, 'revision', revision, 'position', position,
         'eventId', event_id, 'eventType', event_type, 'error', error)), '[]') AS rows
       FROM dead_letters WHERE projection = ? AND generation = ?`,
    )?.['rows'];
    return JSON.parse(String(rows)) as DeadLetter[];
  }

  addDeadLetter({ stream, revision, position, eventId, eventType, error }: DeadLetter): void {
    const { projection, generation } = this;
    const sql = 'INSERT OR REPLACE INTO dead_letters VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
    this.models.run(sql, projection, generation, stream, revision, position, eventId, eventType, error);
  }

  removeDeadLetter(stream: string): void {
    const { projection, generation } = this;
    const sql = 'DELETE FROM dead_letters WHERE projection = ? AND generation = ? AND stream = ?';
    this.models.run(sql, projection, generation, stream);
  }

  /** Forgets a stream: nothing of it was folded, and nothing of it waits. */
  forget(stream: string): void {
    this.removeDeadLetter(stream);
    const { projection, generation } = this;
    const sql = 'DELETE FROM folded WHERE projection = ? AND generation = ? AND stream = ?';
    this.models.run(sql, projection, generation, stream);
  }

  private get(sql: string, ...more: readonly string[]): ReturnType<ReadModels['get']> {
    return this.models.get(sql, this.projection, this.generation, ...more);
  }
}
