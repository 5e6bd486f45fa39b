import type { AllowedAction, Payable } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, type Interpreter, playersMeant } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState, Allowance } from '@stacktrail/game-state';

/**
 * CR 116.2c: players may take an action later. If the action ends effects, these are the effects that the text has
 * begun so far.
 */
export const allowAction: Interpreter<'allow action'> = function* (game, effect, context, reason, run) {
  const ending = effect.effects.some((one) => one.do === 'end effects');
  const { ends, stops } = ending ? begunSince(game.state, run.began, context.source) : nothing;
  if (ending && ends.length + stops.length === 0) return context;
  allow(game, effect, { ends, stops, duration: effect.until }, context, reason);
  return context;
};

/** Only inside an allowed action does this instruction have effects to end. */
export const endEffects: Interpreter<Extract<AllowedAction, { do: 'end effects' }>['do']> = function* (_, __, context) {
  return context;
};

const nothing = { ends: [], stops: [] } as const;

/** The effects that last, and the delayed triggered abilities, of one source that began after a revision. */
function begunSince(state: GameState, since: number, source: ObjectId): Pick<Allowance, 'ends' | 'stops'> {
  const { effects, shields, replacements, permissions, prohibitions, formEffects, delayed } = state;
  const all = [effects, shields, replacements, permissions, prohibitions, formEffects].flat();
  return {
    ends: all.filter((one) => one.began > since && one.source === source).map(({ id }) => id),
    stops: delayed.filter((one) => one.created > since && one.source === source).map(({ id }) => id),
  };
}

/** Records that players may take an action, which the instruction describes. */
export function allow(
  game: Game,
  effect: Allowance['instruction'],
  lasting: Pick<Allowance, 'ends' | 'stops' | 'duration'>,
  context: TextContext,
  reason: Reason,
): void {
  const { state } = game;
  const players = whoMay(game, effect, context);
  if (players.length === 0) return;
  game.emit(
    'ActionAllowed',
    {
      effect: state.nextEffect,
      instruction: state.catalog.pointerOf(effect),
      source: context.source,
      onStack: context.stackObject,
      controller: context.you,
      players,
      ...lasting,
    },
    { ...reason, rule: '116.2c' },
  );
}

function whoMay({ state }: Game, effect: Allowance['instruction'], context: TextContext): readonly PlayerId[] {
  const payable: Payable | undefined = effect.do === 'allow action' ? effect : effect.unlessPaid;
  return payable === undefined ? [] : playersMeant(state, payable.who, context);
}
