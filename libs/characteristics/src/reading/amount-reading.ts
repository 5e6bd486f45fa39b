import {
  colorsOfSymbol,
  namesPlayers,
  type Amount,
  type Color,
  type Objects,
  type Players,
} from '@stacktrail/card-tree';
import {
  countersOn,
  type Announcement,
  type GameObject,
  timesKickedIn,
  timesPaid,
  type GameState,
  type PlayerState,
  valueOfDesignation,
} from '@stacktrail/game-state';
import { chosenFor } from './chosen-quality.js';
import { derivedAmount } from './derived-amounts.js';
import { matchesIn } from './filter-reading.js';
import { describedIn, isUndefined } from './discarded-unseen.js';
import { happenedIn } from './history.js';
import { manaValueOf } from './mana-value.js';
import type { Reading } from './reading.js';
import { objectsIn, playersIn } from './reference-reading.js';
import type { TextContext } from './text-context.js';

/** A number of a text, as far as `reading` sees the game. What can't be determined is 0 (CR 107.2, 208.2a). */
export function amountIn(reading: Reading, state: GameState, amount: Amount, context: TextContext): number {
  if (typeof amount === 'number') return amount;
  const value = (part: Amount): number => amountIn(reading, state, part, context);
  switch (amount.amount) {
    case 'X':
      if (amount.is !== undefined) return value(amount.is); // CR 107.3i
      if (amount.of === undefined) return context.announced.x;
      return total(reading, state, amount.of, context, ({ announced }) => announced.x); // CR 107.3e
    case 'count': {
      const { filter, zone = 'battlefield' } = amount;
      return objectsIn(reading, state, { objects: 'each', filter, zone }, context).length;
    }
    case 'power':
      return total(reading, state, amount.of, context, (object) => reading.characteristics(state, object).power ?? 0);
    case 'toughness':
      return total(
        reading,
        state,
        amount.of,
        context,
        (object) => reading.characteristics(state, object).toughness ?? 0,
      );
    case 'mana value':
      return total(reading, state, amount.of, context, manaValueOf);
    case 'counters':
      return total(reading, state, amount.on, context, (object) => countersOn(object, amount.counter));
    case 'player counters':
      return playerTotal(reading, state, amount.on, context, (player) => countersOn(player, amount.counter));
    case 'designation':
      return namesPlayers(amount.of)
        ? playerTotal(reading, state, amount.of, context, (player) => valueOfDesignation(player, amount.as))
        : total(reading, state, amount.of, context, (object) => valueOfDesignation(object, amount.as));
    case 'chosen number': {
      const [value] = chosenFor(state, context, amount, amount.label ?? 'number');
      return value?.is === 'number' ? value.number : 0;
    }
    case 'life':
      return playerTotal(reading, state, amount.of, context, (player) => player.life);
    case 'hand size':
      return playerTotal(reading, state, amount.of, context, (player) => player.hand.length);
    case 'graveyard size':
      return playerTotal(reading, state, amount.of, context, (player) => player.graveyard.length);
    case 'that much':
      return context.trigger?.amount ?? 0;
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + value(part), 0);
    case 'product':
      return amount.of.reduce<number>((product, part) => product * value(part), 1);
    case 'negative':
      return 0 - value(amount.of);
    case 'half':
      return amount.round === 'up' ? Math.ceil(value(amount.of) / 2) : Math.floor(value(amount.of) / 2);
    case 'spells cast this turn':
      return playerTotal(reading, state, amount.by, context, (player) => player.spellsCastThisTurn);
    case 'devotion':
      return devotion(reading, state, amount.colors, context);
    case 'times kicked':
      return timesKicked(state, context);
    case 'mana spent':
      return manaSpent(reading, state, amount, context);
    case 'colors spent':
      return new Set(spentOn(reading, state, amount.of, context).flatMap(({ type }) => (type === 'C' ? [] : [type])))
        .size;
    case 'times paid':
      return timesPaid(announcedOf(state, context), amount.keyword, amount.which);
    case 'events': {
      const { times, amount: total } = happenedIn(reading, state, amount, context);
      return amount.counting === 'times' ? times : total;
    }
    case 'number of':
      return countResults(reading, state, amount, context);
    default:
      return derivedAmount(reading, state, amount, context);
  }
}

