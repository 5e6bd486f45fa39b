import type { Cost } from '@stacktrail/card-tree';
import type { NumberQuestion } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { countersOn } from '@stacktrail/game-state';
import { assigned, namedIn } from '../queues/entries.js';
import { playerIn } from '../table/player-in.js';
import type { Table } from '../table/table.js';

type Zone = 'hand' | 'battlefield' | 'graveyard';

/** Where a cost takes so many of the payer's own objects from. */
const zones: Readonly<Partial<Record<Cost['cost'], Zone>>> = {
  'reveal from hand': 'hand',
  'exile from hand': 'hand',
  discard: 'hand',
  sacrifice: 'battlefield',
  'tap permanents': 'battlefield',
  'untap permanents': 'battlefield',
  'return to hand': 'battlefield',
  'exile permanents': 'battlefield',
  'exile from graveyard': 'graveyard',
};

/**
 * The X of a cost that takes X objects or counters. The other engine doesn't ask for it: it follows from how many objects
 * are chosen next, and is 0 where there is no such counter.
 */
export function xOfCost(table: Table, { source, player }: NumberQuestion): number | undefined {
  const ability = table.object(source)?.ability;
  const tree = ability?.definition.ability;
  if (ability === null || ability === undefined || tree?.kind !== 'activated') return undefined;
  for (const cost of tree.cost) {
    if (!('count' in cost) || typeof cost.count !== 'object' || cost.count.amount !== 'X') continue;
    if (cost.cost === 'remove counters') {
      const from = table.object(ability.source);
      return cost.of === undefined && from !== undefined && countersOn(from, cost.counter) === 0 ? 0 : undefined;
    }
    const zone = zones[cost.cost];
    return zone === undefined ? undefined : howManyListed(table, player, ownIn(table, player, zone));
  }
  return undefined;
}

function ownIn({ state }: Table, player: PlayerId, zone: Zone): readonly ObjectId[] {
  if (zone !== 'battlefield') return playerIn(state, player)[zone];
  return state.battlefield.filter((id) => state.objects.get(id)?.controller === player);
}

/** How many of these objects the next entries name; `undefined` if none does. */
function howManyListed(table: Table, player: PlayerId, own: readonly ObjectId[]): number | undefined {
  const queues = table.queuesOf(player).clone();
  let left = own.map((id) => ({ is: 'object', id }) as const);
  for (;;) {
    const found = queues.take(['choice', 'target'], (item) => {
      const names = item === queues.head(item.queue) ? namedIn(item) : undefined;
      return names && assigned(names, left, (name, ref) => table.means(name, ref));
    });
    if (found === undefined || found.length === 0) break;
    left = left.filter((ref) => !found.includes(ref));
  }
  return left.length === own.length ? undefined : own.length - left.length;
}
