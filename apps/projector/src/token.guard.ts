import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';

/** The token that servers send. */
export const PROJECTOR_TOKEN = Symbol('PROJECTOR_TOKEN');

/** Lets servers alone ask: an answer may hold what only one viewer of a game may see. */
@Injectable()
export class TokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(PROJECTOR_TOKEN) token: string) {
    this.expected = hashOf(`Bearer ${token}`);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<IncomingMessage>().headers;
    if (timingSafeEqual(hashOf(authorization), this.expected)) return true;
    throw new UnauthorizedException();
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
