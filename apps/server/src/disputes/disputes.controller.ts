import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { disputeFor, type Party, type Viewer } from '@stacktrail/game-events';
import type { DisputeDone } from '@stacktrail/match';
import { carriedOut } from '../games/carried-out.js';
import { commandIdOf, IdempotencyKey } from '../games/command-id.js';
import { ReadRefusals } from '../games/documented-refusals.js';
import { GamePath } from '../games/dto/path.dto.js';
import { Limited } from '../limits/limited.js';
import { Problem } from '../problem/problem.js';
import { AsViewer, KnowsItsViewer } from '../viewer/viewer.decorators.js';
import { DisputeCommandOf } from './dispute-command-of.js';
import { AddNote, AppealRuling, CloseDispute, GatherEvidence, MakeRuling, OpenDispute } from './dispute-commands.js';
import { disputePage, type DisputePage } from './dispute-page.js';
import { DisputeQuery, DisputeReportQuery, DisputesQuery } from './dispute-queries.js';
import {
  AppealDto,
  ClosingDto,
  DisputePath,
  DisputeRulingDto,
  EvidenceDto,
  NoteDto,
  OpenDisputeDto,
} from './dto/dispute-commands.dto.js';
import { DisputeAnswerDoc, DisputeDoc } from './dto/disputes.doc.js';

/** What `DisputeAnswerDoc` describes. */
type DisputeAnswer = DisputePage & { readonly commandId: string; readonly repeated: boolean };

/** Any command to disputes, with its id. */
type Given = Command<DisputeDone> & { readonly command: { readonly commandId: string } };

/** Disputes: what is claimed of a moment of a game, the evidence, and the rulings (docs/disputes.md). */
@ApiTags('disputes')
@KnowsItsViewer()
@Controller('games/:game/disputes')
export class DisputesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Limited('heavy read')
  @DisputeCommandOf(
    ['seat', 'judge'],
    {
      summary: 'A seat or a judge disputes an event of the game; what everybody could know then is gathered.',
      description: 'The other seats are told that there is a dispute about that event, not what is claimed.',
    },
    DisputeAnswerDoc,
  )
  open(
    @Param() { game }: GamePath,
    @Body() { commandId: inBody, judge, revision, claim }: OpenDisputeDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.carryOut(new OpenDispute(game, { commandId, by: party(viewer, judge), revision, claim }), viewer);
  }

  @Get()
  @ApiOperation({ summary: 'The disputes of the game that the viewer may know of: spectators those that are ruled.' })
  @ApiOkResponse({ type: [DisputeDoc] })
  @ReadRefusals()
  list(@Param() { game }: GamePath, @AsViewer() viewer: Viewer): Promise<readonly DisputePage[]> {
    return this.queries.execute(new DisputesQuery(game, viewer));
  }

  @Get(':dispute')
  @ApiOperation({ summary: 'A dispute, as far as the viewer may know it.' })
  @ApiOkResponse({ type: DisputeDoc })
  @ReadRefusals()
  show(@Param() { game, dispute }: DisputePath, @AsViewer() viewer: Viewer): Promise<DisputePage> {
    return this.queries.execute(new DisputeQuery(game, dispute, viewer));
  }

  @Get(':dispute/report')
  @Limited('heavy read')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @ApiOperation({ summary: 'The dispute as a page for people, which stands alone and can be printed.' })
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  @ReadRefusals()
  report(@Param() { game, dispute }: DisputePath, @AsViewer() viewer: Viewer): Promise<string> {
    return this.queries.execute(new DisputeReportQuery(game, dispute, viewer));
  }

  @Post(':dispute/evidence')
  @Limited('heavy read')
  @DisputeCommandOf(['judge'], { summary: 'A judge gathers the evidence of another moment.' }, DisputeAnswerDoc)
  gather(
    @Param() { game, dispute }: DisputePath,
    @Body() { commandId: inBody, judge, revision, from, to }: EvidenceDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const slice = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const what = { commandId: commandIdOf(inBody, key), by: party(viewer, judge), dispute, revision, ...slice };
    return this.carryOut(new GatherEvidence(game, what), viewer);
  }

  @Post(':dispute/notes')
  @DisputeCommandOf(
    ['seat', 'judge'],
    {
      summary: 'A seat or a judge adds a note; others see it once there is a ruling, and never if it is confidential.',
    },
    DisputeAnswerDoc,
  )
  note(
    @Param() { game, dispute }: DisputePath,
    @Body() { commandId: inBody, judge, text, confidential = false }: NoteDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = { commandId, by: party(viewer, judge), dispute, text, confidential };
    return this.carryOut(new AddNote(game, what), viewer);
  }

  @Post(':dispute/ruling')
  @DisputeCommandOf(
    ['judge'],
    {
      summary: 'A judge rules. The ruling is signed, and the game is taken back or gets more time if it says so.',
      description: 'Sent again with the same `commandId`, it does what is left to be done in the game.',
    },
    DisputeAnswerDoc,
  )
  rule(
    @Param() { game, dispute }: DisputePath,
    @Body() { commandId: inBody, judge, ...ruling }: DisputeRulingDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const commandId = commandIdOf(inBody, key);
    const what = { ...ruling, commandId, by: party(viewer, judge), dispute };
    return this.carryOut(new MakeRuling(game, what), viewer);
  }

  @Post(':dispute/appeal')
  @DisputeCommandOf(['seat', 'judge'], { summary: 'A ruling is appealed: a judge rules again.' }, DisputeAnswerDoc)
  appeal(
    @Param() { game, dispute }: DisputePath,
    @Body() { commandId: inBody, judge, grounds }: AppealDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.carryOut(new AppealRuling(game, { commandId, by: party(viewer, judge), dispute, grounds }), viewer);
  }

  @Post(':dispute/close')
  @DisputeCommandOf(
    ['seat', 'judge'],
    { summary: 'A judge closes the dispute; a seat one that it has opened and that isn’t ruled.' },
    DisputeAnswerDoc,
  )
  close(
    @Param() { game, dispute }: DisputePath,
    @Body() { commandId: inBody, judge, reason }: ClosingDto,
    @AsViewer() viewer: Viewer,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DisputeAnswer> {
    const commandId = commandIdOf(inBody, key);
    return this.carryOut(new CloseDispute(game, { commandId, by: party(viewer, judge), dispute, reason }), viewer);
  }

  private async carryOut(command: Given, viewer: Viewer): Promise<DisputeAnswer> {
    const { dispute: number, repeated, disputes } = await carriedOut(this.commands, command);
    const dispute = disputes.disputes.find((each) => each.number === number);
    const seen = dispute === undefined ? null : disputeFor(dispute, viewer);
    if (seen === null) throw new Problem('server-fault', 'The dispute was stored and can’t be shown.');
    return { ...disputePage(seen), commandId: command.command.commandId, repeated };
  }
}

/** Who gives a command: a seat, or a judge under a name. */
export function party(viewer: Viewer, judge = 'judge'): Party {
  return typeof viewer === 'object' ? { seat: viewer.seat } : { judge };
}
