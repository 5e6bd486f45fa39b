import { BatchChain, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { weightOfState, type Catalog, type GameState } from '@stacktrail/game-state';
import type { Weight } from '@stacktrail/kernel';
import type { LiveGame } from '@stacktrail/rules';
import { Clocks } from '../clocks/clocks.js';
import type { DrawOffer, RewindRequest } from '../commands.js';
import type { EventMetadata } from '../storage/game-stream.js';
import { veilSalts, type GameSecrets } from '../storage/secrets.js';
import { stateSeal } from '../storage/state-seal.js';
import type { Tokens } from '../storage/tokens.js';
import { StoredCommands, type CommandMark } from '../storage/stored-commands.js';
import { versions } from '../versions.js';
import { drawOfferAfter } from './draw-offer.js';
import { openingAfter, unopened, type Opening } from './opening-consents.js';
import { afterFacts } from './rewind-requests.js';

/** What a live match is made of. */
export interface MatchParts {
  readonly gameId: string;
  readonly live: LiveGame;
  readonly catalog: Catalog;
  readonly secrets: GameSecrets;
  readonly tokens: Tokens;
}

/** The last priority point that was stored, and what is stored since: where play goes on without the facts before. */
export interface ResumePoint {
  readonly state: GameState;
  /** The facts after that point. */
  readonly after: readonly AnyGameEvent[];
  /** The hash of the last stored batch. */
  readonly head: Uint8Array;
  readonly secrets: GameSecrets;
}

/**
 * A game in memory, ready for the next command: the live game, the head of its chain, and what the stream holds besides
 * the rules' facts. It keeps no log, so it is small. It can be thrown away at any time, since the store has everything.
 */
export class LiveMatch {
  readonly gameId: string;
  readonly catalog: Catalog;
  readonly tokens: Tokens;
  readonly chain: BatchChain;
  live: LiveGame;
  secrets: GameSecrets;
  /** Whether it was read from the store for the command at hand. */
  isFresh = true;
  /** Whether it may be ahead of the store or behind it. */
  isDoubtful = false;
  /** Who consents to showing what was hidden, after the end. */
  opening: Opening = unopened;
  /** The draw that a player offers, if any (CR 104.4i). */
  drawOffer: DrawOffer | null = null;
  readonly clocks: Clocks;
  /** `null` before the first priority point. */
  resumePoint: ResumePoint | null = null;
  private open: readonly RewindRequest[] = [];
  private last = -1 as Revision;
  readonly commands: StoredCommands;

  /**
   * @param head the hash of the last stored batch, where there is one
   * @param before the same game at an earlier revision, which isn't used any more
   */
  constructor(parts: MatchParts, head?: Uint8Array, before?: LiveMatch) {
    this.gameId = parts.gameId;
    this.live = parts.live;
    this.catalog = parts.catalog;
    this.secrets = parts.secrets;
    this.tokens = parts.tokens;
    this.clocks = before?.clocks ?? new Clocks(parts.tokens.seats.length);
    this.commands = before?.commands ?? new StoredCommands();
    this.chain = chainOf(parts.tokens, () => this.secrets, head);
    if (before !== undefined) {
      this.open = before.open;
      this.opening = before.opening;
      this.drawOffer = before.drawOffer;
      this.last = before.last;
      this.resumePoint = before.resumePoint;
    }
  }

  /** The revision of the last stored fact; -1 before the first. */
  get revision(): Revision {
    return this.last;
  }

  /** What a batch that has just been made says of the state after it. */
  get stateSeal(): string | undefined {
    return stateSeal(this.secrets, this.live.state);
  }

  /** Roughly how much memory it takes. */
  get weight(): Weight {
    return weightOfState(this.live.state);
  }

  get requests(): readonly RewindRequest[] {
    return this.open;
  }

  /** Takes note of facts that are stored. @param at when they were recorded, in milliseconds */
  stored(events: readonly AnyGameEvent[], marks: (index: number) => CommandMark, at: (index: number) => number): void {
    this.open = afterFacts(this.open, events);
    this.opening = openingAfter(this.opening, events);
    this.drawOffer = drawOfferAfter(this.drawOffer, events);
    events.forEach((event, index) => {
      this.commands.widen(marks(index), event.revision);
      this.clocks.take(event, at(index));
      this.last = event.revision;
    });
    this.resumePoint = this.resumePointAfter(events);
  }

  /** The same of facts that were read from the store. @param metadata what it keeps beside each */
  read(events: readonly AnyGameEvent[], metadata: readonly EventMetadata[]): void {
    this.stored(
      events,
      (index) => metadata[index] ?? { commandId: '' },
      (index) => metadata[index]?.recordedAt.getTime() ?? 0,
    );
  }

  private resumePointAfter(events: readonly AnyGameEvent[]): ResumePoint | null {
    const { resumePoint, secrets, live } = this;
    const { head } = this.chain;
    const last = events.at(-1);
    const isPriority = last?.type === 'DecisionAsked' && last.data.kind === 'priority';
    if (isPriority && last.revision === live.state.revision) return { state: live.state, after: [], head, secrets };
    return resumePoint && { state: resumePoint.state, after: [...resumePoint.after, ...events], head, secrets };
  }
}

/** The chain of a game. @param head the hash of the last stored batch, where there is one */
export function chainOf({ seats }: Tokens, secrets: () => GameSecrets, head?: Uint8Array): BatchChain {
  const options = { seats: seats.length, salts: veilSalts(secrets), versions };
  return new BatchChain(head === undefined ? options : { ...options, head });
}
