import type { Objects, Players } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  nextPlayer,
  opponentsOf,
  playersInOrder,
  previousPlayer,
  teammatesOf,
  type GameState,
  isDesignated,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { mayBeBroughtIn } from '../outside/from-outside.js';
import { chosenFor } from './chosen-quality.js';
import { defendingPlayer } from './combat-status.js';
import { matchesIn } from './filter-reading.js';
import type { Reading } from './reading.js';
import { relatedObjects } from './related-objects.js';
import type { TextContext } from './text-context.js';

/** The objects that a text names, as far as `reading` sees the game. */
export function objectsIn(
  reading: Reading,
  state: GameState,
  objects: Objects,
  context: TextContext,
): readonly ObjectId[] {
  switch (objects.objects) {
    case 'this':
      return [context.source];
    case 'that object':
      return context.trigger === null ? [] : [context.trigger.object];
    case 'those objects':
      return context.trigger === null ? [] : [context.trigger.object, ...(context.trigger.others ?? [])];
    case 'recipient':
      return context.trigger?.others?.slice(0, 1) ?? [];
    case 'linked':
      return linkedObjects(state, objects, context);
    case 'attached': {
      const host = state.objects.get(context.source)?.attachedTo ?? 0;
      return host === 0 ? [] : [host];
    }
    case 'chosen':
      return chosenFor(state, context, objects, objects.label ?? 'permanent').flatMap((value) =>
        value.is === 'object' ? [value.id] : [],
      );
    case 'kept':
      return context.kept;
    case 'target':
      return (context.targets[objects.slot] ?? []).flatMap((ref) => (ref.is === 'object' ? [ref.id] : []));
    case 'each':
      return searched(reading, state, objects, context).filter((id) => {
        const object = state.objects.get(id);
        if (object === undefined || context.entering?.includes(id)) return false; // CR 614.13
        return matchesIn(reading, state, objects.filter, object, context);
      });
    case 'result':
      return context.results.get(objects.label) ?? [];
    default:
      return relatedObjects(reading, state, objects, context);
  }
}

/** The objects among which “each” looks: those of a zone, or of some players' zone. */
function searched(
  reading: Reading,
  state: GameState,
  { zone = 'battlefield', of }: Extract<Objects, { objects: 'each' }>,
  context: TextContext,
): readonly ObjectId[] {
  if (of === undefined) return zoneObjects(state, zone);
  const players = playersIn(reading, state, of, context);
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library' || zone === 'outside') {
    const found = players.flatMap((player) => state.players[player]?.[zone] ?? []);
    return zone === 'outside' && state.commanders.length > 0 ? found.filter((id) => mayBeBroughtIn(state, id)) : found;
  }
  return state[zone].filter((id) => {
    const object = state.objects.get(id);
    if (object === undefined) return false;
    const belongs = zone === 'battlefield' || zone === 'stack' ? reading.controller(state, object) : object.owner;
    return players.includes(belongs);
  });
}

/** CR 607.2: what the linked ability of the same object did something to, as far as that is where it put them. */
function linkedObjects(
  state: GameState,
  objects: Extract<Objects, { objects: 'linked' }>,
  context: TextContext,
): readonly ObjectId[] {
  const source = state.objects.get(context.source);
  if (source === undefined || source.linked.length === 0) return [];
  const label = state.catalog.linkLabel(objects, objects.label);
  const there = (id: ObjectId): boolean => isWhereItWasPut(state, id, context);
  return source.linked.flatMap((link) => (link.label === label ? link.objects.filter(there) : []));
}

/** CR 607.2a, 607.2c: it hasn't moved on, unless it was this text that moved it (CR 400.7j). */
function isWhereItWasPut(state: GameState, id: ObjectId, { began }: TextContext): boolean {
  const object = state.objects.get(id);
  if (object === undefined || !object.left) return true;
  const placedAt = state.objects.get(object.becomes)?.placedAt;
  return began !== undefined && placedAt !== undefined && placedAt > began;
}

type SearchedZone = NonNullable<Extract<Objects, { objects: 'each' }>['zone']>;

/** All objects of a zone in its order; where each player has one, those of the active player first (CR 101.4). */
function zoneObjects(state: GameState, zone: SearchedZone): readonly ObjectId[] {
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

/** The players that a text names, as far as `reading` sees the game; several in APNAP order (CR 101.4). */
export function playersIn(
  reading: Reading,
  state: GameState,
  players: Players,
  context: TextContext,
): readonly PlayerId[] {
  switch (players.players) {
    case 'you':
      return [context.you];
    case 'each opponent':
      return opponentsOf(state, context.you);
    case 'each player':
      return playersInOrder(state);
    case 'enchanted player':
      return asList(state.objects.get(context.source)?.attachedToPlayer ?? null);
    case 'active player':
      return [state.activePlayer];
    case 'that player':
      if (context.thatPlayer === null && context.thosePlayers !== undefined) return context.thosePlayers;
      return asList(context.thatPlayer ?? context.trigger?.player ?? null);
    case 'defending player':
      return asList(defendingPlayer(state, context));
    case 'target':
      return (context.targets[players.slot] ?? []).flatMap((ref) => (ref.is === 'player' ? [ref.id] : []));
    case 'designated':
      return playersInOrder(state).filter((player) => isDesignated(state.players[player]!, players.as));
    case 'chosen':
      return chosenFor(state, context, players, players.label ?? 'player').flatMap((value) =>
        value.is === 'player' ? [value.id] : [],
      );
    case 'attacked this combat':
      if (context.you !== state.activePlayer) return [];
      return opponentsOf(state, context.you).filter((player) => state.combat?.attacked.includes(player) === true);
    case 'each teammate':
      return teammatesOf(state, context.you);
    case 'controller of':
    case 'owner of':
      return relatedPlayers(reading, state, players, context);
    case 'each other player':
      return playersInOrder(state).filter((player) => player !== (context.thatPlayer ?? context.you));
    case 'noted':
      return context.players.get(players.label) ?? [];
    case 'those who':
      return playersIn(reading, state, players.of, context).filter((thatPlayer) =>
        reading.holds(state, players.condition, { ...context, thatPlayer }),
      );
    case 'opponents of': {
      const of = playersIn(reading, state, players.of, context);
      return playersInOrder(state).filter((player) => of.some((one) => opponentsOf(state, one).includes(player)));
    }
    case 'player to the left of':
      return playersIn(reading, state, players.of, context).map((player) => nextPlayer(state, player));
    case 'player to the right of':
      return playersIn(reading, state, players.of, context).map((player) => previousPlayer(state, player));
    default:
      return assertNever(players, 'players');
  }
}

function asList(player: PlayerId | null): readonly PlayerId[] {
  return player === null ? [] : [player];
}

type Related = Extract<Players, { players: 'controller of' | 'owner of' }>;

/** Controllers or owners, once each; of an object that has left its zone, as it last was (CR 608.2h). */
function relatedPlayers(
  reading: Reading,
  state: GameState,
  players: Related,
  context: TextContext,
): readonly PlayerId[] {
  const found = new Set<PlayerId>();
  for (const id of objectsIn(reading, state, players.objects, context)) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    found.add(players.players === 'owner of' ? object.owner : reading.controller(state, object));
  }
  return found.size > 1 ? playersInOrder(state).filter((player) => found.has(player)) : [...found];
}
