import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { Matches, partingOf, type GameRecord } from '@stacktrail/match';
import { boardDifferences, boardView, describeEvent, type BoardDifference } from '@stacktrail/views';
import { HeavyWork } from '../../limits/heavy-work.js';
import { Problem } from '../../problem/problem.js';

/** One of two games, from where it parts from the other. */
interface Line {
  readonly game: string;
  readonly at: Revision | null;
  readonly text: string | null;
  readonly isDecision: boolean;
  readonly revision: Revision;
}

export interface Differences {
  readonly common: number;
  readonly games: readonly Line[];
  readonly differences: readonly BoardDifference[];
}

/** Where does a game part from another one? Its judge asks; of the other game a spectator's view is shown. */
export class DifferencesQuery extends Query<Differences> {
  /** @param other the one that the game was forked from where absent */
  constructor(
    readonly gameId: string,
    readonly other: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(DifferencesQuery)
export class DifferencesQueryHandler implements IQueryHandler<DifferencesQuery> {
  constructor(
    private readonly matches: Matches,
    private readonly heavy: HeavyWork,
  ) {}

  execute({ gameId, other }: DifferencesQuery): Promise<Differences> {
    return this.heavy.run(async () => {
      const mine = await this.matches.load(gameId);
      const theirs = await this.matches.load(await this.otherThan(mine, other));
      const { common, at, decisions } = partingOf(mine, theirs);
      return {
        common,
        games: [
          lineOf(mine, at[0], decisions[0] !== null, 'judge'),
          lineOf(theirs, at[1], decisions[1] !== null, 'spectator'),
        ],
        differences: boardDifferences(boardAtEnd(mine), boardAtEnd(theirs)),
      };
    });
  }

  /** @throws Problem if there is no other game, or it isn't for everybody to watch */
  private async otherThan({ facts }: GameRecord, other: string | undefined): Promise<string> {
    const parent = facts.findLast((event) => event.type === 'GameForked')?.data.parent;
    const game = other ?? parent;
    if (game === undefined)
      throw new Problem('malformed-request', 'The game is no fork: say the other game by `with`.');
    if (game === parent || (await this.matches.tokens.isOpen(game))) return game;
    throw new Problem('not-allowed', `Game ${game} is private.`);
  }
}

function lineOf(
  { id, catalog, history, lastRevision }: GameRecord,
  at: Revision | null,
  isDecision: boolean,
  viewer: Viewer,
): Line {
  if (at === null) return { game: id, at, text: null, isDecision, revision: lastRevision };
  const timeline = fold(catalog, history);
  const event = timeline.event(at);
  const around = { before: timeline.at((at - 1) as Revision), after: timeline.at(at) };
  const text = event === undefined ? null : describeEvent(event, around, viewer);
  return { game: id, at, text, isDecision, revision: lastRevision };
}

function boardAtEnd({ catalog, history, lastRevision }: GameRecord): ReturnType<typeof boardView> {
  return boardView(fold(catalog, history).at(lastRevision), 'spectator');
}
