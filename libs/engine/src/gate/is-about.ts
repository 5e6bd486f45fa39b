import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { areOpponents, objectOf, type GameState } from '@stacktrail/game-state';

/** Whether a replacement effect is about a player. */
export function isPlayer(
  state: GameState,
  player: PlayerId,
  who: 'you' | 'opponent' | 'any player',
  context: TextContext,
): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? player === context.you : areOpponents(state, context.you, player);
}

/** Whether a replacement effect is about damage to such an object or player. */
export function isRecipient(
  state: GameState,
  to: { readonly is: 'object' | 'player'; readonly id: number },
  { to: about, orTo }: Extract<ReplacementTree, { would: 'be dealt damage' }>,
  context: TextContext,
): boolean {
  if (about === 'anything') return true;
  if (to.is === 'object') {
    const object = objectOf(state, to.id as ObjectId);
    if (orTo !== undefined && matches(state, orTo, object, context)) return true;
    return typeof about !== 'string' && matches(state, about, object, context);
  }
  if (about === 'enchanted player') return state.objects.get(context.source)?.attachedToPlayer === to.id;
  return typeof about === 'string' && isPlayer(state, to.id as PlayerId, about, context);
}
