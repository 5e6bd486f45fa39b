import type { Filter, RelationFilter } from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  formUnderCopies,
  isTransforming,
  countersOn,
  type GameObject,
  presentObject,
  type GameState,
  typeMask,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { attackerOf } from './combat-status.js';
import { compares } from './comparison.js';
import { describedIn } from './discarded-unseen.js';
import { meansPermanents } from './means-permanents.js';
import { manaValueOf } from './mana-value.js';
import { convokedLabel } from './paid-label.js';
import { valuesOf } from './qualities.js';
import type { Reading } from './reading.js';
import type { TextContext } from './text-context.js';

type Of<K extends RelationFilter['is']> = Extract<RelationFilter, { readonly is: K }>;

/** Whether an object stands in a relation to other objects, to players, or to what was chosen before. */
export function relates(
  reading: Reading,
  state: GameState,
  filter: RelationFilter,
  object: GameObject,
  context: TextContext,
): boolean {
  switch (filter.is) {
    case 'one of':
      return reading.objects(state, filter.objects, context).includes(object.id);
    case 'convoked': {
      const spells = reading.objects(state, filter.objects, context);
      return spells.some((id) =>
        state.objects.get(id)?.linked.some((link) => link.label === convokedLabel && link.objects.includes(object.id)),
      );
    }
    case 'where':
      return reading.holds(state, filter.condition, { ...context, asked: object.id });
    case 'controlled by players':
      return reading.players(state, filter.who, context).includes(reading.controller(state, object));
    case 'owned by players':
      return reading.players(state, filter.who, context).includes(object.owner);
    case 'in zone':
      return object.zone === filter.zone && !object.left; // CR 400.7: what has left is there no more
    case 'cast from':
      return object.castFrom !== null && (filter.zone === undefined || object.castFrom === filter.zone);
    case 'shares':
      return shares(reading, state, filter, object, context);
    case 'counters': {
      const count = filter.counter === undefined ? allCounters(object) : countersOn(object, filter.counter);
      return compares(count, filter.compare, reading.amount(state, filter.to, context));
    }
    case 'targets':
    case 'targets player':
      return targets(reading, state, filter, object, context);
    case 'number of targets':
      return compares(
        object.announced.targets.flat().length,
        filter.compare,
        reading.amount(state, filter.to, context),
      );
    case 'activated ability':
    case 'triggered ability':
      return `${object.ability?.definition.kind} ability` === filter.is;
    case 'loyalty ability': {
      const ability = object.ability?.definition.ability;
      return ability?.kind === 'activated' && ability.loyalty === true;
    }
    case 'modal':
      return object.zone === 'stack' && isModal(object);
    case 'enchanted':
    case 'equipped':
    case 'modified':
      return isAttached(reading, state, filter.is, object);
    case 'outlaw':
      return reading.characteristics(state, object).subtypes.some((subtype) => outlaws.has(subtype));
    case 'without abilities':
      return reading.characteristics(state, object).abilities.length === 0;
    case 'with an activated ability':
      return reading.characteristics(state, object).abilities.some(({ kind }) => kind === 'activated');
    case 'transformed': // CR 701.27g
      return object.zone === 'battlefield' && object.face === 1 && object.faceDown === null && isDoubleFacedNow(object);
    case 'has an Adventure':
      return object.faceDown === null && formUnderCopies(object).layout === 'adventure';
    case 'has an Omen':
      return object.faceDown === null && formUnderCopies(object).layout === 'omen';
    case 'face down':
      return object.faceDown !== null;
    case 'even mana value':
      return manaValueOf(object) % 2 === 0;
    case 'odd mana value':
      return manaValueOf(object) % 2 === 1;
    case 'with a repeated mana symbol':
      return new Set(object.printed.manaCost).size < (object.printed.manaCost?.length ?? 0);
    case 'mana cost contains':
      return object.printed.manaCost?.some((symbol) => isSymbol(symbol, filter.symbol)) === true;
    case 'permanent card':
      return object.kind !== 'token' && object.kind !== 'ability' && hasPermanentType(reading, state, object);
    case 'permanent spell':
      return object.zone === 'stack' && object.kind !== 'ability' && hasPermanentType(reading, state, object);
    case 'attached to': {
      const host = presentObject(state, object.attachedTo);
      return host !== undefined && reading.matches(state, filter.what, host, context);
    }
    case 'has attached':
      return someAttachment(state, object, (one) => reading.matches(state, filter.what, one, context));
    case 'blocks':
      return some(reading, state, blockedBy(state, object.id), filter.what, context);
    case 'is blocked by':
      return some(reading, state, attackerOf(state, object.id)?.blockers ?? [], filter.what, context);
    case 'attacks players':
      return attacks(reading, state, filter, object, context);
    case 'has noted': {
      const word = context.words.get(filter.label);
      return word !== undefined && valuesOf(reading, state, object, filter.quality).includes(word);
    }
    default:
      return assertNever(filter, 'filter');
  }
}

