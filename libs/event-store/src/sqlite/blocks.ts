import { readUndamaged, unlessDamaged } from './around-damage.js';
import { placesOnly, positionsOfBlock, rowsOfBlock } from './block-content.js';
import { between } from './between-positions.js';
import { type BlockHead, headsIn } from './block-head.js';
import { LAST_ID, HEADS, LAST_POSITION, LAST_IN_INDEX, COVERS_IN_INDEX, BLOCK, POSITIONS } from './block-sql.js';
import type { EventRow } from './event-row.js';
import { bytesOfRows, KeptOfBlocks } from './kept-of-blocks.js';
import { highest, lowest } from './joined-rows.js';
import { pageBytes } from './page-bytes.js';
import type { SqliteDriver, SqliteRow } from './sqlite-driver.js';

/**
 * The blocks of a file. Their heads are kept in memory, and looked for anew whenever one is asked for; a block that has
 * lost its events comes with a new number, and takes the other one's place. A damaged block is returned as rows that say so.
 */
export class Blocks {
  readonly #heads: BlockHead[] = [];
  readonly #byStream = new Map<number, BlockHead[]>();
  readonly #rows = new KeptOfBlocks(bytesOfRows);
  readonly #positions = new KeptOfBlocks(({ byteLength }: Float64Array) => byteLength);
  #lastId = 0;
  #lastPosition = 0;

  /** @param exist whether the file is of a version that has blocks */
  constructor(
    private readonly driver: SqliteDriver,
    readonly exist: boolean,
  ) {}

  /** The blocks of a stream, in order of revision. */
  ofStream(stream: number): readonly BlockHead[] {
    this.#lookForMore();
    return this.#byStream.get(stream) ?? [];
  }

  /** Whether a stream was deleted. */
  isDeleted(stream: number): boolean {
    return this.ofStream(stream).at(-1)?.isDeleted ?? false;
  }

  /** The numbers of the streams that were deleted. */
  deletedStreams(): ReadonlySet<number> {
    this.#lookForMore();
    return new Set(this.#heads.filter(({ isDeleted }) => isDeleted).map(({ stream }) => stream));
  }

  /** The rows of a block, in order. */
  rows(head: BlockHead): readonly EventRow[] {
    return this.#rows.of(head, () => rowsOfBlock(head, this.#row(BLOCK, head)));
  }

  #positionsOf(head: BlockHead): Float64Array {
    return this.#positions.of(head, () => positionsOfBlock(head, this.#row(POSITIONS, head)));
  }

