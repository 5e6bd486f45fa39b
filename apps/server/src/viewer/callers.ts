import { Injectable } from '@nestjs/common';
import { GameDamaged, GameNotFound, isServiceToken, Matches, ServiceTokens, type KnownToken } from '@stacktrail/match';
import { Problem } from '../problem/problem.js';
import type { Caller } from './caller.js';
import type { GameRequest } from './game-request.js';

/** Finds out who sent a request, by its token. */
@Injectable()
export class Callers {
  constructor(
    private readonly matches: Matches,
    private readonly tokens: ServiceTokens,
  ) {}

  /** @throws Problem if the token is nobody's, or whoever it is may not watch the game */
  async of({ method, headers: { authorization }, params }: GameRequest): Promise<Caller> {
    const game = params['game'];
    const token = /^Bearer +(?<token>[\w.~+/=-]{1,200}) *$/i.exec(authorization ?? '')?.groups?.['token'];
    if (token !== undefined && isServiceToken(token)) return this.service(token, game);
    if (game === undefined) return 'nobody';
    if (authorization === undefined) {
      // An invitation is redeemed without a token.
      if (method !== 'POST' && !(await this.mayWatch(game))) throw new Problem('unknown-token', needsToken);
      return 'nobody';
    }
    const caller = token === undefined ? null : await this.inGame(game, token, method);
    if (caller === null) throw new Problem('unknown-token', 'The token belongs to nobody in this game.');
    return caller;
  }

  private async service(secret: string, game: string | undefined): Promise<Caller> {
    const known = await this.tokens.find(secret);
    if (known?.state !== 'in force') throw new Problem('unknown-token', whyNot(known));
    const { role: service, name } = known.token;
    // It is asked for an operator, too: a deleted game is gone for everybody.
    if (game !== undefined && !(await this.mayWatch(game)) && service === 'analyst')
      throw new Problem('not-allowed', 'The game is private: an analyst’s token doesn’t show it.');
    return { service, name };
  }

  /**
   * If the beginning of a game is damaged, no token can be checked. Whoever only reads counts as a spectator, since
   * nothing of the game can be shown anyway.
   */
  private async inGame(game: string, token: string, method: string | undefined): Promise<Caller | null> {
    try {
      const role = await this.matches.tokens.who(game, token);
      return role === null ? null : { game, role };
    } catch (error) {
      if (error instanceof GameDamaged && method === 'GET') return 'nobody';
      throw error;
    }
  }

  /** Whoever asks about a game that isn't there is told so elsewhere. */
  private async mayWatch(game: string): Promise<boolean> {
    return this.matches.tokens.isOpen(game).catch((error: unknown) => {
      if (error instanceof GameNotFound) return true;
      throw error;
    });
  }
}

const needsToken = 'The game is private: send a token of it as “Authorization: Bearer …”.';

function whyNot(known: KnownToken | undefined): string {
  if (known === undefined) return 'The service token is unknown: it was never issued for this store.';
  const { name, expiresAt, revokedAt } = known.token;
  switch (known.state) {
    case 'revoked':
      return `The service token “${name}” was revoked at ${revokedAt?.toISOString()}.`;
    case 'expired':
      return `The service token “${name}” expired at ${expiresAt.toISOString()}.`;
    default:
      return `The service token “${name}” can’t be trusted: a later record of tokens can’t be read. Issue a new one.`;
  }
}
