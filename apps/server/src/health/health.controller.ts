import type { ServerResponse } from 'node:http';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheck, type Health } from './health-check.js';
import { HealthDoc } from './health.doc.js';

@ApiTags('operation')
@Controller('health')
export class HealthController {
  constructor(private readonly check: HealthCheck) {}

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
}
