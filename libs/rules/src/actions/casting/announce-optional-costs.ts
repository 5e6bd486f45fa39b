import { type OptionalCostName, optionalCost } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { type Game, ask, type Price, type Procedure, instructionsOf } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameObject, type PaidCost, objectOf, type GameState } from '@stacktrail/game-state';
import { optionalCostsOf, type OfferedCost } from '../costs/optional-costs.js';
import { canPay } from '../costs/can-pay.js';
import { priceOfAnnounced } from '../costs/price.js';

/** A cost can be paid at most this often; no game has resources for more. */
const mostTimes = 1000;

/**
 * CR 601.2b, 118.8b: the player announces which optional additional costs they will pay, each separately, and how often
 * if a cost can be paid any number of times.
 *
 * @param needed the cost without which the spell couldn't be cast now; it is paid without asking
 */
export function* announceOptionalCosts(
  game: Game,
  id: ObjectId,
  needed: OptionalCostName | null,
): Procedure<readonly PaidCost[]> {
  const spell = objectOf(game.state, id);
  const paid: PaidCost[] = [];
  for (const offered of optionalCostsOf(game.state, spell)) {
    const { keyword, which } = offered;
    if (offered.flash === true && keyword !== needed) continue;
    if (isUnnamed(keyword) && !canBeOffered(game.state, spell, offered)) continue;
    const times = optionalCost(keyword)?.announcedWith
      ? timesAnnounced(spell)
      : isNeeded(offered, needed)
        ? 1
        : yield* announceTimes(id, spell.controller, offered, (count) =>
            priceOfAnnounced(game.state, id, { paid: [...paid, { cost: keyword, which, times: count }] }),
          );
    if (times > 0) paid.push({ cost: keyword, which, times });
  }
  return paid;
}

function isUnnamed(keyword: OptionalCostName): boolean {
  return keyword === 'additional' || keyword === 'additional of another';
}

/** Of the costs without a keyword only the one that gives flash can be needed. */
function isNeeded({ keyword, flash }: OfferedCost, needed: OptionalCostName | null): boolean {
  return keyword === needed && (!isUnnamed(keyword) || flash === true);
}

/** CR 701.59b: a cost is offered only if its actions are possible; its mana is found later (CR 601.2g). */
function canBeOffered(state: GameState, { id, controller }: GameObject, { cost }: OfferedCost): boolean {
  return cost.every((part) => canPay(state, part, plainContext(controller, id)));
}

/** CR 702.42a: choosing all modes, more than the number specified, announced the cost. */
function timesAnnounced(spell: GameObject): number {
  const { choose } = instructionsOf(spell);
  return choose !== undefined && spell.announced.modes.length > choose.max ? 1 : 0;
}

function* announceTimes(
  source: ObjectId,
  player: ReturnType<typeof objectOf>['controller'],
  { keyword, cost }: OfferedCost,
  price: (times: number) => Price,
): Procedure<number> {
  const { rule, times } = optionalCost(keyword)!;
  const kind = keyword === 'kicker' ? 'choose kicker' : 'choose additional costs';
  if (times === 'any number') {
    const answer = yield* ask({
      form: 'number',
      kind,
      rule,
      player,
      prompt: `How many times will you pay the ${keyword} cost?`,
      inFull: [`How many times will you pay the ${keyword} cost (`, { cost }, ')?'],
      source,
      min: 0,
      max: mostTimes,
      price,
    });
    return answer.value;
  }
  const named = isUnnamed(keyword) ? 'additional cost' : `${keyword} cost`;
  const answer = yield* ask({
    form: 'pick',
    kind,
    rule,
    player,
    prompt: `Pay the ${named}?`,
    inFull: [`Pay the ${named} (`, { cost }, ')?'],
    source,
    options: [
      { key: 'yes', text: [`Pay the ${named} “`, { cost }, '”'], price: () => price(1) },
      { key: 'no', text: [`Don't pay the ${named} “`, { cost }, '”'], price: () => price(0) },
    ],
    min: 1,
    max: 1,
  });
  return answer.keys[0] === 'yes' ? 1 : 0;
}
