import { matches, plainContext } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { riderOf } from '../costs/restricted-mana.js';
import { followInstructions } from '../instructions/follow.js';

/** CR 106.6, 106.6a: applies what the mana spent on a spell does to it, once for each mana. */
export function* applyManaRiders(game: Game, id: ObjectId): Procedure<void> {
  const { announced, controller } = objectOf(game.state, id);
  for (const mana of announced.spent) {
    const rider = mana.instruction === null ? undefined : riderOf(game.state, mana);
    if (rider === undefined) continue;
    const context = plainContext(controller, mana.source);
    if (!matches(game.state, rider.spells, objectOf(game.state, id), context)) continue;
    const trigger = { object: id, player: controller, amount: 1 };
    const reason = { rule: '106.6', source: mana.source, player: controller };
    yield* followInstructions(game, rider.effects, { ...context, trigger }, reason);
  }
}
