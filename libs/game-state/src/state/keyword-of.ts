import type { KeywordName } from '@stacktrail/card-tree';
import type { DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/**
 * The pointer to the keyword ability that an ability is the meaning of (CR 702.1); `null` if the ability is written out. An
 * ability that stands inside the meaning of a keyword, or in that of a keyword action, is written out.
 *
 * @param pointer an ability's pointer: the meanings of the keyword ability at `P` stand at `P#0`, `P#1` and so on
 */
export function keywordPointer(pointer: DefinitionPointer): DefinitionPointer | null {
  const at = pointer.lastIndexOf('#');
  return at > 0 && /^\d+$/.test(pointer.slice(at + 1)) ? (pointer.slice(0, at) as DefinitionPointer) : null;
}

/** The keyword that an ability is the meaning of (CR 702.1); `null` if it is written out. */
export function keywordOf(state: Pick<GameState, 'catalog'>, pointer: DefinitionPointer): KeywordName | null {
  const keyword = keywordPointer(pointer);
  const ability = keyword === null ? undefined : state.catalog.findAbility(keyword)?.ability;
  return ability?.kind === 'keyword' ? ability.keyword : null;
}

/** The key under which a player's activation of an ability with a keyword is remembered for this turn (CR 702.177b). */
export function begunKey(player: PlayerId, keyword: KeywordName): string {
  return `player ${player} began ${keyword}`;
}
