import { Injectable } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import {
  Matches,
  type AddNote as Note,
  type AppealRuling as Appeal,
  type CloseDispute as Close,
  type DisputeDone,
  type GatherEvidence as Gather,
  type GivePenalty as Penalty,
  type MakeRuling as Ruling,
  type OpenDispute as Open,
} from '@stacktrail/match';
import { HeavyWork } from '../limits/heavy-work.js';
import { DisputeFreshness, Freshness } from '../stores/freshness.js';

/** A command to the disputes of a game. */
abstract class DisputeCommand<C> extends Command<DisputeDone> {
  constructor(
    readonly gameId: string,
    readonly command: C,
  ) {
    super();
  }
}

export class OpenDispute extends DisputeCommand<Open> {}
export class GatherEvidence extends DisputeCommand<Gather> {}
export class AddNote extends DisputeCommand<Note> {}
export class MakeRuling extends DisputeCommand<Ruling> {}
export class AppealRuling extends DisputeCommand<Appeal> {}
export class CloseDispute extends DisputeCommand<Close> {}
export class GivePenalty extends DisputeCommand<Penalty> {}

type AnyDisputeCommand =
  OpenDispute | GatherEvidence | AddNote | MakeRuling | AppealRuling | CloseDispute | GivePenalty;

/** Carries out a command to disputes, and remembers what the read models have to wait for. */
@Injectable()
abstract class DisputeHandler<C extends AnyDisputeCommand> {
  constructor(
    protected readonly matches: Matches,
    private readonly freshness: Freshness,
    private readonly ofDisputes: DisputeFreshness,
    protected readonly heavy: HeavyWork,
  ) {}

  async execute(command: C): Promise<DisputeDone> {
    const done = await this.carryOut(command);
    this.ofDisputes.note(done.game, done.position);
    if (done.gamePosition !== null) this.freshness.note(done.game, done.gamePosition);
    return done;
  }

  protected abstract carryOut(command: C): Promise<DisputeDone>;
}

@CommandHandler(OpenDispute)
export class OpenDisputeHandler extends DisputeHandler<OpenDispute> {
  protected carryOut({ gameId, command }: OpenDispute): Promise<DisputeDone> {
    return this.heavy.run(() => this.matches.disputes.open(gameId, command));
  }
}

@CommandHandler(GatherEvidence)
export class GatherEvidenceHandler extends DisputeHandler<GatherEvidence> {
  protected carryOut({ gameId, command }: GatherEvidence): Promise<DisputeDone> {
    return this.heavy.run(() => this.matches.disputes.gather(gameId, command));
  }
}

@CommandHandler(AddNote)
export class AddNoteHandler extends DisputeHandler<AddNote> {
  protected carryOut({ gameId, command }: AddNote): Promise<DisputeDone> {
    return this.matches.disputes.note(gameId, command);
  }
}

@CommandHandler(MakeRuling)
export class MakeRulingHandler extends DisputeHandler<MakeRuling> {
  protected carryOut({ gameId, command }: MakeRuling): Promise<DisputeDone> {
    return this.matches.disputes.rule(gameId, command);
  }
}

@CommandHandler(AppealRuling)
export class AppealRulingHandler extends DisputeHandler<AppealRuling> {
  protected carryOut({ gameId, command }: AppealRuling): Promise<DisputeDone> {
    return this.matches.disputes.appeal(gameId, command);
  }
}

@CommandHandler(CloseDispute)
export class CloseDisputeHandler extends DisputeHandler<CloseDispute> {
  protected carryOut({ gameId, command }: CloseDispute): Promise<DisputeDone> {
    return this.matches.disputes.close(gameId, command);
  }
}

@CommandHandler(GivePenalty)
export class GivePenaltyHandler extends DisputeHandler<GivePenalty> {
  protected carryOut({ gameId, command }: GivePenalty): Promise<DisputeDone> {
    return this.matches.disputes.penalize(gameId, command);
  }
}
