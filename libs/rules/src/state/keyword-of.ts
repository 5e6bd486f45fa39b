import type { KeywordName } from '@stacktrail/card-language';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** The keyword that an ability is part of the meaning of (CR 702.1); `null` where it is written out. */
export function keywordOf(state: GameState, pointer: DefinitionPointer): KeywordName | null {
  const at = pointer.indexOf('#');
  const ability = at <= 0 ? undefined : state.catalog.findAbility(pointer.slice(0, at) as DefinitionPointer)?.ability;
  return ability?.kind === 'keyword' ? ability.keyword : null;
}
