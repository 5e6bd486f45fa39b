import { setTimeout as delay } from 'node:timers/promises';

/** How often the read models are asked before they have to have caught up. */
const mostTries = 600;

/** What a server shows a spectator of games, by address, once its read models have caught up. */
export async function shownBy(url: string, games: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const shown = new Map<string, string>();
  for (const address of addressesOf(games)) shown.set(address, await answered(`${url}${address}`));
  return shown;
}

function addressesOf(games: readonly string[]): readonly string[] {
  return [...new Set(games)].flatMap((game) => [
    `/games/${game}`,
    `/games/${game}/board`,
    `/games/${game}/statistics`,
    `/games/${game}/log?limit=200`,
  ]);
}

/** The text of the answer. While the read models are behind, a server says 503. */
async function answered(address: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const response = await fetch(address);
    if (response.status !== 503) return `${response.status} ${await response.text()}`;
    await response.body?.cancel();
    await delay(100);
  }
  return 'never answered';
}

/** The addresses at which two servers answer otherwise. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...one.keys()].filter((address) => one.get(address) !== other.get(address));
}
