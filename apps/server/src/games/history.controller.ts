import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Viewer } from '@stacktrail/game-events';
import type { Frames } from '@stacktrail/projection-board';
import type { LogPage, GameStatistics } from '@stacktrail/projection-log';
import { Limited } from '../limits/limited.js';
import { AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { ReadRefusals } from './documented-refusals.js';
import { BoardDoc, FramesDoc } from './dto/board.doc.js';
import { EventPageDoc, ExplanationPageDoc, LogPageDoc, StatisticsDoc } from './dto/history.doc.js';
import { LogPageDto } from './dto/log.dto.js';
import { AtDto, DepthDto, FramesDto, PageDto } from './dto/query.dto.js';
import { GamePath, RevisionPath } from './dto/path.dto.js';
import { FramesQuery } from './queries/frames.query.js';
import { BoardQuery, type Board } from './queries/board.query.js';
import { EventsQuery, type EventPage } from './queries/events.query.js';
import { ExplanationQuery, type ExplanationPage } from './queries/explanation.query.js';
import { LogQuery } from './queries/log.query.js';
import { StatisticsQuery } from './queries/statistics.query.js';
import { StaleMark } from '../stores/stale-mark.js';

/** What happened and why, as far as the viewer may know it. */
@ApiTags('history')
@KnowsItsViewer()
@UseInterceptors(StaleMark)
@Controller('games/:game')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get('board')
  @Limited('heavy read')
  @ApiOperation({ summary: 'The board now, or after any revision of the stream.' })
  @ApiOkResponse({ type: BoardDoc })
  @ReadRefusals()
  board(@Param() { game }: GamePath, @Query() { at }: AtDto, @AsViewer() viewer: Viewer): Promise<Board> {
    return this.queries.execute(new BoardQuery(game, viewer, at));
  }

  @Get('frames')
  @Limited('heavy read')
  @ApiOperation({
    summary:
      'The boards after each of several revisions: the first in full, every later one as its difference from the one before.',
  })
  @ApiOkResponse({ type: FramesDoc })
  @ReadRefusals()
  frames(@Param() { game }: GamePath, @Query() wanted: FramesDto, @AsViewer() viewer: Viewer): Promise<Frames> {
    return this.queries.execute(new FramesQuery(game, viewer, wanted));
  }

  @Get('log')
  @ApiOperation({
    summary: 'What happened, one line for each event, or for each that is looked for; reversed events are marked.',
  })
  @ApiOkResponse({ type: LogPageDoc })
  @ReadRefusals()
  log(@Param() { game }: GamePath, @Query() page: LogPageDto, @AsViewer() viewer: Viewer): Promise<LogPage> {
    return this.queries.execute(new LogQuery(game, viewer, page));
  }

  @Get('events')
  @ApiOperation({ summary: 'The stream as it is stored; what the viewer may not see is left out of each event.' })
  @ApiOkResponse({ type: EventPageDoc })
  @ReadRefusals()
  events(@Param() { game }: GamePath, @Query() page: PageDto, @AsViewer() viewer: Viewer): Promise<EventPage> {
    return this.queries.execute(new EventsQuery(game, viewer, page));
  }

  @Get('events/:revision/explanation')
  @Limited('heavy read')
  @ApiOperation({ summary: 'Why an event happened: its causes, back to decisions, turn-based actions and the setup.' })
  @ApiOkResponse({ type: ExplanationPageDoc })
  @ReadRefusals()
  explanation(
    @Param() { game, revision }: RevisionPath,
    @Query() { depth }: DepthDto,
    @AsViewer() viewer: Viewer,
  ): Promise<ExplanationPage> {
    return this.queries.execute(new ExplanationQuery(game, viewer, revision, depth));
  }

  @Get('statistics')
  @ApiOperation({ summary: 'The effective game in numbers: what was reversed doesn’t count.' })
  @ApiOkResponse({ type: StatisticsDoc })
  @ReadRefusals()
  statistics(@Param() { game }: GamePath): Promise<GameStatistics> {
    return this.queries.execute(new StatisticsQuery(game));
  }
}
