import { staticsInForce, type StaticInForce, plainContext, type TextContext } from '@stacktrail/characteristics';
import { type Game, type Procedure, agrees } from '@stacktrail/engine';
import type { Attack, ObjectId, PlayerId } from '@stacktrail/game-events';
import { emptyAnnouncement, objectOf, type GameState } from '@stacktrail/game-state';
import { canPay } from '../../actions/costs/can-pay.js';
import { choosePayment, type PaymentChoice } from '../../actions/costs/choose-payment.js';
import { couldBeDone, followInstructions } from '../../actions/instructions/follow.js';
import type { CombatCost } from './combat-costs.js';

type Option = StaticInForce<Extract<StaticInForce['effect'], { static: 'may as it attacks' }>>;

/** What the player has announced to do, and how it will be paid for. */
export interface ChosenOption {
  readonly option: Option;
  readonly payment: PaymentChoice;
}

const nothing: PaymentChoice = { x: 0, payments: [] };

/** What is done as they attack knows the creatures that were chosen to attack (CR 508.1a) as the result “attackers”. */
function contextOf(player: PlayerId, source: ObjectId, attacks: readonly Attack[], x = 0): TextContext {
  const attackers = attacks.map(({ attacker }) => attacker);
  const announced = x === 0 ? emptyAnnouncement : { ...emptyAnnouncement, x };
  return { ...plainContext(player, source), announced, results: new Map([['attackers', attackers]]) };
}

function optionsOf(state: GameState, attacks: readonly Attack[]): readonly Option[] {
  return staticsInForce(state, 'may as it attacks').filter(({ source }) =>
    attacks.some(({ attacker }) => attacker === source),
  );
}

/** Whether an optional cost is among them that the attackers, once tapped (CR 508.1f), can't be tapped for. */
export function asksForCosts(state: GameState, attacks: readonly Attack[]): boolean {
  return optionsOf(state, attacks).some(({ effect }) => effect.cost !== undefined);
}

function isPossible(game: Game, { effect, source }: Option, player: PlayerId, attacks: readonly Attack[]): boolean {
  const context = contextOf(player, source, attacks);
  if (effect.cost === undefined) return couldBeDone(game, effect.effects, context);
  return effect.cost.every((part) => canPay(game.state, part, context));
}

/** CR 508.1g: the active player announces which optional costs to attack they pay. */
export function* chooseAsTheyAttack(
  game: Game,
  player: PlayerId,
  attacks: readonly Attack[],
): Procedure<readonly ChosenOption[]> {
  const chosen: ChosenOption[] = [];
  for (const option of optionsOf(game.state, attacks)) {
    if (!isPossible(game, option, player, attacks)) continue;
    const { name } = objectOf(game.state, option.source).printed;
    if (!(yield* agrees(player, '508.1g', `Do what ${name} lets you do as it attacks?`, option.source))) continue;
    const { cost } = option.effect;
    const payment = cost === undefined ? nothing : yield* choosePayment(game, player, cost, option.source);
    chosen.push({ option, payment });
  }
  return chosen;
}

/** What those options cost (CR 508.1h). */
export function costsOfOptions(chosen: readonly ChosenOption[]): readonly CombatCost[] {
  return chosen.flatMap(({ option: { effect, source }, payment }) =>
    effect.cost === undefined ? [] : [{ cost: effect.cost, source, payment }],
  );
}

/** CR 508.1j: what was announced is done; linked abilities trigger on it (CR 607.2h). */
export function* doAsTheyAttack(
  game: Game,
  player: PlayerId,
  attacks: readonly Attack[],
  chosen: readonly ChosenOption[],
): Procedure<void> {
  for (const { option, payment } of chosen) {
    const { source, effect } = option;
    const context = contextOf(player, source, attacks, payment.x);
    yield* followInstructions(game, effect.effects, context, { rule: '508.1j', player, source });
  }
}
