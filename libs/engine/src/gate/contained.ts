import type { Leaf } from './decide.js';
import type { DestroyOccurrence, MoveOccurrence } from '../game/occurrence.js';

/** Whether the occurrence contains another one (CR 616.1g). */
export function isContainer({ occurrence }: Leaf): boolean {
  return occurrence.would === 'destroy' || occurrence.would === 'create tokens';
}

/**
 * Replaces an occurrence by the one that it contains, once everything about it is decided (CR 616.1g): destroying
 * contains a move to the graveyard (701.8a), creating contains entering the battlefield.
 */
export function openContainer(leaf: Leaf): Leaf {
  const { occurrence } = leaf;
  if (occurrence.would === 'destroy') return { ...leaf, occurrence: movedByDestruction(occurrence) };
  if (occurrence.would === 'create tokens') return { ...leaf, occurrence: { ...occurrence, entering: true } };
  return leaf;
}

function movedByDestruction({ object, causes, rule }: DestroyOccurrence): MoveOccurrence {
  return {
    would: 'move',
    object,
    to: 'graveyard',
    manner: 'destroy',
    ...(causes === undefined ? {} : { causes }),
    ...(rule === undefined ? {} : { rule }),
  };
}
