import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches, type SeatSettings } from '@stacktrail/match';
import { Freshness } from '../stores/freshness.js';
import { AsSeat, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandRefusals, ReadRefusals } from './documented-refusals.js';
import { GamePath } from './dto/path.dto.js';
import { SettingsChangedDoc, SettingsDoc, SettingsDto } from './dto/settings.dto.js';
import { DecisionQuery, type PendingDecision } from './queries/decision.query.js';

/**
 * The settings of a seat, which make decisions for it: where it stops, and until when it passes. Only the seat itself
 * sees them.
 */
@ApiTags('play')
@KnowsItsViewer()
@Controller('games/:game/settings')
export class SettingsController {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @OnlyFor('seat')
  @ApiOperation({ summary: 'The settings of the seat that asks.' })
  @ApiOkResponse({ type: SettingsDoc })
  @ReadRefusals()
  async settings(
    @Param() { game }: GamePath,
    @AsSeat() seat: PlayerId,
  ): Promise<{ readonly game: string; readonly settings: SeatSettings }> {
    return { game, settings: await this.matches.settingsOf(game, seat) };
  }

  @Put()
  @OnlyFor('seat')
  @ApiOperation({
    summary: 'Replaces the settings, then plays on for as long as they make the decisions.',
    description:
      'A setting that is left out has its default. Each decision that the settings make is stored as a decision of the seat ' +
      'and depends only on public information. Settings last until they are changed.',
  })
  @ApiOkResponse({ type: SettingsChangedDoc })
  @CommandRefusals()
  async change(
    @Param() { game }: GamePath,
    @AsSeat() seat: PlayerId,
    @Body() wanted: SettingsDto,
  ): Promise<PendingDecision & { readonly settings: SeatSettings }> {
    this.freshness.rememberWrite(game, await this.matches.changeSettings(game, seat, structuredClone(wanted)));
    const now = await this.queries.execute(new DecisionQuery(game, { seat }));
    return { ...now, settings: await this.matches.settingsOf(game, seat) };
  }
}
