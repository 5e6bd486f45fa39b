import { WrongExpectedRevision, type EventStore, type Position } from '@stacktrail/event-store';
import type { DisputeEvent, GameDisputes } from '@stacktrail/game-events';
import { DisputeRefused, TooBusy } from '../errors.js';
import { KeyedLocks } from '../handling/keyed-locks.js';
import type { Persons } from '../persons/persons.js';
import { requestOf, type CommandMark } from '../storage/stored-commands.js';
import { disputeStream, lastOf } from '../storage/streams.js';
import { checkDisputeCommand, mostOfDisputes, type DisputeCommand, type DisputeDone } from './dispute-commands.js';
import { DisputeRecord } from './dispute-record.js';

/** How often a command is tried when another process appends to the same disputes in between. */
const mostAttempts = 8;

/** Decides what a command says of the disputes, before anything is stored. */
type Decide = (record: DisputeRecord) => Promise<readonly DisputeEvent[]> | readonly DisputeEvent[];

/** Carries out commands to disputes: reads the stream, decides, and appends where the decision was made, or decides again. */
export class DisputeHandler {
  private readonly locks = new KeyedLocks();

  constructor(
    private readonly store: EventStore,
    private readonly persons: Persons,
  ) {}

  /** Runs a piece of work on the disputes of a game after all earlier work on them is done. */
  alone<T>(gameId: string, work: () => Promise<T>): Promise<T> {
    return this.locks.run(gameId, work);
  }

  /**
   * Carries a command out once, however often it comes.
   *
   * @param name the command's name, for the metadata
   * @throws InvalidCommand, DisputeRefused, DisputesDamaged, CommandIdUsed, TooBusy, and what `decide` throws
   */
  async carryOut(gameId: string, command: DisputeCommand, name: string, decide: Decide): Promise<DisputeDone> {
    checkDisputeCommand(command);
    const mark = markOf(name, command);
    return this.alone(gameId, async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const record = await DisputeRecord.read(this.store, gameId);
        const span = record.commands.spanOf(mark);
        const dispute = span === undefined ? null : (record.disputeOf.get(span.first) ?? null);
        if (span !== undefined) return this.done(gameId, dispute, true);
        if (record.length >= mostOfDisputes.events)
          throw new DisputeRefused(gameId, `The disputes of a game have at most ${mostOfDisputes.events} events`);
        const events = await decide(record);
        const { person } = await this.persons.pseudonymous(command);
        if (await this.append(record, events, mark, name, person))
          return this.done(gameId, events[0]?.data.dispute ?? null, false);
      }
      throw new TooBusy(gameId);
    });
  }

  /** @returns whether it was stored; it isn't where another process was faster */
  async append(
    record: DisputeRecord,
    events: readonly DisputeEvent[],
    mark: CommandMark,
    name: string,
    person?: string,
  ): Promise<boolean> {
    try {
      await record.append(this.store, events, mark, name, person);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  /** The disputes of a game as they stand, and the position of their last event. */
  async now(gameId: string): Promise<{ readonly disputes: GameDisputes; readonly position: Position }> {
    const { disputes } = await DisputeRecord.read(this.store, gameId);
    const last = await lastOf(this.store, disputeStream(gameId));
    if (last === undefined) throw new Error(`the disputes of game ${gameId} were stored and can't be read`);
    return { disputes, position: last.position };
  }

  private async done(game: string, dispute: number | null, repeated: boolean): Promise<DisputeDone> {
    return { game, dispute, repeated, gamePosition: null, ...(await this.now(game)) };
  }
}

/** A mark that identifies a command: its caller, and a hash of its name and contents. */
function markOf(name: string, { commandId, person: _person, ...asked }: DisputeCommand): CommandMark {
  const { by } = asked;
  return { commandId, caller: 'seat' in by ? `seat ${by.seat}` : 'judge', request: requestOf(name, asked) };
}
