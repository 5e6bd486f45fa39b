import { Module } from '@nestjs/common';
import {
  AddNoteHandler,
  AppealRulingHandler,
  CloseDisputeHandler,
  GatherEvidenceHandler,
  GivePenaltyHandler,
  MakeRulingHandler,
  OpenDisputeHandler,
} from './dispute-commands.js';
import {
  DisputeQueryHandler,
  DisputeReportQueryHandler,
  DisputesQueryHandler,
  PenaltiesQueryHandler,
} from './dispute-queries.js';
import { DisputesController } from './disputes.controller.js';
import { PenaltiesController } from './penalties.controller.js';

/** Commands to the disputes of games, and questions about them. */
@Module({
  controllers: [DisputesController, PenaltiesController],
  providers: [
    OpenDisputeHandler,
    GatherEvidenceHandler,
    AddNoteHandler,
    MakeRulingHandler,
    AppealRulingHandler,
    CloseDisputeHandler,
    GivePenaltyHandler,
    DisputesQueryHandler,
    DisputeQueryHandler,
    DisputeReportQueryHandler,
    PenaltiesQueryHandler,
  ],
})
export class DisputesModule {}
