import type { Cost } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { noMana, symbolsOf, type Game, type Procedure } from '@stacktrail/engine';
import { noObject, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { emptyAnnouncement, objectOf } from '@stacktrail/game-state';
import { withDefinedX } from '../../actions/costs/defined-x.js';
import { chooseHybrid, type PaymentChoice } from '../../actions/costs/choose-payment.js';
import { payCost } from '../../actions/costs/pay-cost.js';
import { payMana } from '../../actions/costs/pay-mana.js';
import { addCosts } from '../../actions/costs/total-cost.js';
import { activateManaAbilities } from '../../actions/mana/activate-mana-abilities.js';

/** What attacking or blocking costs, and the object whose effect says so. */
export interface CombatCost {
  readonly cost: readonly Cost[];
  readonly source: ObjectId;
  /** The creature that attacks or blocks, which the cost calls “that object”. */
  readonly creature?: ObjectId;
  /** How an optional cost will be paid, as its payer has announced it (CR 508.1g). */
  readonly payment?: PaymentChoice;
}

/**
 * CR 508.1h–j, 509.1d–f: the total cost to attack or block is determined, mana abilities may be activated, and all is
 * paid.
 *
 * @throws IllegalAction if it can't be paid, or the player takes the declaration back
 */
export function* payCombatCosts(
  game: Game,
  player: PlayerId,
  costs: readonly CombatCost[],
  rule: string,
): Procedure<void> {
  const required = costs.filter(({ payment }) => payment === undefined);
  const optional = costs.filter(({ payment }) => payment !== undefined);
  const defined = ({ cost, source, creature = noObject }: CombatCost): readonly Cost[] =>
    withDefinedX(game.state, cost, () => ({
      ...plainContext(controllerOf(game, source), source),
      trigger: { object: creature, player: null, amount: 0, others: [] },
    }));
  const all = required.flatMap(defined);
  if (all.length + optional.length === 0) return;
  const hybrid = yield* chooseHybrid(player, all, noObject);
  const mana = noMana();
  addCosts(mana, all, 0, hybrid.slice());
  const chosen = optional.map((one) => {
    const { x, payments: ways } = one.payment!;
    const context = { ...plainContext(player, one.source), announced: { ...emptyAnnouncement, x } };
    return { source: one.source, context, parts: addCosts(mana, defined(one), x, ways.slice()) };
  });
  const reason = { rule, player };
  if (symbolsOf(mana).length > 0) yield* activateManaAbilities(game, player, mana, noObject);
  yield* payMana(game, player, mana, noObject, reason, rule);
  for (const { cost, source } of required) {
    const context = plainContext(player, source);
    for (const part of addCosts(noMana(), cost, 0, [])) yield* payCost(game, part, context, { ...reason, source });
  }
  for (const { parts, context, source } of chosen) {
    for (const part of parts) yield* payCost(game, part, context, { ...reason, source });
  }
}

/** “You” of the text that says what it costs (CR 109.5). */
function controllerOf({ state }: Game, source: ObjectId): PlayerId {
  return objectOf(state, source).controller;
}
