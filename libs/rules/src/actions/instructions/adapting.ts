import type { ObjectRule } from '@stacktrail/card-tree';
import { hasRule } from '@stacktrail/characteristics';
import { type Interpreter, permanentsMeant } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import type { ContinuousEffect } from '@stacktrail/game-state';
import { because, meaning } from './shorthand-meaning.js';

const rule: ObjectRule = 'adapts as though it had no +1/+1 counters';

/** CR 701.46a: counters are put on it if it has none, or if effects let it adapt as though it had none. They end then. */
export const adaptAsThough: Interpreter<'adapt'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const [permanent] = permanentsMeant(state, { objects: 'this' }, context, run);
  if (permanent === undefined || !hasRule(state, permanent, rule)) {
    return yield* meaning(game, effect, context, reason, run);
  }
  const why = because(effect, reason);
  const instructions = state.catalog.meaningOf(effect).flatMap((each) => (each.do === 'if' ? each.then : [each]));
  const after = yield* run.follow(game, instructions, context, why, run);
  for (const { id } of state.effects.filter((each) => lets(each, permanent.id))) {
    game.emit('EffectEnded', { effect: id }, why);
  }
  return after;
};

function lets({ instruction, objects }: ContinuousEffect, id: ObjectId): boolean {
  return objects.includes(id) && instruction.changes.some((change) => change.change === 'rule' && change.rule === rule);
}
