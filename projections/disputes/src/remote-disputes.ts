import type { Dispute, GivenPenalty } from '@stacktrail/game-events';
import {
  followerQuestions,
  RemoteFollower,
  type Answer,
  type Follower,
  type ProjectorClient,
  type Questions,
} from '@stacktrail/projection-runtime';
import type { PenaltiesQuery } from './disputes.projection.js';

/** The read model of disputes, in this process or in a projector. Its methods are documented at `DisputesProjection`. */
export abstract class DisputesReader {
  abstract readonly runner: Follower;
  abstract disputes(game: string): Answer<readonly Dispute[]>;
  abstract penalties(query: PenaltiesQuery): Answer<readonly GivenPenalty[]>;
}

/** What is asked of the read model from another process. */
export const disputeQuestions = {
  ...followerQuestions,
  disputes: (model: DisputesReader, ...asked: Parameters<DisputesReader['disputes']>) => model.disputes(...asked),
  penalties: (model: DisputesReader, ...asked: Parameters<DisputesReader['penalties']>) => model.penalties(...asked),
} satisfies Questions<DisputesReader>;

/** The read model of disputes in a projector. */
export class RemoteDisputes implements DisputesReader {
  readonly runner: RemoteFollower;

  constructor(private readonly projector: ProjectorClient) {
    this.runner = new RemoteFollower(projector, 'disputes');
  }

  disputes(game: string): Promise<readonly Dispute[]> {
    return this.projector.ask('disputes', 'disputes', [game]);
  }

  penalties(query: PenaltiesQuery): Promise<readonly GivenPenalty[]> {
    return this.projector.ask('disputes', 'penalties', [query]);
  }
}
