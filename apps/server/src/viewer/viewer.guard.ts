import type { ServerResponse } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { malformedProblem } from '../problem/malformed-input.js';
import { Problem } from '../problem/problem.js';
import { onlyForKey, type ActingRole } from './acting-role.js';
import { serviceOf, type Caller } from './caller.js';
import { Callers } from './callers.js';
import type { GameRequest } from './game-request.js';

/** Finds out who sent the request; refuses a token that is nobody's, and whoever lacks the role that is needed. */
@Injectable()
export class ViewerGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<GameRequest>();
    neverShare(http.getResponse<ServerResponse>());
    const caller = await this.callers.of(request);
    const roles = this.reflector.getAllAndOverride<readonly ActingRole[] | undefined>(onlyForKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (roles !== undefined) refuseUnless(roles, caller);
    else if (serviceOf(caller) !== null && !isReading(request))
      throw new Problem('not-allowed', 'A service token doesn’t play: this needs a token of the game, or none.');
    request.caller = caller;
    request.viewer = seenThrough(request, viewerOf(caller));
    return true;
  }
}

/** A service sees what a spectator sees. */
function viewerOf(caller: Caller): Viewer {
  return typeof caller === 'object' && 'game' in caller ? caller.role : 'spectator';
}

function isReading({ method }: GameRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

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

function refuseUnless(roles: readonly ActingRole[], caller: Caller): void {
  const needed = roles.map(withArticle).join(' or ');
  if (caller === 'nobody')
    throw new Problem('unknown-token', `This needs the token of ${needed}: send it as “Authorization: Bearer …”.`);
  const actual = roleOf(caller);
  if (roles.includes(actual)) return;
  throw new Problem('not-allowed', `Only ${needed} may do this; the token is that of ${withArticle(actual)}.`);
}

function withArticle(role: ActingRole): string {
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
}

function roleOf(caller: Exclude<Caller, 'nobody'>): ActingRole {
  if ('service' in caller) return caller.service;
  return caller.role === 'judge' ? 'judge' : 'seat';
}
