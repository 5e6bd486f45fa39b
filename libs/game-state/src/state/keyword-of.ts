import type { KeywordName } from '@stacktrail/card-tree';
import type { DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** The keyword that an ability is part of the meaning of (CR 702.1); `null` if it is written out. */
export function keywordOf(state: Pick<GameState, 'catalog'>, pointer: DefinitionPointer): KeywordName | null {
  const at = pointer.indexOf('#');
  const ability = at <= 0 ? undefined : state.catalog.findAbility(pointer.slice(0, at) as DefinitionPointer)?.ability;
  return ability?.kind === 'keyword' ? ability.keyword : null;
}

/** The key under which a player's activation of an ability with a keyword is remembered for this turn (CR 702.177b). */
export function begunKey(player: PlayerId, keyword: KeywordName): string {
  return `player ${player} began ${keyword}`;
}
