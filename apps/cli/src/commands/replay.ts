import { Option, type Command } from 'commander';
import type { AnyGameEvent, Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { GameRecord } from '@stacktrail/match';
import { boardView } from '@stacktrail/views';
import { assertSeat, damagedText, readGame, revisionIn } from '../games/read-game.js';
import type { Io } from '../io.js';
import { boardText } from '../output/board-text.js';
import { isBookkeeping, logLines, logText } from '../output/log-lines.js';
import { print, type AnswerOptions } from '../output/print.js';
import { goThrough } from '../people/go-through.js';
import { stackText } from '../output/stack-text.js';
import { turnSummaries, turnsText } from '../output/turn-summaries.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { revisionArgument, viewerArgument } from './arguments.js';

type View = 'board' | 'log' | 'stack' | 'turns';

interface ReplayOptions extends StoreOptions, AnswerOptions {
  readonly at?: Revision;
  readonly from?: Revision;
  readonly steps: boolean;
  readonly view: View;
  readonly as: Viewer;
  readonly full: boolean;
}

/** `replay GAME`: the game as it was at a revision, folded from nothing but its facts. */
export function addReplay(command: Command, io: Io): void {
  command
    .option('--at <revision>', 'after this event (default: the last one)', revisionArgument)
    .option('--from <revision>', 'the log and the turns from this event on', revisionArgument)
    .option('--steps', 'go through the game with keys: n and p, t for the next turn, w for why, q', false)
    .addOption(new Option('--view <view>', 'what to show').choices(['board', 'log', 'stack', 'turns']).default('board'))
    .option('--as <viewer>', 'who looks: judge, spectator or a seat from 0', viewerArgument, 'judge')
    .option('--full', 'in the log, also who was asked and who passed priority', false);
  withStore(command).action(async (given: string, options: ReplayOptions) => {
    const record = await useStore(io, options.store, 'read', (store) => readGame(store, given, options.store));
    if (options.steps) await goThrough(io, record, revisionIn(record, options.from ?? (0 as Revision)), options.as);
    else replay(io, record, options);
  });
}

function replay(io: Io, record: GameRecord, options: ReplayOptions): void {
  const { view, as: viewer } = options;
  const at = revisionIn(record, options.at);
  assertSeat(record, viewer);
  const { damage: damaged } = record;
  const timeline = fold(record.catalog, record.history.slice(0, at + 1));
  const show = (value: object, text: () => string): void =>
    print(io, options, { ...value, damaged }, () => (damaged === null ? '' : `${damagedText(damaged)}\n\n`) + text());
  if (view === 'log') {
    const events = record.facts.filter(({ revision }) => revision <= at);
    const whole = logLines(timeline, events, at, viewer);
    const lines = whole.filter(
      ({ revision }, i) =>
        revision >= (options.from ?? 0) && (options.full || !isBookkeeping(events[i] as AnyGameEvent)),
    );
    show({ game: record.id, at, lines }, () => logText(lines));
    return;
  }
  if (view === 'turns') {
    const turns = turnSummaries(timeline, record.facts, options.from ?? (0 as Revision), at);
    show({ game: record.id, at, turns }, () => turnsText(turns));
    return;
  }
  const board = boardView(timeline.at(at), viewer);
  if (view === 'board') show(board, () => boardText(board));
  else show({ game: record.id, at, stack: board.stack }, () => stackText(board));
}
