import type { PlayerId, Viewer as Seeing } from '@stacktrail/game-events';

/** Through whose eyes a game is looked at: everything, what everybody sees, or what a seat (from 0) sees. */
export type Viewer = 'judge' | 'spectator' | { readonly seat: number };

/** The same data with plain numbers where the rules tell kinds of numbers apart. */
export type Plain<T> = T extends number
  ? number
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

export function seeing(viewer: Viewer): Seeing {
  return typeof viewer === 'string' ? viewer : { seat: viewer.seat as PlayerId };
}
