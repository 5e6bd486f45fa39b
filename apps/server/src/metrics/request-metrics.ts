import type { ServerResponse } from 'node:http';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** A request with the route that took it, which Express sets once one has. */
interface RoutedRequest {
  readonly method?: string;
  readonly route?: { readonly path?: unknown };
}

/** HTTP's methods that routes have; any other is counted as `other`. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** Measures each request until its answer is sent. Streams of events end when their reader leaves, so they aren't. */
@Injectable()
export class RequestMetrics implements NestMiddleware {
  constructor(private readonly metrics: Metrics) {}

  use(request: RoutedRequest, response: ServerResponse, next: () => void): void {
    const began = performance.now();
    response.once('close', () => {
      if (isStream(response)) return;
      const path = request.route?.path;
      const labels = {
        method: methods.find((method) => method === request.method) ?? 'other',
        // The pattern, such as /games/:game/board: an address would name a game.
        route: typeof path === 'string' ? path : 'none',
        status: `${response.statusCode}`,
      };
      this.metrics.requests.observe(labels, (performance.now() - began) / 1000);
    });
    next();
  }
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}
