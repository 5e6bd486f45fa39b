import type { PlayerId } from '@stacktrail/game-events';
import { LiveGame } from '@stacktrail/rules';
import type { Table } from '../table/table.js';
import { poolOf } from './mana-pool.js';
import { yieldsOf, type ManaYield } from './yields.js';

/** The mana abilities that a player had at the last priority point. */
function sourcesOf(table: Table, player: PlayerId): readonly ManaYield[] {
  const { origin } = table;
  if (origin === null) return [];
  const live = LiveGame.at(origin, table.premise.secrets);
  live.begin();
  const question = live.pending?.question;
  if (question?.form !== 'action' || question.player !== player) return [];
  const mana = question
    .actions()
    .filter((action) => action.do === 'activate' && origin.catalog.ability(action.ability).isManaAbility);
  return yieldsOf(table, mana);
}

/** How much mana a player could spend at most: the pool, and the best ability of each object. */
export function availableMana(table: Table, player: PlayerId): number {
  const best = new Map<number, number>();
  for (const { object, mana, costs } of sourcesOf(table, player)) {
    best.set(object, Math.max(best.get(object) ?? 0, mana.length - costs));
  }
  return [...best.values()].reduce((sum, count) => sum + count, poolOf(table, player).length);
}

/** How much mana of each type a player could spend. */
export function availableManaByType(table: Table, player: PlayerId): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (type: string): void => {
    found.set(type, (found.get(type) ?? 0) + 1);
  };
  for (const type of poolOf(table, player)) add(type);
  for (const { mana } of sourcesOf(table, player)) for (const type of mana) add(type);
  return found;
}
