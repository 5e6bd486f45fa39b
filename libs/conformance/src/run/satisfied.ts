import type { PlayerId } from '@stacktrail/game-events';
import { objectsOf } from '../claims/objects.js';
import type { OnlyIf } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import type { Table } from '../table/table.js';
import { isOnStack } from '../words/stack-words.js';

/** Whether the condition of a scenario's action holds: objects on the stack, an amount of mana in the player's pool. */
export function isSatisfied({ state }: Table, player: PlayerId, onlyIf: OnlyIf | undefined): boolean {
  if (onlyIf === undefined) return true;
  const stack = objectsOf(state, state.stack);
  const { onStack, notOnStack, copyOnStack, topOfStack, manaInPool } = onlyIf;
  if (onStack !== undefined && !stack.some((object) => isOnStack(state, object, onStack))) return false;
  if (notOnStack !== undefined && stack.some((object) => isOnStack(state, object, notOnStack))) return false;
  if (
    copyOnStack !== undefined &&
    !stack.some((object) => object.kind === 'copy' && isOnStack(state, object, copyOnStack))
  ) {
    return false;
  }
  const top = stack.at(-1);
  if (topOfStack !== undefined && (top === undefined || !isOnStack(state, top, topOfStack))) return false;
  return manaInPool === undefined || playerIn(state, player).mana.length >= Number(manaInPool);
}
