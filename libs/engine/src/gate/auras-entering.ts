import { characteristicsOf } from '@stacktrail/characteristics';
import { typeBit, type GameState } from '@stacktrail/game-state';
import { chooseHost } from '../enchanting/choose-host.js';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import type { Leaf } from './decide.js';
import { apart, enteringPermanent, isEntering, type Entering } from './entering.js';

const enchantment = typeBit('Enchantment');

/**
 * CR 303.4f, 614.12: the controller of something that would enter as an Aura chooses what it enchants, unless that is
 * given. All changes of how it enters count, such as what it is a copy of. CR 303.4g: without a legal choice it stays
 * where it is, and a token isn't created; a spell then leaves the stack like one that has resolved (608.3e).
 */
export function* withHosts(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  if (!leaves.some(({ occurrence }) => isEntering(occurrence) && needsHost(game.state, occurrence))) return leaves;
  const attached: Leaf[] = [];
  for (const leaf of leaves) {
    const { occurrence } = leaf;
    if (!isEntering(occurrence) || !needsHost(game.state, occurrence)) {
      attached.push(leaf);
      continue;
    }
    for (const one of apart(occurrence)) {
      const aura = enteringPermanent(game.state, one);
      const host = yield* chooseHost(game, aura, aura.controller);
      if (host === undefined) continue;
      const to = host.is === 'player' ? { attachToPlayer: host.id } : { attachTo: host.id };
      attached.push({ ...leaf, occurrence: { ...one, ...to } });
    }
  }
  return attached;
}

function needsHost(state: GameState, occurrence: Entering): boolean {
  if (occurrence.attachTo !== undefined || occurrence.attachToPlayer !== undefined) return false;
  const permanent = enteringPermanent(state, occurrence);
  if (!permanent.printed.subtypes.includes('Aura')) return false;
  const { types, subtypes } = characteristicsOf(state, permanent);
  return (types & enchantment) !== 0 && subtypes.includes('Aura');
}
