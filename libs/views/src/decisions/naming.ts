import type { ObjectId, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { labelOfRef, toldApart } from './object-labels.js';

export type Naming = (ref: Ref) => string;

/** Distinct names of everything that takes part. */
export function naming(state: GameState, viewer: Viewer, refs: readonly Ref[]): Naming {
  const keyOf = ({ is, id }: Ref): string => `${is} ${id}`;
  const known = [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
  const labels = toldApart(known.map((ref) => ({ label: labelOfRef(ref, state, viewer) })));
  const names = new Map(known.map((ref, i) => [keyOf(ref), labels[i]!]));
  return (ref) => names.get(keyOf(ref))!;
}

export function objectRef(id: ObjectId): Ref {
  return { is: 'object', id };
}
