import { characteristicsOf } from '@stacktrail/characteristics';
import type { AnyGameEvent, EventType } from '@stacktrail/game-events';
import {
  type Catalog,
  reads,
  GameObjectRecord,
  type GameObject,
  type GameState,
  type GameStateRecord,
  type Occasion,
  type RememberedOccasion,
  restamp,
} from '@stacktrail/game-state';
import { factsGiving, occasionsOf } from '../occasions/occasions.js';

/** Memoised: the kinds of facts that some text asks about later. */
const rememberedTypes = new WeakMap<Catalog, ReadonlySet<EventType>>();

function isRemembered(catalog: Catalog, type: EventType): boolean {
  let types = rememberedTypes.get(catalog);
  if (types === undefined) {
    types = factsGiving(catalog.remembered);
    rememberedTypes.set(catalog, types);
  }
  return types.has(type);
}

/** Remembers the occasions that a fact gives, if the pinned definitions ask about them later (CR 608.2i). */
export function remember(state: GameStateRecord, event: AnyGameEvent, before: GameState): void {
  const { catalog } = state;
  if (!isRemembered(catalog, event.type)) return;
  const found = occasionsToRemember(state, event, before).filter(({ on }) => catalog.remembered.has(on));
  if (found.length === 0) return;
  const added = found.map((occasion): RememberedOccasion => {
    return { occasion, fact: event.revision, subject: subjectOf(state, occasion) };
  });
  state.history = { ...state.history, thisTurn: [...state.history.thisTurn, ...added] };
  if ((state.stamp.reads & reads.history) !== 0) restamp(state);
}

/** A turn begins, so this turn's history becomes last turn's. */
export function beginTurnHistory(state: GameStateRecord): void {
  const { catalog, history } = state;
  if (history.thisTurn.length === 0 && history.lastTurn.length === 0) return;
  const kept = history.thisTurn.filter(({ occasion }) => catalog.askedOfGame.has(occasion.on));
  const earlier = [...(history.earlier ?? []), ...kept];
  state.history = {
    thisTurn: [],
    lastTurn: catalog.asksAboutLastTurn ? history.thisTurn : [],
    ...(earlier.length > 0 && { earlier }),
  };
  if ((state.stamp.reads & reads.history) !== 0) restamp(state);
}

/**
 * Triggers see all damage that a source deals at a time as one occasion. Each fact of damage gives the history an
 * occasion of its own as well, without `damaged`, so that amounts can be added up; damage to a permanent also gives an
 * “is dealt damage”.
 */
function occasionsToRemember(state: GameState, event: AnyGameEvent, before: GameState): readonly Occasion[] {
  const found = occasionsOf(state, event, before);
  if (event.type !== 'DamageDealtToPlayer' && event.type !== 'DamageDealtToPermanent') return found;
  const { damaged: _, ...all } = found[0]!;
  const isDealtDamage =
    event.type === 'DamageDealtToPermanent'
      ? [{ ...all, on: 'is dealt damage' as const, object: event.data.object, thatObject: event.data.source }]
      : [];
  return [...found, all, ...isDealtDamage];
}

/** The object of an occasion as it is at that moment; later changes don't affect it. */
function subjectOf(state: GameState, { object: id }: Occasion): GameObject | null {
  const object = state.objects.get(id);
  if (object === undefined) return null;
  if (object.left && object.lastKnown !== null) return object;
  const snapshot = new GameObjectRecord(object);
  snapshot.lastKnown = characteristicsOf(state, object);
  snapshot.left = true;
  return snapshot;
}
