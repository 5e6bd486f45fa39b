import type { Filter } from '@stacktrail/card-tree';
import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type MoveOccurrence,
  perform,
  cannotBeMadeTo,
  isProhibited,
  chooseObjects,
  type Interpreter,
  permanentsMeant,
  playersMeant,
  withDone,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectsIn, type GameState } from '@stacktrail/game-state';
import { forPlayer } from './for-player.js';

/** @param causedBy who controls the spell or ability that has the permanent sacrificed */
export function sacrificeOf(object: ObjectId, causedBy: PlayerId): MoveOccurrence {
  return { would: 'move', object, to: 'graveyard', manner: 'sacrifice', causedBy };
}

/** @param causedBy who controls the spell or ability that has the permanents sacrificed */
function* sacrificeAll(game: Game, objects: readonly ObjectId[], causedBy: PlayerId, reason: Reason): Procedure<void> {
  if (objects.length === 0) return;
  const moves = objects.map((object) => sacrificeOf(object, causedBy));
  yield* perform(game, moves, { ...reason, rule: '701.21a' });
}

/** CR 701.21a: you can't sacrifice what you don't control. The label holds the permanents as they last existed. */
export const sacrifice: Interpreter<'sacrifice'> = function* (game, effect, context, reason, run) {
  const permanents = permanentsMeant(game.state, effect.what, context, run);
  const players = effect.who === undefined ? [context.you] : playersMeant(game.state, effect.who, context);
  const own = permanents.filter((permanent) => players.includes(permanent.controller));
  const sacrificed = own.map((permanent) => permanent.id);
  yield* sacrificeAll(game, sacrificed, context.you, reason);
  const after = withResult(context, effect.label, sacrificed);
  return own.length === 0 || effect.label === undefined ? after : withDone(after, effect.label); // CR 118.12
};

/** The permanents that the spell or ability of the context could have a player sacrifice. */
export function sacrificeable(
  state: GameState,
  player: PlayerId,
  filter: Filter,
  context: TextContext,
): readonly ObjectId[] {
  if (cannotBeMadeTo(state, player, 'sacrifice permanents', context.you)) return [];
  return objectsIn(state, state.battlefield)
    .filter((permanent) => permanent.controller === player && matches(state, filter, permanent, context))
    .filter((permanent) => !isProhibited(state, player, 'sacrifice permanents', permanent))
    .map((permanent) => permanent.id);
}

/**
 * CR 701.21a, 101.4: each player in APNAP order chooses among their own permanents, then all of these are sacrificed at
 * once.
 *
 * The label holds the permanents as they last existed.
 */
export const chooseAndSacrifice: Interpreter<'choose and sacrifice'> = function* (game, effect, context, reason) {
  const { state } = game;
  const counts = playersMeant(state, effect.who, context).map((player) => ({
    player,
    count: Math.max(0, evaluateAmount(state, effect.count, forPlayer(context, effect.who, player))),
  }));
  const chosen: ObjectId[] = [];
  for (const { player, count } of counts) {
    if (count === 0) continue;
    const own = yield* chooseObjects({
      player,
      kind: 'choose objects',
      rule: '701.21a',
      prompt: count === 1 ? 'Choose a permanent to sacrifice.' : `Choose ${count} permanents to sacrifice.`,
      source: context.source,
      candidates: sacrificeable(game.state, player, effect.filter, { ...context, thatPlayer: player }),
      min: count,
      max: count,
    });
    chosen.push(...own);
  }
  yield* sacrificeAll(game, chosen, context.you, reason);
  return withResult(context, effect.label, chosen);
};
