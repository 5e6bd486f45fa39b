import type { Objects, Players, Recipients, TriggerEvent } from '@stacktrail/card-tree';
import {
  currentIncarnation,
  findObjects,
  findPlayers,
  findRecipients,
  type TextContext,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { type GameObject, playersInOrder, presentObject, type GameState } from '@stacktrail/game-state';
import type { TextRun } from './interpreter.js';

/**
 * The objects that an instruction acts on, as they are now; objects that can't be found are left out (CR 101.3).
 *
 * An object that left its zone is found again only if this text moved it (CR 400.7j), or if this is an ability that
 * triggered when it left (CR 400.7e), and only in a public zone. Objects that a delayed triggered ability was told to
 * keep aren't found in other zones (CR 603.7c).
 */
export function objectsMeant(
  state: GameState,
  objects: Objects,
  context: TextContext,
  run: TextRun,
): readonly GameObject[] {
  const found = findObjects(state, objects, context).flatMap((id) => {
    const now = incarnation(state, id, context, run);
    if (now === undefined) return [];
    return now.id === id ? [now] : [now, ...otherComponents(state, id, now)];
  });
  return new Set(found).size === found.length ? found : [...new Set(found)];
}

/**
 * CR 712.21c, 728.3c: an effect that finds one card of a melded or merged permanent that has left finds its other cards
 * too. Their ids follow that card's id directly, in the order in which they represented the permanent.
 */
function otherComponents(state: GameState, id: ObjectId, now: GameObject): readonly GameObject[] {
  const { meldedCard = -1, merged = [] } = state.objects.get(id) ?? {};
  const cards = meldedCard >= 0 ? [meldedCard] : merged.flatMap(({ kind, card }) => (kind === 'card' ? [card] : []));
  return cards.flatMap((card, i) => {
    const component = presentObject(state, (now.id + 1 + i) as ObjectId);
    return component?.card === card ? [component] : [];
  });
}

/** Those of the objects that are permanents. */
export function permanentsMeant(
  state: GameState,
  objects: Objects,
  context: TextContext,
  run: TextRun,
): readonly GameObject[] {
  return objectsMeant(state, objects, context, run).filter((object) => object.zone === 'battlefield');
}

/**
 * The players still in the game that an instruction names, in APNAP order (CR 101.4), or in turn order from the player
 * on with whom the text says that they start.
 */
export function playersMeant(state: GameState, players: Players, context: TextContext): readonly PlayerId[] {
  const found = findPlayers(state, players, context);
  if (found.length === 0) return found;
  const inOrder = playersInOrder(state).filter((player) => found.includes(player));
  if (players.players !== 'each player' || players.startingWith === undefined) return inOrder;
  const first = inOrder.indexOf(context.you);
  return first < 0 ? inOrder : [...inOrder.slice(first), ...inOrder.slice(0, first)];
}

/** The permanents, and the players still in the game, that an instruction names. */
export function recipientsMeant(
  state: GameState,
  recipients: Recipients,
  context: TextContext,
  run: TextRun,
): readonly Ref[] {
  return findRecipients(state, recipients, context).flatMap((ref): readonly Ref[] => {
    if (ref.is === 'player') return state.players[ref.id]?.lost === false ? [ref] : [];
    const object = incarnation(state, ref.id, context, run);
    return object?.zone === 'battlefield' ? [{ is: 'object', id: object.id }] : [];
  });
}

/**
 * The objects that do something, such as dealing damage: as they are now, or as they last existed (CR 113.7a, 608.2h).
 *
 * @returns ids, some of which may stand for last known information
 */
export function sourcesMeant(
  state: GameState,
  objects: Objects,
  context: TextContext,
  run: TextRun,
): readonly ObjectId[] {
  return findObjects(state, objects, context).map((id) => {
    const now = incarnation(state, id, context, run);
    return now?.zone === 'battlefield' || now?.zone === 'stack' ? now.id : id;
  });
}

function incarnation(state: GameState, id: ObjectId, context: TextContext, run: TextRun): GameObject | undefined {
  const present = presentObject(state, id);
  if (present !== undefined) return present;
  const now = currentIncarnation(state, id);
  if (now === undefined) return undefined;
  const { began, paid } = run;
  if (now.placedAt > began || (paid !== null && now.placedAt > paid.from && now.placedAt < paid.to)) return now;
  return triggeredByLeaving(state, id, context) || wasPutByMadness(state, id, now, context) ? now : undefined;
}

/**
 * CR 400.7k, 702.35c: an ability that triggered on a discard still finds the card after madness has moved it out of
 * exile.
 */
function wasPutByMadness(state: GameState, id: ObjectId, now: GameObject, { trigger }: TextContext): boolean {
  const exiled = state.objects.get(id);
  if (trigger?.object !== id || exiled?.zone !== 'exile' || now.zone === 'stack') return false;
  return exiled.printed.keywords.has('madness');
}

const leaving: ReadonlySet<TriggerEvent['on']> = new Set(['dies', 'leaves the battlefield', 'is sacrificed', 'moves']);

/**
 * CR 400.7f: whether an Aura was put into a graveyard together with the permanent it enchanted, or afterwards because
 * it enchanted nothing.
 */
function wentWithHost(state: GameState, id: ObjectId, { source, trigger }: TextContext): boolean {
  const aura = state.objects.get(id);
  if (id !== source || aura === undefined || trigger === null || aura.attachedTo !== trigger.object) return false;
  return state.objects.get(aura.becomes)?.zone === 'graveyard';
}

/** Whether the text belongs to an ability that triggered when this object left its zone. */
function triggeredByLeaving(state: GameState, id: ObjectId, context: TextContext): boolean {
  const { trigger } = context;
  if (trigger === null) return false;
  if (trigger.object !== id && trigger.others?.includes(id) !== true && !wentWithHost(state, id, context)) return false;
  for (const stackId of state.stack) {
    const resolving = state.objects.get(stackId)?.ability;
    if (!resolving || resolving.context !== context.trigger) continue;
    const { ability } = resolving.definition;
    return ability.kind === 'triggered' && resolving.definition.watches.some((event) => leaving.has(event));
  }
  return false;
}
