import type { Objects, Tagged } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { isCommander, playersInOrder, type GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { mayBeBroughtIn } from '../../outside/from-outside.js';
import { aspects } from '../../reading/aspects.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { topCards } from '../../reading/top-cards.js';
import type { ReadsOf } from '../../reading/what-is-read.js';
import { objectsMeanings } from './object-meaning.js';

type Each = Tagged<Objects, 'objects', 'each'>;
type EndOfLibrary = Tagged<Objects, 'objects', 'top of library' | 'bottom of library'>;

/** Objects that are looked for in a zone. */
export const zoneObjects = objectsMeanings({
  each: {
    reads: (objects, of) =>
      of.filterOfAny(objects.filter) | (objects.of === undefined ? 0 : of.players(objects.of) | aspects.control),
    find: (objects, state, queries, context) =>
      searched(queries, state, objects, context).filter((id) => {
        const object = state.objects.get(id);
        if (object === undefined || context.entering?.includes(id)) return false; // CR 614.13
        return queries.matches(state, objects.filter, object, context);
      }),
  },
  'top of library': {
    reads: readsOfLibrary,
    find(objects, state, queries, context) {
      const count = wantedOf(queries, state, objects, context);
      return queries.players(state, objects.of, context).flatMap((player) => topCards(state, player, count, context));
    },
  },
  'bottom of library': {
    reads: readsOfLibrary,
    find(objects, state, queries, context) {
      const count = wantedOf(queries, state, objects, context);
      return queries.players(state, objects.of, context).flatMap((player) => {
        const library = state.players[player]?.library ?? [];
        return library.slice(Math.max(0, library.length - count));
      });
    },
  },
  commanders: {
    reads: ({ of: whose }, of) => aspects.zones | of.players(whose),
    find({ of }, state, queries, context) {
      if (state.commanders.length === 0) return [];
      const owners = queries.players(state, of, context);
      return zones.flatMap((zone) =>
        objectsOfZone(state, zone).filter((id) => {
          const object = state.objects.get(id);
          return object !== undefined && owners.includes(object.owner) && isCommander(state, object);
        }),
      );
    },
  },
});

/** All zones where a card of the game can be. */
const zones = ['battlefield', 'stack', 'exile', 'command', 'hand', 'graveyard', 'library'] as const;

function readsOfLibrary(objects: EndOfLibrary, readsOf: ReadsOf): number {
  return aspects.zones | readsOf.players(objects.of) | readsOf.amount(objects.count);
}

function wantedOf(queries: StateQueries, state: GameState, { count }: EndOfLibrary, context: TextContext): number {
  return Math.max(0, queries.amount(state, count, context));
}

/** The objects that “each” selects from: those of a zone, or of that zone of some players. */
function searched(
  queries: StateQueries,
  state: GameState,
  { zone = 'battlefield', of }: Each,
  context: TextContext,
): readonly ObjectId[] {
  if (of === undefined) return objectsOfZone(state, zone);
  const players = queries.players(state, of, context);
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library' || zone === 'outside') {
    const found = players.flatMap((player) => state.players[player]?.[zone] ?? []);
    return zone === 'outside' && state.commanders.length > 0 ? found.filter((id) => mayBeBroughtIn(state, id)) : found;
  }
  return state[zone].filter((id) => {
    const object = state.objects.get(id);
    if (object === undefined) return false;
    const belongs = zone === 'battlefield' || zone === 'stack' ? queries.controller(state, object) : object.owner;
    return players.includes(belongs);
  });
}

/** All objects of a zone in its order; if each player has such a zone, the active player's objects first (CR 101.4). */
function objectsOfZone(state: GameState, zone: NonNullable<Each['zone']>): readonly ObjectId[] {
  switch (zone) {
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return state[zone];
    case 'hand':
    case 'graveyard':
    case 'library':
    case 'outside':
      return playersInOrder(state).flatMap((player) => state.players[player]![zone]);
    default:
      return assertNever(zone, 'zone');
  }
}
