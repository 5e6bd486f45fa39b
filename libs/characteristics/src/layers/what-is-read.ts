import {
  namesPlayers,
  type Amount,
  type Condition,
  type Filter,
  type Objects,
  type Players,
  type RelationFilter,
} from '@stacktrail/card-tree';
import { reads } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';

/**
 * What a part of a text reads, as bits: aspects of the game (`reads`), kinds of characteristics that another effect may
 * change, and whether it asks about objects other than the one that it is applied to.
 */
export const reading = {
  types: 1 << 9,
  colors: 1 << 10,
  abilities: 1 << 11,
  power: 1 << 12,
  control: 1 << 13,
  others: 1 << 14,
} as const;

/** The bits that are aspects of the game. */
export const aspectBits = (1 << 9) - 1;

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
    case 'haunted by this':
    case 'bears this':
      return { own: reads.marks, amounts: 0 };
    case 'chosen':
      return { own: reads.marks | reading.types | reading.colors | reading.control, amounts: 0 };
    case 'has counter':
      return { own: reads.counters, amounts: 0 };
    case 'had to attack':
      return { own: reads.combat, amounts: 0 };
    case 'entered this turn':
    case 'dealt damage this turn':
      return { own: reads.turn, amounts: 0 };
    case 'came under control since last upkeep':
    case 'controlled since turn began':
      return { own: reads.turn | reading.control, amounts: 0 };
    case 'in event':
    case 'nth cast this turn':
      return { own: reads.history | reads.turn, amounts: 0 };
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
      return readsOfRelation(filter);
  }
}

/** What a relation reads; where it can be about anything, everything. */
function readsOfRelation(filter: RelationFilter): FilterReads {
  switch (filter.is) {
    case 'in zone':
      return { own: reads.zones, amounts: 0 };
    case 'counters':
      return { own: reads.counters, amounts: readsOfAmount(filter.to) };
    case 'face down':
    case 'transformed':
    case 'has an Adventure':
    case 'has an Omen':
      return { own: reads.marks, amounts: 0 };
    case 'outlaw':
    case 'permanent card':
    case 'permanent spell':
      return { own: reading.types, amounts: 0 };
    case 'without abilities':
    case 'with an activated ability':
      return { own: reading.abilities | reads.counters, amounts: 0 };
    case 'mana cost contains':
    case 'even mana value':
    case 'odd mana value':
    case 'with a repeated mana symbol':
    case 'cast from':
    case 'activated ability':
    case 'triggered ability':
    case 'loyalty ability':
    case 'modal':
      return nothing;
    case 'controlled by players':
      return { own: reading.control, amounts: readsOfPlayers(filter.who) };
    case 'owned by players':
      return { own: 0, amounts: readsOfPlayers(filter.who) };
    case 'attacks players':
      return { own: reads.combat | reading.control, amounts: readsOfPlayers(filter.who) };
    case 'enchanted':
    case 'equipped':
    case 'modified':
      return { own: reads.zones | reads.counters | reading.types | reading.control | reading.others, amounts: 0 };
    case 'one of':
    case 'convoked':
    case 'where':
    case 'shares':
    case 'targets':
    case 'targets player':
    case 'number of targets':
    case 'attached to':
    case 'has attached':
    case 'blocks':
    case 'is blocked by':
    case 'has noted':
      return { own: everything, amounts: everything };
    default:
      return assertNever(filter, 'filter');
  }
}

/** All aspects of the game and all characteristics, of other objects too. */
const everything = aspectBits | Object.values(reading).reduce((mask, bit) => mask | bit, 0);

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
      return amount.is === undefined ? 0 : readsOfAmount(amount.is);
    case 'that much':
    case 'times kicked':
    case 'times paid':
    case 'mana spent':
    case 'colors spent':
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
    case 'events':
      return reads.history | reads.turn;
    case 'devotion':
      return reads.zones | reading.control;
    case 'any number':
    case 'noted number':
      return 0;
    case 'how many':
      return readsOfObjects(amount.of);
    case 'number of targets':
      return everything;
    case 'all counters':
      return readsOfObjects(amount.on) | reads.counters;
    case 'library size':
      return readsOfPlayers(amount.of) | reads.zones;
    case 'dungeons completed':
      return readsOfPlayers(amount.of) | reads.marks;
    case 'number of players':
      return readsOfPlayers(amount.who);
    case 'stored results alike':
      return readsOfObjects(amount.on) | reads.marks;
    case 'difference':
    case 'greatest of':
    case 'least of':
      return amount.of.map(readsOfAmount).reduce((mask, part) => mask | part, 0);
    case 'quotient':
      return readsOfAmount(amount.of);
    case 'greatest':
    case 'least':
    case 'different':
    case 'party':
    case 'greatest life':
    case 'least life':
    case 'greatest among players':
    case 'least among players':
    case 'either':
      return everything;
    default:
      return assertNever(amount, 'amount');
  }
}

function readsOfObjects(objects: Objects): number {
  switch (objects.objects) {
    case 'this':
    case 'asked':
    case 'each one':
      return 0;
    case 'that object':
    case 'attached':
    case 'kept':
    case 'target':
    case 'result':
      return reads.zones;
    case 'each':
      return readsOfAny(objects.filter) | (objects.of === undefined ? 0 : readsOfPlayers(objects.of) | reading.control);
    case 'top of library':
    case 'bottom of library':
      return reads.zones | readsOfPlayers(objects.of) | readsOfAmount(objects.count);
    default:
      return everything;
  }
}

function readsOfPlayers(players: Players): number {
  switch (players.players) {
    case 'active player':
      return reads.turn;
    case 'designated':
    case 'chosen':
      return reads.marks;
    case 'defending player':
    case 'attacked this combat':
      return reads.combat | reads.turn;
    case 'controller of':
    case 'owner of':
      return readsOfObjects(players.objects) | reading.control;
    case 'enchanted player':
      return reads.zones;
    case 'each teammate':
    case 'you':
    case 'each opponent':
    case 'each player':
    case 'each other player':
    case 'noted':
    case 'that player':
    case 'target':
      return 0;
    case 'those who':
      return readsOfPlayers(players.of) | readsOfCondition(players.condition);
    case 'opponents of':
    case 'player to the left of':
    case 'player to the right of':
      return readsOfPlayers(players.of);
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
    case 'during':
      return reads.turn | (condition.whose === undefined ? 0 : readsOfPlayers(condition.whose));
    case 'began to activate':
    case 'after step':
    case 'combat point':
    case 'your turn':
      return reads.turn;
    case 'designated':
      return reads.marks | (condition.who === undefined ? 0 : readsOfPlayers(condition.who));
    case 'chosen':
      return reads.marks;
    case 'happened':
      return reads.history | reads.turn;
    case 'kicked':
    case 'cost was paid':
    case 'cast from':
    case 'did':
    case 'noted':
    case 'mode chosen':
      return 0;
    case 'completed a dungeon':
      return readsOfPlayers(condition.who) | reads.marks;
    case 'are players':
      return readsOfPlayers(condition.who) | readsOfPlayers(condition.among);
    default:
      return assertNever(condition, 'condition');
  }
}
