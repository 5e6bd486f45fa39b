import type { Step } from '@stacktrail/card-tree';
import type { AnyGameEvent } from '@stacktrail/game-events';
import type { StopPoint } from '../scenario/scenario.js';

/** The steps of a turn in order, as scenarios name them. */
const steps: Readonly<Record<string, Step>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  precombat_main: 'precombat main',
  begin_combat: 'beginning of combat',
  declare_attackers: 'declare attackers',
  declare_blockers: 'declare blockers',
  first_combat_damage: 'first-strike damage',
  combat_damage: 'combat damage',
  end_combat: 'end of combat',
  postcombat_main: 'postcombat main',
  end: 'end',
  cleanup: 'cleanup',
};

const order = Object.values(steps);

/** Whether a scenario's name for a step means that one. */
export function isStep(name: string, step: Step): boolean {
  return steps[name] === step;
}

/**
 * Whether a stop point is reached as this is about to happen: the step has ended, even if it was skipped. `untap` stands
 * for the time before the turn begins.
 */
export function isPast(stop: StopPoint, event: AnyGameEvent, turn: number): boolean {
  if (event.type === 'TurnBegan')
    return event.data.number > stop.turn || (stop.step === 'untap' && event.data.number === stop.turn);
  if (event.type !== 'StepBegan') return false;
  const stopping = steps[stop.step];
  return (
    turn > stop.turn ||
    (turn === stop.turn && stopping !== undefined && order.indexOf(event.data.step) > order.indexOf(stopping))
  );
}
