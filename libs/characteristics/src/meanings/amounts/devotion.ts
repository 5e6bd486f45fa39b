import { colorsOfSymbol, type Color } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';

/** CR 700.5: mana symbols of these colors in the mana costs of the permanents you control; each symbol counts once. */
export function devotion(
  queries: StateQueries,
  state: GameState,
  colors: readonly Color[],
  context: TextContext,
): number {
  let symbols = 0;
  for (const id of state.battlefield) {
    const object = state.objects.get(id);
    if (object === undefined || queries.controller(state, object) !== context.you) continue;
    for (const symbol of object.printed.manaCost ?? []) {
      if (colorsOfSymbol(symbol).some((color) => colors.includes(color))) symbols += 1;
    }
    if (state.catalog.addsDevotion) symbols += devotionAdded(object);
  }
  return symbols;
}

/** CR 700.5a: it is computed before effects give or remove abilities. */
function devotionAdded({ printed }: GameObject): number {
  let sum = 0;
  for (const { ability } of printed.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) if (effect.static === 'more devotion') sum += effect.count;
  }
  return sum;
}
