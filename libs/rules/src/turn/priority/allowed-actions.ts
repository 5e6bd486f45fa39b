import type { Effect, Payable } from '@stacktrail/card-tree';
import { type Violation, plainContext, type TextContext } from '@stacktrail/characteristics';
import { type Game, type Procedure, contextOfStackObject } from '@stacktrail/engine';
import { noObject, type Action, type PlayerId } from '@stacktrail/game-events';
import type { GameState, Allowance } from '@stacktrail/game-state';
import { canPay } from '../../actions/costs/can-pay.js';
import { followInstructions } from '../../actions/instructions/follow.js';
import { payForAction } from './pay-for-action.js';

type Special = Extract<Action, { do: 'special' }>;

const allowed = 'allowed ';

function payableOf({ instruction }: Allowance): Payable {
  if (instruction.do === 'allow action') return instruction;
  return instruction.unlessPaid ?? { who: { players: 'each player' }, cost: [] };
}

function isPayable(state: GameState, player: PlayerId, allowance: Allowance): boolean {
  const context = plainContext(player, allowance.source);
  return payableOf(allowance).cost.every((part) => canPay(state, part, context));
}

/** CR 116.2c: the special actions that effects allow a player with priority. */
export function allowedActions(state: GameState, player: PlayerId): readonly Special[] {
  return state.allowances
    .filter((one) => one.players.includes(player) && isPayable(state, player, one))
    .map(({ id, source }) => ({ do: 'special', object: source, action: `${allowed}${id}` }));
}

/** The effect that allows an action; `undefined` if it is none of this kind, or the effect is over. */
function allowanceOf(state: GameState, { action }: Special): Allowance | undefined {
  if (!isAllowedAction(action)) return undefined;
  const id = Number(action.slice(allowed.length));
  return state.allowances.find((one) => one.id === id);
}

export function isAllowedAction(action: string): boolean {
  return action.startsWith(allowed);
}

/** What the action does, as instructions; `null` if it ends an effect, or if no effect allows it any more. */
export function instructionsOfAction(state: GameState, action: Special): readonly Effect[] | null {
  const instruction = allowanceOf(state, action)?.instruction;
  if (instruction?.do !== 'allow action') return null;
  return instruction.effects.some((one) => one.do === 'end effects') ? null : instruction.effects;
}

/** Which rule keeps a player from it. */
export function whyNotAllowed(state: GameState, player: PlayerId, action: Special): Violation {
  const allowance = allowanceOf(state, action);
  const rule = '116.2c';
  if (allowance === undefined) return { rule, message: 'No effect allows that, or not any more.' };
  if (!allowance.players.includes(player)) return { rule, message: 'The effect doesn’t allow that to this player.' };
  return { rule: '118.3', message: 'Its cost can’t be paid.' };
}

/** CR 116.2c: its cost is paid, then it ends the effect that it names, and its instructions are followed. */
export function* takeAllowedAction(game: Game, player: PlayerId, action: Special): Procedure<void> {
  const allowance = allowanceOf(game.state, action);
  if (allowance === undefined) return;
  const { id, source, ends, stops, instruction, began } = allowance;
  const reason = { rule: '116.2c', source, player };
  yield* payForAction(game, player, source, payableOf(allowance).cost, reason);
  const taken = game.emit('AllowedActionTaken', { effect: id, source, player }, { ...reason, causes: [began] });
  const ended = { ...reason, causes: [taken] };
  for (const effect of ends) game.emit('EffectEnded', { effect }, ended);
  for (const delayed of stops) game.emit('DelayedTriggerEnded', { delayed }, ended);
  if (instruction.do !== 'allow action') return;
  yield* followInstructions(game, instruction.effects, contextOf(game.state, allowance, player), reason);
}

/** “You” is the player who controlled the effect when its text was followed; “that player” takes the action. */
function contextOf(
  state: GameState,
  { controller, source, onStack: stackObject }: Allowance,
  player: PlayerId,
): TextContext {
  const outer = stackObject === noObject ? plainContext(controller, source) : contextOfStackObject(state, stackObject);
  return { ...outer, you: controller, thatPlayer: player };
}
