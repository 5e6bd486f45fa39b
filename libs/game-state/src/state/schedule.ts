import type { Phase, Skippable, Step } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';

/** A step, or a phase without steps, that lies ahead in this turn. Steps of one phase share its number. */
export interface PlannedStep {
  readonly step: Step;
  readonly phase: number;
}

/** What is left of a turn to which an effect has added or from which it has taken something (CR 500.8–500.11). */
export interface Schedule {
  /** The number of the phase that is going on. */
  readonly phase: number;
  readonly ahead: readonly PlannedStep[];
  /** The number that the next new phase gets. */
  readonly nextPhase: number;
}

/** CR 500.7. */
export interface ExtraTurn {
  readonly player: PlayerId;
  readonly added: Revision;
}

/** CR 614.10: a player skips the next of something, or all of it this turn. */
export interface Skip {
  readonly id: number;
  readonly player: PlayerId;
  readonly what: Skippable;
  /** The turn that it is about, or null for the next occurrence. */
  readonly turn: number | null;
  /** The extra turn that it is about, by when that was added; absent of any turn. */
  readonly extraTurn?: Revision;
  readonly source: ObjectId;
  readonly began: Revision;
}

/** The steps of each phase (CR 501.1, 505.1, 506.1, 512.1). The first-strike step comes only by rule 510.4. */
const stepsOf: Readonly<Record<Phase, readonly Step[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  main: ['postcombat main'],
  combat: ['beginning of combat', 'declare attackers', 'declare blockers', 'combat damage', 'end of combat'],
  ending: ['end', 'cleanup'],
};

/** The steps of a phase that an effect adds: every main phase but a turn's first is a postcombat one (CR 505.1a). */
export function stepsOfPhase(phase: Phase): readonly Step[] {
  return stepsOf[phase];
}

const usual: readonly PlannedStep[] = [
  ...stepsOf.beginning.map((step) => ({ step, phase: 0 })),
  { step: 'precombat main', phase: 1 },
  ...stepsOf.combat.map((step) => ({ step, phase: 2 })),
  { step: 'postcombat main', phase: 3 },
  ...stepsOf.ending.map((step) => ({ step, phase: 4 })),
];

/** Which phase a step belongs to (CR 500.1). */
export function phaseOf(step: Step): Phase {
  if (step === 'precombat main' || step === 'postcombat main') return 'main';
  if (step === 'first-strike damage' || stepsOf.combat.includes(step)) return 'combat';
  return stepsOf.beginning.includes(step) ? 'beginning' : 'ending';
}

/** What a turn holds from its beginning on (CR 500.1). */
const usualTurn: Schedule = { phase: 0, ahead: usual, nextPhase: 5 };

/** The usual turn from a step on. */
function usualFrom(step: Step): Schedule {
  const at = usual.findIndex(
    (planned) => planned.step === (step === 'first-strike damage' ? 'declare blockers' : step),
  );
  return { phase: usual[at]!.phase, ahead: usual.slice(at + 1), nextPhase: 5 };
}

/** What a schedule is found from; `begun` are the steps of this turn that have begun. */
interface Scheduled {
  readonly schedule: Schedule | null;
  readonly step: Step;
  readonly begun: readonly Step[];
}

/** What is left of the turn: the usual, unless an effect has changed it. */
export function scheduleOf({ schedule, step, begun: steps }: Scheduled): Schedule {
  return schedule ?? (steps.length === 0 ? usualTurn : usualFrom(step));
}

/** What is ahead once a step has begun: nothing up to it. A step that isn't planned takes nothing away. */
export function begun(schedule: Schedule, step: Step): Schedule {
  const at = schedule.ahead.findIndex((planned) => planned.step === step);
  if (at < 0) return schedule;
  return { ...schedule, phase: schedule.ahead[at]!.phase, ahead: schedule.ahead.slice(at + 1) };
}
