import type { StoreAddress } from '@stacktrail/event-store';
import { CommandError } from '../command-error.js';

const SHOWN = 5;

/**
 * The id of the game that is meant.
 *
 * @param ids the store's games in the order in which they were begun
 * @param given an id, the beginning of exactly one, or `last`
 * @param store the store's address, for the error
 */
export function findGame(ids: readonly string[], given: string, { shown: store }: StoreAddress): string {
  const newest = ids.at(-1);
  if (newest === undefined) {
    throw new CommandError(
      `There is no game ${quoted(given)}: the store ${store} holds none.`,
      'See “stacktrail play”.',
    );
  }
  if (given === 'last') return newest;
  if (ids.includes(given)) return given;
  const fitting = ids.filter((id) => id.startsWith(given));
  const [first] = fitting;
  if (first !== undefined && fitting.length === 1) return first;
  if (fitting.length > 1) {
    throw new CommandError(
      `${fitting.length} games of ${store} begin with ${quoted(given)}: ${listed(fitting)}.`,
      'Give more of the id.',
    );
  }
  throw new CommandError(
    `There is no game ${quoted(given)} in ${store}.`,
    `It holds ${ids.length === 1 ? 'one game' : `${ids.length} games`}: ${listed(ids)}. “last” names the newest one.`,
  );
}

function listed(ids: readonly string[]): string {
  return ids.length <= SHOWN ? ids.join(', ') : `${ids.slice(0, SHOWN).join(', ')} and ${ids.length - SHOWN} more`;
}

function quoted(text: string): string {
  return `“${text}”`;
}

/**
 * The ids of the games that a command is about: one, or all.
 *
 * @throws CommandError if the command line names neither or both
 */
export function gamesMeant(
  ids: readonly string[],
  given: string | undefined,
  { all, store }: { readonly all: boolean; readonly store: StoreAddress },
): readonly string[] {
  if (all && given === undefined) return ids;
  if (given !== undefined && !all) return [findGame(ids, given, store)];
  throw new CommandError(
    all ? 'Both a game and --all are given.' : 'No game is given.',
    'Name a game, or give --all.',
    2,
  );
}
