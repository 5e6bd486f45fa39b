import { invariant } from '@stacktrail/kernel';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { StoreAddress } from '@stacktrail/event-store';
import { adjudicators, type Adjudicator, type PlayerId } from '@stacktrail/game-events';
import { formatNames, type FormatName } from '@stacktrail/game-state';
import { Matches } from '@stacktrail/match';
import { wrongSeats } from '@stacktrail/rules';
import { CommandError } from '../command-error.js';
import { sourceOption, usualSource } from '../cards/source-option.js';
import { usualDecks, type Deck } from '../decks/find-deck.js';
import { findDecks, findSharedPlanes } from '../decks/find-decks.js';
import { botNames, type BotName } from '../games/play-on.js';
import { begin, playGames, type PlayedGame } from '../games/play-games.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { tableText } from '../output/table-text.js';
import { counted, duration, grouped } from '../output/words.js';
import { DEFAULT_STORE, withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { wholeNumber } from './arguments.js';

interface PlayOptions extends StoreOptions, AnswerOptions {
  readonly deck: readonly string[];
  readonly source?: string;
  readonly players?: number;
  readonly format?: FormatName;
  readonly teams?: readonly number[];
  readonly ante?: boolean;
  readonly adjudication: Adjudicator | 'off';
  readonly planes?: string;
  readonly seed?: string;
  readonly bots: BotName;
  readonly games: number;
  readonly seat?: number;
  readonly acknowledge: boolean;
}

/** `play`: whole games of two bots, stored. */
export function addPlay(command: Command, io: Io): void {
  command
    .option(
      '--deck <deck>',
      'a file with a list, - for standard input, or the name of a list in decks; once a seat',
      append,
      [],
    )
    .option(...sourceOption, usualSource())
    .option('--players <count>', 'how many seats; the decks are dealt to them in turn', wholeNumber(2))
    .addOption(new Option('--format <format>', 'the format that is played').choices(formatNames))
    .option('--teams <sizes>', 'the team of each seat, such as 0,0,1,1', teamsOf)
    .addOption(
      new Option(
        '--adjudication <who>',
        'who says what clauses do that can’t be read (docs/adjudication.md); it needs --source',
      )
        .choices([...adjudicators, 'off'])
        .default('off'),
    )
    .option('--ante', 'play for ante: each player puts a random card at stake (CR 407)')
    .option('--planes <deck>', 'play Planechase with this list of planes and phenomena for all (CR 901.15)')
    .option('--seed <text>', 'derive everything from this, so that the same games are played again')
    .addOption(new Option('--bots <bots>', 'who plays').choices(botNames).default('random'))
    .option('--games <count>', 'how many games', wholeNumber(1), 1)
    .option('--seat <number>', 'play this seat yourself, from 1, against bots', wholeNumber(1))
    .option('--acknowledge', 'say on the error output when each decision is stored', false);
  withStore(command).action(async (options: PlayOptions) => {
    const decks = await decksOf(io, options);
    const planes = await findSharedPlanes(io, options.planes, options.source, options.adjudication !== 'off');
    if (options.seat !== undefined) {
      await playYourself(io, options, decks, planes, options.seat);
      return;
    }
    const begun = performance.now();
    const games = await useStore(io, options.store, 'write or make', (store) =>
      playGames(io, store, { ...options, decks, planes, openAfterEnd: true }),
    );
    const ms = Math.round(performance.now() - begun);
    const leftOut = [...new Set(decks.flatMap((deck) => deck.leftOut))];
    print(io, options, { store: options.store.shown, seed: options.seed ?? null, ms, leftOut, games }, () =>
      [playedText(games, ms, options.store), ...(leftOut.length === 0 ? [] : [leftOutText(leftOut)])].join('\n'),
    );
  });
}

/** One game of a person against bots. */
async function playYourself(
  io: Io,
  options: PlayOptions,
  decks: readonly Deck[],
  planes: Awaited<ReturnType<typeof findSharedPlanes>>,
  number: number,
): Promise<void> {
  if (number > decks.length) {
    throw new CommandError(`There is no seat ${number}.`, `The seats are 1 to ${decks.length}.`, 2);
  }
  if (options.games !== 1) throw new CommandError('A person plays one game at a time.', 'Leave --games out.', 2);
  const seat = (number - 1) as PlayerId;
  await useStore(io, options.store, 'write or make', async (store) => {
    const matches = new Matches(store);
    const { game, seats, players: bots } = await begin(matches, { ...options, decks, planes, openAfterEnd: false }, 0);
    const own = seats[seat];
    invariant(own !== undefined, () => `game ${game} has no seat ${number}`);
    io.out.write(`Game ${game}. You are ${own.name} and play ${own.deck}.\n`);
    const { playSeat } = await import('../people/play-seat.js');
    const isOver = await playSeat(io, { matches, game, seat, bots });
    const { state } = await matches.current(game);
    io.out.write(
      isOver ? `The game is over: ${resultText(state)}.\n` : `You left game ${game}; it is stored as it stands.\n`,
    );
  });
}

function append(deck: string, before: readonly string[]): readonly string[] {
  return [...before, deck];
}

/** A deck for each seat: the named ones, or those that come with this program. They are dealt in turn to all players. */
async function decksOf(
  io: Io,
  { deck: named, source, players, teams, adjudication }: PlayOptions,
): Promise<readonly Deck[]> {
  const decks = named.length === 0 ? usualDecks : named;
  const seats = players ?? teams?.length ?? decks.length;
  if (decks.length > seats) {
    throw new CommandError(
      `${decks.length} decks are too many for ${seats} players.`,
      'Give the number of players with --players.',
      2,
    );
  }
  const dealt = Array.from({ length: seats }, (_, seat) => decks[seat % decks.length] ?? '');
  const seated = await findDecks(io, dealt, source, adjudication !== 'off');
  const wrong = wrongSeats({ seats: seated, ...(teams === undefined ? {} : { teams }) });
  if (wrong === null) return seated;
  throw new CommandError(wrong, 'Give a --deck for each seat, or the number of players with --players.', 2);
}

function teamsOf(text: string): readonly number[] {
  const teams = text.split(',').map(Number);
  if (teams.every((team) => Number.isSafeInteger(team) && team >= 0)) return teams;
  throw new InvalidArgumentError('Expected the number of each seat’s team, such as 0,0,1,1.');
}

function playedText(games: readonly PlayedGame[], ms: number, store: StoreAddress): string {
  const rows = games.map(({ game, winner, seats, turns, decisions, events, loop }) => [
    game,
    winner === null ? (loop ? 'draw (loop)' : 'draw') : (seats[winner]?.name ?? ''),
    winner === null ? '' : (seats[winner]?.deck ?? ''),
    `${turns}`,
    grouped(decisions),
    grouped(events),
  ]);
  return [
    tableText(['game', 'winner', 'deck', 'turns', 'decisions', 'events'], rows, [3, 4, 5]),
    ...(games.some(({ loop }) => loop) ? ['', loopText] : []),
    '',
    `${counted(games.length, 'game')} in ${duration(ms)}. ${kept(store)}`,
  ].join('\n');
}

function leftOutText(names: readonly string[]): string {
  return `Not in the sideboards, as they can't be played yet: ${names.join('; ')}.`;
}

const loopText = 'A game that goes on and on without a choice is ruled a draw (CR 104.4b): no judge attends here.';

function kept({ shown }: StoreAddress): string {
  if (shown === 'memory') return 'The store was in memory: nothing is kept. See --store.';
  const option = shown === DEFAULT_STORE.shown ? '' : ` --store ${shown}`;
  return `Look at the last one with “stacktrail replay last${option}”.`;
}
