import type { Ability } from '@stacktrail/card-tree';
import type { ActionQuestion } from '@stacktrail/engine';
import type { Action, ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

/** Whether activating the ability taps its own object as a cost, so that the object can't be tapped for mana first. */
export function tapsItself(ability: Ability): boolean {
  return ability.kind === 'activated' && ability.cost.some(({ cost }) => cost === 'tap');
}

/** The permanent that has to be tapped as a cost of the ability that is being paid for; `null` if there is none. */
export function tappedAsCost({ source }: Pick<ActionQuestion, 'source'>, state: GameState): ObjectId | null {
  const ability = state.objects.get(source)?.ability;
  return ability && tapsItself(ability.definition.ability) ? ability.source : null;
}

/** Actions without those of that object. */
export function withoutObject(actions: readonly Action[], object: ObjectId | null): readonly Action[] {
  return object === null ? actions : actions.filter((action) => !('object' in action) || action.object !== object);
}
