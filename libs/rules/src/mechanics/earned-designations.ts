import type { DesignationName, KeywordName } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import { type Game, noticeTriggers } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { isDesignated, objectsIn, type GameState } from '@stacktrail/game-state';
import { recordDesignation } from '../changes/give.js';
import { hasTenPermanents } from './ascend.js';
import { hasThreeStoried } from './storied.js';

/** A designation that a player gets for the rest of the game as soon as they control enough. */
interface Earned {
  readonly name: DesignationName;
  /** They control a permanent with this keyword ability. */
  readonly keyword: KeywordName;
  readonly rule: string;
  readonly isEarned: (state: GameState, player: PlayerId) => boolean;
}

const all: readonly Earned[] = [
  { name: "city's blessing", keyword: 'ascend', rule: '702.131b', isEarned: hasTenPermanents },
  { name: 'enduring story', keyword: 'storied', rule: '702.195a', isEarned: hasThreeStoried },
];

/** Gives designations to the players who have earned them. Returns whether anybody got one. */
export function giveEarned(game: Game): boolean {
  const before = game.state;
  const from = game.batch.length;
  const happened = recordEarned(game);
  if (happened) noticeTriggers(game, before, from);
  return happened;
}

/**
 * The same, but without looking for triggers, because the caller looks for them together with what else happened (CR
 * 702.131d, 702.195c).
 */
export function recordEarned(game: Game): boolean {
  return all.map((one) => recordOne(game, one)).some((happened) => happened);
}

function recordOne(game: Game, { name, keyword, rule, isEarned }: Earned): boolean {
  const { state } = game;
  if (!state.catalog.keywords.has(keyword)) return false;
  let happened = false;
  for (const player of state.players) {
    if (player.lost || isDesignated(player, name) || !isEarned(state, player.id)) continue;
    const permanent = objectsIn(state, state.battlefield).find(
      (object) => object.controller === player.id && hasKeyword(state, object, keyword),
    );
    if (permanent === undefined) continue;
    recordDesignation(
      game,
      { holder: { is: 'player', id: player.id }, name },
      { rule, source: permanent.id, player: player.id, causes: [permanent.placedAt] },
    );
    happened = true;
  }
  return happened;
}
