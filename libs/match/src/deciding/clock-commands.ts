import type { Rejection } from '@stacktrail/rules';
import { outOfTime } from '../clocks/clocks.js';
import type { CallTime, GiveTime, StartClocks, StopClocks } from '../commands.js';
import { runRules } from '../errors.js';
import type { LiveMatch } from '../held/live-match.js';
import { decidedOutsideRules, type Decided } from './decided.js';
import { requireSeat } from './require-seat.js';

/** The seat's clock ran out, so its player loses; a tournament may have such a penalty (CR 104.3k). */
export function callTime(match: LiveMatch, { player }: CallTime): Decided | Rejection {
  requireSeat(match, player);
  return runRules(match.gameId, match.revision, () => match.live.clockRanOut(player));
}

/** Whoever decides has no time left, so they lose (CR 104.3k). */
export function claimTime(match: LiveMatch, now: number): Decided | Rejection {
  const clocks = match.clocks.at(now);
  if (clocks === null) return no('The game is played without clocks; a judge may call time.');
  if (match.live.state.outcome !== null) return no('The game is over.', true);
  const seat = outOfTime(clocks);
  if (seat !== null) return callTime(match, { commandId: '', player: seat });
  const { running, stopped } = clocks;
  if (running === null || stopped) return no('The clocks stand.');
  const total = clocks.left[running.seat] ?? null;
  const times = [total, running.leftForDecision].filter((time) => time !== null);
  return no(`Seat ${running.seat} decides and has ${Math.ceil(Math.min(...times) / 1000)} seconds left.`);
}

export function giveTime(match: LiveMatch, { judge, player, seconds, reason }: GiveTime): Decided | Rejection {
  requireSeat(match, player);
  return whereClocksRun(match, () => match.live.noteClock('TimeGiven', { judge, player, seconds, reason }));
}

export function stopClocks(match: LiveMatch, { judge, reason }: StopClocks): Decided | Rejection {
  if (match.clocks.areStopped) return no('The clocks are stopped already.');
  return whereClocksRun(match, () => match.live.noteClock('ClocksStopped', { judge, reason }));
}

export function startClocks(match: LiveMatch, { judge }: StartClocks): Decided | Rejection {
  if (match.clocks.isSet && !match.clocks.areStopped) return no('The clocks run already.');
  return whereClocksRun(match, () => match.live.noteClock('ClocksStarted', { judge }));
}

function whereClocksRun(match: LiveMatch, note: () => Parameters<typeof decidedOutsideRules>[0]): Decided | Rejection {
  if (!match.clocks.isSet) return no('The game is played without clocks.');
  if (match.live.state.outcome !== null) return no('The game is over.', true);
  return decidedOutsideRules(note());
}

function no(message: string, stale = false): Rejection {
  return { accepted: false, rule: '104.3k', message, stale };
}
