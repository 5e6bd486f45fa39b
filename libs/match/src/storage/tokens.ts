import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerId } from '@stacktrail/game-events';
import { fromHex, sha256, toHex, utf8Encode } from '@stacktrail/kernel';

/** What the holder of a token is in a game. Whoever has none is a spectator. */
export type Role = { readonly seat: PlayerId } | 'judge';

/** The tokens of a game: who knows one may act as that role. */
export interface Tokens {
  readonly seats: readonly string[];
  readonly judge: string;
}

/** Tokens of 24 random bytes each. They derive from nothing, so that whoever knows a game's seed knows none of them. */
export function newTokens(seats: number): Tokens {
  return { seats: Array.from({ length: seats }, newToken), judge: newToken() };
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of tokens: enough to know one again, too little to make it. They are random, so a plain hash is safe. */
export function hashed({ seats, judge }: Tokens): Tokens {
  return { seats: seats.map(hashOf), judge: hashOf(judge) };
}

/** Whose token it is, if anyone's. */
export function roleOf(token: string, hashes: Tokens): Role | null {
  const hash = hashOf(token);
  if (same(hash, hashes.judge)) return 'judge';
  const seat = hashes.seats.findIndex((other) => same(hash, other));
  return seat < 0 ? null : { seat: seat as PlayerId };
}

function hashOf(token: string): string {
  return toHex(sha256(utf8Encode(`stacktrail/token/1 ${token}`)));
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(fromHex(a), fromHex(b));
}
