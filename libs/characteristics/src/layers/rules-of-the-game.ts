import { isSameTree, withNodes, type Duration, type Effect, type Filter, type Players } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { CombatEffect, ContinuousEffect } from '@stacktrail/game-state';
import { asksForX, standsAlone } from '../reading/stands-alone.js';

type Apply = Extract<Effect, { do: 'apply' }>;

/** Durations that say nothing of the single object. */
const ofTheGame: ReadonlySet<Duration> = new Set<Duration>([
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

const known = new WeakMap<Apply, Filter | null>();

/**
 * CR 611.2c: what an effect of a spell or ability that modifies no characteristics and changes no controller applies to:
 * it modifies the rules of the game, and so what comes later, too. `null` where the objects are those that it began with.
 */
export function alsoLater(effect: Apply): Filter | null {
  let found = known.get(effect);
  if (found === undefined) {
    found = filterOf(effect);
    known.set(effect, found);
  }
  return found;
}

function filterOf({ to, changes, until, nextTurnOf }: Apply): Filter | null {
  if (to.objects !== 'each' || to.of !== undefined || (to.zone ?? 'battlefield') !== 'battlefield') return null;
  if (!ofTheGame.has(until) && nextTurnOf === undefined) return null;
  const filter = nextTurnOf === undefined ? to.filter : ofThatPlayer(to.filter, nextTurnOf);
  if (!standsAlone(filter, nextTurnOf !== undefined)) return null;
  return changes.every(({ change }) => change === 'rule' || change === 'combat rule') ? filter : null;
}

/** “Creatures target opponent controls”, in the words of the player that the effect keeps. */
function ofThatPlayer(filter: Filter, player: Players): Filter {
  return withNodes(filter, (node) =>
    'players' in node && isSameTree(node, player, 'called') ? { players: 'that player' } : undefined,
  );
}

/** The X that it keeps for that (CR 611.2d). */
export function keepsX(effect: Apply): boolean {
  return alsoLater(effect) !== null && asksForX(effect.to);
}

/** The turn during which alone an effect is in force: the next one of the player that it locked in before its X. */
export function turnInForce({
  instruction,
  values,
  turn,
}: Pick<ContinuousEffect, 'instruction' | 'values' | 'turn'>): CombatEffect['nextTurnOf'] | null {
  if (instruction.nextTurnOf === undefined) return null;
  return { player: values.at(keepsX(instruction) ? -2 : -1) as PlayerId, after: turn };
}
