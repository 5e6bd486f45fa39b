import type { Game, Question } from '@stacktrail/engine';
import { allSeats } from '@stacktrail/game-events';
import { deciderFor } from '@stacktrail/game-state';

/** Records that the game waits for an answer, unless it was resumed at that very fact (docs/decisions.md D4). */
export function askAloud(game: Game, question: Question): void {
  const resumedHere = game.state.pending !== null && game.batch.length === 0;
  if (!resumedHere) {
    const { player, kind, form, rule, source } = question;
    const seenBy = question.seenBy ?? allSeats(game.state.players.length);
    const decidedBy = deciderFor(game.state, player); // CR 721.5
    game.emit('DecisionAsked', { player, decidedBy, kind, form, seenBy }, { rule, source, player, decidedBy });
  }
  if (question.kind === 'priority') game.priorityState = game.state;
}
