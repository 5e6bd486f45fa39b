import type { ServerResponse } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { GameDamaged, GameNotFound, Matches } from '@stacktrail/match';
import { malformedProblem } from '../problem/malformed-input.js';
import { Problem } from '../problem/problem.js';
import { onlyForKey, type ActingRole } from './acting-role.js';
import type { GameRequest } from './game-request.js';

/** Finds out who sent the request; refuses a token that is nobody's, and whoever lacks the role that is needed. */
@Injectable()
export class ViewerGuard implements CanActivate {
  constructor(
    private readonly matches: Matches,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<GameRequest>();
    neverShare(http.getResponse<ServerResponse>());
    const viewer = await this.viewerOf(request);
    const role = this.reflector.get<ActingRole | undefined>(onlyForKey, context.getHandler());
    if (role !== undefined) refuseUnless(role, viewer);
    request.viewer = seenThrough(request, viewer);
    return true;
  }

  private async viewerOf({ method, headers, params }: GameRequest): Promise<Viewer> {
    const { authorization } = headers;
    const game = params['game'];
    if (game === undefined) return 'spectator';
    if (authorization === undefined) {
      // An invitation is redeemed without a token.
      if (method !== 'POST' && !(await this.mayWatch(game))) throw new Problem('unknown-token', needsToken);
      return 'spectator';
    }
    const token = /^Bearer +(?<token>[\w.~+/=-]{1,200}) *$/i.exec(authorization)?.groups?.['token'];
    const role = token === undefined ? null : await this.roleIn(game, token, method);
    if (role === null) throw new Problem('unknown-token', 'The token belongs to nobody in this game.');
    return role;
  }

  /**
   * If the beginning of a game is damaged, no token can be checked. Whoever only reads counts as a spectator, since
   * nothing of the game can be shown anyway.
   */
  private async roleIn(game: string, token: string, method: string | undefined): Promise<Viewer | null> {
    try {
      return await this.matches.who(game, token);
    } catch (error) {
      if (error instanceof GameDamaged && method === 'GET') return 'spectator';
      throw error;
    }
  }

  /** Whoever asks about a game that isn't there is told so elsewhere. */
  private async mayWatch(game: string): Promise<boolean> {
    return this.matches.isOpen(game).catch((error: unknown) => {
      if (error instanceof GameNotFound) return true;
      throw error;
    });
  }
}

const needsToken = 'The game is private: send a token of it as “Authorization: Bearer …”.';

/** A judge may look at what a seat sees: the header names the seat. It is for reading alone. */
function seenThrough({ method, headers }: GameRequest, viewer: Viewer): Viewer {
  const seat = headers['stacktrail-seen-by'];
  if (seat === undefined || viewer !== 'judge' || method !== 'GET') return viewer;
  if (typeof seat === 'string' && /^\d{1,2}$/.test(seat)) return { seat: Number(seat) as PlayerId };
  throw malformedProblem([{ path: 'Stacktrail-Seen-By', message: 'must be the number of a seat' }]);
}

/** The same address shows each viewer something else: no cache between may give one's answer to another. */
function neverShare(response: ServerResponse): void {
  response.setHeader('Vary', 'Authorization, Stacktrail-Seen-By');
  response.setHeader('Cache-Control', 'private, no-cache');
}

function refuseUnless(role: ActingRole, viewer: Viewer): void {
  if (viewer === 'spectator') {
    throw new Problem('unknown-token', `This needs the token of a ${role}: send it as “Authorization: Bearer …”.`);
  }
  const actual = viewer === 'judge' ? 'judge' : 'seat';
  if (actual !== role)
    throw new Problem('not-allowed', `Only a ${role} may do this; the token is that of a ${actual}.`);
}
