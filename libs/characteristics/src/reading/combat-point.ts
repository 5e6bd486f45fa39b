import type { CombatPoint, Condition, Step } from '@stacktrail/card-tree';
import { type GameState, phaseOf, scheduleOf } from '@stacktrail/game-state';

type AtPoint = Extract<Condition, { if: 'combat point' }>;

/** The steps with which a point begins (CR 506.7a, 506.7b). */
const beginnings: Readonly<Record<CombatPoint, readonly Step[]>> = {
  combat: ['beginning of combat'],
  'attackers are declared': ['declare attackers'],
  'blockers are declared': ['declare blockers'],
  'combat damage step': ['first-strike damage', 'combat damage'],
  'end of combat step': ['end of combat'],
};

/** CR 506.7: whether it is before or after a point of the turn's first combat phase, or of the current combat phase. */
export function isAtCombatPoint(state: GameState, { is, point, thisCombat }: AtPoint): boolean {
  const phases = combatPhasesOf(state.begun);
  const isCombat = phaseOf(state.step) === 'combat';
  if (thisCombat && !isCombat) return false;
  const steps = thisCombat ? phases.at(-1) : phases[0]; // CR 506.7c, 506.7d
  const isNow = isCombat && steps === phases.at(-1);
  return is === 'before' ? isBefore(state, point, steps, isNow) : isAfter(point, steps, isNow);
}

/** Whether the game is in the turn's first combat phase. */
export function isFirstCombatPhase({ begun, step }: GameState): boolean {
  return phaseOf(step) === 'combat' && combatPhasesOf(begun).length === 1;
}

/** For each combat phase of this turn, the steps that have begun in it. */
function combatPhasesOf(begun: readonly Step[]): readonly (readonly Step[])[] {
  const phases: Step[][] = [];
  let last: Step | null = null;
  for (const step of begun) {
    const goesOn = last !== null && phaseOf(last) === 'combat' && last !== 'end of combat';
    if (phaseOf(step) === 'combat') {
      if (goesOn && step !== 'beginning of combat') phases.at(-1)!.push(step);
      else phases.push([step]);
    }
    last = step;
  }
  return phases;
}

/** @param steps those of the combat phase in question; absent if the turn has had none yet */
function isBefore(state: GameState, point: CombatPoint, steps: readonly Step[] | undefined, isNow: boolean): boolean {
  const { ahead, phase } = scheduleOf(state);
  if (steps === undefined) {
    // CR 506.7e: if the phase was skipped, it is “before” only until the precombat main phase ends.
    return ahead.some(({ step }) => phaseOf(step) === 'combat') || state.step === 'precombat main';
  }
  if (!isNow || point === 'combat' || beginnings[point].some((step) => steps.includes(step))) return false;
  const undecided = state.step === 'beginning of combat' || state.step === 'declare attackers';
  if (undecided) return true; // CR 506.7e
  return ahead.some((planned) => planned.phase === phase && beginnings[point].includes(planned.step));
}

function isAfter(point: CombatPoint, steps: readonly Step[] | undefined, isNow: boolean): boolean {
  if (steps === undefined) return false;
  if (point === 'combat') return !isNow;
  return beginnings[point].some((step) => steps.includes(step)); // CR 506.7f
}
