import type { TriggeredAbility, TriggerEvent, Zone } from '@stacktrail/card-tree';
import { characteristicsOf, programOf } from '@stacktrail/characteristics';
import { allSeats, type ObjectId, type Revision } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  type GameObject,
  objectOf,
  type GameState,
  type DelayedTrigger,
  type Occasion,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { functionsThere } from './where-it-functions.js';
import { considerDelayed, considerTrigger } from './consider.js';

/** An occasion and the facts that gave it. */
export interface Noticed {
  readonly occasion: Occasion;
  readonly causes: readonly Revision[];
}

/** Makes the abilities trigger that watch for an occasion (CR 603.2). */
export function noticeOccasion(game: Game, before: GameState, noticed: Noticed): void {
  const { occasion } = noticed;
  if (!game.state.catalog.watched.has(occasion.on)) return;
  forEachWatcher(game, before, occasion, (seen, object, definition, event) => {
    if (!event.oneOrMore) considerTrigger(game, seen, object, definition, event, noticed);
  });
  for (const delayed of game.state.delayed) {
    forEachDelayedEvent(delayed, occasion, (event) => {
      if (!event.oneOrMore) considerDelayed(game, delayed, event, noticed); // CR 603.7b
    });
  }
}

function forEachDelayedEvent(
  { definition }: DelayedTrigger,
  { on }: Occasion,
  visit: (event: TriggerEvent) => void,
): void {
  if (!definition.watches.includes(on)) return;
  for (const event of definition.events) if (event.on === on) visit(event);
}

/** What sees an ability that watches for such an occasion: the state in which it is, its object, and its event. */
type Visit = (seen: GameState, object: GameObject, definition: AbilityDefinition, event: TriggerEvent) => void;

/**
 * All abilities that watch for such an occasion where they function (CR 113.6): those of permanents, those of other
 * objects whose text says so, and those of the occasion's own object wherever it is (113.6k).
 */
export function forEachWatcher(game: Game, before: GameState, occasion: Occasion, visit: Visit): void {
  const after = game.state;
  const seen = occasion.lookBack ? before : after;
  for (const id of seen.battlefield) visitObject(seen, objectOf(seen, id), occasion, visit);
  for (const id of seen.command) visitObject(seen, objectOf(seen, id), occasion, visit);
  const own = occasion.object === 0 ? undefined : seen.objects.get(occasion.object);
  if (own !== undefined && !own.left && own.zone !== 'battlefield' && own.zone !== 'command' && isVisible(seen, own)) {
    visitObject(seen, own, occasion, visit);
  }
  visitOtherZones(seen, occasion, own?.id ?? (0 as ObjectId), visit);
}

function visitOtherZones(seen: GameState, occasion: Occasion, own: ObjectId, visit: Visit): void {
  for (const [zone, kinds] of seen.catalog.watchedIn) {
    if (zone === 'battlefield' || zone === 'command' || !kinds.has(occasion.on)) continue;
    for (const id of objectsOfZone(seen, zone)) {
      const object = objectOf(seen, id);
      if (id !== own && isVisible(seen, object)) visitObject(seen, object, occasion, visit);
    }
  }
}

function objectsOfZone(state: GameState, zone: Exclude<Zone, 'battlefield' | 'command'>): readonly ObjectId[] {
  switch (zone) {
    case 'stack':
    case 'exile':
      return state[zone];
    case 'ante':
      return state.ante ?? [];
    case 'hand':
    case 'graveyard':
    case 'library':
      return state.players.flatMap((player) => player[zone]);
    case 'outside':
      return [];
  }
}

/** CR 603.2g: an object that not all players see makes nothing trigger. */
function isVisible(state: GameState, object: GameObject): boolean {
  const hidden = object.zone === 'hand' || object.zone === 'library';
  return !hidden || object.knownTo === allSeats(state.players.length);
}

/** Whether an object can have an ability that watches for this: printed on it, given by an effect or by counters. */
export function canWatch(seen: GameState, { printed, counters }: GameObject, on: TriggerEvent['on']): boolean {
  if (on === 'counters are removed') return true; // a Siege by its subtype (CR 310.11b)
  return printed.watches.has(on) || counters.length > 0 || programOf(seen).givenWatches.has(on);
}

function visitObject(seen: GameState, object: GameObject, occasion: Occasion, visit: Visit): void {
  if (!canWatch(seen, object, occasion.on)) return;
  const { abilities } = characteristicsOf(seen, object);
  for (let i = 0; i < abilities.length; i++) {
    const definition = abilities[i]!;
    if (definition.events.length === 0 || !definition.watches.includes(occasion.on)) continue;
    const ability = definition.ability as TriggeredAbility;
    for (const event of definition.events) {
      if (event.on === occasion.on && functionsThere(ability, event, object)) visit(seen, object, definition, event);
    }
  }
}
