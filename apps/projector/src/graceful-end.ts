import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How long a question under way may still take. */
const patienceMs = 10_000;

/** Answers what was asked before the end, and closes the connections that servers keep open. */
@Injectable()
export class GracefulEnd implements OnApplicationBootstrap, BeforeApplicationShutdown {
  isEnding = false;

  constructor(private readonly adapters: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.server.on('request', (_: IncomingMessage, response: ServerResponse) => {
      response.once('close', () => {
        if (this.isEnding) setImmediate(() => this.server.closeIdleConnections());
      });
    });
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    setTimeout(() => this.server.closeAllConnections(), patienceMs).unref();
  }

  private get server(): Server {
    return this.adapters.httpAdapter.getHttpServer() as Server;
  }
}
