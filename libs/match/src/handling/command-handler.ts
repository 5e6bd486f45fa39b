import type { CardReference } from '@stacktrail/engine';
import type { Persons } from '../persons/persons.js';
import { EventStoreUnavailable, lastRevisionOf, WrongExpectedRevision, type EventStore } from '@stacktrail/event-store';
import type { Revision } from '@stacktrail/game-events';
import type { AnswerAhead, Rejection } from '@stacktrail/rules';
import { checkAnswers, checkCommand } from '../checks/command-faults.js';
import type { Command, Committed } from '../commands.js';
import type { Decided } from '../deciding/decided.js';
import { submitAnswer } from '../deciding/play-commands.js';
import {
  CommandIdUsed,
  GameDamaged,
  GameNotFound,
  NotAllowed,
  RulesFailed,
  TooBusy,
  UnstorableFacts,
} from '../errors.js';
import { DamagedMatch, type HeldMatch } from '../held/damaged-match.js';
import type { HeldMatches } from '../held/held-matches.js';
import type { LiveMatch } from '../held/live-match.js';
import { answerBySettings } from '../settings/answer-by-settings.js';
import type { SettingsOfSeats } from '../settings/settings-of-seats.js';
import { appendBatch, sealBatch } from '../storage/game-stream.js';
import { gameStream } from '../storage/streams.js';
import { KeyedLocks } from './keyed-locks.js';
import { storedCommand } from './stored-command.js';
import { requestOf, type Caller, type CommandMark } from '../storage/stored-commands.js';

/** How often a command is tried when another process stores facts of its game in between. */
const mostAttempts = 8;

/**
 * How many decisions settings can make after one command: several turns of a game in which nobody wants to be asked.
 */
const mostInARow = 1000;

/** Decides what a command does, before anything is stored. */
export type Decide<Match = LiveMatch> = (match: Match) => Decided | Rejection | Promise<Decided | Rejection>;

/** Decides only where the whole record of the game can be read. @throws GameDamaged if it can't */
function whileReadable(decide: Decide): Decide<HeldMatch> {
  return (match) => {
    if (match instanceof DamagedMatch) throw new GameDamaged(match.gameId, match.damage);
    return decide(match);
  };
}

/**
 * Carries out commands: loads the game, decides, and appends at the revision on which the decision is based. If another
 * process has stored facts in between, it loads the game and decides again.
 */
export class CommandHandler {
  private readonly locks = new KeyedLocks();

  constructor(
    private readonly store: EventStore,
    private readonly matches: HeldMatches,
    private readonly settings: SettingsOfSeats,
    private readonly reference: CardReference | undefined,
    private readonly now: () => number,
    private readonly persons: Persons,
  ) {}

  /** Runs a piece of work on a game after all earlier work on that game is done. */
  alone<T>(gameId: string, work: () => Promise<T>): Promise<T> {
    return this.locks.run(gameId, work);
  }

  /** Looks at a game as it stands in the store, while no command is under way. @throws GameNotFound */
  async look<T>(gameId: string, read: (match: HeldMatch) => T): Promise<T> {
    return this.alone(gameId, async () => {
      const match = await this.matches.get(gameId);
      if (!(await this.isBehind(match))) return read(match);
      this.matches.doubt(gameId);
      return read(await this.matches.get(gameId));
    });
  }

  /**
   * Carries a command out once, however often it comes.
   *
   * @param name the command's name, for the metadata
   * @param ahead the answers that it gives in advance
   * @throws InvalidCommand, GameNotFound, GameDamaged, NotAllowed, CommandIdUsed, RulesFailed, UnstorableFacts, TooBusy
   */
  carryOut(
    gameId: string,
    command: Command,
    name: string,
    decide: Decide,
    ahead: readonly AnswerAhead[] = [],
  ): Promise<Committed | Rejection> {
    return this.carryOutOnAny(gameId, command, name, whileReadable(decide), ahead);
  }

