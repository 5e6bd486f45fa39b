import { commandZoneTypes, type StaticAbility, type Zone } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { typeMask } from './printed.js';

const ofCommandZone = typeMask(commandZoneTypes);

/**
 * Whether all abilities of an object function in the command zone: an emblem's (CR 114.4), and those of planes, phenomena,
 * schemes, vanguards and conspiracies that are face up there (CR 311.4, 312, 313.4, 314.4, 315.5).
 */
export function functionsInCommandZone({ kind, zone, printed }: GameObject): boolean {
  return kind === 'emblem' || (zone === 'command' && (printed.types & ofCommandZone) !== 0);
}

/** Whether an object never leaves the command zone (CR 311.2, 312.2, 313.2, 314.2, 315.3). */
export function staysInCommandZone({ kind, form }: GameObject): boolean {
  return kind === 'card' && (form.whole.types & ofCommandZone) !== 0;
}

/** The permanents, the emblems and their like: the objects whose static abilities function where they are (CR 113.6, 114.4). */
function withEmblems(state: GameState): readonly ObjectId[] {
  if (state.command.length === 0) return state.battlefield;
  const there = state.command.filter((id) => {
    const object = state.objects.get(id);
    return object !== undefined && functionsInCommandZone(object);
  });
  return [...state.battlefield, ...there];
}

/** All objects that may have static abilities which function where they are: those that say so too (CR 113.6b). */
export function withStatics(state: GameState): readonly ObjectId[] {
  const zones = state.catalog.staticsIn;
  if (zones.size === 0) return withEmblems(state);
  const elsewhere = [...zones]
    .flatMap((zone) => objectsIn(state, zone))
    .filter((id) => {
      const object = state.objects.get(id);
      return object?.printed.staticElsewhere === true && !functionsInCommandZone(object);
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
export function staticFunctions({ functionsIn }: StaticAbility, object: GameObject): boolean {
  const { zone } = object;
  if (functionsIn !== undefined) return functionsIn.includes(zone);
  return zone === 'battlefield' || functionsInCommandZone(object);
}
