import { StreamDamaged, type EventStore } from '@stacktrail/event-store';
import { RecentlyUsed } from '@stacktrail/kernel';
import { TokenExpired } from '../errors.js';
import { gameStream, lastOf } from '../storage/streams.js';
import { issuedAt, type Role, type Tokens } from '../storage/tokens.js';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When tokens and invitations of games stop being anybody's: so many days after the last event of the game, or after the
 * token was given out, whichever is later. So nobody is locked out of a game that goes on.
 */
export class TokenExpiry {
  /** When the last event of a game was recorded that is known of: there may be later ones. */
  private readonly lastEvents = new RecentlyUsed<string, number>({
    most: 4096,
    mostBytes: Infinity,
    weigh: () => ({ bytes: 0 }),
  });

  /** @param days for games that don't say it themselves; never where infinite */
  constructor(
    private readonly store: EventStore,
    private readonly days: number,
    private readonly now: () => number,
  ) {}

  /** @throws TokenExpired */
  async refuseExpired(gameId: string, tokens: Tokens, role: Role): Promise<void> {
    const expiredAt = await this.expiredAt(gameId, tokens, role);
    if (expiredAt !== null) throw new TokenExpired(gameId, new Date(expiredAt));
  }

  /** When the token of a role expired, in milliseconds; `null` if it is in force. */
  async expiredAt(gameId: string, tokens: Tokens, role: Role): Promise<number | null> {
    const lifetime = (tokens.days ?? this.days) * dayMs;
    if (!Number.isFinite(lifetime)) return null;
    const issued = issuedAt(tokens, role);
    const endAfter = (lastEvent: number): number => Math.max(issued, lastEvent) + lifetime;
    // A later event only puts the end off, so the store is asked where what is known isn't enough.
    if (endAfter(this.lastEvents.get(gameId) ?? 0) > this.now()) return null;
    const last = await this.lastEventOf(gameId);
    this.lastEvents.set(gameId, last);
    const end = endAfter(last);
    return end > this.now() ? null : end;
  }

  /** Where the last event can't be read, when it was stored isn't known: nobody is locked out of ending such a game. */
  private async lastEventOf(gameId: string): Promise<number> {
    try {
      return (await lastOf(this.store, gameStream(gameId)))?.recordedAt.getTime() ?? 0;
    } catch (error) {
      if (error instanceof StreamDamaged) return this.now();
      throw error;
    }
  }
}
