import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Viewer } from '@stacktrail/game-events';
import type { Verdict } from '@stacktrail/match';
import type { AccountView, ReplacementVerdict, TriggerVerdict } from '@stacktrail/views';
import { Limited } from '../limits/limited.js';
import { AsViewer, KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { ReadRefusals } from './documented-refusals.js';
import { GamePath, RevisionPath } from './dto/path.dto.js';
import { AtDto } from './dto/query.dto.js';
import {
  AccountDoc,
  AttemptDto,
  ObjectPath,
  OfObjectDto,
  ReplacementVerdictDoc,
  TriggerVerdictDoc,
  VerdictDoc,
} from './dto/why.dto.js';
import { AccountQuery, ReplacementsQuery, TriggersQuery } from './queries/account.query.js';
import { VerdictQuery } from './queries/verdict.query.js';

/** Why something is as it is, and why something can't be. */
@ApiTags('history')
@KnowsItsViewer()
@Controller('games/:game')
export class WhyController {
  constructor(private readonly queries: QueryBus) {}

  @Get('objects/:object/account')
  @Limited('heavy read')
  @ApiOperation({
    summary:
      'Why an object is what it is, now or after a revision: each effect by layer, and what it would be without.',
  })
  @ApiOkResponse({ type: AccountDoc })
  @ReadRefusals()
  account(
    @Param() { game, object }: ObjectPath,
    @Query() { at }: AtDto,
    @AsViewer() viewer: Viewer,
  ): Promise<AccountView> {
    return this.queries.execute(new AccountQuery(game, viewer, object, at));
  }

  @Get('events/:revision/triggers')
  @Limited('heavy read')
  @ApiOperation({ summary: 'Whether the triggered abilities of an object triggered on an event, and why not.' })
  @ApiOkResponse({ type: [TriggerVerdictDoc] })
  @ReadRefusals()
  triggers(
    @Param() { game, revision }: RevisionPath,
    @Query() { object }: OfObjectDto,
    @AsViewer() viewer: Viewer,
  ): Promise<readonly TriggerVerdict[]> {
    return this.queries.execute(new TriggersQuery(game, viewer, object, revision));
  }

  @Get('events/:revision/replacements')
  @Limited('heavy read')
  @ApiOperation({ summary: 'Whether the static replacement effects of an object replaced an event, and why not.' })
  @ApiOkResponse({ type: [ReplacementVerdictDoc] })
  @ReadRefusals()
  replacements(
    @Param() { game, revision }: RevisionPath,
    @Query() { object }: OfObjectDto,
    @AsViewer() viewer: Viewer,
  ): Promise<readonly ReplacementVerdict[]> {
    return this.queries.execute(new ReplacementsQuery(game, viewer, object, revision));
  }

  @Get('verdict')
  @OnlyFor('judge')
  @Limited('heavy read')
  @ApiOperation({
    summary: 'Whether something could be done with an object, now or at an earlier decision, and by which rule not.',
    description: 'It is tried on a copy of the game. For a judge, since what is hidden may decide it.',
  })
  @ApiOkResponse({ type: VerdictDoc })
  @ReadRefusals()
  verdict(@Param() { game }: GamePath, @Query() { at, ...attempt }: AttemptDto): Promise<Verdict> {
    return this.queries.execute(new VerdictQuery(game, attempt, at));
  }
}
