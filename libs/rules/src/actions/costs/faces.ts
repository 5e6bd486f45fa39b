import type { StaticEffect } from '@stacktrail/card-tree';
import { seatBit, type CastAction, type DefinitionPointer, type PlayerId } from '@stacktrail/game-events';
import { asIf, faceDownPointer, bothHalves, type Form, type GameObject, type GameState } from '@stacktrail/game-state';

/** The `via` of a card that is cast face down (CR 708.4). */
export const faceDownVia = 'face down';

/** CR 406.3a, 406.3b: a card exiled face down is turned face up as it is played, by a player who may look at it. */
export function turnedUpToPlay(card: GameObject, player: PlayerId): GameObject {
  if (card.faceDown === null || card.zone !== 'exile' || (card.knownTo & seatBit(player)) === 0) return card;
  return asIf(card, { faceDown: null, printed: card.form.whole });
}

/** Layouts whose second face isn't played by itself (CR 710.1, 712.8a; 722.3 of CR 2026-08-07). */
const playedAsFirst: ReadonlySet<Form['layout']> = new Set(['bestow', 'flip', 'transforming', 'meld', 'prepare']);

/** The faces that a player who plays a card chooses from (CR 709.3, 712.11b, 712.12, 715.3, 718.3, 720.3). */
export function playableFaces({ form: { layout, faces } }: GameObject): readonly number[] {
  return faces.length === 1 || playedAsFirst.has(layout) ? [0] : [0, 1];
}

/** The card with only the characteristics that decide whether it can be played that way (CR 709.3a, 712.11c, 715.3a). */
export function cardAs(card: GameObject, face: number): GameObject {
  const { faces, whole } = card.form;
  if (faces.length === 1) return card;
  const printed = face === bothHalves ? whole : (faces[face] ?? faces[0]);
  return asIf(card, { printed, face });
}

/** The card as the spell that it would be cast as, for computing its cost. */
export function cardCastSo(state: GameState, card: GameObject, { via, face }: CastAction): GameObject {
  return via === faceDownVia ? castFaceDownAs(state, card) : cardAs(card, face);
}

/** The spell that a card is face down (CR 708.2, 708.4). */
export function castFaceDownAs(state: GameState, card: GameObject): GameObject {
  const form = state.catalog.form(faceDownPointer('morph'));
  return asIf(card, { printed: form.whole, faceDown: form });
}

type CastFaceDown = Extract<StaticEffect, { static: 'may be cast face down' }>;

/** CR 702.37c: the static ability that lets its card be cast face down. */
export function castingFaceDown(state: GameState, ability: DefinitionPointer | null): CastFaceDown | null {
  const tree = ability === null ? undefined : state.catalog.findAbility(ability)?.ability;
  if (tree?.kind !== 'static') return null;
  for (const effect of tree.effects) if (effect.static === 'may be cast face down') return effect;
  return null;
}
