import type { BatchChain, Damage, Revision } from '@stacktrail/game-events';
import { fold, weightOfState, type Catalog, type GameState } from '@stacktrail/game-state';
import type { Weight } from '@stacktrail/kernel';
import { endDamaged, type Rejection } from '@stacktrail/rules';
import type { CurrentGame, EndGame, RewindRequest } from './commands.js';
import { ruled, SecretsMissing } from './errors.js';
import type { GameRecord } from './game-record.js';
import { chainOf, widen, type LiveMatch, type Span } from './live-match.js';
import { noted, type Decided } from './playing.js';
import { afterFacts } from './rewinding/requests.js';
import { lastSeal } from './storage/seals.js';
import { secretsAt, type GameSecrets } from './storage/secrets.js';
import type { Tokens } from './storage/tokens.js';

/** A game that is kept in memory. */
export type HeldMatch = LiveMatch | DamagedMatch;

/**
 * A game in memory whose record can't be read whole: as it stood before the damage, or as a judge has ended it. It can
 * be looked at and ended; it never goes on.
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
  private readonly commands = new Map<string, Span>();

  constructor(
    { id, stored, metadata, secrets, history, facts }: GameRecord,
    readonly damage: Damage,
    private readonly catalog: Catalog,
    readonly tokens: Tokens,
  ) {
    this.gameId = id;
    this.revision = (stored.length - 1) as Revision;
    this.state = ruled(id, damage.revision - 1, () => fold(catalog, history)).state;
    this.requests = afterFacts([], facts);
    const known: GameSecrets = secrets ?? { seeds: [], nonces: [] };
    this.chain = chainOf(tokens, () => known, lastSeal(stored));
    metadata.forEach(({ commandId }, revision) => widen(this.commands, commandId, revision as Revision));
  }

  /** Where a command's batch is stored, if it is. */
  spanOf(commandId: string): Span | undefined {
    return this.commands.get(commandId);
  }

  /** The game as far as it can be shown. Nobody has anything to decide in it. */
  current(): CurrentGame {
    const { gameId, state, catalog, damage, requests } = this;
    return { gameId, revision: state.revision, state, decision: null, catalog, requests, damaged: damage };
  }

  /** About what it takes in memory. */
  get weight(): Weight {
    return weightOfState(this.state);
  }

  /** Whether a judge has ended it, or it ended before the damage. */
  get isOver(): boolean {
    return this.state.outcome !== null;
  }
}

/** What a judge's ending of a damaged game comes to (CR 104.4). @param record the whole game */
export function ended(
  match: DamagedMatch,
  { history, secrets }: GameRecord,
  { judge, ruling }: EndGame,
): Decided | Rejection {
  if (match.isOver) return { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
  const seed = secrets === null ? undefined : secretsAt(secrets, match.damage.revision);
  if (seed === undefined) throw new SecretsMissing(match.gameId);
  return noted(endDamaged(history, match.damage, { judge, ruling }, seed));
}
