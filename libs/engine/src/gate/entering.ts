import type { CardIndex, ObjectId } from '@stacktrail/game-events';
import {
  type CopyEffect,
  GameObjectRecord,
  renewPrinted,
  type GameObject,
  objectOf,
  type GameState,
} from '@stacktrail/game-state';
import type { MoveOccurrence, Occurrence, TokensOccurrence } from '../game/occurrence.js';

/** One permanent, or several equal tokens, that would enter the battlefield. */
export type Entering = MoveOccurrence | TokensOccurrence;

export function isEntering(occurrence: Occurrence): occurrence is Entering {
  if (occurrence.would === 'create tokens') return occurrence.entering === true;
  return occurrence.would === 'move' && occurrence.to === 'battlefield';
}

/** Several tokens as single ones, because something is chosen for each. */
export function apart(occurrence: Entering): readonly Entering[] {
  if (occurrence.would === 'move') return [occurrence];
  return Array.from({ length: occurrence.count }, () => ({ ...occurrence, count: 1 }));
}

/**
 * The permanent as it would exist on the battlefield, with all changes so far of how it enters (CR 614.12). A token
 * that doesn't exist yet has the id that the first of the tokens will get.
 */
export function enteringPermanent(state: GameState, occurrence: Entering): GameObject {
  const { tapped = false, counters = [], chosen = [] } = occurrence;
  if (occurrence.would === 'move') {
    const object = objectOf(state, occurrence.object);
    const controller = occurrence.controller ?? object.owner;
    const permanent = new GameObjectRecord(object);
    permanent.zone = 'battlefield';
    permanent.controller = controller;
    permanent.baseController = controller;
    permanent.tapped = tapped;
    permanent.counters = counters;
    permanent.chosen = chosen;
    return arrived(state, permanent, occurrence);
  }
  const form = state.catalog.form(occurrence.description);
  const token = new GameObjectRecord({
    id: state.nextObject as ObjectId,
    printed: form.whole,
    form,
    kind: 'token',
    card: -1 as CardIndex,
    owner: occurrence.player,
    controller: occurrence.controller ?? occurrence.player,
    zone: 'battlefield',
    tapped,
    counters,
    chosen,
  });
  return arrived(state, token, occurrence);
}

/** The permanent with the face that is up, or its face-down characteristics, and what it enters as a copy of. */
function arrived(
  { catalog }: GameState,
  permanent: GameObjectRecord,
  { face, faceDown, copy }: Pick<MoveOccurrence, 'face' | 'faceDown' | 'copy'>,
): GameObject {
  if (face !== undefined) permanent.face = face;
  permanent.faceDown = faceDown === undefined ? null : catalog.form(faceDown);
  permanent.copies = copy === undefined ? noCopies : [{ effect: 0, form: catalog.form(copy) }];
  return renewPrinted(permanent, catalog);
}

const noCopies: readonly CopyEffect[] = [];
