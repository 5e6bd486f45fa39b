import type { KeywordAbility } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { staticsInForce } from './statics-in-force.js';
import { findPlayers } from '../evaluating/references.js';
import { plainContext } from '../reading/text-context.js';

const none: readonly KeywordAbility[] = [];

/** The abilities that effects give a player (CR 113.1b): hexproof, shroud, protection. */
export function abilitiesOfPlayer(state: GameState, player: PlayerId): readonly KeywordAbility[] {
  const effects = staticsInForce(state, 'players have');
  if (effects.length === 0) return none;
  return effects.flatMap(({ source, effect }) => {
    const about = plainContext(objectOf(state, source).controller, source);
    return findPlayers(state, effect.who, about).includes(player) ? effect.abilities : none;
  });
}
