import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead, Rejection } from '@stacktrail/rules';
import type { Concede, GiveRuling, SubmitAnswer } from './commands.js';
import { NotAllowed, ruled } from './errors.js';
import type { LiveMatch } from './live-match.js';

/** What a command comes to before it is stored. */
export interface Decided {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Accepted['reversed'];
  readonly unused: readonly AnswerAhead[];
}

/** Facts that no rule of the game made. */
export function noted(events: readonly AnyGameEvent[]): Decided {
  return { accepted: true, events, reversed: null, unused: [] };
}

export function answered(match: LiveMatch, { player, decision, answer, ahead }: SubmitAnswer): Decided | Rejection {
  requireSeat(match, player);
  const { pending } = match.live;
  if (pending?.id === decision && pending.decidedBy !== player) {
    throw new NotAllowed(match.gameId, `decision ${decision} is for seat ${pending.decidedBy}, not for seat ${player}`);
  }
  return ruled(match.gameId, match.revision, () => match.live.answer(decision, answer, ahead));
}

export function conceded(match: LiveMatch, { player }: Concede): Decided | Rejection {
  requireSeat(match, player);
  return ruled(match.gameId, match.revision, () => match.live.concede(player));
}

export function ruledOn(match: LiveMatch, { judge, ruling, about = null }: GiveRuling): Decided {
  if (about !== null) requireSeat(match, about);
  return noted(match.live.note('RulingGiven', { judge, about, ruling, seen: [] }, null));
}

/** @throws NotAllowed where the game has no such seat */
export function requireSeat(match: LiveMatch, player: PlayerId): void {
  if (match.live.state.players[player] === undefined) throw new NotAllowed(match.gameId, `there is no seat ${player}`);
}
