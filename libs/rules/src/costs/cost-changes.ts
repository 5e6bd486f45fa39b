import type { ManaType } from '@stacktrail/card-language';
import { staticsInForce } from '../gate/statics-in-force.js';
import { asIf } from '../state/as-if.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { holds } from '../text/conditions.js';
import { matches } from '../text/filters.js';
import { plainContext, type TextContext } from '../text/text-context.js';
import { addSymbols, noMana, type ManaDue } from './mana-due.js';

/** CR 601.2f, 118.7: increases, then reductions; generic mana never below nothing. */
export function applyCostChanges(state: GameState, spell: GameObject, mana: ManaDue, context: TextContext): void {
  const changes = staticsInForce(state, 'cost change').filter(({ source, effect }) => {
    const { controller } = objectOf(state, source);
    const fits = effect.who === 'any player' || (effect.who === 'you') === (controller === spell.controller);
    return fits && matches(state, effect.spells, asIf(spell, { zone: 'stack' }), plainContext(controller, source));
  });
  for (const { effect } of changes) if (effect.direction === 'more') addSymbols(mana, effect.mana, 0, []);
  let less = 0;
  for (const { ability } of spell.printed.abilities) {
    if (ability.kind !== 'static') continue;
    if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
    for (const effect of ability.effects) {
      if (effect.static === 'own cost reduction') less += evaluateAmount(state, effect.generic, context);
    }
  }
  for (const { effect } of changes) {
    if (effect.direction !== 'less') continue;
    const reduction = noMana();
    addSymbols(reduction, effect.mana, 0, []);
    less += reduction.generic;
    for (const type of Object.keys(mana.typed) as ManaType[]) {
      const taken = Math.min(mana.typed[type], reduction.typed[type]);
      mana.typed[type] -= taken;
      less += reduction.typed[type] - taken; // CR 118.7b–d
    }
  }
  mana.generic = Math.max(0, mana.generic - less);
}
