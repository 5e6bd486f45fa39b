import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import type { Accepted, LiveGame } from '@stacktrail/rules';
import { automaticPayment } from '@stacktrail/views';

/** More than any cost asks for: where paying doesn't come to an end, the player goes on by hand. */
const mostAnswers = 100;

/** Goes on from an answer as long as its player is asked to pay mana that can be paid by tapping alone. */
export function paidAutomatically(live: LiveGame, player: PlayerId, answered: Accepted): Accepted {
  const events: AnyGameEvent[] = [...answered.events];
  let last = answered;
  for (let i = 0; i < mostAnswers && last.reversed === null; i++) {
    const { pending } = live;
    const answers = pending?.decidedBy === player ? automaticPayment(pending.question, live.state) : null;
    const [first, ...ahead] = answers ?? [];
    if (pending === null || first === undefined) break;
    const next = live.answer(pending.id, first.answer, ahead);
    if (!next.accepted) break;
    events.push(...next.events);
    last = next;
  }
  return { ...last, events, unused: answered.unused };
}
