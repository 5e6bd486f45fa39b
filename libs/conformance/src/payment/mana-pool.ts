import type { ManaType } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { playerIn } from '../table/player-in.js';
import type { Table } from '../table/table.js';

/** The types of the mana in a player's pool, one for each mana (CR 106.4). */
export function poolOf({ state }: Table, player: PlayerId): readonly ManaType[] {
  return playerIn(state, player).mana.map(({ type }) => type);
}