const permanentTypes = typeMask(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']);

/** CR 110.4. */
function hasPermanentType(reading: Reading, state: GameState, object: GameObject): boolean {
  return (reading.characteristics(state, object).types & permanentTypes) !== 0;
}

/** CR 107.4g: `H` is every Phyrexian symbol. */
function isSymbol(symbol: string, wanted: string): boolean {
  return wanted === 'H' ? symbol.endsWith('/P') : symbol === wanted;
}

/** CR 700.12. */
const outlaws: ReadonlySet<string> = new Set(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']);

export function allCounters(object: GameObject): number {
  return object.counters.reduce((sum, counter) => sum + counter.count, 0);
}

/** The attackers that a creature blocks (CR 509.1g). */
export function blockedBy(state: GameState, blocker: ObjectId): readonly ObjectId[] {
  return (state.combat?.attackers ?? [])
    .filter((attacker) => attacker.blockers.includes(blocker))
    .map((attacker) => attacker.object);
}

function some(
  reading: Reading,
  state: GameState,
  ids: readonly ObjectId[],
  filter: Filter,
  context: TextContext,
): boolean {
  return ids.some((id) => {
    const object = presentObject(state, id);
    return object !== undefined && reading.matches(state, filter, object, context);
  });
}

function shares(reading: Reading, state: GameState, filter: Of<'shares'>, object: GameObject, context: TextContext) {
  const own = valuesOf(reading, state, object, filter.quality);
  if (own.length === 0) return false;
  return describedIn(reading, state, filter.with, context).some((id) => {
    const other = state.objects.get(id);
    return other !== undefined && valuesOf(reading, state, other, filter.quality).some((value) => own.includes(value));
  });
}

/**
 * CR 115.9b: a target that is still where it is expected to be is asked as it is now, whether or not it is legal; others
 * are ignored. With `only`, nothing else was chosen as a target (115.9c).
 */
function targets(
  reading: Reading,
  state: GameState,
  filter: Of<'targets' | 'targets player'>,
  object: GameObject,
  context: TextContext,
): boolean {
  const all = object.announced.targets.flat();
  const fits = (ref: Ref): boolean => {
    if (filter.is === 'targets player') {
      return ref.is === 'player' && reading.players(state, filter.who, context).includes(ref.id);
    }
    if (ref.is === 'player') return false;
    const target = presentObject(state, ref.id);
    if (target === undefined || (target.zone !== 'battlefield' && meansPermanents(filter.what))) return false;
    return reading.matches(state, filter.what, target, context);
  };
  if (filter.only && new Set(all.map((ref) => `${ref.is} ${ref.id}`)).size !== 1) return false;
  return all.some(fits);
}

/** CR 700.2. */
function isModal(object: GameObject): boolean {
  const abilities = object.ability === null ? object.printed.abilities : [object.ability.definition];
  return abilities.some(({ ability }) => 'modes' in ability && ability.choose !== undefined);
}

function someAttachment(state: GameState, object: GameObject, fits: (one: GameObject) => boolean): boolean {
  return state.battlefield.some((id) => {
    const one = state.objects.get(id);
    return one !== undefined && one.attachedTo === object.id && fits(one);
  });
}

/** CR 303.4, 301.5; modified is whatever has a counter, is equipped, or is enchanted by its controller (700.9). */
function isAttached(
  reading: Reading,
  state: GameState,
  how: 'enchanted' | 'equipped' | 'modified',
  object: GameObject,
) {
  if (object.zone !== 'battlefield') return false;
  const has = (one: GameObject, subtype: string): boolean =>
    reading.characteristics(state, one).subtypes.includes(subtype);
  switch (how) {
    case 'enchanted':
      return someAttachment(state, object, (one) => has(one, 'Aura'));
    case 'equipped':
      return someAttachment(state, object, (one) => has(one, 'Equipment'));
    case 'modified':
      if (object.counters.length > 0) return true;
      return someAttachment(
        state,
        object,
        (one) =>
          has(one, 'Equipment') ||
          (has(one, 'Aura') && reading.controller(state, one) === reading.controller(state, object)),
      );
  }
}

/** CR 508.1b. */
function attacks(
  reading: Reading,
  state: GameState,
  filter: Of<'attacks players'>,
  object: GameObject,
  context: TextContext,
): boolean {
  const defender = attackerOf(state, object.id)?.defender;
  if (defender === undefined) return false;
  const players = reading.players(state, filter.who, context);
  if (defender.is === 'player') return players.includes(defender.id);
  const permanent = presentObject(state, defender.id);
  return (
    filter.orPermanents === true && permanent !== undefined && players.includes(reading.controller(state, permanent))
  );
}

/** CR 728.2i: a merged permanent isn't double-faced, whatever its components are. */
function isDoubleFacedNow(object: GameObject): boolean {
  return object.merged.length === 0 && isTransforming(object);
}
