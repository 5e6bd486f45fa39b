import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  Matches,
  type ClaimTime as Claim,
  type GiveTime as Extension,
  type StartClocks as Start,
  type StopClocks as Stop,
} from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';
import { GameCommand, type Outcome } from './game-command.js';

/** Whoever decides has no time left and loses (CR 104.3k). */
export class ClaimTime extends GameCommand<Claim> {}

@CommandHandler(ClaimTime)
export class ClaimTimeHandler implements ICommandHandler<ClaimTime> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: ClaimTime): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.clocks.claim(gameId, command));
  }
}

/** A judge gives a seat more time. */
export class GiveTime extends GameCommand<Extension> {}

@CommandHandler(GiveTime)
export class GiveTimeHandler implements ICommandHandler<GiveTime> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: GiveTime): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.clocks.give(gameId, command));
  }
}

/** A judge stops the clocks. */
export class StopClocks extends GameCommand<Stop> {}

@CommandHandler(StopClocks)
export class StopClocksHandler implements ICommandHandler<StopClocks> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: StopClocks): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.clocks.stop(gameId, command));
  }
}

/** A judge lets the clocks run again. */
export class StartClocks extends GameCommand<Start> {}

@CommandHandler(StartClocks)
export class StartClocksHandler implements ICommandHandler<StartClocks> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command }: StartClocks): Promise<Outcome> {
    return this.freshness.rememberWrite(gameId, await this.matches.clocks.start(gameId, command));
  }
}
