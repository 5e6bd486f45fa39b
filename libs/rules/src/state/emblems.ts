import type { StaticAbility, Zone } from '@stacktrail/card-language';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';

/** The permanents and the emblems: the objects whose static abilities function where they are (CR 113.6, 114.4). */
function withEmblems(state: GameState): readonly ObjectId[] {
  if (state.command.length === 0) return state.battlefield;
  return [...state.battlefield, ...state.command.filter((id) => state.objects.get(id)?.kind === 'emblem')];
}

/** All objects that may have static abilities which function where they are: those that say so too (CR 113.6b). */
export function withStatics(state: GameState): readonly ObjectId[] {
  const zones = state.catalog.staticsIn;
  if (zones.size === 0) return withEmblems(state);
  const elsewhere = [...zones]
    .flatMap((zone) => objectsIn(state, zone))
    .filter((id) => {
      const object = state.objects.get(id);
      return object?.printed.staticElsewhere === true && object.kind !== 'emblem';
    });
  return [...withEmblems(state), ...elsewhere];
}

function objectsIn(state: GameState, zone: Zone): readonly ObjectId[] {
  switch (zone) {
    case 'stack':
    case 'exile':
    case 'command':
      return state[zone];
    case 'ante':
      return state.ante ?? [];
    case 'hand':
    case 'graveyard':
    case 'library':
      return state.players.flatMap((player) => player[zone]);
    case 'battlefield':
    case 'outside':
      return [];
  }
}

/** Whether a static ability functions where its object is. */
export function staticFunctions({ functionsIn }: StaticAbility, { zone, kind }: GameObject): boolean {
  if (functionsIn !== undefined) return functionsIn.includes(zone);
  return zone === 'battlefield' || kind === 'emblem';
}
