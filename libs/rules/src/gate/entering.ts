import type { CardIndex, Counter, ObjectId } from '@stacktrail/game-events';
import { asIf } from '../state/as-if.js';
import { GameObjectRecord, renewPrinted, type GameObject } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';
import type { MoveOccurrence, Occurrence, TokensOccurrence } from './occurrence.js';

/** One permanent or several tokens alike would enter the battlefield. */
export type Entering = MoveOccurrence | TokensOccurrence;

export function isEntering(occurrence: Occurrence): occurrence is Entering {
  if (occurrence.would === 'create tokens') return occurrence.entering === true;
  return occurrence.would === 'move' && occurrence.to === 'battlefield';
}

/**
 * The permanent as it would exist on the battlefield, with what has modified how it enters so far (CR 614.12). A token
 * that isn't there yet has the id that the first of them will get.
 */
export function enteringPermanent(state: GameState, occurrence: Entering): GameObject {
  const { tapped = false, counters = [], chosen = [] } = occurrence;
  if (occurrence.would === 'move') {
    const object = objectOf(state, occurrence.object);
    const controller = occurrence.controller ?? object.owner;
    const where = { zone: 'battlefield', controller, baseController: controller, tapped, counters, chosen } as const;
    return renewPrinted(asIf(object, { ...where, ...arrival(state, occurrence, object.face) }));
  }
  const form = state.catalog.form(occurrence.description);
  const token = new GameObjectRecord({
    id: state.nextObject as ObjectId,
    printed: form.whole,
    form,
    ...arrival(state, occurrence, 0),
    kind: 'token',
    card: -1 as CardIndex,
    owner: occurrence.player,
    controller: occurrence.controller ?? occurrence.player,
    zone: 'battlefield',
    tapped,
    counters,
    chosen,
  });
  return renewPrinted(token);
}

/** Which face it has up, or what it is face down, and what it enters as a copy of. */
function arrival(
  { catalog }: GameState,
  { face, faceDown, copy }: Pick<MoveOccurrence, 'face' | 'faceDown' | 'copy'>,
  otherwise: number,
): Pick<GameObjectRecord, 'face' | 'faceDown' | 'copies'> {
  return {
    face: face ?? otherwise,
    faceDown: faceDown === undefined ? null : catalog.form(faceDown),
    copies: copy === undefined ? [] : [{ effect: 0, form: catalog.form(copy) }],
  };
}

/** Counters with twice as many of a kind, or of all. */
export function doubled(counters: readonly Counter[], kind: string | undefined): readonly Counter[] {
  return counters.map((counter) =>
    kind === undefined || counter.kind === kind ? { kind: counter.kind, count: counter.count * 2 } : counter,
  );
}
