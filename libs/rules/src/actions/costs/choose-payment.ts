import type { Amount, Cost, Filter, ManaSymbol } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { ask, type Game, type Price, type Procedure, choicesOf, expandChoices, isChoice } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type Announcement, countersOn, granterOf, type GameState, objectOf, playerOf } from '@stacktrail/game-state';
import { priceOf } from './price.js';

/** The highest value of X. No mana that a game here can produce pays for more. */
const largestX = 1_000_000;

/** What a player announces about costs before they are paid (CR 601.2b). */
export interface PaymentChoice {
  readonly x: number;
  /** The payment chosen for each choice of costs, then for each hybrid and Phyrexian symbol, in order. */
  readonly payments: readonly string[];
}

/**
 * Asks for the value of X, where some cost has it, and for how each hybrid and Phyrexian symbol will be paid (CR 107.3a,
 * 118.13).
 *
 * @param costs all costs that will be paid
 * @param source the spell that they are paid for, or the object whose ability it is
 * @param leastX the least that X can be, as the text says
 * @param priceWith the total cost with what is announced so far; absent if no cost changes it
 */
export function* choosePayment(
  { state }: Pick<Game, 'state'>,
  player: PlayerId,
  costs: readonly Cost[],
  source: ObjectId,
  leastX = 0,
  priceWith?: (announced: Pick<Announcement, 'x' | 'hybrid'>) => Price,
): Procedure<PaymentChoice> {
  const isPriced = priceWith !== undefined && !costs.some(mayHaveX);
  const ways = yield* chooseWays(player, costs, source, isPriced ? (hybrid) => priceWith({ x: 0, hybrid }) : undefined);
  const chosen = expandChoices(costs, ways.slice());
  const { min, max } = boundsOfX(state, chosen, source, player);
  const price = (value: number): Price =>
    priceWith?.({ x: value, hybrid: ways }) ?? priceOf(state, plainContext(player, source), chosen, value);
  const bounds = { min: Math.max(min, leastX), max };
  const x = chosen.some(hasX) ? yield* chooseX(player, source, chosen, bounds, price) : 0;
  const priceOfHalves =
    priceWith && ((halves: readonly string[]): Price => priceWith({ x, hybrid: [...ways, ...halves] }));
  return { x, payments: [...ways, ...(yield* chooseHybrid(player, chosen, source, priceOfHalves))] };
}

/** Whether a cost, or one that can be chosen in its place, has an X. */
function mayHaveX(cost: Cost): boolean {
  return cost.cost === 'choice' ? cost.of.flat().some(mayHaveX) : hasX(cost);
}

/** Which of several costs is paid, for each cost that offers several (CR 601.2b). */
export function* chooseWays(
  player: PlayerId,
  costs: readonly Cost[],
  source: ObjectId,
  price?: (keys: readonly string[]) => Price,
): Procedure<readonly string[]> {
  const keys: string[] = [];
  for (const cost of costs) {
    if (cost.cost !== 'choice') continue;
    const answer = yield* ask({
      form: 'pick',
      kind: 'choose cost',
      rule: '601.2b',
      player,
      prompt: 'Which of these costs will you pay?',
      source,
      options: cost.of.map((way, i) => ({
        key: `${i + 1}`,
        text: [{ cost: way }],
        ...(price !== undefined && { price: () => price([...keys, `${i + 1}`]) }),
      })),
      min: 1,
      max: 1,
    });
    const key = answer.keys[0]!;
    const before = [...keys, key];
    const inner = price && ((more: readonly string[]): Price => price([...before, ...more]));
    keys.push(key, ...(yield* chooseWays(player, cost.of[Number(key) - 1]!, source, inner)));
  }
  return keys;
}

/** Whether a cost has an X whose value its payer chooses (CR 107.3a). */
export function hasX(cost: Cost): boolean {
  if (cost.cost === 'mana') return cost.mana.includes('X') && cost.x === undefined;
  return (
    ('count' in cost && isX(cost.count)) ||
    ('amount' in cost && isX(cost.amount)) ||
    ('total' in cost && isX(cost.total)) ||
    ('filter' in cost && asksForX(cost.filter))
  );
}

