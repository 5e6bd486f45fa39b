import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { Matches, type RewindPreview, type Rewound, type SeenCard } from '@stacktrail/match';
import { boardView, type BoardView } from '@stacktrail/views';
import { CommandError } from '../command-error.js';
import { findGame } from '../games/find-game.js';
import type { Io } from '../io.js';
import { boardText } from '../output/board-text.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { revisionArgument } from './arguments.js';

interface RewindOptions extends StoreOptions, AnswerOptions {
  readonly to: Revision;
  readonly reason: string;
  readonly judge: string;
  readonly reshuffle?: true;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

/** `rewind GAME --to REV --reason TEXT`: a judge rewinds a game (CR 731). Nothing is deleted. */
export function addRewind(command: Command, io: Io): void {
  command
    .requiredOption('--to <revision>', 'the decision that the game goes back to', revisionArgument)
    .requiredOption('--reason <text>', 'why; it is stored')
    .option('--judge <name>', 'the name of the judge; it is stored', 'judge')
    .option('--reshuffle', 'shuffle the library cards that no player knows')
    .option('--dry-run', 'only say what would be undone', false)
    .option('--yes', 'undo the end of a game without asking', false);
  withStore(command).action((given: string, options: RewindOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const id = findGame(await matches.games(), given, options.store);
      const { to, reason, judge } = options;
      const preview = await matches.previewRewind(id, to);
      if (!preview.accepted) throw new CommandError(`${preview.message} (CR ${preview.rule})`);
      const { state: now } = await matches.current(id);
      const would = (): string => previewText(preview, boardView(now, 'judge'));
      if (options.dryRun) {
        print(io, options, { game: id, ...preview }, would);
        return;
      }
      if (now.outcome !== null && !options.yes) await askToUndoEnd(io, id, would());
      const reshuffleUnknown = options.reshuffle === true;
      const result = await matches.rewind(id, { commandId: randomUUID(), judge, to, reason, reshuffleUnknown });
      if (!result.accepted) throw new CommandError(`${result.message} (CR ${result.rule})`);
      const { state } = await matches.current(id);
      const board = boardView(state, 'judge');
      print(io, options, { game: id, to: result.to, revision: result.lastRevision, seen: result.seen, board }, () =>
        rewoundText(to, result, board),
      );
    }),
  );
}

/** What a rewind would undo, as text for the judge. */
function previewText(preview: RewindPreview, board: BoardView): string {
  const { to, turn, step, undone, decisions, seen, seedIsRevealed } = preview;
  return [
    `Play would go on at revision ${to}, in turn ${turn}, ${step}: ${counted(undone, 'event')} would be undone, ${counted(decisions, 'decision')} among them.`,
    ...(board.outcome === null ? [] : ['The game is over: its end would be undone.']),
    ...(seedIsRevealed
      ? [
          'Its seed has been revealed, so everybody can compute what lay in the libraries: say --reshuffle to mix them anew.',
        ]
      : []),
    seenText(seen, board),
  ].join('\n');
}

/** Asks whoever sits at the terminal. @throws CommandError unless they agree, or where nobody can be asked */
async function askToUndoEnd(io: Io, game: string, would: string): Promise<void> {
  if (io.terminal === null) {
    throw new CommandError(`Game ${game} is over, and its end would be undone.`, 'Say --yes if that is meant.', 2);
  }
  io.err.write(`${would}\nUndo the end of the game? [y/N] `);
  for await (const chunk of io.input()) {
    if (/^\s*y(?:es)?\s*$/i.test(String(chunk).split('\n')[0] ?? '')) return;
    break;
  }
  throw new CommandError('Nothing was undone.');
}

function rewoundText(asked: Revision, { to, events, seen }: Rewound, board: BoardView): string {
  const why = to === asked ? '' : `, the last one at or before ${asked} from which play can go on`;
  const reversal = events.find(({ type }) => type === 'ActionReversed')?.revision;
  const by = reversal === undefined ? '' : ` Event ${reversal} is the reversal.`;
  return [`The game is back at revision ${to}${why}.${by}`, seenText(seen, board), '', boardText(board)].join('\n');
}

/** The cards that players have seen and can't forget, as text for the judge. */
function seenText(seen: readonly SeenCard[], { seats }: BoardView): string {
  if (seen.length === 0) return 'Nobody has seen a card that is hidden again now.';
  const nameOf = (seat: number): string => seats[seat]?.name ?? `seat ${seat}`;
  const lines = seen.map(({ name, owner, by }) => `  ${name} of ${nameOf(owner)}, by ${by.map(nameOf).join(' and ')}`);
  return ['Seen, and hidden again now:', ...lines].join('\n');
}
