import { variantOf, type Filter, type KeywordName } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  isCommander,
  countersOn,
  type GameObject,
  areOpponents,
  type GameState,
  valueOfDesignation,
  timesKickedIn,
  wasPaid,
  colorBit,
  typeBit,
} from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { attackerOf, defendingPlayer, isBlocking, isUnblocked, wasOrIsAttacking } from './combat-status.js';
import { compares } from './comparison.js';
import { hasChosenQuality } from './chosen-quality.js';
import { manaValueOf } from './mana-value.js';
import { isCalled } from './names.js';
import type { Reading } from './reading.js';
import { relates } from './relations.js';
import type { TextContext } from './text-context.js';

type Who = Extract<Filter, { is: 'controlled by' }>['who'];
type Measured = Extract<Filter, { readonly is: 'power' | 'toughness' | 'mana value' }>;

/** Whether an object has a quality, as far as `reading` sees the game. */
export function matchesIn(
  reading: Reading,
  state: GameState,
  filter: Filter,
  object: GameObject,
  context: TextContext,
): boolean {
  switch (filter.is) {
    case 'anything':
      return true;
    case 'all':
      for (const part of filter.of) if (!matchesIn(reading, state, part, object, context)) return false;
      return true;
    case 'any':
      for (const part of filter.of) if (matchesIn(reading, state, part, object, context)) return true;
      return false;
    case 'not':
      return !matchesIn(reading, state, filter.of, object, context);
    case 'type':
      return (reading.characteristics(state, object).types & typeBit(filter.type)) !== 0;
    case 'supertype':
      return reading.characteristics(state, object).supertypes.includes(filter.supertype);
    case 'subtype':
      return reading.characteristics(state, object).subtypes.includes(filter.subtype);
    case 'color':
      return (reading.characteristics(state, object).colors & colorBit(filter.color)) !== 0;
    case 'colorless':
      return reading.characteristics(state, object).colors === 0;
    case 'monocolored':
      return isOneBit(reading.characteristics(state, object).colors);
    case 'multicolored': {
      const { colors } = reading.characteristics(state, object);
      return colors !== 0 && !isOneBit(colors);
    }
    case 'controlled by':
      return isWho(state, filter.who, reading.controller(state, object), context);
    case 'owned by':
      return isWho(state, filter.who, object.owner, context);
    case 'keyword':
      return hasKeywordOrVariant(reading.characteristics(state, object).keywords, filter.keyword);
    case 'power':
    case 'toughness':
    case 'mana value':
      return measures(reading, state, filter, object, context);
    case 'tapped':
      return object.tapped;
    case 'untapped':
      return object.zone === 'battlefield' && !object.tapped;
    case 'attacking':
      return wasOrIsAttacking(state, object);
    case 'blocking':
      return isBlocking(state, object.id);
    case 'blocked':
      return attackerOf(state, object.id)?.blocked === true;
    case 'unblocked':
      return isUnblocked(state, object.id);
    case 'token':
      return object.kind === 'token';
    case 'permanent':
      return object.zone === 'battlefield';
    case 'spell':
      return object.zone === 'stack' && object.kind !== 'ability'; // CR 112.1
    case 'card':
      return object.kind === 'card';
    case 'ability':
      return object.kind === 'ability';
    case 'other':
      return object.id !== context.source;
    case 'this':
      return object.id === context.source;
    case 'named':
      return isCalled(reading.characteristics(state, object).name, filter.name);
    case 'has counter':
      return countersOn(object, filter.counter) > 0;
    case 'bears this': {
      const source = state.objects.get(context.source);
      return source !== undefined && valueOfDesignation(source, 'encoded') === object.id;
    }
    case 'haunted by this': {
      const source = state.objects.get(context.source);
      return source !== undefined && valueOfDesignation(source, 'haunting') === object.id;
    }
    case 'attached to by this':
      return state.objects.get(context.source)?.attachedTo === object.id;
    case 'in event':
      return reading.happened(state, filter, object, context);
    case 'nth cast this turn':
      return (
        matchesIn(reading, state, filter.what, object, context) &&
        reading.numberCast(state, filter.what, object, context) === filter.nth
      );
    case 'controlled since turn began':
      return object.controlledSince < state.turn;
    case 'had to attack':
      return state.combat?.obliged.includes(object.id) === true;
    case 'entered this turn':
      return object.zone === 'battlefield' && object.enteredTurn === state.turn;
    case 'came under control since last upkeep':
      return object.controlledSince >= (state.players[reading.controller(state, object)]?.upkeepBefore ?? 0);
    case 'dealt damage this turn':
      return object.damage > 0 || object.damagedAt.length > 0;
    case 'designated':
      if (filter.as === 'commander') return isCommander(state, object); // CR 903.3d
      return object.designations.some(
        ({ name, player }) => name === filter.as && (filter.by === undefined || player === context.you),
      );
    case 'chosen':
      return hasChosenQuality(reading, state, filter, object, context);
    case 'kicked':
      return timesKickedIn(object.announced) > 0; // CR 702.33d
    case 'cost was paid':
      return wasPaid(object.announced, filter.keyword);
    case 'historic':
      return isHistoric(reading, state, object);
    default:
      return relates(reading, state, filter, object, context);
  }
}

function isOneBit(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

/** Whether a player stands in a relation to the text's “you” (CR 102.2, 102.3, 109.5). */
function isWho(state: GameState, who: Who, player: PlayerId, context: TextContext): boolean {
  switch (who) {
    case 'you':
      return player === context.you;
    case 'opponent':
      return areOpponents(state, context.you, player);
    case 'that player':
      return player === (context.thatPlayer ?? context.trigger?.player);
    case 'defending player':
      return player === defendingPlayer(state, context);
    default:
      return assertNever(who, 'relation of a player');
  }
}

/** An object without power or toughness has none to compare (CR 208.3). */
function measures(reading: Reading, state: GameState, filter: Measured, object: GameObject, context: TextContext) {
  const value = filter.is === 'mana value' ? manaValueOf(object) : reading.characteristics(state, object)[filter.is];
  if (value === null) return false;
  const to =
    typeof filter.to === 'number' ? filter.to : reading.amount(state, filter.to, { ...context, asked: object.id });
  return compares(value, filter.compare, to);
}

/** CR 700.6. */
function isHistoric(reading: Reading, state: GameState, object: GameObject): boolean {
  const { types, supertypes, subtypes } = reading.characteristics(state, object);
  return (types & typeBit('Artifact')) !== 0 || supertypes.includes('Legendary') || subtypes.includes('Saga');
}

const variants: ReadonlyMap<KeywordName, KeywordName> = new Map(
  (Object.entries(variantOf) as [KeywordName, KeywordName][]).map(([variant, keyword]) => [keyword, variant]),
);

function hasKeywordOrVariant(keywords: ReadonlySet<KeywordName>, keyword: KeywordName): boolean {
  if (keywords.has(keyword)) return true;
  const variant = variants.get(keyword);
  return variant !== undefined && keywords.has(variant);
}
