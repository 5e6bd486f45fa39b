import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import { shownUrl } from './shown-url.js';
import type { GameRequest } from './viewer/game-request.js';

/** Logs each request when it has been answered; tokens and bodies stay out of the log. */
@Injectable()
export class RequestLog implements NestMiddleware {
  private readonly logger = new Logger('Request');

  use(request: GameRequest, response: ServerResponse, next: () => void): void {
    const began = performance.now();
    const { method = '' } = request;
    const url = shownUrl(request.originalUrl);
    response.once('close', () => {
      const tookMs = Math.round(performance.now() - began);
      const line = { method, url, status: response.statusCode, tookMs };
      this.logger.debug(`${method} ${url} ${response.statusCode} ${tookMs} ms`, line);
    });
    next();
  }
}
