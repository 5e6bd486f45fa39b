import { BatchChain, type AnyGameEvent, type Revision } from '@stacktrail/game-events';
import { weightOfState, type Catalog } from '@stacktrail/game-state';
import { fromHex, type Weight } from '@stacktrail/kernel';
import type { LiveGame } from '@stacktrail/rules';
import type { RewindRequest } from '../commands.js';
import { veilSalts, type GameSecrets } from '../storage/secrets.js';
import type { Tokens } from '../storage/tokens.js';
import { versions } from '../versions.js';
import { afterFacts } from './rewind-requests.js';

/** The revisions of a command's batch, from the first to the last. */
export interface Span {
  readonly first: Revision;
  readonly last: Revision;
}

/** What a live match is made of. */
export interface MatchParts {
  readonly gameId: string;
  readonly live: LiveGame;
  readonly catalog: Catalog;
  readonly secrets: GameSecrets;
  readonly tokens: Tokens;
}

/**
 * A game in memory, ready for the next command: the live game, the head of its chain, and what the stream says beside
 * the rules. It holds no log, so it is small. It can be thrown away at any time: the store has everything.
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
  private open: readonly RewindRequest[] = [];
  private last = -1 as Revision;
  private readonly commands = new Map<string, Span>();

  /** @param seal the hash of the last stored batch, where there is one */
  constructor(parts: MatchParts, seal?: string) {
    this.gameId = parts.gameId;
    this.live = parts.live;
    this.catalog = parts.catalog;
    this.secrets = parts.secrets;
    this.tokens = parts.tokens;
    this.chain = chainOf(parts.tokens, () => this.secrets, seal);
  }

  /** The revision of the last stored fact; -1 before the first. */
  get revision(): Revision {
    return this.last;
  }

  /** Roughly how much memory it takes. */
  get weight(): Weight {
    return weightOfState(this.live.state);
  }

  get requests(): readonly RewindRequest[] {
    return this.open;
  }

  /** Where a command's batch is stored, if it is. */
  spanOf(commandId: string): Span | undefined {
    return this.commands.get(commandId);
  }

  /** Takes note of facts that are stored. */
  stored(events: readonly AnyGameEvent[], commandIds: (index: number) => string): void {
    this.open = afterFacts(this.open, events);
    events.forEach(({ revision }, index) => {
      widen(this.commands, commandIds(index), revision);
      this.last = revision;
    });
  }
}

/** The chain of a game. @param seal the hash of the last stored batch, where there is one */
export function chainOf({ seats }: Tokens, secrets: () => GameSecrets, seal?: string): BatchChain {
  const head = seal === undefined ? {} : { head: fromHex(seal) };
  return new BatchChain({ seats: seats.length, salts: veilSalts(secrets), versions, ...head });
}

/** Takes note that a command's batch reaches to this revision. */
export function widen(commands: Map<string, Span>, commandId: string, revision: Revision): void {
  commands.set(commandId, { first: commands.get(commandId)?.first ?? revision, last: revision });
}
