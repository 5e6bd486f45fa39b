import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerId } from '@stacktrail/game-events';
import { fromHex, sha256, toHex, utf8Encode } from '@stacktrail/kernel';

/** What the holder of a token is in a game. Whoever has none is a spectator. */
export type Role = { readonly seat: PlayerId } | 'judge';

/** The tokens of a game: who knows one may act as that role. */
export interface Tokens {
  readonly seats: readonly string[];
  readonly judge: string;
  /** Whether only who has one of them may watch the game. */
  readonly private?: true;
  /** After how many days they expire; what the server says where absent. */
  readonly days?: number;
  /** When a token was given out in the place of the first one, in milliseconds, by the seat or `judge`. */
  readonly changedAt?: Readonly<Record<string, number>>;
}

/** Tokens of 24 random bytes each. They derive from nothing, so that whoever knows a game's seed knows none of them. */
export function newTokens(seats: number): Tokens {
  return { seats: Array.from({ length: seats }, newToken), judge: newToken() };
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** A role's token that has taken the place of the one before. */
export interface ChangedToken {
  readonly role: Role;
  /** What is kept of it; empty if the role has no token any more. */
  readonly hash: string;
  /** When that was, in milliseconds. */
  readonly at?: number;
}

/** The hashes of tokens after a change. */
export function withChanged(before: Tokens, { role, hash, at = 0 }: ChangedToken): Tokens {
  const hashes = { ...before, changedAt: { ...before.changedAt, [nameOf(role)]: at } };
  if (role === 'judge') return { ...hashes, judge: hash };
  return { ...hashes, seats: hashes.seats.map((old, seat) => (seat === role.seat ? hash : old)) };
}

/** When the token of a role was given out, in milliseconds; 0 if it is the one that the game began with. */
export function issuedAt({ changedAt }: Tokens, role: Role): number {
  return changedAt?.[nameOf(role)] ?? 0;
}

function nameOf(role: Role): string {
  return role === 'judge' ? 'judge' : `${role.seat}`;
}

/** What is kept of tokens: enough to know one again, too little to make it. They are random, so a plain hash is safe. */
export function hashTokens({ seats, judge }: Tokens, seatsAre: TokenKind = 'token'): Tokens {
  return { seats: seats.map((token) => hashOf(token, seatsAre)), judge: hashOf(judge) };
}

/** Whose token it is, if anyone's. */
export function roleOf(token: string, hashes: Tokens, kind: TokenKind = 'token'): Role | null {
  const hash = hashOf(token, kind);
  if (same(hash, hashes.judge)) return 'judge';
  const seat = hashes.seats.findIndex((other) => same(hash, other));
  return seat < 0 ? null : { seat: seat as PlayerId };
}

/** A token lets its holder act; an invitation only lets them take the token of a seat, once. */
export type TokenKind = 'token' | 'invitation';

export function hashOf(token: string, kind: TokenKind = 'token'): string {
  return toHex(sha256(utf8Encode(`stacktrail/${kind}/1 ${token}`)));
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(fromHex(a), fromHex(b));
}
