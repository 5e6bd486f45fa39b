import type { GameToShow } from './sample-game.js';

/**
 * The text that is printed when the server has started: what to open and what to try. The address is in the last line.
 *
 * @param store where games are stored, without a password
 * @param found a game of the store to look at, or why the store can't be reached
 */
export function welcome(address: string, store: string, found: GameToShow | string | undefined): string {
  const lines = ['', `Games are stored in ${store}.`];
  if (typeof found === 'string') lines.push('', ...outOfReach(found));
  else if (found !== undefined) lines.push('', ...toTry(address, found));
  lines.push('', `Try every request in the browser: ${address}/docs`, '', `Stacktrail is at ${address}`);
  return lines.join('\n');
}

function outOfReach(problem: string): readonly string[] {
  return [
    `The store is out of reach: ${problem}.`,
    'Requests are answered with 503 until it answers; /health says when it does.',
  ];
}

function toTry(address: string, { gameId, lastRevision, explained }: GameToShow): readonly string[] {
  const game = `${address}/games/${gameId}`;
  const middle = Math.floor(lastRevision / 2);
  const examples = [
    ['how it began', `curl '${game}/board?at=0'`],
    ['in the middle', `curl '${game}/board?at=${middle}'`],
    ['how it ended', `curl '${game}/board'`],
    ['its log', `curl '${game}/log?from=${middle}&limit=20'`],
    ['why it ended', `curl '${game}/events/${explained}/explanation'`],
    ['its events', `curl '${game}/events?limit=5'`],
    ['a new game', `curl -X POST ${address}/games -H 'Content-Type: application/json' -d '${newGame}'`],
  ] as const;
  return ['A game to look at:', ...examples.map(([what, command]) => `  ${what.padEnd(14)} ${command}`)];
}

const newGame = '{"seats":[{"name":"Ann","deck":"moorland-ghosts"},{"name":"Bob","deck":"altar-of-the-wilds"}]}';