/** The mana spent on the spell that the text is on, or that its permanent was (CR 400.7d). */
function announcedSpent(state: GameState, { announced, source }: TextContext): Announcement['spent'] {
  return announced.spent.length > 0 ? announced.spent : (state.objects.get(source)?.announced.spent ?? []);
}

function spentOn(
  reading: Reading,
  state: GameState,
  of: Objects | undefined,
  context: TextContext,
): Announcement['spent'] {
  if (of === undefined) return announcedSpent(state, context);
  return reading.objects(state, of, context).flatMap((id) => state.objects.get(id)?.announced.spent ?? []);
}

function manaSpent(
  reading: Reading,
  state: GameState,
  { types, from, of }: Extract<Amount, { amount: 'mana spent' }>,
  context: TextContext,
): number {
  return spentOn(reading, state, of, context).filter(({ type, source }) => {
    if (types !== undefined && !types.includes(type)) return false;
    const producer = state.objects.get(source);
    return from === undefined || (producer !== undefined && matchesIn(reading, state, from, producer, context));
  }).length;
}

/** What was announced for the spell that the text is on, or that its permanent was (CR 400.7d). */
export function announcedOf(state: GameState, { announced, source }: TextContext): Announcement {
  if (announced.paid.length > 0 || announced.via !== 'hand') return announced;
  return state.objects.get(source)?.announced ?? announced;
}

/** How many of the objects that an instruction produced there are, as they are or last were. */
function countResults(
  reading: Reading,
  state: GameState,
  { label, filter }: Extract<Amount, { amount: 'number of' }>,
  context: TextContext,
): number {
  const ids = context.results.get(label) ?? [];
  if (filter === undefined) return ids.length;
  return ids.filter((id) => {
    const object = state.objects.get(id);
    return object !== undefined && !isUndefined(state, id) && matchesIn(reading, state, filter, object, context);
  }).length;
}

/** How often the spell that the text is on, or that its permanent was, was kicked (CR 400.7d, 702.33). */
export function timesKicked(state: GameState, context: TextContext): number {
  return timesKickedIn(announcedOf(state, context));
}

/** A number summed over objects, each as it is or as it last was (CR 608.2h). */
function total(
  reading: Reading,
  state: GameState,
  objects: Objects,
  context: TextContext,
  of: (object: GameObject) => number,
): number {
  let sum = 0;
  for (const id of describedIn(reading, state, objects, context)) {
    const object = state.objects.get(id);
    if (object !== undefined) sum += of(object);
  }
  return sum;
}

function playerTotal(
  reading: Reading,
  state: GameState,
  players: Players,
  context: TextContext,
  of: (player: PlayerState) => number,
): number {
  let sum = 0;
  for (const id of playersIn(reading, state, players, context)) {
    const player = state.players[id];
    if (player !== undefined) sum += of(player);
  }
  return sum;
}

/** CR 700.5: mana symbols of these colors in the mana costs of the permanents you control; each symbol counts once. */
function devotion(reading: Reading, state: GameState, colors: readonly Color[], context: TextContext): number {
  let symbols = 0;
  for (const id of state.battlefield) {
    const object = state.objects.get(id);
    if (object === undefined || reading.controller(state, object) !== context.you) continue;
    for (const symbol of object.printed.manaCost ?? []) {
      if (colorsOfSymbol(symbol).some((color) => colors.includes(color))) symbols += 1;
    }
    if (state.catalog.addsDevotion) symbols += devotionAdded(object);
  }
  return symbols;
}

/** CR 700.5a: it is worked out before any effect that gives or takes abilities. */
function devotionAdded({ printed }: GameObject): number {
  let sum = 0;
  for (const { ability } of printed.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) if (effect.static === 'more devotion') sum += effect.count;
  }
  return sum;
}
