import type { Cost } from '@stacktrail/card-language';
import { noObject, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { withDefinedX } from '../costs/defined-x.js';
import { chooseHybrid } from '../costs/choose-payment.js';
import { noMana, symbolsOf } from '../costs/mana-due.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { addCosts } from '../costs/total-cost.js';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';
import { objectOf } from '../state/game-state.js';
import { plainContext } from '../text/text-context.js';

/** What attacking or blocking costs, and the object whose effect says so. */
export interface CombatCost {
  readonly cost: readonly Cost[];
  readonly source: ObjectId;
}

/**
 * CR 508.1h–j, 509.1d–f: the total cost to attack or block is determined, mana abilities may be activated, and all is
 * paid.
 *
 * @throws IllegalAction where it can't be paid, or the player takes the declaration back
 */
export function* payCombatCosts(
  game: Game,
  player: PlayerId,
  costs: readonly CombatCost[],
  rule: string,
): Procedure<void> {
  const all = costs.flatMap(({ cost, source }) =>
    withDefinedX(game.state, cost, () => plainContext(controllerOf(game, source), source)),
  );
  if (all.length === 0) return;
  const hybrid = yield* chooseHybrid(player, all, noObject);
  const mana = noMana();
  addCosts(mana, all, 0, hybrid.slice());
  const reason = { rule, player };
  if (symbolsOf(mana).length > 0) yield* activateManaAbilities(game, player, mana, noObject);
  yield* payMana(game, player, mana, noObject, reason, rule);
  for (const { cost, source } of costs) {
    const context = plainContext(player, source);
    for (const part of addCosts(noMana(), cost, 0, [])) yield* payCost(game, part, context, { ...reason, source });
  }
}

/** “You” of the text that says what it costs (CR 109.5). */
function controllerOf({ state }: Game, source: ObjectId): PlayerId {
  return objectOf(state, source).controller;
}
