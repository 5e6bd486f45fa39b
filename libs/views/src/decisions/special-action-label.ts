import type { Action, DefinitionPointer, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { instructionsOfAction, isAllowedAction, abilityIgnored, clauseSaid, isIgnoringAction } from '@stacktrail/rules';
import { textOfInstructions } from '../instruction-text.js';
import { abilityText } from '../ability-text.js';
import { objectName } from '../names.js';

/** The label of a special action (CR 116.2). */
export function labelOfSpecialAction(
  state: GameState,
  action: Extract<Action, { do: 'special' }>,
  viewer: Viewer,
): string {
  const named = action.action;
  const name = objectName(state, action.object, viewer);
  const textOf = (pointer: string): string | null => {
    const definition = state.catalog.findAbility(pointer as DefinitionPointer);
    return definition === undefined ? null : abilityText(state, definition, state.objects.get(action.object));
  };
  if (isAllowedAction(named)) {
    const effects = instructionsOfAction(state, action);
    if (effects === null) return `End the effect of ${name}`;
    return `${name}: ${textOfInstructions(effects, state, action.object)}`;
  }
  const clause = clauseSaid(named);
  if (clause !== null) {
    const says = clause.how === 'applies' ? 'it applies now' : 'it has triggered';
    return `${name}, unread clause: “${textOf(clause.ability) ?? ''}” — ${says}`;
  }
  if (isIgnoringAction(named)) return `Ignore ${name}: ${textOf(abilityIgnored(action)) ?? ''}`;
  const text = textOf(named);
  return text === null ? `${named[0]?.toUpperCase() ?? ''}${named.slice(1)}: ${name}` : `${name}: ${text}`;
}
