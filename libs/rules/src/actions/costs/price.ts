import type { Amount, Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { contextOfStackObject, noMana, type Price } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type Announcement, type GameState } from '@stacktrail/game-state';
import { canPayAfterManaAbilities } from './after-mana-abilities.js';
import { paidTogether } from './together.js';
import { addCosts, costOfAbility, totalCostOfSpell, type TotalCost } from './total-cost.js';

/**
 * The total cost of a spell or activated ability on the stack if this were announced for it (CR 601.2f, 602.2b).
 *
 * @param changed what would be announced otherwise than it is
 */
export function priceOfAnnounced(state: GameState, id: ObjectId, changed: Partial<Announcement>): Price {
  const object = objectOf(state, id);
  const announced = { ...object.announced, ...changed };
  const cost =
    object.ability === null
      ? totalCostOfSpell(state, id, announced)
      : costOfAbility(
          state,
          object.controller,
          objectOf(state, object.ability.source),
          object.ability.definition,
          announced,
        );
  const price = priced(state, cost, { ...contextOfStackObject(state, id), announced });
  return changed.x === undefined ? price : withValueOfX(price, changed.x);
}

/** What these costs come to with a value of X (CR 107.3f). */
export function priceOf(state: GameState, payer: TextContext, costs: readonly Cost[], x: number): Price {
  const mana = noMana();
  const others = paidTogether(addCosts(mana, costs, x, []));
  return withValueOfX(priced(state, { mana, others }, { ...payer, announced: { ...payer.announced, x } }), x);
}

function priced(state: GameState, { mana, others }: TotalCost, context: TextContext): Price {
  const isPossible = others.every((cost) => canPayAfterManaAbilities(state, cost, context));
  return { mana, others, isPossible };
}

/** The price with the value in the place of X: “Discard X cards” becomes “Discard two cards”. */
function withValueOfX({ others, ...price }: Price, x: number): Price {
  const valued = (_key: string, part: unknown): unknown => (isX(part) ? x : part);
  return { ...price, others: others.map((cost) => JSON.parse(JSON.stringify(cost), valued) as Cost) };
}

function isX(part: unknown): boolean {
  const { amount, is } = { ...(part as Partial<Extract<Amount, object>>) } as { amount?: unknown; is?: unknown };
  return amount === 'X' && is === undefined;
}
