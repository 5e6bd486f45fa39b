import type { ServerResponse } from 'node:http';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { BoardReader } from '@stacktrail/projection-board';
import { LogReader } from '@stacktrail/projection-log';
import type { Observable } from 'rxjs';

/**
 * Marks an answer that may be old or incomplete, because the read models have not taken in yet what the store had when
 * the request came, for example while they are rebuilt.
 */
@Injectable()
export class StaleMark implements NestInterceptor {
  constructor(
    private readonly board: BoardReader,
    private readonly log: LogReader,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isBehind = !this.board.runner.caughtUp || !this.log.runner.caughtUp;
    const response = context.switchToHttp().getResponse<ServerResponse>();
    if (isBehind && !response.headersSent) response.setHeader('Stacktrail-Read-Model', 'behind');
    return next.handle();
  }
}
