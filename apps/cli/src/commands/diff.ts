import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { partingOf, type GameRecord } from '@stacktrail/match';
import { boardDifferences, boardView, describeEvent, type BoardView } from '@stacktrail/views';
import { readGame } from '../games/read-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type DiffOptions = StoreOptions & AnswerOptions;

/** A game of the two, from where it parts from the other. */
interface Side {
  readonly game: string;
  /** The first event that the other game doesn't have; `null` if this game ends before. */
  readonly at: Revision | null;
  readonly text: string | null;
  readonly isDecision: boolean;
  readonly revision: Revision;
}

/** `diff GAME OTHER`: where two lines of play, or two games, part, and how they stand at their ends. */
export function addDiff(command: Command, io: Io): void {
  command.argument('<other>', 'the other game');
  withStore(command).action(async (given: string, other: string, options: DiffOptions) => {
    const { a, b } = await useStore(io, options.store, 'read', async (store) => ({
      a: await readGame(store, given, options.store),
      b: await readGame(store, other, options.store),
    }));
    const parting = partingOf(a, b);
    const sides = [sideOf(a, parting.at[0], parting.decisions[0]), sideOf(b, parting.at[1], parting.decisions[1])];
    const differences = boardDifferences(boardAtEnd(a), boardAtEnd(b));
    print(io, options, { common: parting.common, games: sides, differences }, () =>
      parting.at.every((at) => at === null)
        ? `Both games are the same: ${counted(parting.common, 'event')}.`
        : [
            `They have ${counted(parting.common, 'event')} in common, then:`,
            ...sides.map(sideText),
            '',
            differences.length === 0 ? 'At their ends both boards are the same.' : 'At their ends:',
            ...differences.map(({ what, values: [one, two] }) => `  ${what}: ${one} | ${two}`),
          ].join('\n'),
    );
  });
}

function sideOf(
  { id, catalog, history, lastRevision }: GameRecord,
  at: Revision | null,
  decision: object | null,
): Side {
  const timeline = fold(catalog, history);
  const event = at === null ? undefined : timeline.event(at);
  const around = { before: timeline.at(((at ?? 0) - 1) as Revision), after: timeline.at(at ?? lastRevision) };
  const text = event === undefined ? null : describeEvent(event, around, 'judge');
  return { game: id, at, text, isDecision: decision !== null, revision: lastRevision };
}

function sideText({ game, at, text, isDecision }: Side): string {
  return at === null ? `  ${game} has nothing more.` : `  ${game} at ${at}${isDecision ? ', a decision' : ''}: ${text}`;
}

function boardAtEnd({ catalog, history, lastRevision }: GameRecord): BoardView {
  return boardView(fold(catalog, history).at(lastRevision), 'judge');
}
