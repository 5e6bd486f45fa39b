import {
  isSameTree,
  withNodes,
  type Duration,
  type Effect,
  type Filter,
  type Modification,
  type Players,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { CombatEffect, ContinuousEffect } from '@stacktrail/game-state';
import { asksForX, standsAlone } from '../reading/stands-alone.js';

type Apply = Extract<Effect, { do: 'apply' }>;

/** Durations that don't depend on the affected objects. */
const objectIndependent: ReadonlySet<Duration> = new Set<Duration>([
  'this turn',
  'until your next turn',
  'until end of combat',
  'rest of the game',
  'until end of your next turn',
  'until your next upkeep',
  'until your next end step',
  'until a player planeswalks',
  "during that player's next turn",
]);

/** Changes that are neither of characteristics nor of controllers. */
const rulesOfTheGame: ReadonlySet<Modification['change']> = new Set<Modification['change']>([
  'rule',
  'combat rule',
  "can't be targeted by",
  "can't be countered by",
]);

const filterMemo = new WeakMap<Apply, Filter | null>();

/**
 * CR 611.2c: an effect of a spell or ability that changes neither characteristics nor controllers modifies the rules of
 * the game, so it also affects objects that match its filter later. Returns that filter; `null` if the effect is
 * limited to its initial objects.
 */
export function filterForLaterObjects(effect: Apply): Filter | null {
  let found = filterMemo.get(effect);
  if (found === undefined) {
    found = filterOf(effect);
    filterMemo.set(effect, found);
  }
  return found;
}

function filterOf(effect: Apply): Filter | null {
  const { to, changes, until, nextTurnOf, next } = effect;
  if (next) return null; // It is about one spell (CR 611.2f).
  // “Those creatures” are the ones that there were.
  if (
    to.objects !== 'each' ||
    to.called !== undefined ||
    to.of !== undefined ||
    !['battlefield', 'stack'].includes(to.zone ?? 'battlefield')
  )
    return null;
  if (!objectIndependent.has(until) && nextTurnOf === undefined) return null;
  const player = playerLockedIn(effect);
  const filter = player === null ? to.filter : withThatPlayer(to.filter, player);
  if (!standsAlone(filter, player !== null)) return null;
  return changes.every(({ change }) => rulesOfTheGame.has(change)) ? filter : null;
}

/** References to one player, whom an effect that names them keeps. */
const onePlayer: ReadonlySet<Players['players']> = new Set<Players['players']>([
  'target',
  'that player',
  'controller of',
]);

/**
 * The player whose creatures an effect is about, however many they control later: it keeps who that is (CR 608.2h,
 * 611.2c). `null` if it names none.
 */
export function playerLockedIn({ to, nextTurnOf }: Apply): Players | null {
  if (nextTurnOf !== undefined) return nextTurnOf;
  if (to.objects !== 'each') return null;
  const parts = to.filter.is === 'all' ? to.filter.of : [to.filter];
  const named = parts.find((part) => part.is === 'controlled by players' && onePlayer.has(part.who.players));
  return named?.is === 'controlled by players' ? named.who : null;
}

/**
 * The filter, in which “that player” is replaced by the player that the effect locked in: “creatures target opponent
 * controls”.
 */
function withThatPlayer(filter: Filter, player: Players): Filter {
  return withNodes(filter, (node) =>
    'players' in node && isSameTree(node, player, 'called') ? { players: 'that player' } : undefined,
  );
}

/** Whether the filter has an X, whose value the effect then locks in (CR 611.2d). */
export function keepsX(effect: Apply): boolean {
  return filterForLaterObjects(effect) !== null && asksForX(effect.to);
}

/** Whether the effect keeps a player, as its last value before any X. */
export function keepsPlayer(effect: Apply): boolean {
  return effect.nextTurnOf !== undefined || (filterForLaterObjects(effect) !== null && playerLockedIn(effect) !== null);
}

/** The player whom the effect keeps; `null` if none. */
export function keptPlayer({ instruction, values }: Pick<ContinuousEffect, 'instruction' | 'values'>): PlayerId | null {
  if (!keepsPlayer(instruction)) return null;
  return (values.at(keepsX(instruction) ? -2 : -1) ?? null) as PlayerId | null;
}

/**
 * The only turn in which the effect applies: the next turn of the player whom it locked in as its last value, before
 * any X.
 */
export function onlyTurnInForce({
  instruction,
  values,
  turn,
}: Pick<ContinuousEffect, 'instruction' | 'values' | 'turn'>): CombatEffect['nextTurnOf'] | null {
  if (instruction.nextTurnOf === undefined) return null;
  return { player: keptPlayer({ instruction, values })!, after: turn };
}
