import type { ScenarioAction } from '../scenario/scenario.js';

/** The attacks and blocks of a scenario that are still to be declared. */
export interface CombatScript {
  /** Those of a player in this turn, in their order. */
  of(kind: 'attack' | 'block', player: string, turn: number): readonly ScenarioAction[];
  /** One has been declared, or is ignored. */
  use(action: ScenarioAction): void;
}
