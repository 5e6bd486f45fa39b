import type { BatchChain, Damage, Revision } from '@stacktrail/game-events';
import { fold, weightOfState, type Catalog, type GameState } from '@stacktrail/game-state';
import { fromHex, type Weight } from '@stacktrail/kernel';
import type { CurrentGame, RewindRequest } from '../commands.js';
import { runRules } from '../errors.js';
import { StoredCommands } from '../storage/stored-commands.js';
import type { GameRecord } from '../game-record.js';
import { lastSeal } from '../storage/seals.js';
import type { GameSecrets } from '../storage/secrets.js';
import type { Tokens } from '../storage/tokens.js';
import { chainOf, type LiveMatch } from './live-match.js';
import { afterFacts } from './rewind-requests.js';

/** A game that is kept in memory. */
export type HeldMatch = LiveMatch | DamagedMatch;

/**
 * A damaged game in memory, as it was before the damage or as a judge has ended it. It can be looked at and ended; it
 * never goes on.
 */
export class DamagedMatch {
  readonly gameId: string;
  readonly chain: BatchChain;
  /** The revision of the last event in the store, whether it can be read or not. */
  readonly revision: Revision;
  /** Whether it was read from the store for the command at hand. */
  isFresh = true;
  private readonly state: GameState;
  private readonly requests: readonly RewindRequest[];
  readonly commands = new StoredCommands();

  constructor(
    { id, stored, metadata, secrets, history, facts }: GameRecord,
    readonly damage: Damage,
    private readonly catalog: Catalog,
    readonly tokens: Tokens,
  ) {
    this.gameId = id;
    this.revision = (stored.length - 1) as Revision;
    this.state = runRules(id, damage.revision - 1, () => fold(catalog, history)).state;
    this.requests = afterFacts([], facts);
    const known: GameSecrets = secrets ?? { seeds: [], nonces: [] };
    this.chain = chainOf(tokens, () => known, fromHex(lastSeal(stored)));
    metadata.forEach((mark, revision) => this.commands.widen(mark, revision as Revision));
  }

  /** The game as far as it can be shown. Nobody has anything to decide in it. */
  current(): CurrentGame {
    const { gameId, state, catalog, damage, requests } = this;
    return {
      gameId,
      revision: state.revision,
      state,
      decision: null,
      catalog,
      requests,
      drawOffer: null,
      damaged: damage,
    };
  }

  /** Roughly how much memory it takes. */
  get weight(): Weight {
    return weightOfState(this.state);
  }

  /** Whether a judge has ended it, or it ended before the damage. */
  get isOver(): boolean {
    return this.state.outcome !== null;
  }
}
