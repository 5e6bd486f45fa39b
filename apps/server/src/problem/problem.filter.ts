import type { IncomingMessage, ServerResponse } from 'node:http';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { shownUrl } from '../shown-url.js';
import { problemBody } from './problem.js';
import { problemOf } from './problem-of.js';

/** A request as the filter sees it: the requested address, whichever handler it reached. */
interface FailedRequest extends IncomingMessage {
  readonly originalUrl: string;
}

/** Answers every failure with problem details (RFC 9457). Failures that are the server's fault are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FailedRequest>();
    const response = http.getResponse<ServerResponse>();
    const problem = problemOf(error);
    if (problem.status >= 500) this.log(error, request, problem.status);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.statusCode = problem.status;
    response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer realm="game"');
    if (problem.status === 503) response.setHeader('Retry-After', '1');
    response.end(JSON.stringify(problemBody(problem, request.originalUrl)));
  }

  private log(error: unknown, { method, originalUrl }: FailedRequest, status: number): void {
    const stack = error instanceof Error ? error.stack : String(error);
    this.logger.error(`${method ?? ''} ${shownUrl(originalUrl)} failed`, { status, error: stack });
  }
}
