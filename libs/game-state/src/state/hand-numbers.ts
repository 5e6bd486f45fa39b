import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';
import type { HandNumbers } from './player-state.js';

const wordBits = 32;

/** The numbers from which the next card of a hand gets one; `null` in games that number cards as they come. */
export function handNumbersOf({ players, setup, nextObject }: GameState, player: PlayerId): HandNumbers | null {
  const count = setup?.handNumbers ?? 0;
  if (count === 0) return null;
  const numbers = players[player]?.handNumbers;
  if (numbers !== undefined && numbers !== null && numbers.free > 0) return numbers;
  return { first: nextObject, used: new Array<number>(Math.ceil(count / wordBits)).fill(0), free: count };
}

/** The free number that has that many free ones before it. */
export function freeNumber({ first, used }: HandNumbers, before: number): ObjectId {
  let [at, left] = [0, before];
  for (;;) {
    if (!isUsed(used, at) && left-- === 0) return (first + at) as ObjectId;
    at += 1;
  }
}

/** The numbers after one of them was given to a card. */
export function withUsed({ first, used, free }: HandNumbers, id: ObjectId): HandNumbers {
  const at = id - first;
  const word = Math.floor(at / wordBits);
  if (at < 0 || word >= used.length || isUsed(used, at)) return { first, used, free };
  const now = used.map((bits, i) => (i === word ? bits | (1 << (at % wordBits)) : bits));
  return { first, used: now, free: free - 1 };
}

function isUsed(used: readonly number[], at: number): boolean {
  return (used[Math.floor(at / wordBits)]! & (1 << (at % wordBits))) !== 0;
}
