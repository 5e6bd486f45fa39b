import { contentHash } from '@stacktrail/kernel';
import type { DisputeEvent } from './dispute-events.js';
import { readDisputeEvent } from './read-dispute-event.js';

/** The link that the first event of a stream follows. */
export const firstLink = '0'.repeat(64);

/** The data of an event of a dispute as they are stored. */
export interface StoredDisputeData {
  readonly body: unknown;
  /** 32 random bytes in hexadecimal digits: without them nobody can guess from its digest what an event says. */
  readonly salt: string;
  /** The hash over the link before and this event's digest. */
  readonly link: string;
}

/** An event of a dispute in its place: whole, hidden behind its digest, or unreadable. */
export type DisputeLink =
  | (DisputeEvent & {
      readonly revision: number;
      readonly salt: string;
      readonly link: string;
      /** When it was recorded, in ISO 8601. */
      readonly recordedAt: string;
    })
  | { readonly revision: number; readonly hidden: string }
  | { readonly revision: number; readonly problem: string };

/** What commits to an event, and tells nothing of it. */
export function disputeDigest({ type, data }: DisputeEvent, revision: number, salt: string): string {
  return contentHash({ type, revision, body: data, salt });
}

/** The link of an event. @param before that of the event before; {@link firstLink} where there is none */
export function disputeLink(before: string, digest: string): string {
  return contentHash(['stacktrail/dispute/1', before, digest]);
}

/** Reads a stored event of a dispute. */
export function disputeLinkOf(
  revision: number,
  type: string,
  data: unknown,
  recordedAt: string,
): Extract<DisputeLink, { problem: string } | { salt: string }> {
  const { body, salt, link } = (data ?? {}) as Partial<StoredDisputeData>;
  const event = readDisputeEvent(type, body);
  if (typeof event === 'string') return { revision, problem: event };
  const isHex = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
  if (!isHex(salt) || !isHex(link)) return { revision, problem: 'its salt or its link is missing' };
  return { ...event, revision, salt, link, recordedAt };
}

/** What an event leaves behind where it is hidden. */
export function hiddenLink(event: Extract<DisputeLink, { salt: string }>): DisputeLink {
  return { revision: event.revision, hidden: disputeDigest(event, event.revision, event.salt) };
}

/** A place where the chain doesn't hold. */
export interface BrokenLink {
  readonly revision: number;
  readonly problem: string;
}

/** Checks a stream of disputes from its first event on. @returns the link before each event, and what is wrong */
export function checkDisputeChain(links: readonly DisputeLink[]): {
  readonly before: readonly string[];
  readonly broken: readonly BrokenLink[];
} {
  const before: string[] = [];
  const broken: BrokenLink[] = [];
  let head = firstLink;
  for (const [i, each] of links.entries()) {
    before.push(head);
    if (each.revision !== i) broken.push({ revision: i, problem: `event ${each.revision} stands in this place` });
    if ('problem' in each) {
      broken.push({ revision: i, problem: each.problem });
      break;
    }
    const digest = 'hidden' in each ? each.hidden : disputeDigest(each, each.revision, each.salt);
    head = disputeLink(head, digest);
    if ('link' in each && each.link !== head) {
      broken.push({ revision: i, problem: 'it isn’t what was stored there: its link doesn’t follow from it' });
      break;
    }
  }
  return { before, broken };
}
