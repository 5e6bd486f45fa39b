import { Option, type Command } from 'commander';
import { CommandError } from '../command-error.js';
import { findDeck, shippedDecks, type Deck } from '../decks/find-deck.js';
import { botNames, type BotName } from '../games/play-on.js';
import { playGames, type PlayedGame } from '../games/play-games.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { tableText } from '../output/table-text.js';
import { counted, duration, grouped } from '../output/words.js';
import { DEFAULT_STORE, withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { wholeNumber } from './arguments.js';

interface PlayOptions extends StoreOptions, AnswerOptions {
  readonly deck: readonly string[];
  readonly seed?: string;
  readonly bots: BotName;
  readonly games: number;
  readonly acknowledge: boolean;
}

/** `play`: whole games of two bots, stored. */
export function addPlay(program: Command, io: Io): void {
  const command = program
    .command('play')
    .description('let two bots play whole games, and store them')
    .option('--deck <deck>', `a file with a list, or one of ${shippedDecks().join(', ')}; twice`, append, [])
    .option('--seed <text>', 'derive everything from this, so that the same games are played again')
    .addOption(new Option('--bots <bots>', 'who plays').choices(botNames).default('random'))
    .option('--games <count>', 'how many games', wholeNumber(1), 1)
    .option('--acknowledge', 'say on the error output when each decision is stored', false);
  withStore(command).action(async (options: PlayOptions) => {
    const decks = decksOf(io, options.deck);
    const begun = performance.now();
    const games = await useStore(io, options.store, 'new or existing', (store) =>
      playGames(io, store, { ...options, decks }),
    );
    const ms = Math.round(performance.now() - begun);
    print(io, options, { store: options.store, seed: options.seed ?? null, ms, games }, () =>
      playedText(games, ms, options.store),
    );
  });
}

function append(deck: string, before: readonly string[]): readonly string[] {
  return [...before, deck];
}

/** A deck a seat: the ones that are named, or those that come with this program. */
function decksOf(io: Io, named: readonly string[]): readonly Deck[] {
  const decks = named.length === 0 ? shippedDecks() : named;
  if (decks.length === 2) return decks.map((deck) => findDeck(io, deck));
  throw new CommandError(`A game needs two decks, not ${decks.length}.`, 'Say --deck A --deck B.', 2);
}

function playedText(games: readonly PlayedGame[], ms: number, store: string): string {
  const rows = games.map(({ game, winner, seats, turns, decisions, events }) => [
    game,
    winner === null ? 'draw' : (seats[winner]?.name ?? ''),
    winner === null ? '' : (seats[winner]?.deck ?? ''),
    `${turns}`,
    grouped(decisions),
    grouped(events),
  ]);
  return [
    tableText(['game', 'winner', 'deck', 'turns', 'decisions', 'events'], rows, [3, 4, 5]),
    '',
    `${counted(games.length, 'game')} in ${duration(ms)}. ${kept(store)}`,
  ].join('\n');
}

function kept(store: string): string {
  if (store === 'memory') return 'The store was in memory: nothing is kept. See --store.';
  const option = store === DEFAULT_STORE ? '' : ` --store ${store}`;
  return `Look at the last one with “stacktrail replay last${option}”.`;
}
