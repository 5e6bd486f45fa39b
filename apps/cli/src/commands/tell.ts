import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { dungeonsFor } from '@stacktrail/cards';
import type { PlayerId } from '@stacktrail/game-events';
import { liveCopy, Matches, type Committed } from '@stacktrail/match';
import type { Rejection } from '@stacktrail/rules';
import { sourceOption, usualSource } from '../cards/source-option.js';
import { CommandError } from '../command-error.js';
import { findDecks } from '../decks/find-decks.js';
import { findGame } from '../games/find-game.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { readRecord, type NumberedLine, type RecordedGame } from '../told/record-lines.js';
import { CannotEnter, Recorder, type Step } from '../told/recorder.js';
import { wholeNumber } from './arguments.js';

interface TellOptions extends StoreOptions, AnswerOptions {
  readonly source?: string;
  readonly game?: string;
  readonly from: number;
}

/** `tell FILE`: enters a game that was played elsewhere from its written record (docs/told-games.md). */
export function addTell(command: Command, io: Io): void {
  command
    .option(...sourceOption, usualSource())
    .option('--game <game>', 'go on with this game instead of beginning one')
    .option('--from <line>', 'the line of the file to go on from', wholeNumber(1), 1);
  withStore(command).action((file: string, options: TellOptions) =>
    useStore(io, options.store, 'write or make', async (store) => {
      const lines = readRecord(readFileSync(resolve(io.directory, file), 'utf8'));
      const matches = new Matches(store);
      const game =
        options.game === undefined
          ? await begin(io, matches, lines, options.source)
          : findGame(await matches.games(), options.game, options.store);
      const entered = await enter(
        matches,
        game,
        file,
        lines.filter(({ number }) => number >= options.from),
      );
      const { state, revision } = await matches.current(game);
      const answer = { game, lines: entered, revision, turn: state.turn, over: state.outcome !== null };
      print(io, options, answer, () => {
        const stands =
          state.outcome === null ? `It stands in turn ${state.turn}.` : `It is over: ${resultText(state)}.`;
        return `Game ${game}: ${entered} lines entered, ${revision + 1} events. ${stands}`;
      });
    }),
  );
}

async function begin(io: Io, matches: Matches, lines: readonly NumberedLine[], source?: string): Promise<string> {
  const first = lines[0]?.line;
  if (first === undefined || !('game' in first)) {
    throw new CommandError('The record doesn’t begin with the line “game”.', 'Name the seats and their decks first.');
  }
  const { seats, adjudication }: RecordedGame = first.game;
  const decks = await findDecks(
    io,
    seats.map(({ deck }) => deck),
    source,
    adjudication !== undefined,
  );
  const { gameId } = await matches.create({
    seats: decks.map(({ name: deckName, cards, leftOut: _, ...brought }, i) => {
      return { name: seats[i]?.name ?? '', deckName, deck: cards, ...brought };
    }),
    chance: 'told',
    chooser: 0 as PlayerId,
    dungeons: dungeonsFor(decks.map(({ cards, commanders }) => [...cards, ...commanders])),
    ...(adjudication === undefined ? {} : { adjudication }),
  });
  return gameId;
}

/** Enters lines until one can't be. @returns how many were. @throws CommandError that says how to go on */
async function enter(matches: Matches, game: string, file: string, lines: readonly NumberedLine[]): Promise<number> {
  const recorder = new Recorder(liveCopy(await matches.load(game)));
  let entered = 0;
  for (const { number, line } of lines) {
    if ('game' in line) continue;
    let steps: readonly Step[];
    try {
      steps = recorder.enter(line);
    } catch (error) {
      if (!(error instanceof CannotEnter)) throw error;
      throw new CommandError(
        `Line ${number} of ${file} can’t be entered: ${error.message}`,
        `What stands before it is stored. Mend the line, and go on with “stacktrail tell ${file} --game ${game} --from ${number}”.`,
      );
    }
    for (const step of steps) await carryOut(matches, game, step);
    entered += 1;
  }
  return entered;
}

async function carryOut(matches: Matches, game: string, step: Step): Promise<void> {
  const result = await asCommand(matches, game, step);
  if (!result.accepted) throw new CommandError(`${result.message} (CR ${result.rule})`);
}

function asCommand(matches: Matches, game: string, step: Step): Promise<Committed | Rejection> {
  const commandId = randomUUID();
  switch (step.does) {
    case 'answer': {
      const { player, decision, answer, ahead } = step;
      return matches.submit(game, { commandId, player, decision, answer, ahead });
    }
    case 'tell':
      return matches.tell(game, { commandId, player: step.told.owner, told: step.told });
    case 'rule': {
      const { judge, ruling, actions } = step;
      return matches.rule(game, { commandId, judge, ruling, actions });
    }
    case 'concede':
      return matches.concede(game, { commandId, player: step.player });
  }
}
