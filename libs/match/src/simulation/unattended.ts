import type { DecisionKind, RulingAnswer } from '@stacktrail/game-events';
import type { Accepted, LiveGame, Rejection } from '@stacktrail/rules';

/**
 * The ruling on a loop if no judge attends (CR 730.4): it counts as a loop of mandatory actions, so the game is a draw
 * (CR 104.4b).
 */
export const unattended = {
  judge: 'nobody',
  ruling: 'No judge attends: what goes on without a choice counts as a loop of mandatory actions.',
  loop: 'draw',
} as const;

/** The ruling on an unread clause if no judge attends: it does nothing. */
const clauseUnattended: { readonly judge: string; readonly ruling: string } & Pick<RulingAnswer, 'actions'> = {
  judge: 'nobody',
  ruling: 'No judge attends: an unread clause on which the players don’t agree does nothing.',
  actions: [],
};

/** Whether only a judge answers such a decision. */
export function isForJudge(kind: DecisionKind): boolean {
  return kind === 'judge a loop' || kind === 'judge a clause';
}

/** What a judge would say to such a decision, if none attends. */
export function rulingUnattended(kind: DecisionKind): typeof unattended | typeof clauseUnattended {
  return kind === 'judge a clause' ? clauseUnattended : unattended;
}

/** Gives that ruling. */
export function ruleUnattended(live: LiveGame): Accepted | Rejection {
  const ruling = rulingUnattended(live.pending?.question.kind ?? 'judge a loop');
  const words = { judge: ruling.judge, about: null, ruling: ruling.ruling, seen: [] };
  return live.judge(
    words,
    'actions' in ruling ? { form: 'adjudicate', actions: ruling.actions } : { form: 'pick', keys: [ruling.loop] },
  );
}
