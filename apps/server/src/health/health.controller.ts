import type { ServerResponse } from 'node:http';
import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { HealthCheck, type Health } from './health-check.js';
import { GracefulEnd } from '../graceful-end.js';
import { HealthDoc, ReadinessDoc } from './health.doc.js';

@ApiTags('operation')
@Controller('health')
export class HealthController {
  constructor(
    private readonly check: HealthCheck,
    private readonly ending: GracefulEnd,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether the store can be reached, and how far the projections are behind.' })
  @ApiOkResponse({ type: HealthDoc })
  @ApiServiceUnavailableResponse({ type: HealthDoc, description: 'The store can’t be reached.' })
  async health(@Res({ passthrough: true }) response: ServerResponse): Promise<Health> {
    const health = await this.check.check();
    response.setHeader('Cache-Control', 'no-store');
    if (health.status === 'down') response.statusCode = 503;
    return health;
  }

  @Get('live')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whether the process answers at all.',
    description: 'It asks nothing of the store: starting the server anew brings back no store that is away.',
  })
  @ApiNoContentResponse()
  live(): void {
    // An answer is all that is asked for.
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whether requests should be sent here.',
    description: 'Not while the store can’t be reached, the read models are being built, or the server is ending.',
  })
  @ApiOkResponse({ type: ReadinessDoc })
  @ApiServiceUnavailableResponse({ type: ReadinessDoc })
  async ready(
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<{ readonly ready: boolean; readonly why: string | null }> {
    const notReady = this.ending.isEnding ? 'the server is ending' : await this.check.whyNotReady();
    if (notReady !== null) response.statusCode = 503;
    return { ready: notReady === null, why: notReady };
  }
}
