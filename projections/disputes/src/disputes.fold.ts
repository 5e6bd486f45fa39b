import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import {
  disputeDigest,
  disputedGameOf,
  disputeLink,
  disputeLinkOf,
  disputeStreams,
  evolveDisputes,
  firstLink,
  noDisputes,
  type Dispute,
  type GameDisputes,
  type GivenPenalty,
} from '@stacktrail/game-events';
import type { ModelTables, Projection } from '@stacktrail/projection-runtime';

/** What is disputed of a game so far, and the link that the next event follows. */
export interface DisputesFold {
  disputes: GameDisputes;
  head: string;
  events: number;
}

/** What an event changes: a dispute as it stands now, or a penalty, the `place`th of its game. */
export type DisputesChange = { readonly dispute: Dispute } | { readonly penalty: GivenPenalty; readonly place: number };

/**
 * Folds what is disputed of games: each dispute as it stands, and penalties by match and person, over all games.
 *
 * An event that isn't what was stored is a dead letter: the disputes of its game stay as they were before it.
 */
export const disputesProjection: Projection<DisputesFold, DisputesChange> = {
  name: 'disputes',
  version: 1,
  streams: [disputeStreams],
  schema: {
    disputes: `game TEXT NOT NULL, number INTEGER NOT NULL, content TEXT NOT NULL, PRIMARY KEY (game, number)`,
    penalties: `game TEXT NOT NULL, place INTEGER NOT NULL, given TEXT NOT NULL, match TEXT, person TEXT NOT NULL,
        content TEXT NOT NULL, PRIMARY KEY (game, place)`,
  },
  begin: () => Promise.resolve({ disputes: noDisputes, head: firstLink, events: 0 }),
  fold: foldEvent,
  weigh: ({ events }) => ({ bytes: 1000 + events * 2000 }),
  write: writeChanges,
};

function foldEvent(fold: DisputesFold, entry: StreamEntry): readonly DisputesChange[] {
  const game = disputedGameOf(entry.stream);
  if (!isStoredEvent(entry) || game === null) throw new Error(`event ${entry.revision} of the disputes is lost`);
  const link = disputeLinkOf(entry.revision, entry.type, entry.data, entry.recordedAt.toISOString());
  if ('problem' in link) throw new Error(link.problem);
  fold.head = disputeLink(fold.head, disputeDigest(link, link.revision, link.salt));
  if (fold.head !== link.link) throw new Error('it isn’t what was stored there: its link doesn’t follow from it');
  fold.events += 1;
  const before = fold.disputes;
  fold.disputes = evolveDisputes(before, game, link);
  const { disputes, penalties } = fold.disputes;
  const changed = disputes.filter((dispute) => dispute.number === link.data.dispute);
  const given = penalties.slice(before.penalties.length);
  return [
    ...changed.map((dispute) => ({ dispute })),
    ...given.map((penalty) => ({ penalty, place: before.penalties.length })),
  ];
}

function writeChanges(changes: readonly DisputesChange[], tables: ModelTables): void {
  for (const change of changes) {
    if ('dispute' in change) {
      const { game, number } = change.dispute;
      const content = JSON.stringify(change.dispute);
      tables.run('INSERT OR REPLACE INTO {disputes} VALUES (?, ?, ?)', game, number, content);
    } else {
      const { penalty, place } = change;
      const { game, at, match, person } = penalty;
      const content = JSON.stringify(penalty);
      tables.run(
        'INSERT OR REPLACE INTO {penalties} VALUES (?, ?, ?, ?, ?, ?)',
        game,
        place,
        at,
        match,
        person,
        content,
      );
    }
  }
}