  #row(sql: string, { id }: BlockHead): SqliteRow | undefined {
    return unlessDamaged(
      (): SqliteRow | undefined => this.driver.get(sql, id),
      () => undefined,
    );
  }

  /** The rows of a stream between two revisions, both included. */
  betweenRevisions(stream: number, first: number, last: number): readonly EventRow[] {
    return this.ofStream(stream)
      .filter((head) => head.firstRevision <= last && head.lastRevision >= first)
      .flatMap((head) => this.rows(head).slice(Math.max(0, first - head.firstRevision), last + 1 - head.firstRevision));
  }

  /** Where a stream's last block begins according to the index, which also has blocks that can't be found. */
  lastInIndex(stream: number): number | undefined {
    return this.#number(LAST_IN_INDEX, stream);
  }

  /** Whether a block holds this revision according to the index. */
  coversInIndex(stream: number, revision: number): boolean {
    return (this.#number(COVERS_IN_INDEX, stream, revision) ?? 0) > 0;
  }

  /**
   * The rows between two positions, both included.
   *
   * @param isWanted of the rows of other blocks nothing but their places is read
   */
  betweenPositions(
    first: number,
    last: number,
    isWanted: (head: BlockHead) => boolean = () => true,
  ): readonly EventRow[] {
    this.#lookForMore();
    return this.#heads
      .filter((head) => head.firstPosition <= last && head.lastPosition >= first)
      .flatMap((head) => {
        if (isWanted(head)) {
          const rows = this.rows(head);
          return rows.slice(...between(rows.length, (index) => rows[index]?.position ?? 0, first, last));
        }
        const positions = this.#positionsOf(head);
        const [from, to] = between(positions.length, (index) => positions[index] ?? 0, first, last);
        return placesOnly({ head, positions, from, to });
      });
  }

  /**
   * How many positions from this one on are all of blocks that nobody wants.
   *
   * @param most how many are looked at
   */
  unwantedFrom(first: number, most: number, isWanted: (head: BlockHead) => boolean): number {
    this.#lookForMore();
    const isUnwanted = new Uint8Array(most);
    for (const head of this.#heads) {
      if (head.firstPosition >= first + most || head.lastPosition < first || isWanted(head)) continue;
      for (const position of this.#positionsOf(head)) {
        const at = position - first;
        if (at >= 0 && at < most) isUnwanted[at] = 1;
      }
    }
    const next = isUnwanted.indexOf(0);
    return next < 0 ? most : next;
  }

  /** The last position of all, 0 if there is none. */
  lastPosition(): number {
    this.#lookForMore();
    return this.#lastPosition;
  }

  /** The lowest position from this one on. */
  positionFrom(from: number): number | undefined {
    this.#lookForMore();
    const inBlock = (head: BlockHead): number | undefined =>
      head.firstPosition >= from
        ? head.firstPosition
        : this.rows(head).find(({ position }) => position >= from)?.position;
    return this.#heads
      .filter(({ lastPosition }) => lastPosition >= from)
      .map(inBlock)
      .reduce(lowest, undefined);
  }

  /** The highest position up to this one. */
  positionUpTo(to: number): number | undefined {
    this.#lookForMore();
    const inBlock = (head: BlockHead): number | undefined =>
      head.lastPosition <= to
        ? head.lastPosition
        : this.rows(head).findLast(({ position }) => position <= to)?.position;
    return this.#heads
      .filter(({ firstPosition }) => firstPosition <= to)
      .map(inBlock)
      .reduce(highest, undefined);
  }

  #lookForMore(): void {
    const last = this.#number(LAST_ID) ?? 0;
    if (last <= this.#lastId) return;
    const read = (from: number, to: number): BlockHead[] => headsIn(pageBytes(this.driver.get(HEADS, from, to)));
    const isFirstLook = this.#lastId === 0;
    for (const head of readUndamaged(read, this.#lastId + 1, last)) this.#add(head);
    this.#lastId = last;
    if (isFirstLook)
      this.#lastPosition = Math.max(this.#lastPosition, this.#number(LAST_POSITION, this.#heads.length) ?? 0);
  }

  #add(head: BlockHead): void {
    if (head.isDeleted) this.#forget(head);
    this.#heads.push(head);
    this.#lastPosition = Math.max(this.#lastPosition, head.lastPosition);
    const others = this.#byStream.get(head.stream) ?? [];
    this.#byStream.set(
      head.stream,
      [...others, head].sort((a, b) => a.firstRevision - b.firstRevision),
    );
  }

  /** Forgets the block that held the events of one that has none any more. */
  #forget({ stream, firstRevision }: BlockHead): void {
    const before = this.#byStream.get(stream)?.find((head) => head.firstRevision === firstRevision);
    if (before === undefined) return;
    this.#byStream.set(stream, this.#byStream.get(stream)?.filter((head) => head !== before) ?? []);
    this.#heads.splice(this.#heads.indexOf(before), 1);
    this.#rows.forget(before);
  }

  #number(sql: string, ...values: readonly number[]): number | undefined {
    if (!this.exist) return undefined;
    const row = unlessDamaged(
      (): SqliteRow | undefined => this.driver.get(sql, ...values),
      () => undefined,
    );
    return typeof row?.number === 'number' ? row.number : undefined;
  }
}
