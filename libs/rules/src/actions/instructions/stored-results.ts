import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, type EffectOf, type TextRun, permanentsMeant } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameState, labelOfStored, linkedResults, type StoredResult } from '@stacktrail/game-state';

/** A stored result that may be rerolled. */
export interface Candidate {
  readonly object: ObjectId;
  /** Its place among all that are stored there. */
  readonly at: number;
  readonly result: StoredResult;
}

/** CR 706.8a: the kind of die and the result of each roll are noted for the permanents. */
export function storeResults(
  game: Game,
  effect: EffectOf<'roll dice'>,
  results: readonly number[],
  context: TextContext,
  reason: Reason,
  run: TextRun,
): void {
  const { storeOn, sides } = effect;
  if (storeOn === undefined || results.length === 0) return;
  const scope = game.state.catalog.scopeOf(effect);
  for (const permanent of permanentsMeant(game.state, storeOn, context, run)) {
    const fact = { label: labelOfStored(permanent, scope), results: results.map((value) => ({ sides, value })) };
    game.emit('ResultsStored', { object: permanent.id, rerolled: [], ...fact }, { ...reason, rule: '706.8a' });
  }
}

/** The results that linked abilities stored on the permanents. */
export function storedResults(
  state: GameState,
  effect: EffectOf<'reroll stored results'>,
  context: TextContext,
  run: TextRun,
): readonly Candidate[] {
  const scope = state.catalog.scopeOf(effect);
  return permanentsMeant(state, effect.of, context, run).flatMap((permanent) => {
    const linked = new Set(linkedResults(permanent, scope));
    return permanent.stored.flatMap((result, at) => (linked.has(result) ? [{ object: permanent.id, at, result }] : []));
  });
}
