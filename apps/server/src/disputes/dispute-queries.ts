import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { disputeFor, type GivenPenalty, type Viewer } from '@stacktrail/game-events';
import { disputeReport, GameNotFound, Matches } from '@stacktrail/match';
import { DisputesReader, type PenaltiesQuery as Wanted } from '@stacktrail/projection-disputes';
import { disputeReportHtml } from '@stacktrail/views';
import { HeavyWork } from '../limits/heavy-work.js';
import { Problem } from '../problem/problem.js';
import { DisputeFreshness } from '../stores/freshness.js';
import { disputePage, type DisputePage } from './dispute-page.js';

/** What is disputed of a game, as far as a viewer may know it? */
export class DisputesQuery extends Query<readonly DisputePage[]> {
  constructor(
    readonly gameId: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(DisputesQuery)
export class DisputesQueryHandler implements IQueryHandler<DisputesQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly reader: DisputesReader,
    private readonly freshness: DisputeFreshness,
  ) {}

  async execute({ gameId, viewer }: DisputesQuery): Promise<readonly DisputePage[]> {
    await this.matches.tokens.isOpen(gameId); // this throws an error where there is no such game
    await this.freshness.wait(gameId, this.reader.runner);
    const disputes = await this.freshness.listed(this.reader.runner, () => this.reader.disputes(gameId));
    return disputes.flatMap((dispute) => {
      const seen = disputeFor(dispute, viewer);
      return seen === null ? [] : [disputePage(seen)];
    });
  }
}

/** How does one dispute stand? */
export class DisputeQuery extends Query<DisputePage> {
  constructor(
    readonly gameId: string,
    readonly dispute: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(DisputeQuery)
export class DisputeQueryHandler implements IQueryHandler<DisputeQuery> {
  constructor(private readonly disputes: DisputesQueryHandler) {}

  async execute({ gameId, dispute, viewer }: DisputeQuery): Promise<DisputePage> {
    const seen = await this.disputes.execute(new DisputesQuery(gameId, viewer));
    const found = seen.find(({ number }) => number === dispute);
    if (found !== undefined) return found;
    const there =
      seen.length === 0 ? 'You can see none.' : `You can see ${seen.map(({ number }) => number).join(', ')}.`;
    throw new Problem('no-such-dispute', `Game ${gameId} has no dispute ${dispute} for you. ${there}`);
  }
}

/** A dispute as a page for people, which can be handed over. */
export class DisputeReportQuery extends Query<string> {
  constructor(
    readonly gameId: string,
    readonly dispute: number,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(DisputeReportQuery)
export class DisputeReportQueryHandler implements IQueryHandler<DisputeReportQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly heavy: HeavyWork,
  ) {}

  execute({ gameId, dispute, viewer }: DisputeReportQuery): Promise<string> {
    return this.heavy.run(async () =>
      disputeReportHtml(await disputeReport(await this.matches.load(gameId), dispute, viewer)),
    );
  }
}

/** Which penalties were given, over all games? */
export class PenaltiesQuery extends Query<readonly GivenPenalty[]> {
  /** @param seesAll whether whoever asks may know of private games too */
  constructor(
    readonly wanted: Wanted,
    readonly seesAll: boolean,
  ) {
    super();
  }
}

@QueryHandler(PenaltiesQuery)
export class PenaltiesQueryHandler implements IQueryHandler<PenaltiesQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly reader: DisputesReader,
    private readonly freshness: DisputeFreshness,
  ) {}

  async execute({ wanted, seesAll }: PenaltiesQuery): Promise<readonly GivenPenalty[]> {
    await this.freshness.waitForAll(this.reader.runner);
    const given = await this.freshness.listed(this.reader.runner, () => this.reader.penalties(wanted));
    if (seesAll) return given;
    const games = [...new Set(given.map(({ game }) => game))];
    const open = new Set<string>();
    for (const game of games) if (await this.isOpen(game)) open.add(game);
    return given.filter(({ game }) => open.has(game));
  }

  /** A game that was deleted in between is nobody's to see. */
  private async isOpen(game: string): Promise<boolean> {
    return this.matches.tokens.isOpen(game).catch((error: unknown) => {
      if (error instanceof GameNotFound) return false;
      throw error;
    });
  }
}
