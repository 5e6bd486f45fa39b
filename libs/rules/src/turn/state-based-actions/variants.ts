import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState, isPhenomenon } from '@stacktrail/game-state';
import { faceUpPlanes, planeswalk } from '../../mechanics/variants/planeswalk.js';
import { schemesThatAreOver } from '../../mechanics/variants/schemes.js';
import { turnDown } from '../../mechanics/variants/supplementary-cards.js';
import { hasTriggered } from './waiting-abilities.js';

/** What state-based actions do with the cards of casual variants. */
export interface VariantFindings {
  /** CR 704.6e. */
  readonly schemes: readonly ObjectId[];
  /** CR 704.6f: a phenomenon is over, and the planar controller planeswalks. */
  readonly phenomenon: ObjectId | undefined;
}

/** What applies in this state; `null` if nothing does. */
export function variantFindings(state: GameState): VariantFindings | null {
  const schemes = state.archenemies.length === 0 ? [] : schemesThatAreOver(state);
  const phenomenon =
    state.planarController === null
      ? undefined
      : faceUpPlanes(state).find((id) => isPhenomenon(objectOf(state, id)) && !hasTriggered(state, id));
  return schemes.length === 0 && phenomenon === undefined ? null : { schemes, phenomenon };
}

export function performVariant(game: Game, { schemes, phenomenon }: VariantFindings): void {
  for (const id of schemes) {
    const { owner: player, placedAt } = objectOf(game.state, id);
    turnDown(game, id, { rule: '704.6e', player, causes: [placedAt] });
  }
  if (phenomenon === undefined) return;
  planeswalk(game, { rule: '704.6f', causes: [objectOf(game.state, phenomenon).placedAt] });
}
