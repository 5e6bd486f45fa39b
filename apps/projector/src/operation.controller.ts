import type { ServerResponse } from 'node:http';
import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import { GracefulEnd } from './graceful-end.js';
import { HealthCheck, type Health } from './health.js';
import { Metrics } from './metrics.js';

/** What is asked by whoever runs the projector. It names no game. */
@Controller()
export class OperationController {
  constructor(
    private readonly check: HealthCheck,
    private readonly ending: GracefulEnd,
    private readonly metrics: Metrics,
  ) {}

  @Get('health')
  @Header('Cache-Control', 'no-store')
  async health(@Res({ passthrough: true }) response: ServerResponse): Promise<Health> {
    const health = await this.check.check();
    if (health.status === 'down') response.statusCode = 503;
    return health;
  }

  @Get('health/live')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  live(): void {
    // An answer is all that is asked for.
  }

  /** Not before the read models are built: a server is told of the lag meanwhile. */
  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: ServerResponse): Promise<{ readonly ready: boolean }> {
    const ready = !this.ending.isEnding && (await this.check.check()).status === 'up';
    if (!ready) response.statusCode = 503;
    return { ready };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async read(): Promise<string> {
    this.metrics.take(await this.check.check());
    return this.metrics.registry.metrics();
  }
}
