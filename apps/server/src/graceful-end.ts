import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How long a running request may still take when the server is told to stop. */
const patienceMs = 10_000;

/**
 * When the server shuts down, lets it answer running requests, and closes connections once they are idle. Requests that
 * take too long are cut off.
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

  /** Whether the server has been told to stop. */
  get isEnding(): boolean {
    return this.ending;
  }

  private get server(): Server {
    return this.adapters.httpAdapter.getHttpServer() as Server;
  }
}
