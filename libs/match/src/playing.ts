import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead, Rejection, ShortcutTaken } from '@stacktrail/rules';
import type { AnswerShortcut, CallTime, Concede, GiveRuling, ProposeShortcut, SubmitAnswer } from './commands.js';
import { NotAllowed, ruled } from './errors.js';
import type { LiveMatch } from './live-match.js';

/** What a command comes to before it is stored. */
export interface Decided {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Accepted['reversed'];
  readonly unused: readonly AnswerAhead[];
  readonly shortcut?: ShortcutTaken;
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
  if (pending?.id === decision && pending.question.kind === 'judge a loop') {
    return { accepted: false, rule: '730.4', message: 'Whether this is a loop, a judge says.', stale: false };
  }
  return ruled(match.gameId, match.revision, () => match.live.answer(decision, answer, ahead));
}

export function conceded(match: LiveMatch, { player }: Concede): Decided | Rejection {
  requireSeat(match, player);
  return ruled(match.gameId, match.revision, () => match.live.concede(player));
}

export function timeCalled(match: LiveMatch, { player }: CallTime): Decided | Rejection {
  requireSeat(match, player);
  return ruled(match.gameId, match.revision, () => match.live.clockRanOut(player));
}

export function ruledOn(match: LiveMatch, { judge, ruling, about = null, loop }: GiveRuling): Decided | Rejection {
  if (about !== null) requireSeat(match, about);
  const words = { judge, about, ruling, seen: [] };
  if (loop === undefined) return noted(match.live.note('RulingGiven', words, null));
  return ruled(match.gameId, match.revision, () => match.live.judgeLoop(words, loop));
}

export function shortcutProposed(match: LiveMatch, { player, parts }: ProposeShortcut): Decided | Rejection {
  requireSeat(match, player);
  return ruled(match.gameId, match.revision, () => match.live.proposeShortcut(player, parts));
}

export function shortcutAnswered(match: LiveMatch, { player, at, shortcut }: AnswerShortcut): Decided | Rejection {
  requireSeat(match, player);
  return ruled(match.gameId, match.revision, () => match.live.answerShortcut(player, at, shortcut));
}

/** @throws NotAllowed where the game has no such seat */
export function requireSeat(match: LiveMatch, player: PlayerId): void {
  if (match.live.state.players[player] === undefined) throw new NotAllowed(match.gameId, `there is no seat ${player}`);
}
