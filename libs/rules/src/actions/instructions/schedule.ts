import type { Step } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { type TextRun, type Interpreter, playersMeant } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import { scheduleOf, stepsOfPhase, phaseOf, type GameState } from '@stacktrail/game-state';

/**
 * CR 500.7: extra turns are added one at a time, in APNAP order for several players; the one added last is taken first.
 */
export const extraTurn: Interpreter<'extra turn'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  for (const player of playersMeant(game.state, effect.who, context)) {
    for (let i = 0; i < count; i++) game.emit('ExtraTurnAdded', { player }, { ...reason, rule: '500.7' });
  }
  return context;
};

/** CR 500.10a: a phase or step that “you get” isn't added to another player's turn. */
function isAdded(state: GameState, effect: { readonly yours?: true }, context: TextContext): boolean {
  return effect.yours !== true || state.activePlayer === context.you;
}

/** The place in the schedule directly after the current phase. */
function afterThisPhase(state: GameState): number {
  const { ahead, phase } = scheduleOf(state);
  return ahead.filter((planned) => planned.phase === phase).length;
}

/** CR 500.8: of several added phases, the one created last comes first. */
export const extraPhases: Interpreter<'extra phases'> = function* (game, effect, context, reason) {
  if (!isAdded(game.state, effect, context)) return context;
  const count = evaluateAmount(game.state, effect.count, context);
  const at = afterThisPhase(game.state);
  for (let i = 0; i < count; i++) {
    for (const phase of effect.phases.slice().reverse()) {
      game.emit('StepsAdded', { at, phase: null, steps: stepsOfPhase(phase) }, { ...reason, rule: '500.8' });
    }
  }
  return context;
};

/** CR 500.9: adds steps; steps after a phase get a phase of their own, whose other steps are skipped (CR 500.10). */
export const extraSteps: Interpreter<'extra steps'> = function* (game, effect, context, reason) {
  if (!isAdded(game.state, effect, context)) return context;
  const count = evaluateAmount(game.state, effect.count, context);
  const { phase } = scheduleOf(game.state);
  const steps: readonly Step[] = [effect.step];
  const ofThisPhase = effect.after === 'this step' && phaseOf(effect.step) === phaseOf(game.state.step);
  for (let i = 0; i < count; i++) {
    if (ofThisPhase) game.emit('StepsAdded', { at: 0, phase, steps }, { ...reason, rule: '500.9' });
    else {
      game.emit('StepsAdded', { at: afterThisPhase(game.state), phase: null, steps }, { ...reason, rule: '500.10' });
    }
  }
  return context;
};

/** “That turn”: the extra turn that the text added last (CR 500.7); nothing if it added none. */
export function extraTurnOf(state: GameState, { began }: TextRun): Revision | undefined {
  const latest = state.extraTurns.at(-1);
  return latest === undefined || latest.added <= began ? undefined : latest.added;
}

/** CR 614.10a: each effect is satisfied by one occurrence. */
export const skip: Interpreter<'skip'> = function* (game, effect, context, reason, run) {
  const { what } = effect;
  const added = effect.thatTurn ? extraTurnOf(game.state, run) : undefined;
  if (effect.thatTurn && added === undefined) return context;
  const thisTurn = effect.count === 'all this turn';
  const count = effect.count === 'all this turn' ? 1 : evaluateAmount(game.state, effect.count, context);
  for (const player of playersMeant(game.state, effect.who, context)) {
    for (let i = 0; i < count; i++) {
      const id = game.state.nextEffect;
      game.emit('SkipBegan', { skip: id, player, what, thisTurn }, { ...reason, rule: '614.10' });
      if (added !== undefined)
        game.emit('BoundToExtraTurn', { delayed: null, skip: id, added }, { ...reason, rule: '500.7' });
    }
  }
  return context;
};
