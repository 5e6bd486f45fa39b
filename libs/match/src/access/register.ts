import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';

/** What a service token lets its holder do; none of them plays (docs/adr/0036-service-tokens.md). */
export const serviceRoles = ['operator', 'analyst'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

/** What is known of a service token. The token itself is kept nowhere. */
export interface ServiceToken {
  readonly id: string;
  readonly role: ServiceRole;
  readonly name: string;
  readonly issuedAt: Date;
  /** From then on it is nobody's. */
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** `doubtful`: an event that can't be read was stored after the token, and may be its revocation. */
type TokenState = 'in force' | 'expired' | 'revoked' | 'doubtful';

/** A token that was asked about: whose it is, and whether it is in force. */
export interface KnownToken {
  readonly token: ServiceToken;
  readonly state: TokenState;
}

/** The data of `TokenIssued`. */
export interface TokenIssued {
  readonly tokenId: string;
  readonly role: ServiceRole;
  readonly name: string;
  /** What is kept of the token. */
  readonly hash: string;
  /** A time in ISO 8601. */
  readonly expiresAt: string;
}

/** The data of `TokenRevoked`. */
export interface TokenRevoked {
  readonly tokenId: string;
}

interface Entry {
  readonly token: ServiceToken;
  readonly hash: string;
  readonly revision: number;
}

/** The service tokens of a store, folded from their stream. */
export class Register {
  /** The revision that comes next. */
  next = 0;
  /** The last event that can't be read; -1 if there is none. */
  private lastLost = -1;
  private readonly byId = new Map<string, Entry>();
  private readonly idOfHash = new Map<string, string>();

  /** Takes in the next event; one that was taken in before changes nothing. */
  add(entry: StreamEntry): void {
    if (entry.revision < this.next) return;
    this.next = entry.revision + 1;
    if (!isStoredEvent(entry) || !this.take(entry.type, entry.data, entry.revision, entry.recordedAt))
      this.lastLost = entry.revision;
  }

  /** Every token that was ever issued, in the order in which they were. */
  all(now: number): readonly KnownToken[] {
    return [...this.byId.values()].map((entry) => this.known(entry, now));
  }

  /** The token with this hash; `undefined` if there is none. */
  withHash(hash: string, now: number): KnownToken | undefined {
    const entry = this.byId.get(this.idOfHash.get(hash) ?? '');
    return entry === undefined ? undefined : this.known(entry, now);
  }

  private known({ token, revision }: Entry, now: number): KnownToken {
    if (token.revokedAt !== null) return { token, state: 'revoked' };
    if (token.expiresAt.getTime() <= now) return { token, state: 'expired' };
    return { token, state: revision < this.lastLost ? 'doubtful' : 'in force' };
  }

  /** @returns whether the event could be understood */
  private take(type: string, data: unknown, revision: number, at: Date): boolean {
    if (type === 'TokenIssued') return this.issue(data as Partial<TokenIssued> | null, revision, at);
    if (type !== 'TokenRevoked') return false;
    const entry = this.byId.get((data as Partial<TokenRevoked> | null)?.tokenId ?? '');
    if (entry === undefined) return false;
    this.byId.set(entry.token.id, { ...entry, token: { ...entry.token, revokedAt: entry.token.revokedAt ?? at } });
    return true;
  }

  private issue(data: Partial<TokenIssued> | null, revision: number, issuedAt: Date): boolean {
    const { tokenId: id, role, name, hash, expiresAt: until } = data ?? {};
    const expiresAt = new Date(until ?? '');
    if (id === undefined || name === undefined || hash === undefined || Number.isNaN(expiresAt.getTime())) return false;
    if (role === undefined || !serviceRoles.includes(role)) return false;
    this.byId.set(id, { token: { id, role, name, issuedAt, expiresAt, revokedAt: null }, hash, revision });
    this.idOfHash.set(hash, id);
    return true;
  }
}
