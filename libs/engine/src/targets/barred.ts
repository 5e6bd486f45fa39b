import type { Filter } from '@stacktrail/card-tree';
import { characteristicsOf, matches, plainContext, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import type { BarringEffect, GameObject, GameState } from '@stacktrail/game-state';

/** Spells and abilities as an effect names them. */
interface SpellsAndAbilities {
  readonly of: 'spells' | 'abilities' | 'spells or abilities';
  readonly from?: Filter;
  readonly by: 'you' | 'opponent' | 'any player';
}

/**
 * Whether a spell or ability on the stack is one of those.
 *
 * @param context that of the spell or ability
 * @param about the context of the effect that names them
 */
export function isAmong(
  state: GameState,
  { of, from, by }: SpellsAndAbilities,
  onStack: ObjectId,
  context: TextContext,
  about: TextContext,
): boolean {
  const isAbility = state.objects.get(onStack)?.kind === 'ability';
  if (of !== 'spells or abilities' && (of === 'abilities') !== isAbility) return false;
  if (by !== 'any player' && (by === 'you') !== (context.you === about.you)) return false;
  if (from === undefined) return true;
  const source = state.objects.get(context.source);
  return source !== undefined && matches(state, from, source, about);
}

/** CR 101.2: whether an effect says that the object can't be targeted or countered by that spell or ability. */
export function isBarred(
  state: GameState,
  object: GameObject,
  change: BarringEffect['bars']['change'],
  onStack: ObjectId,
  context: TextContext,
): boolean {
  return characteristicsOf(state, object).barred.some(
    ({ bars, you, source }) =>
      bars.change === change && isAmong(state, bars, onStack, context, plainContext(you, source)),
  );
}
