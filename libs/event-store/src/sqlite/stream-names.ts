import { RecentlyUsed } from '@stacktrail/kernel';
import { StreamDamaged } from '../errors.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { unlessDamaged } from './around-damage.js';
import { streamChecksum } from './checksum.js';
import type { Checksums } from './decode-row.js';
import type { IndexCheck } from './index-check.js';
import { nameAsFound, nameIn, namesIn, repairRow, selectNames, type NameRow, type StreamIdentity } from './name-row.js';
import { pageBytes } from './page-bytes.js';
import { isDamage, type SqliteDriver } from './sqlite-driver.js';

/** What is known of the stream that a row belongs to. */
export interface NamedStream {
  /** `null` if its name is lost. */
  readonly name: StreamName | null;
  /** What is wrong with its name; `null` if nothing is. */
  readonly problem: string | null;
}

const PROBLEM = 'the name of its stream is damaged';
const MOST_KNOWN = 65_536;
const ROWS_AT_ONCE = 4096;
/** The least number of SQLite, as a text: a JavaScript number can't hold it. */
const BEFORE_ALL = '-9223372036854775808';
/** The index of the names holds each a second time. */
const IN_INDEX = 'streams INDEXED BY sqlite_autoindex_streams_1';

/** The rows of `streams`: which number of a stream is which name. Each is checked when it is read. */
export class StreamNames {
  readonly #known = new RecentlyUsed<number, NamedStream>({
    most: MOST_KNOWN,
    mostBytes: Infinity,
    weigh: () => ({ bytes: 0 }),
  });
  readonly #byId: string;
  readonly #byName: string;
  readonly #all: string;
  #damaged: readonly NameRow[] | undefined;

  constructor(
    private readonly driver: SqliteDriver,
    private readonly checksums: Checksums,
    private readonly indexes: IndexCheck,
  ) {
    const column = checksums === 'none' ? 'NULL' : 'checksum';
    this.#byId = selectNames(column, 'streams WHERE id = ?');
    this.#byName = selectNames(column, 'streams WHERE name = ?');
    this.#all = selectNames(column, '(SELECT * FROM streams WHERE id > ?1 ORDER BY id LIMIT ?2)');
  }

  /** The stream with this number, which is kept: nobody renames a stream. */
  withId(id: number): NamedStream {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = this.#look(id);
    this.#known.set(id, found);
    return found;
  }

  /**
   * The number of a stream; `undefined` if there is no such stream.
   * @throws StreamDamaged if its row is damaged
   */
  idOf(name: StreamName): number | undefined {
    const row = this.#rowNamed(name);
    if (row !== undefined && nameIn(row, this.checksums) === name) return Number(row.id);
    if (row !== undefined) throw new StreamDamaged(name, 0 as Revision, PROBLEM);
    this.assertNotLost(name);
    return undefined;
  }

  /**
   * Checks that no damaged row is that of a stream whose name isn't found.
   * @throws StreamDamaged if one is
   */
  assertNotLost(name: StreamName): void {
    const isIts = (each: NameRow): boolean =>
      BigInt(streamChecksum(each.id, name)) === each.checksum || repairRow(each)?.name === name;
    if (this.damaged.some(isIts) || this.#inIndexAlone.some(nameAsFoundIs(name))) {
      throw new StreamDamaged(name, 0 as Revision, PROBLEM);
    }
  }

  /**
   * The names that begin with a prefix, in the order in which their streams were begun; damaged ones where they can be
   * repaired.
   */
  list(prefix: string): readonly StreamName[] {
    const names: StreamName[] = [];
    for (const row of [...this.#rows(), ...this.#inIndexAlone]) {
      const name = nameIn(row, this.checksums) ?? repairRow(row)?.name ?? nameAsFound(row);
      if (name?.startsWith(prefix) === true) names.push(name);
    }
    return names;
  }

  /** The damaged rows, which are looked for once, when a name isn't found. */
  get damaged(): readonly NameRow[] {
    this.#damaged ??= this.#rows().filter((row) => nameIn(row, this.checksums) === null);
    return this.#damaged;
  }

  #look(id: number): NamedStream {
    const row = this.#rowWithId(id);
    const name = row === undefined ? null : nameIn(row, this.checksums);
    if (name !== null) return { name, problem: null };
    return { name: this.#lostName(id, row), problem: PROBLEM };
  }

  /** The name of a stream whose row is damaged, or has another number now. */
  #lostName(id: number, row: NameRow | undefined): StreamName | null {
    const identities = row === undefined ? this.damaged.map(repairRow) : [repairRow(row)];
    const isIts = (each: StreamIdentity | null): boolean => each?.id === BigInt(id);
    const inIndex = this.#inIndexAlone.find((each) => each.id === BigInt(id));
    return identities.find(isIts)?.name ?? (inIndex === undefined ? null : nameAsFound(inIndex));
  }

  #rowWithId(id: number): NameRow | undefined {
    if (!this.indexes.agreesOnNames) return this.#rows().find((row) => row.id === BigInt(id));
    try {
      return namesIn(pageBytes(this.driver.get(this.#byId, id)))[0];
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#rows().find((row) => row.id === BigInt(id));
    }
  }

  #rowNamed(name: StreamName): NameRow | undefined {
    if (!this.indexes.agreesOnNames) return this.#rows().find((row) => nameIn(row, this.checksums) === name);
    try {
      return namesIn(pageBytes(this.driver.get(this.#byName, name)))[0];
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#rows().find((row) => nameIn(row, this.checksums) === name);
    }
  }

  /** All rows, as far as they can be read. */
  #rows(): readonly NameRow[] {
    try {
      const rows: NameRow[] = [];
      for (let after = BEFORE_ALL; ;) {
        const page = namesIn(pageBytes(this.driver.get(this.#all, after, ROWS_AT_ONCE)));
        rows.push(...page);
        if (page.length < ROWS_AT_ONCE) return rows;
        after = String(page.at(-1)?.id);
      }
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#rowsOfIndex();
    }
  }

  #rowsOfIndex(): readonly NameRow[] {
    return unlessDamaged(
      () => namesIn(pageBytes(this.driver.get(selectNames('NULL', IN_INDEX)))),
      () => [],
    );
  }

  /** What the index alone still tells of: neither the number nor the name is in the table. */
  get #inIndexAlone(): readonly NameRow[] {
    if (this.indexes.agreesOnNames) return [];
    const rows = this.#rows();
    const isInTable = (each: NameRow): boolean => rows.some(({ id, name }) => id === each.id || name.equals(each.name));
    return this.#rowsOfIndex().filter((each) => !isInTable(each));
  }
}

function nameAsFoundIs(name: StreamName): (row: NameRow) => boolean {
  return (row) => nameAsFound(row) === name;
}
