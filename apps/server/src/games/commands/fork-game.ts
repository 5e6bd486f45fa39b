import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { follow, Matches, type Followed, type ForkGame as MatchCommand, type GameForked } from '@stacktrail/match';
import { Freshness } from '../../stores/freshness.js';

/** A fork that was made, and how far the answers of the other game fitted, if that was asked for. */
export interface Forked extends GameForked {
  readonly followed: Followed | null;
}

/** Another line of play of a game. */
export class ForkGame extends Command<Forked> {
  /** @param follows whether the answers of the game are given again in the fork */
  constructor(
    readonly gameId: string,
    readonly command: MatchCommand,
    readonly follows: boolean,
  ) {
    super();
  }
}

@CommandHandler(ForkGame)
export class ForkGameHandler implements ICommandHandler<ForkGame> {
  constructor(
    private readonly matches: Matches,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId, command, follows }: ForkGame): Promise<Forked> {
    const forked = await this.matches.forks.fork(gameId, command);
    const followed = follows && !forked.repeated ? await follow(this.matches, forked.gameId) : null;
    const position = followed?.position ?? forked.position;
    if (position !== null) this.freshness.note(forked.gameId, position);
    return { ...forked, followed };
  }
}
