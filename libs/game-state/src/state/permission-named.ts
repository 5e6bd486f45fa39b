import type { PlayPermission } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** What the effect with that name lets one do, though it may have ended since (CR 601.5a); nothing for an unknown name. */
export function permissionNamed(state: GameState, by: string): PlayPermission | undefined {
  const [, pointer = '', index] = by.split(' ');
  if (index === undefined) {
    const instruction = state.catalog.findInstruction(pointer as DefinitionPointer);
    return instruction?.do === 'cast' || instruction?.do === 'may play' ? instruction.how : undefined;
  }
  const ability = state.catalog.findAbility(pointer as DefinitionPointer)?.ability;
  const effect = ability?.kind === 'static' ? ability.effects[Number(index)] : undefined;
  return effect?.static === 'may play' ? effect.how : undefined;
}