  /** The same for a command that can also be given to a damaged game. @throws as `carryOut` */
  async carryOutOnAny(
    gameId: string,
    command: Command,
    name: string,
    decide: Decide<HeldMatch>,
    ahead: readonly AnswerAhead[] = [],
  ): Promise<Committed | Rejection> {
    checkCommand(command);
    return this.alone(gameId, async () => {
      const named = await this.persons.pseudonymous(command);
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const done = await this.attempt(gameId, named, name, decide, ahead);
        if (done === 'look again') this.matches.doubt(gameId);
        else return done.accepted ? { ...done, ...(await this.followSettings(gameId)) } : done;
      }
      throw new TooBusy(gameId);
    });
  }

  /**
   * Makes the decisions that the seats' settings make for them, one after another; each is stored as an answer of that
   * seat.
   *
   * @returns the position of the last one, if there was any
   */
  async followSettings(gameId: string): Promise<Partial<Pick<Committed, 'position'>>> {
    let last: Partial<Pick<Committed, 'position'>> = {};
    for (let answered = 0; answered < mostInARow; answered++) {
      const match = await this.matches.get(gameId);
      const command = match instanceof DamagedMatch ? null : await answerBySettings(match, this.settings);
      if (command === null) return last;
      const done = await this.attempt(
        gameId,
        command,
        'SubmitAnswer',
        whileReadable((to) => submitAnswer(to, command)),
        [],
      );
      if (done === 'look again') {
        this.matches.doubt(gameId); // another process goes on with it
        return last;
      }
      if (!done.accepted) return last;
      last = { position: done.position };
    }
    return last;
  }

  private async attempt(
    gameId: string,
    command: Command,
    name: string,
    decide: Decide<HeldMatch>,
    ahead: readonly AnswerAhead[],
  ): Promise<Committed | Rejection | 'look again'> {
    try {
      const match = await this.matches.get(gameId);
      const mark = markOf(name, command);
      const span = match.commands.spanOf(mark);
      if (span !== undefined) return await storedCommand(this.store, gameId, span, ahead);
      if (this.reference !== undefined && !(match instanceof DamagedMatch)) match.live.referTo(this.reference);
      const decided = await decide(match);
      if (decided.accepted) return await this.commit(match, decided, mark, name, command.person);
      return decided.stale && (await this.isBehind(match)) ? 'look again' : decided;
    } catch (error) {
      // The game in memory may now be ahead of the store.
      const leftAlone = [NotAllowed, GameDamaged, CommandIdUsed].some((kind) => error instanceof kind);
      const isOfStore = error instanceof WrongExpectedRevision || error instanceof EventStoreUnavailable;
      if (isOfStore) this.matches.doubt(gameId);
      else if (!leftAlone) this.matches.forget(gameId);
      if (error instanceof WrongExpectedRevision) return 'look again';
      if (error instanceof RulesFailed || error instanceof UnstorableFacts) checkAnswers(command);
      throw error;
    }
  }

  private async commit(
    match: HeldMatch,
    { events, reversed, unused, shortcut }: Decided,
    mark: CommandMark,
    name: string,
    person: string | undefined,
  ): Promise<Committed> {
    const state = match instanceof DamagedMatch ? undefined : match.stateSeal;
    const batch = sealBatch(match.gameId, match.chain, events, state);
    const { position } = await appendBatch(this.store, match.gameId, batch, { ...mark, command: name, person });
    const firstRevision = (match.revision + 1) as Revision;
    const lastRevision = (match.revision + events.length) as Revision;
    if (match instanceof DamagedMatch) this.matches.forget(match.gameId);
    else match.stored(events, () => mark, this.now);
    return {
      accepted: true,
      repeated: false,
      events,
      firstRevision,
      lastRevision,
      position,
      reversed,
      unused,
      ...(shortcut === undefined ? {} : { shortcut }),
    };
  }

  /** Whether another process has written to the game since it was read here. */
  private async isBehind(match: HeldMatch): Promise<boolean> {
    if (match.isFresh) return false;
    const last = await lastRevisionOf(this.store, gameStream(match.gameId));
    if (last === undefined) throw new GameNotFound(match.gameId);
    return last !== (match.revision as number);
  }
}

/** A mark that identifies a command: its caller, and a hash of its name and contents. */
function markOf(name: string, { commandId, person: _person, ...asked }: Command): CommandMark {
  return { commandId, caller: callerOf(name, asked), request: requestOf(name, asked) };
}

function callerOf(name: string, asked: object): Caller {
  if (name === 'CallTime' || (name === 'ClaimTime' && !('player' in asked))) return 'clock';
  return 'player' in asked && typeof asked.player === 'number' ? `seat ${asked.player}` : 'judge';
}
