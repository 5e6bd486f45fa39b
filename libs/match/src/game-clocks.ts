import type { Rejection } from '@stacktrail/rules';
import type { ClockView } from './clocks/clocks.js';
import type { CallTime, ClaimTime, Committed, GiveTime, StartClocks, StopClocks } from './commands.js';
import { callTime, claimTime, giveTime, startClocks, stopClocks } from './deciding/clock-commands.js';
import type { CommandHandler } from './handling/command-handler.js';
import { DamagedMatch } from './held/damaged-match.js';

/** The clocks of games, and the commands to them (docs/adr/0034-clocks.md). */
export class GameClocks {
  /** @param now the time, in milliseconds, as the store records it */
  constructor(
    private readonly handler: CommandHandler,
    private readonly now: () => number,
  ) {}

  /** How they stand now; `null` where the game has none. @throws GameNotFound */
  of(gameId: string): Promise<ClockView | null> {
    return this.handler.look(gameId, (match) => (match instanceof DamagedMatch ? null : match.clocks.at(this.now())));
  }

  /** CR 104.3k: a judge calls time on a seat; it loses, whatever the game waits for. */
  call(gameId: string, command: CallTime): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'CallTime', (match) => callTime(match, command));
  }

  /** CR 104.3k: whoever decides has no time left; they lose. Where they have some, this is refused. */
  claim(gameId: string, command: ClaimTime): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'ClaimTime', (match) => claimTime(match, this.now()));
  }

  /** A judge gives a seat more time. */
  give(gameId: string, command: GiveTime): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'GiveTime', (match) => giveTime(match, command));
  }

  /** A judge stops the clocks. */
  stop(gameId: string, command: StopClocks): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'StopClocks', (match) => stopClocks(match, command));
  }

  /** A judge lets the clocks run again. */
  start(gameId: string, command: StartClocks): Promise<Committed | Rejection> {
    return this.handler.carryOut(gameId, command, 'StartClocks', (match) => startClocks(match, command));
  }
}
