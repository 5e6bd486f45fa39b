import type { Answer } from '@stacktrail/game-events';
import type { Rejection } from '@stacktrail/rules';
import type { AnswerShortcut, Concede, GiveRuling, ProposeShortcut, SubmitAnswer, TakeBack } from '../commands.js';
import { NotAllowed, runRules } from '../errors.js';
import type { LiveMatch } from '../held/live-match.js';
import { decidedOutsideRules, type Decided } from './decided.js';
import { payAutomatically } from './pay-automatically.js';
import { requireSeat } from './require-seat.js';

/** Answers the pending decision. @throws NotAllowed if another seat decides */
export function submitAnswer(match: LiveMatch, command: SubmitAnswer): Decided | Rejection {
  const { player, decision, answer, ahead, pay } = command;
  requireSeat(match, player);
  const { pending } = match.live;
  if (pending?.id === decision && pending.decidedBy !== player) {
    throw new NotAllowed(match.gameId, `decision ${decision} is for seat ${pending.decidedBy}, not for seat ${player}`);
  }
  if (pending?.id === decision && pending.question.kind === 'judge a loop') {
    return { accepted: false, rule: '730.4', message: 'Whether this is a loop, a judge says.', stale: false };
  }
  if (pending?.id === decision && pending.question.kind === 'judge a clause') {
    return {
      accepted: false,
      rule: pending.question.rule,
      message: 'What the clause does, a judge says.',
      stale: false,
    };
  }
  return runRules(match.gameId, match.revision, () => {
    const result = match.live.answer(decision, answer, ahead);
    return result.accepted && pay === 'auto' ? payAutomatically(match.live, player, result) : result;
  });
}

/** CR 731.1. @throws NotAllowed if another seat decides */
export function takeBack(match: LiveMatch, { player, decision }: TakeBack): Decided | Rejection {
  requireSeat(match, player);
  const { pending } = match.live;
  if (pending?.id === decision && pending.decidedBy !== player) {
    throw new NotAllowed(match.gameId, `decision ${decision} is for seat ${pending.decidedBy}, not for seat ${player}`);
  }
  return runRules(match.gameId, match.revision, () => match.live.takeBack(decision));
}

/** CR 104.3a. */
export function concede(match: LiveMatch, { player }: Concede): Decided | Rejection {
  requireSeat(match, player);
  return runRules(match.gameId, match.revision, () => match.live.concede(player));
}

/** Records a judge's words. Where they answer what the game asks, such as about a loop (CR 730.4), it goes on with that. */
export function giveRuling(
  match: LiveMatch,
  { judge, ruling, about = null, ...said }: GiveRuling,
): Decided | Rejection {
  if (about !== null) requireSeat(match, about);
  const words = { judge, about, ruling, seen: [] };
  if (said.loop !== undefined && match.live.pending?.question.kind !== 'judge a loop') {
    return { accepted: false, rule: '730.4', message: 'No loop is in question.', stale: false };
  }
  const answer = answerIn(said);
  if (answer === null) return decidedOutsideRules(match.live.note('RulingGiven', words, null));
  return runRules(match.gameId, match.revision, () => match.live.judge(words, answer));
}

function answerIn({ loop, actions, answer }: Pick<GiveRuling, 'loop' | 'actions' | 'answer'>): Answer | null {
  if (actions !== undefined) return { form: 'adjudicate', actions };
  if (loop !== undefined) return { form: 'pick', keys: [loop] };
  return answer ?? null;
}

/** CR 730.2a. */
export function proposeShortcut(match: LiveMatch, { player, parts }: ProposeShortcut): Decided | Rejection {
  requireSeat(match, player);
  return runRules(match.gameId, match.revision, () => match.live.proposeShortcut(player, parts));
}

/** CR 730.2b. */
export function answerShortcut(match: LiveMatch, { player, at, shortcut }: AnswerShortcut): Decided | Rejection {
  requireSeat(match, player);
  return runRules(match.gameId, match.revision, () => match.live.answerShortcut(player, at, shortcut));
}
