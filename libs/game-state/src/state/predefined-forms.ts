import type { PredefinedTokenName } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';

/** Where a token that the rules define stands (CR 111.10). */
export function predefinedPointer(name: PredefinedTokenName): DefinitionPointer {
  return `predefined:${name}` as DefinitionPointer;
}
