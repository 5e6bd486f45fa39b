import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How long a request may take that is under way when the server is told to end. */
const patienceMs = 10_000;

/**
 * When the server shuts down, lets it answer the requests that are under way, and closes connections once they are idle.
 * What takes longer than the patience is cut off.
 */
@Injectable()
export class GracefulEnd implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private ending = false;

  constructor(private readonly adapters: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const { server } = this;
    server.on('request', (_: IncomingMessage, response: ServerResponse) => {
      response.once('close', () => {
        if (this.ending) setImmediate(() => server.closeIdleConnections());
      });
    });
  }

  beforeApplicationShutdown(): void {
    this.ending = true;
    const { server } = this;
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  }

  private get server(): Server {
    return this.adapters.httpAdapter.getHttpServer() as Server;
  }
}
