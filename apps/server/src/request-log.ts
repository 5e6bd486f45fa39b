import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import type { GameRequest } from './viewer/game-request.js';

/** Logs each request when it has been answered; tokens and bodies stay out of the log. */
@Injectable()
export class RequestLog implements NestMiddleware {
  private readonly logger = new Logger('Request');

  use(request: GameRequest, response: ServerResponse, next: () => void): void {
    const began = performance.now();
    const { method = '', originalUrl } = request;
    response.once('close', () => {
      const tookMs = Math.round(performance.now() - began);
      const line = { method, url: originalUrl, status: response.statusCode, tookMs };
      this.logger.debug(`${method} ${originalUrl} ${response.statusCode} ${tookMs} ms`, line);
    });
    next();
  }
}
