import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CardDefinition } from '@stacktrail/card-tree';
import { Prng } from '@stacktrail/kernel';
import { playOut } from '@stacktrail/match';
import { editions, LiveGame } from '@stacktrail/rules';
import { seatedBots } from '../games/play-on.js';
import { counted } from '../output/words.js';
import type { Bench } from './bench.js';

/** So many games a second that the bench may take. */
const GAMES_A_SECOND = 10;
/** How much of each game is played: the board is full, and nobody has lost yet. */
const PLAYED = 0.75;

/** What a game in play holds: its state, its procedures and its cards, without a log. */
export const memoryBench: Bench = async ({ decks, seconds, progress }) => {
  const games = seconds * GAMES_A_SECOND;
  const lengths = Array.from({ length: games }, (_, i) => {
    progress(i / games / 2);
    return playOut(newGame(decks, i), botsOf(i, decks.length));
  });
  const held = lengths.map((decisions, i) => {
    progress((1 + i / games) / 2);
    const live = newGame(decks, i);
    playOut(live, botsOf(i, decks.length), undefined, Math.floor(decisions * PLAYED));
    return live;
  });
  const turns = held.reduce((sum, { state }) => sum + state.turn, 0);
  const heapUsed = collectedHeap();
  const withGames = heapUsed();
  held.length = 0;
  const bytes = withGames - heapUsed();
  const note = `${counted(games, 'game')} in play, in turn ${Math.round(turns / games)} on average`;
  return [{ name: 'memory', value: bytes / games / 1024, unit: 'KB', target: 200, note }];
};

function newGame(decks: readonly (readonly CardDefinition[])[], number: number): LiveGame {
  const random = Prng.from(`memory ${number}`);
  const { live } = LiveGame.start({
    game: `memory-${number}`,
    edition: editions[0],
    match: null,
    parent: null,
    seats: decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck })),
    seed: random.bytes(32),
    salt: random.bytes(16),
    provable: false,
    nonces: decks.map(() => random.bytes(16)),
  });
  return live;
}

function botsOf(number: number, seats: number): ReturnType<typeof seatedBots> {
  return seatedBots('random', `memory ${number}`, seats);
}

/** How much the heap holds once all garbage is collected. Node hides its collector unless it is asked for. */
function collectedHeap(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}
