import { randomBytes } from 'node:crypto';
import {
  isStoredEvent,
  readEntries,
  revision,
  type Appended,
  type EventStore,
  type StreamEntry,
} from '@stacktrail/event-store';
import {
  checkDisputeChain,
  disputeDigest,
  disputeLink,
  disputeLinkOf,
  evolveDisputes,
  firstLink,
  noDisputes,
  type DisputeEvent,
  type DisputeLink,
  type GameDisputes,
  type Revision,
  type StoredDisputeData,
} from '@stacktrail/game-events';
import { DisputesDamaged } from '../errors.js';
import { uuidOf } from '../storage/identifiers.js';
import { StoredCommands, type CommandMark } from '../storage/stored-commands.js';
import { disputeStream } from '../storage/streams.js';

/** What a game's stream of disputes holds; nothing if there is none. What can't be read stands in its place. */
export async function disputeLinks(store: EventStore, gameId: string): Promise<readonly DisputeLink[]> {
  const links: DisputeLink[] = [];
  for await (const entry of readEntries(store, disputeStream(gameId))) links.push(linkOf(entry));
  return links;
}

function linkOf(entry: StreamEntry): Exclude<DisputeLink, { hidden: string }> {
  if (!isStoredEvent(entry)) return { revision: entry.revision, problem: entry.problem };
  return disputeLinkOf(entry.revision, entry.type, entry.data, entry.recordedAt.toISOString());
}

/** The disputes of a game, with the commands that made them, and where the next event goes. */
export class DisputeRecord {
  readonly commands = new StoredCommands();
  disputes: GameDisputes = noDisputes;
  /** The link that the next event follows. */
  head = firstLink;
  /** How many events there are. */
  length = 0;
  /** Which event each command has begun a dispute with, or was about. */
  readonly disputeOf = new Map<number, number | null>();

  private constructor(readonly game: string) {}

  /** @throws DisputesDamaged where it isn't what was stored */
  static async read(store: EventStore, game: string): Promise<DisputeRecord> {
    const record = new DisputeRecord(game);
    const links: DisputeLink[] = [];
    for await (const entry of readEntries(store, disputeStream(game))) {
      const link = linkOf(entry);
      if ('problem' in link || !isStoredEvent(entry)) throw new DisputesDamaged(game, link.revision, problemOf(link));
      links.push(link);
      record.take(link, markIn(entry.metadata));
    }
    const [broken] = checkDisputeChain(links).broken;
    if (broken !== undefined) throw new DisputesDamaged(game, broken.revision, broken.problem);
    return record;
  }

  /**
   * Appends events.
   *
   * @throws WrongExpectedRevision where another process has appended some in between
   */
  async append(
    store: EventStore,
    events: readonly DisputeEvent[],
    mark: CommandMark,
    name: string,
    person: string | undefined,
  ): Promise<Appended> {
    let before = this.head;
    const stored = events.map((event, i) => {
      const salt = randomBytes(32).toString('hex');
      before = disputeLink(before, disputeDigest(event, this.length + i, salt));
      return { body: event.data, salt, link: before } satisfies StoredDisputeData;
    });
    const { commandId, caller, request } = mark;
    return store.append(
      disputeStream(this.game),
      this.length === 0 ? 'noStream' : revision(this.length - 1),
      events.map(({ type }, i) => ({
        id: uuidOf('dispute', this.game, commandId, stored[i]?.link ?? ''),
        type,
        data: stored[i],
        metadata: {
          $correlationId: commandId,
          command: name,
          ...(caller === undefined ? {} : { caller }),
          ...(request === undefined ? {} : { request }),
          ...(person === undefined ? {} : { person }),
        },
      })),
    );
  }

  private take(link: Extract<DisputeLink, { salt: string }>, mark: CommandMark): void {
    this.disputes = evolveDisputes(this.disputes, this.game, link);
    this.head = link.link;
    this.length = link.revision + 1;
    this.disputeOf.set(link.revision, link.data.dispute);
    this.commands.widen(mark, link.revision as Revision);
  }
}

function problemOf(link: DisputeLink): string {
  return 'problem' in link ? link.problem : 'it is lost';
}

function markIn(metadata: Readonly<Record<string, unknown>>): CommandMark {
  const { $correlationId: commandId, caller, request } = metadata;
  return {
    commandId: typeof commandId === 'string' ? commandId : '',
    ...(typeof caller === 'string' ? { caller } : {}),
    ...(typeof request === 'string' ? { request } : {}),
  };
}
