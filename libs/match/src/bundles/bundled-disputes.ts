import { isStoredEvent, readEntries, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import {
  disputeLinkOf,
  evolveDisputes,
  hiddenLink,
  noDisputes,
  seesDisputeEvent,
  type DisputeLink,
  type Viewer,
} from '@stacktrail/game-events';
import { DisputesDamaged } from '../errors.js';
import { disputeStream } from '../storage/streams.js';
import type { BundledDispute, BundledEvent } from './bundle.js';

/** An event as a bundle has it; only a judge's says who did it by which command. */
export function bundled({ revision, id, type, data, recordedAt, metadata }: StoredEvent, viewer: Viewer): BundledEvent {
  return {
    revision,
    id,
    type,
    data,
    metadata: viewer === 'judge' ? metadata : {},
    recordedAt: recordedAt.getTime(),
  };
}

/**
 * What a viewer may know of a game's disputes, up to the last event that they may know: of the others there are digests,
 * so that the chain and the signatures can be checked.
 *
 * @throws DisputesDamaged
 */
export async function bundledDisputes(
  store: EventStore,
  game: string,
  viewer: Viewer,
): Promise<readonly BundledDispute[]> {
  const entries: (readonly [StoredEvent, Extract<DisputeLink, { salt: string }>])[] = [];
  let disputes = noDisputes;
  for await (const entry of readEntries(store, disputeStream(game))) {
    if (!isStoredEvent(entry)) throw new DisputesDamaged(game, entry.revision, entry.problem);
    const link = disputeLinkOf(entry.revision, entry.type, entry.data, entry.recordedAt.toISOString());
    if ('problem' in link) throw new DisputesDamaged(game, link.revision, link.problem);
    entries.push([entry, link]);
    disputes = evolveDisputes(disputes, game, link);
  }
  const ruled = new Set(disputes.disputes.flatMap(({ number, wasRuled }) => (wasRuled ? [number] : [])));
  const seen = entries.map(([, link]) => seesDisputeEvent(link, viewer, ruled.has(link.data.dispute ?? 0)));
  return entries
    .slice(0, seen.lastIndexOf(true) + 1)
    .map(([entry, link], i) => (seen[i] === true ? bundled(entry, viewer) : (hiddenLink(link) as BundledDispute)));
}

/** An event of a bundle's disputes in its place in their chain. */
export function disputeLinkIn(event: BundledDispute): DisputeLink {
  if ('hidden' in event) return event;
  return disputeLinkOf(event.revision, event.type, event.data, new Date(event.recordedAt).toISOString());
}
