import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** The permanents and the emblems: the objects whose static abilities function where they are (CR 113.6, 114.4). */
export function withEmblems(state: GameState): readonly ObjectId[] {
  if (state.command.length === 0) return state.battlefield;
  return [...state.battlefield, ...state.command.filter((id) => state.objects.get(id)?.kind === 'emblem')];
}
