import type { GameObject, GameState } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';
import type { Violation } from '../queries/violation.js';

/**
 * What keeps a creature from attacking or blocking: the rule, and the end of a sentence that begins with the creature.
 */
export interface Obstacle {
  readonly rule: string;
  readonly because: string;
}

/** How messages name an object. */
export function nameOf(state: GameState, object: GameObject): string {
  const { name } = characteristicsOf(state, object);
  return `${name === '' ? 'object' : name} (${object.id})`;
}

export function violationBy(state: GameState, object: GameObject, obstacle: Obstacle): Violation {
  return { rule: obstacle.rule, message: `${nameOf(state, object)} ${obstacle.because}.` };
}
