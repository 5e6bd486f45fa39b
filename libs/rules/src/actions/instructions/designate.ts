import { namesPlayers, type DesignationName, type Recipients } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type TextRun,
  type Interpreter,
  objectsMeant,
  recipientsMeant,
} from '@stacktrail/engine';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { turnWithDayAndNight } from '../../mechanics/day-and-night.js';
import { giveDesignations, removeDesignation } from '../../changes/give.js';
import { lookAt } from './scry.js';

/** Designations that remember who gave them (CR 701.15b, 701.43a, 701.54e). */
const remembered: ReadonlySet<DesignationName> = new Set<DesignationName>(['goaded', 'Ring-bearer', 'exerted']);

/** Designations that cards in exile have (CR 702.143d, 702.170c, 702.185b). */
const inExile: ReadonlySet<DesignationName> = new Set<DesignationName>(['foretold', 'plotted', 'warped']);

function holders(
  state: GameState,
  what: Recipients | 'game',
  context: TextContext,
  run: TextRun,
  name: DesignationName,
): readonly (Ref | null)[] {
  if (inExile.has(name) && what !== 'game' && !namesPlayers(what)) {
    const cards = objectsMeant(state, what, context, run).filter(({ zone }) => zone === 'exile');
    return cards.map(({ id }) => ({ is: 'object', id }));
  }
  return what === 'game' ? [null] : recipientsMeant(state, what, context, run);
}

/** CR 702.143d: the owner of a card that has become foretold may look at it. */
function showForetold(game: Game, objects: readonly ObjectId[], reason: Reason): void {
  for (const id of objects) {
    const { owner, faceDown } = objectOf(game.state, id);
    if (faceDown !== null) lookAt(game, owner, [id], { ...reason, rule: '702.143d' });
  }
}

/**
 * Only permanents, players and the game can get designations (CR 701.37b, 723.1, 729.1), except for those of cards in
 * exile.
 */
export const designate: Interpreter<'designate'> = function* (game, effect, context, reason, run) {
  const { as: name, until = null } = effect;
  const value = effect.value === undefined ? 0 : evaluateAmount(game.state, effect.value, context);
  const player = remembered.has(name) ? context.you : null;
  const gifts = holders(game.state, effect.what, context, run, name).map((holder) => ({
    holder,
    name,
    player,
    value,
    until,
  }));
  giveDesignations(game, gifts, reason);
  if (name === 'foretold')
    showForetold(
      game,
      gifts.flatMap(({ holder }) => (holder?.is === 'object' ? [holder.id] : [])),
      reason,
    );
  if (name === 'day' || name === 'night') yield* turnWithDayAndNight(game, reason, run);
  return context;
};

export const undesignate: Interpreter<'remove designation'> = function* (game, effect, context, reason, run) {
  for (const holder of holders(game.state, effect.what, context, run, effect.as)) {
    removeDesignation(game, holder, effect.as, reason);
  }
  return context;
};
