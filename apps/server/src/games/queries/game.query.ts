import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Adjudicator, PlayerId, Revision } from '@stacktrail/game-events';
import { nextToAnswer, type GameState } from '@stacktrail/game-state';
import { Matches, type DrawOffer, type RewindRequest } from '@stacktrail/match';
import { BoardReader, type GameSummary } from '@stacktrail/projection-board';
import { Freshness } from '../../stores/freshness.js';

/** A game in a few lines, and what its players have asked each other. */
export interface GamePage extends GameSummary {
  /** Requests to rewind that are neither refused nor granted. */
  readonly rewindRequests: readonly RewindRequest[];
  /** The draw that a seat offers (CR 104.4i). */
  readonly drawOffer: DrawOffer | null;
  /** The shortcut that not all players have accepted or shortened yet (CR 730.2b). */
  readonly shortcut: StandingShortcut | null;
  /** Whether coins, dice and which cards are drawn are told as the game is entered; `null` where it can't be read. */
  readonly chance: 'told' | 'drawn' | null;
  /** Who says what a clause does that isn't understood; `null` where it can't be read. */
  readonly adjudication: Adjudicator | 'off' | null;
}

/** What is known of a game besides its summary where its record is damaged. */
const nothingKnown = { rewindRequests: [], drawOffer: null, shortcut: null, chance: null, adjudication: null };

/** A shortcut that waits for an answer; the revision of its suggestion is its id. */
interface StandingShortcut {
  readonly revision: Revision;
  readonly player: PlayerId;
  /** How many choices would be made. */
  readonly choices: number;
  /** The seat that has to answer next. */
  readonly answers: PlayerId;
}

/** How does the game stand? */
export class GameQuery extends Query<GamePage> {
  constructor(readonly gameId: string) {
    super();
  }
}

@QueryHandler(GameQuery)
export class GameQueryHandler implements IQueryHandler<GameQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
  ) {}

  async execute({ gameId }: GameQuery): Promise<GamePage> {
    const summary = await this.freshness.found(gameId, this.board.runner, () => this.board.game(gameId));
    if (summary.damaged !== null) return { ...summary, ...nothingKnown };
    const { requests, drawOffer, state } = await this.matches.current(gameId);
    const { chance = 'drawn', adjudication = 'off' } = state.setup ?? {};
    return { ...summary, rewindRequests: requests, drawOffer, shortcut: standingIn(state), chance, adjudication };
  }
}

function standingIn(state: GameState): StandingShortcut | null {
  const { proposal } = state;
  const answers = proposal === null ? null : nextToAnswer(state, proposal);
  if (proposal === null || answers === null) return null;
  return { revision: proposal.id, player: proposal.player, choices: proposal.end, answers };
}