/** “A blue card with mana value X” (CR 107.3a). */
function asksForX(filter: Filter): boolean {
  if (filter.is === 'all') return filter.of.some(asksForX);
  return 'to' in filter && isX(filter.to);
}

function isX(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount === 'X' && amount.is === undefined;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The bounds of X. “Remove one or more counters” needs at least one, “remove all counters” as many as there are, and
 * “pay one or more {E}” allows no more than the payer has.
 */
export function boundsOfX(state: GameState, costs: readonly Cost[], source: ObjectId, payer: PlayerId): Bounds {
  let bounds: Bounds = { min: 0, max: largestX };
  for (const cost of costs) {
    if (cost.cost === 'mana' && typeof cost.xAtMost === 'number') bounds = { ...bounds, max: cost.xAtMost };
    if (cost.cost === 'pay player counters' && cost.many !== undefined)
      bounds = { min: 1, max: countersOn(playerOf(state, payer), cost.counter) };
    if (cost.cost !== 'remove counters' && cost.cost !== 'remove counters from among') continue;
    if (cost.many === 'one or more') bounds = { ...bounds, min: 1 };
    if (cost.cost !== 'remove counters' || cost.many !== 'all') continue;
    const { ability } = objectOf(state, source);
    const paidWith = cost.of === undefined ? (ability?.source ?? source) : granterOf(cost.of);
    const all = countersOn(objectOf(state, paidWith), cost.counter);
    bounds = { min: all, max: all };
  }
  return bounds;
}

/** CR 107.3a. The player isn't asked if only one value is possible. */
export function* chooseX(
  player: PlayerId,
  source: ObjectId,
  costs: readonly Cost[],
  { min, max }: Bounds,
  price: (x: number) => Price,
): Procedure<number> {
  if (min === max) return min;
  const answer = yield* ask({
    form: 'number',
    kind: 'choose X',
    rule: '107.3a',
    player,
    prompt: 'Choose the value of X.',
    inFull: ['Choose the value of X in the cost “', { cost: costs }, '”.'],
    source,
    min,
    max,
    price,
  });
  return answer.value;
}

/**
 * CR 107.4e, 107.4f: the payment for each hybrid and Phyrexian symbol, in order.
 *
 * @param price the total cost with a payment for each symbol; absent if it isn't known
 */
export function* chooseHybrid(
  player: PlayerId,
  costs: readonly Cost[],
  source: ObjectId,
  price?: (halves: readonly string[]) => Price,
): Procedure<readonly string[]> {
  const symbols = costs.flatMap((cost) => (cost.cost === 'mana' ? cost.mana.filter(isChoice) : []));
  const chosen: string[] = [];
  for (const [i, symbol] of symbols.entries()) {
    const before = chosen.slice();
    const isLast = i === symbols.length - 1;
    const priceWith = isLast ? price && ((half: string): Price => price([...before, half])) : undefined;
    chosen.push(yield* chooseHalf(player, symbol, whichOf(i, symbols.length, before), source, priceWith));
  }
  return chosen;
}

/** Which of several symbols is asked about, and how those before it will be paid. */
function whichOf(at: number, count: number, before: readonly string[]): string {
  if (count === 1) return '';
  const paid = before.map((half) => (half === 'P' ? '2 life' : `{${half}}`)).join(', ');
  return `, symbol ${at + 1} of the ${count} that leave a choice${at === 0 ? '' : ` (before it: ${paid})`}`;
}

function* chooseHalf(
  player: PlayerId,
  symbol: ManaSymbol,
  which: string,
  source: ObjectId,
  price?: (half: string) => Price,
): Procedure<string> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose hybrid',
    rule: '601.2b',
    player,
    prompt: `How will you pay {${symbol}}${which}?`,
    source,
    options: choicesOf(symbol).map((key) => ({
      key,
      text: key === 'P' ? 'Pay 2 life' : `Pay {${key}}`,
      ...(price !== undefined && { price: () => price(key) }),
    })),
    min: 1,
    max: 1,
  });
  return answer.keys[0]!;
}
