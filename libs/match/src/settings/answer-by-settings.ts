import type { DecisionKind } from '@stacktrail/game-events';
import type { SubmitAnswer } from '../commands.js';
import type { LiveMatch } from '../held/live-match.js';
import { newUuid } from '../storage/identifiers.js';
import { automaticAnswer, isPassing } from './automatic-answer.js';
import type { SettingsOfSeats } from './settings-of-seats.js';

/** The kinds of decisions that settings can make. For any other kind they needn't be read. */
const answerable: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['priority', 'order triggers']);

/** The command with which a seat's settings answer the pending decision; `null` if they leave it to the seat. */
export async function answerBySettings(
  { gameId, live }: LiveMatch,
  settings: SettingsOfSeats,
): Promise<SubmitAnswer | null> {
  const { pending, state } = live;
  if (pending === null || !answerable.has(pending.question.kind)) return null;
  const { id, decidedBy: player } = pending;
  let kept = await settings.of(gameId, player);
  if (kept.passUntil !== null && pending.question.kind === 'priority' && !isPassing(state, player, kept)) {
    kept = { ...kept, passUntil: null, since: null }; // the event that ended the passing has come, so passing is over
    await settings.keep(gameId, player, kept);
  }
  const answer = automaticAnswer(pending, state, kept);
  return answer === null ? null : { commandId: newUuid(), player, decision: id, answer };
}
