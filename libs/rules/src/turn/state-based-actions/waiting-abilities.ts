import type { ObjectId } from '@stacktrail/game-events';
import type { AbilityDefinition, GameState } from '@stacktrail/game-state';

/** Whether an object is the source of such an ability that has triggered but not yet left the stack. */
export function hasTriggered(
  state: GameState,
  source: ObjectId,
  such: (definition: AbilityDefinition) => boolean = isTriggered,
): boolean {
  if (state.waiting.some((trigger) => trigger.source === source && such(trigger.definition))) return true;
  return state.stack.some((id) => {
    const ability = state.objects.get(id)?.ability;
    return ability && ability.source === source ? such(ability.definition) : false;
  });
}

function isTriggered({ kind }: AbilityDefinition): boolean {
  return kind === 'triggered';
}
