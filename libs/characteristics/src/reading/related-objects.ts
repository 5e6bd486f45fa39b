import type { Objects } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameState, granterOf, valueOfDesignation } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { attackerOf } from './combat-status.js';
import { measureOf } from './derived-amounts.js';
import type { Reading } from './reading.js';
import { paidLabel } from './paid-label.js';
import { partnerOf } from './paired.js';
import { blockedBy } from './relations.js';
import type { TextContext } from './text-context.js';
import { topCards } from './top-cards.js';

/** Objects that a text names by their relation to others. */
export type RelatedObjects = Exclude<
  Objects,
  {
    readonly objects:
      | 'this'
      | 'that object'
      | 'those objects'
      | 'linked'
      | 'attached'
      | 'chosen'
      | 'kept'
      | 'recipient'
      | 'target'
      | 'each'
      | 'result';
  }
>;

/** Such objects, as far as `reading` sees the game. */
export function relatedObjects(
  reading: Reading,
  state: GameState,
  objects: RelatedObjects,
  context: TextContext,
): readonly ObjectId[] {
  const named = (part: Objects): readonly ObjectId[] => reading.objects(state, part, context);
  switch (objects.objects) {
    case 'each one':
      return context.eachOne === 0 ? [] : [context.eachOne];
    case 'asked':
      return context.asked === 0 ? [] : [context.asked];
    case 'top of library':
    case 'bottom of library':
      return endOfLibrary(reading, state, objects, context);
    case 'granter': {
      const granter = granterOf(objects);
      // Only what is followed looks back at what isn't there any more (CR 608.2h); a static ability finds no number (107.2).
      const isThere = granter !== 0 && (context.onStack !== 0 || state.objects.get(granter)?.left === false);
      return isThere ? [granter] : [];
    }
    case 'encoded':
      return encodedOn(state, objects, context);
    case 'together':
      return [...new Set(objects.of.flatMap(named))];
    case 'other than': {
      const not = new Set(named(objects.not));
      return named(objects.of).filter((id) => !not.has(id));
    }
    case 'matching':
      return named(objects.of).filter((id) => {
        const object = state.objects.get(id);
        return object !== undefined && reading.matches(state, objects.filter, object, context);
      });
    case 'greatest':
    case 'least':
      return extremes(reading, state, objects, context);
    case 'last':
      return named(objects.of).slice(-1);
    case 'attachments of': {
      const hosts = new Set(named(objects.of));
      return state.battlefield.filter((id) => hosts.has(state.objects.get(id)?.attachedTo ?? (0 as ObjectId)));
    }
    case 'hosts of':
      return distinct(named(objects.of).map((id) => state.objects.get(id)?.attachedTo ?? (0 as ObjectId)));
    case 'sources of':
      return distinct(named(objects.of).map((id) => state.objects.get(id)?.ability?.source ?? (0 as ObjectId)));
    case 'become of':
      return distinct(named(objects.of).map((id) => permanentOf(state, id)));
    case 'paid':
      return paidWith(state, context, paidLabel(objects.cost));
    case 'paired with':
      return distinct(named(objects.of).map((id) => partnerOf(state, id)));
    case 'blockers of':
      return distinct(named(objects.of).flatMap((id) => attackerOf(state, id)?.blockers ?? []));
    case 'blocked by':
      return distinct(named(objects.of).flatMap((id) => blockedBy(state, id)));
    default:
      return assertNever(objects, 'objects');
  }
}

function linkedUnder(state: GameState, holder: ObjectId, label: string): readonly ObjectId[] {
  const linked = state.objects.get(holder)?.linked ?? [];
  return linked.flatMap((link) => (link.label === label ? link.objects : []));
}

/** The permanent that a spell became as it resolved (CR 608.3), or 0. */
function permanentOf(state: GameState, id: ObjectId): ObjectId {
  const spell = state.objects.get(id);
  if (spell === undefined || !spell.left || spell.zone !== 'stack') return 0 as ObjectId;
  return state.objects.get(spell.becomes)?.zone === 'battlefield' ? spell.becomes : (0 as ObjectId);
}

function distinct(ids: readonly ObjectId[]): readonly ObjectId[] {
  return [...new Set(ids)].filter((id) => id !== 0);
}

/**
 * The first card that is encoded on the object whose text it is and made that text part of it. Others of the same card gave it
 * an ability of their own; what they are copies of is the same.
 */
function encodedOn(state: GameState, node: object, { source }: TextContext): readonly ObjectId[] {
  const scope = state.catalog.scopeOf(node);
  const found = state.exile.find((id) => {
    const card = state.objects.get(id);
    if (card === undefined || valueOfDesignation(card, 'encoded') !== source) return false;
    return scope === undefined || scope === card.form.pointer.split('/', 2)[1];
  });
  return found === undefined ? [] : [found];
}

function endOfLibrary(
  reading: Reading,
  state: GameState,
  { objects, of, count }: Extract<RelatedObjects, { readonly count: unknown }>,
  context: TextContext,
): readonly ObjectId[] {
  const wanted = Math.max(0, reading.amount(state, count, context));
  return reading.players(state, of, context).flatMap((player) => {
    if (objects === 'top of library') return topCards(state, player, wanted, context);
    const library = state.players[player]?.library ?? [];
    return library.slice(Math.max(0, library.length - wanted));
  });
}

/** CR 107: an object that lacks the number is not compared. */
function extremes(
  reading: Reading,
  state: GameState,
  { objects, by, among }: Extract<RelatedObjects, { readonly among: unknown }>,
  context: TextContext,
): readonly ObjectId[] {
  const measured = reading.objects(state, among, context).flatMap((id) => {
    const object = state.objects.get(id);
    const value = object === undefined ? null : measureOf(reading, state, object, by);
    return value === null ? [] : [{ id, value }];
  });
  const values = measured.map(({ value }) => value);
  const best = objects === 'greatest' ? Math.max(...values) : Math.min(...values);
  return measured.filter(({ value }) => value === best).map(({ id }) => id);
}

/** What the cost of the spell or ability was paid with, or that of the spell that the permanent was (CR 607.2q). */
function paidWith(state: GameState, { onStack, source }: TextContext, label: string): readonly ObjectId[] {
  const own = linkedUnder(state, onStack, label);
  return own.length > 0 || onStack === source ? own : linkedUnder(state, source, label);
}
