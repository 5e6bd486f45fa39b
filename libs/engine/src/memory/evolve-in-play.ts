import { hasToAttack } from '@stacktrail/characteristics';
import type { AnyGameEvent, GameEvent } from '@stacktrail/game-events';
import {
  evolve,
  type Catalog,
  type GameState,
  type GameStateRecord,
  fold,
  type Timeline,
} from '@stacktrail/game-state';
import { keepLastKnown } from './last-known.js';
import { watchRepetition } from './repetition.js';
import { remember, beginTurnHistory } from './turn-history.js';

/**
 * The state after an event as play needs it: `evolve`'s state with what the rules compute for later questions. That is
 * last known information (CR 608.2h), this turn's history (CR 608.2i), the creatures that had to attack (CR 506.6), and
 * repeated positions (CR 730). None of it is stored: resuming a game computes it again.
 */
export function evolveInPlay(state: GameState, event: GameEvent): GameState {
  const fact = event as AnyGameEvent;
  const next = evolve(state, event) as GameStateRecord;
  keepLastKnown(next, fact, state);
  if (fact.type === 'AttackersDeclared') keepWhoHadToAttack(next, fact.data.attacks, state);
  watchRepetition(next, fact, state);
  if (state.catalog.remembered.size > 0) {
    if (fact.type === 'TurnBegan') beginTurnHistory(next);
    remember(next, fact, state);
  }
  return next;
}

function keepWhoHadToAttack(
  state: GameStateRecord,
  attacks: (AnyGameEvent & { readonly type: 'AttackersDeclared' })['data']['attacks'],
  previous: GameState,
): void {
  if (!state.catalog.asksWhoHadToAttack || state.combat === null) return;
  const obliged = attacks.flatMap(({ attacker }) => {
    const object = previous.objects.get(attacker);
    return object !== undefined && hasToAttack(previous, object) ? [attacker] : [];
  });
  state.combat = { ...state.combat, obliged: [...state.combat.obliged, ...obliged] };
}

/** Folds a whole stream for resuming play: each state holds what the rules need to remember. */
export function foldInPlay(catalog: Catalog, events: Iterable<AnyGameEvent>): Timeline {
  return fold(catalog, events, evolveInPlay);
}
