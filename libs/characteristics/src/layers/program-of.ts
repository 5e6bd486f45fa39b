import type { GameState } from '@stacktrail/game-state';
import { makeProgram, type Program } from './program.js';

/**
 * The program for a state's set of effects. It is made once for each stamp, which then also says which aspects the
 * program reads.
 */
export function programOf(state: GameState): Program {
  const { stamp } = state;
  if (stamp.program === null) {
    const program = makeProgram(state);
    stamp.program = program;
    stamp.reads = program.reads;
  }
  return stamp.program as Program;
}
