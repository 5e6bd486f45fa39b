import type { EventStore } from '@stacktrail/event-store';
import type { Dispute, GivenPenalty } from '@stacktrail/game-events';
import { ProjectionRunner, type ReadModels, type RunOptions } from '@stacktrail/projection-runtime';
import { disputesProjection, type DisputesChange, type DisputesFold } from './disputes.fold.js';
import type { DisputesReader } from './remote-disputes.js';

export interface DisputesOptions extends Partial<RunOptions> {
  readonly store: EventStore;
  readonly models: ReadModels;
}

/** Whose penalties are wanted: all that fit what is given. */
export interface PenaltiesQuery {
  readonly match?: string;
  readonly person?: string;
  readonly game?: string;
}

/** How many penalties are listed at most. */
const mostPenalties = 1000;

/** What is disputed of games, and the penalties over all games. Everything: who asks has to see to who may know it. */
export class DisputesProjection implements DisputesReader {
  private constructor(readonly runner: ProjectionRunner<DisputesFold, DisputesChange>) {}

  static start(options: DisputesOptions): DisputesProjection {
    return new DisputesProjection(ProjectionRunner.start({ projection: disputesProjection, ...options }));
  }

  /** The disputes of a game in their order; none if nothing of it is disputed. */
  disputes(game: string): readonly Dispute[] {
    const sql = 'SELECT json_group_array(json(content)) FROM (SELECT * FROM {disputes} WHERE game = ? ORDER BY number)';
    return (this.runner.tables.json(sql, game) ?? []) as readonly Dispute[];
  }

  /** Penalties that fit, in the order in which they were given; the last 1000 where there are more. */
  penalties({ match, person, game }: PenaltiesQuery): readonly GivenPenalty[] {
    const given = { match, person, game };
    const wanted = (['match', 'person', 'game'] as const).filter((name) => given[name] !== undefined);
    const where = wanted.length === 0 ? '' : `WHERE ${wanted.map((name) => `${name} = ?`).join(' AND ')}`;
    const last = `SELECT * FROM {penalties} ${where} ORDER BY given DESC, game, place DESC LIMIT ${mostPenalties}`;
    const sql = `SELECT json_group_array(json(content)) FROM (SELECT * FROM (${last}) ORDER BY given, game, place)`;
    const values = wanted.map((name) => given[name] ?? '');
    return (this.runner.tables.json(sql, ...values) ?? []) as readonly GivenPenalty[];
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }
}
