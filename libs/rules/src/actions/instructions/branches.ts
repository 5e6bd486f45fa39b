import type { Effect } from '@stacktrail/card-tree';
import { holds, type TextContext } from '@stacktrail/characteristics';
import {
  type Occurrence,
  perform,
  type TextRun,
  type Interpreter,
  playersMeant,
  mergeContexts,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { canBeDoneTogether } from './done-together.js';
import { damageOf } from './damage.js';
import { lifeChanges } from './life.js';

/** CR 608.2c: the condition is checked when the instruction is reached. */
export const conditional: Interpreter<'if'> = function* (game, effect, context, reason, run) {
  const branch = holds(game.state, effect.condition, context) ? effect.then : (effect.otherwise ?? []);
  return yield* run.follow(game, branch, context, reason, run);
};

/** What one instruction does to each of several players, each with their own amount, at the same time. */
function atOnce(
  state: GameState,
  [effect, ...more]: readonly Effect[],
  players: readonly PlayerId[],
  context: TextContext,
  run: TextRun,
): { readonly occurrences: readonly Occurrence[]; readonly rule: string } | undefined {
  if (effect === undefined || more.length > 0 || 'label' in effect) return undefined;
  const each = <T>(find: (context: TextContext) => readonly T[]): readonly T[] =>
    players.flatMap((thatPlayer) => find({ ...context, thatPlayer }));
  switch (effect.do) {
    case 'gain life':
    case 'lose life':
      return { occurrences: each((one) => lifeChanges(state, effect, one)), rule: '119.3' };
    case 'deal damage':
      if (effect.excess !== undefined || effect.dealt !== undefined) return undefined;
      if (effect.excessTo !== undefined || effect.upToHad !== undefined) return undefined;
      return { occurrences: each((one) => damageOf(state, effect, one, run)), rule: '120.2b' };
    default:
      return undefined;
  }
}

/**
 * CR 101.4, 608.2f: the instructions are followed for each player in APNAP order; damage and life change, and cards
 * move, at the same time for all.
 */
export const forEachPlayer: Interpreter<'for each player'> = function* (game, effect, context, reason, run) {
  const players = playersMeant(game.state, effect.who, context);
  const together = players.length > 1 ? atOnce(game.state, effect.effects, players, context, run) : undefined;
  if (together !== undefined) {
    const { occurrences, rule } = together;
    if (occurrences.length > 0) yield* perform(game, occurrences, { ...reason, rule });
    return context;
  }
  if (players.length > 1 && effect.effects.every((each) => each.do === 'move') && canBeDoneTogether(effect.effects)) {
    const those: TextContext = { ...context, thatPlayer: null, thosePlayers: players };
    const { thosePlayers: _, ...after } = yield* run.follow(game, effect.effects, those, reason, run);
    return { ...after, thatPlayer: context.thatPlayer };
  }
  const outcomes: TextContext[] = [];
  for (const thatPlayer of players) {
    outcomes.push(yield* run.follow(game, effect.effects, { ...context, thatPlayer }, reason, run));
  }
  return mergeContexts(context, outcomes);
};
