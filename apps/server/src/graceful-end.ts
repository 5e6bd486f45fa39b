import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** So long may a request take that was under way when the server was told to end. */
const patienceMs = 10_000;

/**
 * Lets requests under way be answered when the server goes down, and keeps no connection open for more. What hangs
 * longer is cut off.
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
