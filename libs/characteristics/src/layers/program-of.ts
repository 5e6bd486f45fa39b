import type { GameState } from '@stacktrail/game-state';
import { makeProgram, type Program } from './program.js';

/** The program for a state's set of effects, made once for each stamp; the stamp then says what else it rests on. */
export function programOf(state: GameState): Program {
  const { stamp } = state;
  if (stamp.program === null) {
    const program = makeProgram(state);
    stamp.program = program;
    stamp.reads = program.reads;
  }
  return stamp.program as Program;
}
