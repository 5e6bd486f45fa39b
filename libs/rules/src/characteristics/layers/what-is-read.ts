import {
  namesPlayers,
  type Amount,
  type Condition,
  type Filter,
  type Objects,
  type Players,
} from '@stacktrail/card-language';
import { assertNever } from '@stacktrail/kernel';
import { reads } from '../../state/effect-stamp.js';

/**
 * What a part of a text reads, as bits: aspects of the game (`reads`), kinds of characteristics that another effect may
 * change, and whether it asks about objects other than the one that it is applied to.
 */
export const reading = {
  types: 1 << 8,
  colors: 1 << 9,
  abilities: 1 << 10,
  power: 1 << 11,
  control: 1 << 12,
  others: 1 << 13,
} as const;

/** The bits that are aspects of the game. */
export const aspectBits = (1 << 8) - 1;

/** What a filter reads of the object that is asked, and what the amounts in it read. */
export interface FilterReads {
  readonly own: number;
  readonly amounts: number;
}

export function readsOfFilter(filter: Filter): FilterReads {
  switch (filter.is) {
    case 'all':
    case 'any':
      return filter.of.map(readsOfFilter).reduce(both, nothing);
    case 'not':
      return readsOfFilter(filter.of);
    case 'type':
    case 'supertype':
    case 'subtype':
    case 'historic':
      return { own: reading.types, amounts: 0 };
    case 'color':
    case 'colorless':
    case 'monocolored':
    case 'multicolored':
      return { own: reading.colors, amounts: 0 };
    case 'controlled by':
      return { own: reading.control | (filter.who === 'defending player' ? reads.combat : 0), amounts: 0 };
    case 'keyword':
      return { own: reading.abilities | reads.counters, amounts: 0 };
    case 'power':
    case 'toughness':
      return { own: reading.types | reading.power | reads.counters, amounts: readsOfAmount(filter.to) };
    case 'mana value':
      return { own: 0, amounts: readsOfAmount(filter.to) };
    case 'tapped':
    case 'untapped':
      return { own: reads.tapped, amounts: 0 };
    case 'attacking':
    case 'blocking':
    case 'blocked':
      return { own: reads.combat, amounts: 0 };
    case 'unblocked':
      return { own: reads.combat | reads.turn, amounts: 0 };
    case 'designated':
      return { own: reads.marks, amounts: 0 };
    case 'chosen':
      return { own: reads.marks | reading.types | reading.colors | reading.control, amounts: 0 };
    case 'has counter':
      return { own: reads.counters, amounts: 0 };
    case 'entered this turn':
    case 'dealt damage this turn':
      return { own: reads.turn, amounts: 0 };
    case 'anything':
    case 'owned by':
    case 'token':
    case 'permanent':
    case 'spell':
    case 'card':
    case 'ability':
    case 'other':
    case 'this':
    case 'named':
    case 'attached to by this':
    case 'kicked':
    case 'cost was paid':
      return nothing;
    default:
      return assertNever(filter, 'filter');
  }
}

const nothing: FilterReads = { own: 0, amounts: 0 };

function both(a: FilterReads, b: FilterReads): FilterReads {
  return { own: a.own | b.own, amounts: a.amounts | b.amounts };
}

/** What a filter reads where it is asked of objects that are known. */
function readsOfKnown(filter: Filter): number {
  const { own, amounts } = readsOfFilter(filter);
  return own | amounts | reading.others;
}

/** What a filter reads where it is asked of all objects of a zone. */
function readsOfAny(filter: Filter): number {
  return readsOfKnown(filter) | reads.zones;
}

export function readsOfAmount(amount: Amount): number {
  if (typeof amount === 'number') return 0;
  switch (amount.amount) {
    case 'X':
    case 'that much':
    case 'times kicked':
    case 'times paid':
    case 'number of':
      return 0;
    case 'count':
      return readsOfAny(amount.filter);
    case 'power':
    case 'toughness':
      return readsOfObjects(amount.of) | reading.types | reading.power | reading.others | reads.counters;
    case 'mana value':
      return readsOfObjects(amount.of);
    case 'counters':
      return readsOfObjects(amount.on) | reads.counters;
    case 'player counters':
      return readsOfPlayers(amount.on) | reads.counters;
    case 'designation':
      return (namesPlayers(amount.of) ? readsOfPlayers(amount.of) : readsOfObjects(amount.of)) | reads.marks;
    case 'chosen number':
      return reads.marks;
    case 'life':
      return readsOfPlayers(amount.of) | reads.life;
    case 'hand size':
    case 'graveyard size':
      return readsOfPlayers(amount.of) | reads.zones;
    case 'sum':
    case 'product':
      return amount.of.map(readsOfAmount).reduce((mask, part) => mask | part, 0);
    case 'negative':
    case 'half':
      return readsOfAmount(amount.of);
    case 'spells cast this turn':
      return readsOfPlayers(amount.by) | reads.casts | reads.turn;
    case 'devotion':
      return reads.zones | reading.control;
    default:
      return assertNever(amount, 'amount');
  }
}

function readsOfObjects(objects: Objects): number {
  if (objects.objects === 'this') return 0;
  return objects.objects === 'each' ? readsOfAny(objects.filter) : reads.zones;
}

function readsOfPlayers(players: Players): number {
  switch (players.players) {
    case 'active player':
      return reads.turn;
    case 'designated':
    case 'chosen':
      return reads.marks;
    case 'defending player':
      return reads.combat | reads.turn;
    case 'controller of':
    case 'owner of':
      return readsOfObjects(players.objects) | reading.control;
    case 'you':
    case 'each opponent':
    case 'each player':
    case 'that player':
    case 'target':
      return 0;
    default:
      return assertNever(players, 'players');
  }
}

export function readsOfCondition(condition: Condition): number {
  switch (condition.if) {
    case 'all':
    case 'any':
      return condition.of.map(readsOfCondition).reduce((mask, part) => mask | part, 0);
    case 'not':
      return readsOfCondition(condition.of);
    case 'compare':
      return readsOfAmount(condition.left) | readsOfAmount(condition.right);
    case 'control':
      return (
        readsOfAny(condition.filter) | readsOfPlayers(condition.who) | readsOfAmount(condition.count) | reading.control
      );
    case 'matches':
      return readsOfObjects(condition.objects) | readsOfKnown(condition.filter);
    case 'your turn':
      return reads.turn;
    case 'designated':
      return reads.marks | (condition.who === undefined ? 0 : readsOfPlayers(condition.who));
    case 'chosen':
      return reads.marks;
    case 'kicked':
    case 'cost was paid':
    case 'did':
      return 0;
    default:
      return assertNever(condition, 'condition');
  }
}
