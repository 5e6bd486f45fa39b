import { hasKeyword } from '@stacktrail/characteristics';
import { type Game, type Reason, noticeTriggers } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { objectsIn, type GameState, isDesignated } from '@stacktrail/game-state';
import { giveDesignations, recordDesignation, type Gift } from '../changes/give.js';

const wanted = 10;

/** CR 702.131b: any time a player with such a permanent controls ten or more permanents, they get the city's blessing. */
export function ascendWithPermanents(game: Game): boolean {
  const before = game.state;
  const from = game.batch.length;
  const happened = recordAscending(game);
  if (happened) noticeTriggers(game, before, from);
  return happened;
}

/** The same, before what has triggered on that and on what happened with it is looked for (CR 702.131d). */
export function recordAscending(game: Game): boolean {
  const { state } = game;
  if (!state.catalog.keywords.has('ascend')) return false;
  let happened = false;
  for (const { id } of state.players) {
    if (!mayAscend(state, id)) continue;
    const permanent = objectsIn(state, state.battlefield).find(
      (object) => object.controller === id && hasKeyword(state, object, 'ascend'),
    );
    if (permanent === undefined) continue;
    recordDesignation(game, blessing(id), {
      rule: '702.131b',
      source: permanent.id,
      player: id,
      causes: [permanent.placedAt],
    });
    happened = true;
  }
  return happened;
}

/** CR 702.131a: the spell ability of an instant or sorcery. */
export function ascendByResolving(game: Game, player: PlayerId, reason: Reason): void {
  if (mayAscend(game.state, player))
    giveDesignations(game, [blessing(player)], { ...reason, rule: '702.131a', player });
}

function mayAscend(state: GameState, player: PlayerId): boolean {
  const { lost } = state.players[player]!;
  if (lost || isDesignated(state.players[player]!, "city's blessing") || state.battlefield.length < wanted)
    return false;
  return objectsIn(state, state.battlefield).filter(({ controller }) => controller === player).length >= wanted;
}

function blessing(player: PlayerId): Gift {
  return { holder: { is: 'player', id: player }, name: "city's blessing" };
}
