import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  ask,
  type PaymentOffer,
  type Procedure,
  expandChoices,
  noMana,
  stretchesOf,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { activateManaAbilities } from './activate-mana-abilities.js';
import { boundsOfX, chooseHybrid, chooseWays, chooseX, hasX } from '../costs/choose-payment.js';
import { withDefinedX } from '../costs/defined-x.js';
import { inChosenOrder } from '../costs/in-order.js';
import { canPay } from '../costs/can-pay.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana, poolCovers } from '../costs/pay-mana.js';
import { paidTogether } from '../costs/together.js';
import { priceOf } from '../costs/price.js';
import { addCosts } from '../costs/total-cost.js';
import { chooseWaterbending, noteWaterbending, tapToWaterbend } from '../costs/waterbend.js';

/** What was paid; `x` is the value of X in it. */
export interface Paid {
  readonly x: number;
}

/**
 * CR 107.3f: the payer chooses X if neither the text nor an announcement gives it a value. In the text of a triggered
 * ability, X can be the X of the spell that became its permanent (CR 107.3m).
 */
function isXOpen(state: GameState, costs: readonly Cost[], context: TextContext): boolean {
  if (costs.some(isUnnumbered)) return true;
  const { trigger, announced } = context;
  return trigger !== null && announced.x === 0 && costs.some(hasX) && !hasXOfSpell(state, context);
}

/** “One or more {E}”: the player chooses the number while paying. */
function isUnnumbered(cost: Cost): boolean {
  return cost.cost === 'pay player counters' && cost.many !== undefined;
}

/**
 * The ability triggered because its own permanent entered, from a spell with {X} in its mana cost: X is the X of that
 * spell, even 0.
 */
function hasXOfSpell({ objects }: GameState, { trigger, source }: TextContext): boolean {
  const entered = objects.get(source);
  return trigger?.object === source && entered?.castFrom !== null && entered?.printed.manaCost?.includes('X') === true;
}

/**
 * Offers a player to pay a cost while an effect is being applied (CR 118.12): “unless”, “may pay”.
 *
 * @returns what was paid; `null` if nothing was
 */
export function* offerPayment(
  game: Game,
  player: PlayerId,
  cost: readonly Cost[],
  context: TextContext,
  rule: string,
  about: PaymentOffer,
): Procedure<Paid | null> {
  if (playerOf(game.state, player).lost) return null; // CR 800.4f
  const paid = yield* game.runAction(player, () => offer(game, player, cost, context, rule, about));
  return paid; // CR 800.4f
}

function* offer(
  game: Game,
  player: PlayerId,
  cost: readonly Cost[],
  context: TextContext,
  rule: string,
  { prompt, ifPaid, ifNot }: PaymentOffer,
): Procedure<Paid | null> {
  const payer: TextContext = { ...context, you: player };
  const canPayOthers = (): boolean =>
    paidTogether(cost).every((part) => part.cost === 'mana' || canPay(game.state, part, payer));
  if (!canPayOthers()) return null;
  const due = withDefinedX(game.state, cost, () => context);
  const answer = yield* ask({
    form: 'pick',
    kind: 'pay unless',
    rule,
    player,
    prompt,
    inFull: [`${prompt} The cost is “`, { cost: due }, '”.'],
    source: context.source,
    options: [
      { key: 'yes', text: ['Pay the cost “', { cost: due }, '”: ', ...stretchesOf(ifPaid)] },
      { key: 'no', text: ["Don't pay: ", ...stretchesOf(ifNot)] },
    ],
    min: 1,
    max: 1,
  });
  if (answer.keys[0] !== 'yes') return null;
  const ways = yield* chooseWays(player, cost, context.source);
  const chosen = withDefinedX(game.state, expandChoices(cost, ways.slice()), () => context);
  const x = isXOpen(game.state, chosen, context) // CR 107.3f
    ? yield* chooseX(player, context.source, chosen, boundsOfX(game.state, chosen, context.source, player), (value) =>
        priceOf(game.state, payer, chosen, value),
      )
    : context.announced.x;
  const hybrid = yield* chooseHybrid(player, chosen, context.source); // CR 118.13b
  const mana = noMana();
  const others = paidTogether(addCosts(mana, chosen, x, hybrid.slice()));
  const reason = { rule: '118.12', source: context.source, player };
  yield* activateManaAbilities(game, player, mana, context.source, 'applying an effect');
  const waterbending = yield* chooseWaterbending(game.state, player, mana, context.source);
  const { left } = waterbending;
  const covered = poolCovers(game.state, player, left) && playerOf(game.state, player).life >= mana.life;
  const paying: TextContext = { ...payer, announced: { ...payer.announced, x } };
  if (!covered || !others.every((part) => canPay(game.state, part, paying))) return null;
  tapToWaterbend(game, waterbending, reason);
  yield* payMana(game, player, left, context.source, reason);
  noteWaterbending(game, player, mana, reason);
  for (const part of yield* inChosenOrder(game, others, paying)) yield* payCost(game, part, paying, reason);
  return { x };
}
