import type { PlayerId } from '@stacktrail/game-events';
import { GameDamaged, NotAllowed, SecretsMissing } from './errors.js';
import type { HeldMatches } from './held/held-matches.js';
import type { TokenExpiry } from './held/token-expiry.js';
import { hashOf, newToken, roleOf, type Role, type TokenKind, type Tokens } from './storage/tokens.js';

/** Who may act in games and watch them. */
export class GameTokens {
  constructor(
    private readonly matches: HeldMatches,
    private readonly expiry: TokenExpiry,
  ) {}

  /** Whose token it is in this game; `null` if it is nobody's. @throws GameNotFound, TokenExpired */
  async who(gameId: string, token: string): Promise<Role | null> {
    const tokens = await this.matches.tokens.of(gameId);
    const role = roleOf(token, tokens);
    if (role !== null) await this.expiry.refuseExpired(gameId, tokens, role);
    return role;
  }

  /** @throws GameNotFound, NotAllowed if there is no such seat */
  async requireSeat(gameId: string, seat: PlayerId): Promise<Tokens> {
    const tokens = await this.matches.tokens.of(gameId);
    if (tokens.seats[seat] === undefined) throw new NotAllowed(gameId, `there is no seat ${seat}`);
    return tokens;
  }

  /**
   * Whether anybody may watch the game, without a token. A game whose beginning is damaged is open: nothing of it can be
   * shown. Where its secrets can't be read, only who has a token may.
   *
   * @throws GameNotFound
   */
  async isOpen(gameId: string): Promise<boolean> {
    try {
      return (await this.matches.tokens.of(gameId)).private !== true;
    } catch (error) {
      if (error instanceof GameDamaged) return true;
      if (error instanceof SecretsMissing) return !(await this.matches.secrets.exists(gameId));
      throw error;
    }
  }

  /** Gives a role another token. The one before is nobody's from then on. @throws GameNotFound */
  async rotate(gameId: string, role: Role): Promise<string> {
    return (await this.changed(gameId, role, 'token', () => true)) ?? '';
  }

  /** Takes a seat's token away, and gives an invitation to take another. @throws GameNotFound, NotAllowed */
  async inviteTo(gameId: string, seat: PlayerId): Promise<string> {
    await this.requireSeat(gameId, seat);
    return (await this.changed(gameId, { seat }, 'invitation', () => true)) ?? '';
  }

  /** As `inviteTo`, where what the seat has is expired. @throws GameNotFound, NotAllowed */
  async renew(gameId: string, seat: PlayerId): Promise<string> {
    const tokens = await this.requireSeat(gameId, seat);
    if ((await this.expiry.expiredAt(gameId, tokens, { seat })) === null)
      throw new NotAllowed(gameId, `the token of seat ${seat} is not expired, so only a judge may take it away`);
    return this.inviteTo(gameId, seat);
  }

  /**
   * Takes the token of a seat with its invitation; `null` if that is nobody's any more.
   *
   * @throws GameNotFound, TokenExpired
   */
  async redeem(
    gameId: string,
    invitation: string,
  ): Promise<{ readonly seat: PlayerId; readonly token: string } | null> {
    const invited = (tokens: Tokens): Role | null => roleOf(invitation, tokens, 'invitation');
    const tokens = await this.matches.tokens.of(gameId);
    const role = invited(tokens);
    if (role === null || role === 'judge') return null;
    await this.expiry.refuseExpired(gameId, tokens, role);
    const token = await this.changed(gameId, role, 'token', (now) => invited(now) !== null);
    return token === null ? null : { seat: role.seat, token };
  }

  private async changed(
    gameId: string,
    role: Role,
    kind: TokenKind,
    mayChange: (tokens: Tokens) => boolean,
  ): Promise<string | null> {
    const token = newToken();
    const change = { role, hash: hashOf(token, kind) };
    const isAllowed = async (): Promise<boolean> => mayChange(await this.matches.tokens.of(gameId));
    return (await this.matches.secrets.changeToken(gameId, isAllowed, change)) ? token : null;
  }
}
