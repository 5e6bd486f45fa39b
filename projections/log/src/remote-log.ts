import type { Viewer } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import {
  followerQuestions,
  RemoteFollower,
  type Answer,
  type Follower,
  type ProjectorClient,
  type Questions,
} from '@stacktrail/projection-runtime';
import type { Stretch } from './log.fold.js';
import type { LinesQuery, LogPage } from './log.projection.js';
import type { GameStatistics } from './statistics.js';

/** The read model of logs, in this process or in a projector. Its methods are documented at `LogProjection`. */
export abstract class LogReader {
  abstract readonly runner: Follower;
  abstract lines(game: string, viewer: Viewer, query?: LinesQuery): Answer<LogPage | undefined>;
  abstract statistics(game: string, at?: number): Answer<GameStatistics | undefined>;
  abstract reversed(game: string): Answer<readonly ReversedStretch[]>;
  abstract opened(game: string): Answer<readonly Stretch[]>;
}

/** What is asked of the read model from another process. */
export const logQuestions = {
  ...followerQuestions,
  lines: (model: LogReader, ...asked: Parameters<LogReader['lines']>) => model.lines(...asked),
  reversed: (model: LogReader, ...asked: Parameters<LogReader['reversed']>) => model.reversed(...asked),
  opened: (model: LogReader, ...asked: Parameters<LogReader['opened']>) => model.opened(...asked),
  statistics: (model: LogReader, ...asked: Parameters<LogReader['statistics']>) => model.statistics(...asked),
} satisfies Questions<LogReader>;

/** The read model of logs in a projector. */
export class RemoteLog implements LogReader {
  readonly runner: RemoteFollower;

  constructor(private readonly projector: ProjectorClient) {
    this.runner = new RemoteFollower(projector, 'log');
  }

  lines(game: string, viewer: Viewer, query: LinesQuery = {}): Promise<LogPage | undefined> {
    return this.projector.ask('log', 'lines', [game, viewer, query]);
  }

  statistics(game: string, at?: number): Promise<GameStatistics | undefined> {
    return this.projector.ask('log', 'statistics', [game, at]);
  }

  opened(game: string): Promise<readonly Stretch[]> {
    return this.projector.ask('log', 'opened', [game]);
  }

  reversed(game: string): Promise<readonly ReversedStretch[]> {
    return this.projector.ask('log', 'reversed', [game]);
  }
}
