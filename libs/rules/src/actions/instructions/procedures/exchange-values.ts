import type { Duration, ExchangedValue } from '@stacktrail/card-tree';
import { powerOf, toughnessOf, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  isProhibited,
  type TextRun,
  type Interpreter,
  permanentsMeant,
  playersMeant,
} from '@stacktrail/engine';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import { becomeLifeTotals } from './exchange.js';

/** A value as it is now, and the player or object that has it. */
type Found =
  | { readonly value: 'life total'; readonly player: PlayerId; readonly number: number }
  | { readonly value: 'power' | 'toughness'; readonly object: ObjectId; readonly number: number };

/** CR 701.12g: exchanges two values, if both exist and each can become the other (701.12a). */
export const exchangeValues: Interpreter<'exchange values'> = function* (game, effect, context, reason, run) {
  const first = find(game, effect.first, context, run);
  const second = find(game, effect.second, context, run);
  if (first === null || second === null) return context;
  if (!canBecome(game, first, second.number) || !canBecome(game, second, first.number)) return context;
  const why: Reason = { ...reason, rule: '701.12g' };
  const [setsPower, setsToughness] = game.state.catalog
    .meaningOf(effect)
    .map((each) => game.state.catalog.pointerOf(each));
  const totals: { readonly player: PlayerId; readonly total: number }[] = [];
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    if (one.value === 'life total') totals.push({ player: one.player, total: other.number });
    else {
      const instruction = (one.value === 'power' ? setsPower : setsToughness)!;
      const values = one.value === 'power' ? [other.number, 0] : [0, other.number];
      begin(game, one.object, instruction, values, effect.until, context, why);
    }
  }
  yield* becomeLifeTotals(game, totals, why);
  return context;
};

function find(game: Game, value: ExchangedValue, context: TextContext, run: TextRun): Found | null {
  const { state } = game;
  if (value.value === 'life total') {
    const [player] = playersMeant(state, value.of, context);
    return player === undefined ? null : { value: 'life total', player, number: playerOf(state, player).life };
  }
  const [object] = permanentsMeant(state, value.of, context, run);
  if (object === undefined) return null;
  const number = value.value === 'power' ? powerOf(state, object) : toughnessOf(state, object);
  return { value: value.value, object: object.id, number };
}

/** CR 119.7, 119.8. */
function canBecome({ state }: Game, found: Found, number: number): boolean {
  if (found.value !== 'life total' || number === found.number) return true;
  return !isProhibited(state, found.player, number > found.number ? 'gain life' : 'lose life');
}

/** CR 613.4b: the new value is set in layer 7b. */
function begin(
  game: Game,
  object: ObjectId,
  instruction: DefinitionPointer,
  values: readonly number[],
  duration: Duration = 'rest of the game',
  { source, you: controller }: TextContext,
  reason: Reason,
): void {
  const effect = game.state.nextEffect;
  game.emit(
    'ContinuousEffectBegan',
    { effect, instruction, source, controller, objects: [object], values, duration },
    reason,
  );
}
