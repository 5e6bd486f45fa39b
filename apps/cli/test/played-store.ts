import { Workplace } from './cli.js';

/** A folder whose store, the default one, holds a game of random players. */
export async function withPlayedGame(seed: string): Promise<Workplace> {
  const place = new Workplace();
  const { code, err } = await place.run('play', '--seed', seed);
  if (code !== 0) throw new Error(err);
  return place;
}
