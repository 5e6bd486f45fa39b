import { hasField, hasKind, type Effect } from '@stacktrail/card-tree';
import { evaluateAmount, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  canDraw,
  drawsLeft,
  prohibited,
  type Following,
  objectsNamed,
  permanentsNamed,
  playersNamed,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { countersOn, playerOf, type GameState } from '@stacktrail/game-state';
import { canCollectEvidence, canForage } from './shorthand.js';
import { castableCards } from './play-cards.js';
import { storedResults } from './stored-results.js';
import { sacrificeable } from './sacrifice.js';

/** CR 121.2b: whoever can't draw more than one card a turn can't choose to draw several. */
function mayDraw(state: GameState, player: PlayerId, count: number): boolean {
  return canDraw(state, player) && count <= drawsLeft(state, player);
}

/**
 * Whether a player may choose to follow instructions that are optional: an impossible option can't be chosen
 * (CR 608.2d). What the text offers to do is the first instruction and those that “and” joins to it; whether one that
 * comes after can be followed may rest on what the first ones do.
 */
export function canBeDone(
  state: GameState,
  effects: readonly Effect[],
  context: TextContext,
  following: Following,
): boolean {
  const then = effects.findIndex(({ joined }, i) => i > 0 && joined !== 'and');
  const offered = then < 0 ? effects : effects.slice(0, then);
  return (
    offered.length > 0 &&
    offered.every((effect, i) => (i > 0 && restsOnResult(effect)) || isPossible(state, effect, context, following))
  );
}

/** It speaks of what an earlier instruction of the same text does. */
function restsOnResult(effect: Effect): boolean {
  return hasKind(effect, { objects: ['result'] }) || hasField(effect, 'label');
}

function isPossible(state: GameState, first: Effect, context: TextContext, following: Following): boolean {
  const players = 'who' in first ? playersNamed(state, first.who, context) : [];
  switch (first.do) {
    case 'draw':
      // CR 121.3: an empty library doesn't make it impossible.
      return players.every((player) => mayDraw(state, player, evaluateAmount(state, first.count, context)));
    case 'mill': {
      const count = evaluateAmount(state, first.count, context);
      return players.every((player) => playerOf(state, player).library.length >= count); // CR 701.17b
    }
    case 'discard': {
      if (isAnyNumber(first.count)) return true; // CR 107.1c
      const count = first.count === 'hand' ? 0 : evaluateAmount(state, first.count, context);
      return players.every((player) => playerOf(state, player).hand.length >= count);
    }
    case 'choose and sacrifice': {
      const count = evaluateAmount(state, first.count, context);
      return players.every((player) => {
        const own = sacrificeable(state, player, first.filter, { ...context, thatPlayer: player });
        return own.length >= count;
      });
    }
    case 'sacrifice': {
      const whose = first.who === undefined ? [context.you] : players;
      return permanentsNamed(state, first.what, context, following).some(({ controller }) =>
        whose.includes(controller),
      );
    }
    case 'tap':
      return permanentsNamed(state, first.what, context, following).some((permanent) => !permanent.tapped);
    case 'untap':
      return permanentsNamed(state, first.what, context, following).some((permanent) => permanent.tapped);
    case 'move':
      return objectsNamed(state, first.what, context, following).length > 0;
    case 'destroy':
      return permanentsNamed(state, first.what, context, following).length > 0;
    case 'cast':
      return players.some((player) => castableCards(state, first, player, context, following).length > 0);
    case 'put counters':
      return objectsNamed(state, first.on, context, following).length > 0;
    case 'remove counters': {
      const wanted = evaluateAmount(state, first.count, context);
      return objectsNamed(state, first.on, context, following).some(
        (object) => countersOn(object, first.counter) >= Math.max(1, wanted),
      );
    }
    case 'lose life':
      return players.every((player) => !prohibited(state, player, 'lose life'));
    case 'gain life':
      return players.every((player) => !prohibited(state, player, 'gain life'));
    case 'search library':
      return players.every((player) => !prohibited(state, player, 'search libraries'));
    case 'attach':
      return [first.what, first.to].every((objects) => permanentsNamed(state, objects, context, following).length > 0);
    case 'fight':
      return [first.first, first.second].every(
        (objects) => permanentsNamed(state, objects, context, following).length > 0,
      );
    case 'counter':
    case 'copy spell':
      return objectsNamed(state, first.what, context, following).some(({ zone }) => zone === 'stack');
    case 'transform':
    case 'turn face up':
    case 'phase out':
    case 'regenerate':
      return permanentsNamed(state, first.what, context, following).length > 0;
    case 'choose objects':
      return objectsNamed(state, first.from, context, following).length >= evaluateAmount(state, first.min, context);
    case 'discard cards':
    case 'put into library':
    case 'reveal':
      return objectsNamed(state, first.what, context, following).length > 0;
    case 'reroll stored results':
      return storedResults(state, first, context, following).length > 0;
    case 'collect evidence':
      return canCollectEvidence({ state }, first, context); // CR 701.59b
    case 'forage':
      return canForage({ state }, context);
    default:
      return true;
  }
}
