import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { Matches, type ClockLimits, type ClockView, type Committed } from '../src/index.js';
import { Table } from './table.js';

/** A store's clock that stands until it is set on. */
export class Time {
  private ms = Date.UTC(2026, 0, 1);

  readonly now = (): number => this.ms;
  readonly date = (): Date => new Date(this.ms);

  pass(seconds: number): void {
    this.ms += seconds * 1000;
  }
}

/** A table whose game has clocks, by a time that tests let pass. */
export class TimedTable {
  readonly time: Time;
  private readonly table: Table;

  private constructor(table: Table, time: Time) {
    this.table = table;
    this.time = time;
  }

  static async open(seed: string, clock: ClockLimits): Promise<TimedTable> {
    const time = new Time();
    const store = new MemoryEventStore(time.date);
    const table = await Table.open(seed, store, { now: time.now }, { clock });
    return new TimedTable(table, time);
  }

  get gameId(): string {
    return this.table.gameId;
  }

  get store(): EventStore {
    return this.table.store;
  }

  get matches(): Matches {
    return this.table.matches;
  }

  /** Another process on the same store. */
  elsewhere(): Matches {
    return new Matches(this.store, { now: this.time.now });
  }

  nextCommand(): string {
    return this.table.nextCommand();
  }

  /** Answers the pending decision after so many seconds. @returns the seat that did */
  async answerAfter(seconds: number, matches = this.matches): Promise<number> {
    const { decision } = await this.table.current(matches);
    this.time.pass(seconds);
    await this.answer(matches);
    return decision?.decidedBy ?? -1;
  }

  answer(matches = this.matches): Promise<Committed> {
    return this.table.answer(matches);
  }

  async clocks(matches = this.matches): Promise<ClockView> {
    const clocks = await matches.clocks.of(this.gameId);
    if (clocks === null) throw new Error('the game has no clocks');
    return clocks;
  }

  current(): ReturnType<Table['current']> {
    return this.table.current();
  }
}
