import type { AnyGameEvent } from '@stacktrail/game-events';
import type { Proposal } from '@stacktrail/game-state';
import type { Answering, ShortcutTaken } from './answered.js';

/**
 * CR 730.2c: makes the agreed choices as long as they answer what is asked and are legal.
 *
 * @param events the list to which what happens is added
 */
export function takeChoices(game: Answering, { choices, end }: Proposal, events: AnyGameEvent[]): ShortcutTaken {
  for (const [taken, { player, answer }] of choices.slice(0, end).entries()) {
    const stoppedBy = (stopped: string): ShortcutTaken => ({ agreed: end, taken, stopped });
    const { pending } = game;
    if (pending === null) return stoppedBy('The game is over.');
    if (pending.decidedBy !== player) {
      return stoppedBy(`Seat ${pending.decidedBy} decides (${pending.question.kind}), not seat ${player}.`);
    }
    const result = game.answer(pending.id, answer);
    if (!result.accepted) return stoppedBy(`${result.message} (CR ${result.rule})`);
    events.push(...result.events);
  }
  return { agreed: end, taken: end, stopped: null };
}
