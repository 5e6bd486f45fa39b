import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import type { DisputeData, DisputeEvent, Party, PlayerId, Revision } from '@stacktrail/game-events';
import { Matches, type DisputeDone, type MakeRuling, type MatchesOptions } from '../../src/index.js';
import { Table } from '../table.js';

export const ada = { seat: 0 as PlayerId };
export const ben = { seat: 1 as PlayerId };
export const judge = { judge: 'Judith' };

/** A game that some decisions were made in, and what is disputed of it. */
export class DisputedGame {
  private commands = 0;

  private constructor(
    readonly table: Table,
    readonly store: EventStore,
  ) {}

  static async open(
    seed: string,
    {
      decisions = 30,
      store = new MemoryEventStore(),
      options = {},
      setup = {},
    }: {
      readonly decisions?: number;
      readonly store?: EventStore;
      readonly options?: MatchesOptions;
      readonly setup?: Parameters<typeof Table.open>[3];
    } = {},
  ): Promise<DisputedGame> {
    const table = await Table.open(seed, store, options, setup);
    await table.play(decisions);
    return new DisputedGame(table, store);
  }

  get matches(): Matches {
    return this.table.matches;
  }

  get game(): string {
    return this.table.gameId;
  }

  /** The revision of the last event of the game. */
  async last(): Promise<Revision> {
    return (await this.table.current()).revision;
  }

  commandId(): string {
    this.commands += 1;
    return `dispute command ${this.commands}`;
  }

  async dispute(
    claim = 'That was no legal block.',
    by: DisputeDone | typeof ada | typeof judge = ada,
  ): Promise<DisputeDone> {
    const revision = await this.last();
    return this.matches.disputes.open(this.game, {
      commandId: this.commandId(),
      by: by as typeof ada,
      revision,
      claim,
    });
  }

  note(text: string, by: Party, confidential = false): Promise<DisputeDone> {
    return this.matches.disputes.note(this.game, { commandId: this.commandId(), by, dispute: 1, text, confidential });
  }

  rule(ruling: Partial<MakeRuling> = {}): Promise<DisputeDone> {
    return this.matches.disputes.rule(this.game, {
      commandId: this.commandId(),
      by: judge,
      dispute: 1,
      rule: '509.1a',
      ruling: 'The block was legal.',
      ...ruling,
    });
  }
}

/** The data of the events of one kind, in order. */
export function dataOf<T extends keyof DisputeData>(
  { disputes: { disputes } }: Pick<DisputeDone, 'disputes'>,
  type: T,
): DisputeData[T][] {
  const entries: readonly DisputeEvent[] = disputes.flatMap((dispute) => dispute.entries);
  return entries.filter((entry) => entry.type === type).map(({ data }) => data as DisputeData[T]);
}
