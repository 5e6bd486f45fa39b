import type { Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { resultsOfDamage, type DamageResult } from './damage-results.js';
import type { Leaf } from './decide.js';
import { applyReplacements } from './apply-replacements.js';
import type { Emission } from './emission.js';
import { emitOccurrence } from './emit-occurrence.js';
import { impossible } from './impossible.js';

/** The results of damage, as replacement effects change them (CR 120.4c), before any of them happens (CR 120.4d). */
export function* decideResults(
  game: Game,
  leaves: readonly Leaf[],
  reason: Reason,
): Procedure<readonly DamageResult[]> {
  const results = resultsOfDamage(game.state, leaves);
  const possible = results
    .map(({ occurrence }, origin): Leaf => ({
      occurrence: { ...occurrence, causes: [] },
      origin,
      applied: game.appliedReplacements,
    }))
    .filter(({ occurrence }) => !impossible(game.state, occurrence));
  // Life gained in the same event is known to effects that replace the loss of life; effects that replace the gain have
  // been applied.
  const gains = leaves.filter(({ occurrence }) => occurrence.would === 'gain life');
  const decidedLeaves = yield* applyReplacements(
    game,
    [...possible, ...gains.map((leaf) => ({ ...leaf, origin: -1 }))],
    reason,
  );
  return decidedLeaves.flatMap(({ occurrence, origin }) =>
    origin < 0 ? [] : [{ occurrence, from: results[origin]!.from }],
  );
}

/** Emits the results for which all damage has been dealt, now that the damage in this place has. */
export function emitResults(
  emission: Emission,
  results: readonly DamageResult[],
  place: number,
  dealtAt: readonly Revision[],
): void {
  for (const { occurrence, from } of results) {
    if (from.at(-1) !== place) continue;
    const causes = [...from.map((each) => dealtAt[each]!), ...(occurrence.causes ?? [])];
    emitOccurrence(emission, { ...occurrence, causes });
  }
}
