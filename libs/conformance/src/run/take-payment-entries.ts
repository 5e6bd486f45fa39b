import type { AnyGameEvent } from '@stacktrail/game-events';
import { color } from '../queues/entries.js';
import type { Table } from '../table/table.js';

/** Takes the entries for spent mana off the queues: a player who pays by hand lists each color. */
export function takePaymentEntries(table: Table, events: readonly AnyGameEvent[]): void {
  const { players, game } = table.premise.scenario;
  for (const event of events) {
    if (event.type !== 'ManaSpent') continue;
    const id = game.turnOrder[event.data.player];
    if (players.find((player) => player.id === id)?.manualManaPayment !== true) continue;
    const queues = table.queuesOf(event.data.player);
    for (const { type } of event.data.mana)
      queues.take(['choice'], (item) => (color(item) === type ? true : undefined));
  }
}
