import type { Leaf } from './decide.js';
import type { DestroyOccurrence, MoveOccurrence } from '../game/occurrence.js';

/** Whether it contains another occurrence (CR 616.1g). */
export function isContainer({ occurrence }: Leaf): boolean {
  return occurrence.would === 'destroy' || occurrence.would === 'create tokens';
}

/**
 * Opens what contains another occurrence, once all is decided about it (CR 616.1g): to be destroyed is to be put into a
 * graveyard (701.8a), to be created is to enter the battlefield.
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
