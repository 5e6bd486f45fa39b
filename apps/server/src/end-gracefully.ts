import type { Server } from 'node:http';
import { ShutdownSignal } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** So long may a request take that was under way when the server was told to end. */
const patienceMs = 10_000;

/**
 * On SIGINT and SIGTERM: event streams end, requests under way are answered, projections stop, the store is closed.
 * What hangs longer than that is cut off.
 */
export function endGracefully(app: NestExpressApplication): void {
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const server = app.getHttpServer() as Server;
      setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    });
  }
}
