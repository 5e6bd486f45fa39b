import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import { automaticPayment, type Accepted, type LiveGame } from '@stacktrail/rules';

/** The highest number of answers, as a safeguard. No cost needs as many; the player would pay the rest by hand. */
const mostAnswers = 100;

/** Answers for a player as long as they are asked to pay mana that they can pay just by tapping permanents. */
export function payAutomatically(live: LiveGame, player: PlayerId, answered: Accepted): Accepted {
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
