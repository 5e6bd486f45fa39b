import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Matches } from '@stacktrail/match';
import { HealthCheck } from '../health/health-check.js';
import { Metrics } from './metrics.js';

/** The media type of Prometheus's text format. */
const textFormat = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('operation')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly health: HealthCheck,
    private readonly matches: Matches,
  ) {}

  @Get()
  @Header('Content-Type', textFormat)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Counts and times for Prometheus. They hold nothing of a game.' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  async read(): Promise<string> {
    await this.look();
    return this.metrics.registry.metrics();
  }

  /** What is true now rather than what has happened. */
  private async look(): Promise<void> {
    const { metrics, matches } = this;
    const { status, projections, damagedGames } = await this.health.check();
    metrics.storeUp.set(status === 'down' ? 0 : 1);
    metrics.gamesHeld.set(matches.held);
    metrics.gamesDamaged.set(damagedGames);
    for (const { name: projection, caughtUp, lag, deadLetters } of projections) {
      metrics.projectionCaughtUp.set({ projection }, caughtUp ? 1 : 0);
      metrics.projectionLag.set({ projection }, lag ?? NaN);
      metrics.projectionDeadLetters.set({ projection }, deadLetters);
    }
  }
}
