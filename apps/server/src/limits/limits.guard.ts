import type { ServerResponse } from 'node:http';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { Problem } from '../problem/problem.js';

/** Refuses a request if its address has sent too many of its kind. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override async throwThrottlingException(
    context: ExecutionContext,
    { limit, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    const seconds = Math.max(1, timeToBlockExpire);
    context.switchToHttp().getResponse<ServerResponse>().setHeader('Retry-After', `${seconds}`);
    throw new Problem(
      'too-many-requests',
      `This can be asked ${limit} times a minute from one address; try again in ${seconds} s.`,
    );
  }
}
