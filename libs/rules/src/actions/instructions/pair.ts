import { isCreature } from '@stacktrail/characteristics';
import { type Interpreter, permanentsMeant } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import { isDesignated } from '@stacktrail/game-state';
import { giveDesignations } from '../../changes/give.js';

/**
 * CR 702.95a–d: two unpaired creatures on the battlefield under your control become paired. If one of them no longer is
 * one, neither becomes paired.
 */
export const pair: Interpreter<'pair'> = function* (game, effect, context, reason, run) {
  const [first] = permanentsMeant(game.state, effect.first, context, run);
  const [second] = permanentsMeant(game.state, effect.second, context, run);
  if (first === undefined || second === undefined || first.id === second.id) return context;
  for (const each of [first, second]) {
    if (!isCreature(game.state, each) || each.controller !== context.you || isDesignated(each, 'paired'))
      return context;
  }
  const gift = (id: number, value: number) => {
    return { holder: { is: 'object', id } as Ref, name: 'paired' as const, value, player: context.you };
  };
  const gifts = [gift(first.id, second.id), gift(second.id, first.id)];
  giveDesignations(game, gifts, { ...reason, rule: '702.95b' });
  return context;
};
