import type { ObjectId, Ref, Revision } from '@stacktrail/game-events';
import type { OccurrenceResult, Occurrence } from '../game/occurrence.js';
import type { DamageResult } from './damage-results.js';
import type { Leaf } from './decide.js';
import { emitResults } from './decide-results.js';
import type { Emission } from './emission.js';
import { emitOccurrence } from './emit-occurrence.js';
import type { Drawn } from './reveal-drawn.js';

/** The result of recording a proposal. */
export interface Emitted {
  /** The result of each proposed occurrence. */
  readonly happened: readonly Required<OccurrenceResult>[];
  readonly drawn: readonly Drawn[];
}

/** The results of one proposed occurrence, added up. */
interface Sum {
  readonly objects: ObjectId[];
  amount: number;
  excess: number;
  readonly damaged: Ref[];
}

/**
 * Records each occurrence that replacement effects have left (a leaf) and adds its results to those of the proposed
 * occurrence that it comes from. The results of damage follow once all of it is dealt.
 */
export function emitLeaves(
  emission: Emission,
  occurrences: readonly Occurrence[],
  leaves: readonly Leaf[],
  results: readonly DamageResult[],
): Emitted {
  const happened = occurrences.map((): Sum => ({ objects: [], amount: 0, excess: 0, damaged: [] }));
  const dealtAt: Revision[] = [];
  const drawn: Drawn[] = [];
  inOrder(leaves).forEach(({ leaf, i }) => {
    const result = emitOccurrence(emission, leaf.occurrence);
    const sum = happened[leaf.origin]!;
    sum.objects.push(...result.objects);
    sum.amount += result.amount;
    sum.excess += result.excess ?? 0;
    if (leaf.occurrence.would === 'be dealt damage' && result.amount > 0) sum.damaged.push(leaf.occurrence.to);
    if (leaf.occurrence.would === 'draw') drawn.push({ player: leaf.occurrence.player, cards: result.objects });
    if (results.length === 0) return;
    dealtAt[i] = emission.damageDealtAt;
    emitResults(emission, results, i, dealtAt);
  });
  return { happened, drawn };
}

/** Cards that are shuffled into a library go there first, so that cards with a position keep it (CR 701.24g). */
function inOrder(leaves: readonly Leaf[]): readonly { readonly leaf: Leaf; readonly i: number }[] {
  const all = leaves.map((leaf, i) => ({ leaf, i }));
  const shuffled = all.filter(({ leaf: { occurrence } }) => occurrence.would === 'move' && occurrence.shuffle);
  return shuffled.length === 0 ? all : [...shuffled, ...all.filter((one) => !shuffled.includes(one))];
}
