import { parseArgs } from 'node:util';
import { commanderGame } from './commander-games.js';
import { keepFixture } from './fixtures.js';
import { randomDecks } from '@stacktrail/test-kit';
import { playRandomGame, verifyRandomGame, type RandomGame } from './random-game.js';
import { shrink } from './shrink.js';

/**
 * `npm run rules:random -- [--games 10000] [--seed 1] [--seats 2] [--cards 60] [--commander] [--verify-each 50]`: plays
 * games of random decks, or of four published Commander decks. One that goes wrong is made smaller, kept as a fixture,
 * and named with its seed; the exit code is then 1.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    cards: { type: 'string' },
    commander: { type: 'boolean', default: false },
    'verify-each': { type: 'string', default: '50' },
  },
});
const cards = values.cards === undefined ? undefined : values.cards === '60' ? 60 : 40;
const count = Number(values.games);
const verifyEach = Number(values['verify-each']);
const seen = new Map<string, number>();
const sum = { decisions: 0, facts: 0, turns: 0, ended: 0, verified: 0 };
/** The game that took longest: one that takes a hundred times as long as others tells of an algorithm that doesn't scale. */
let slowest = { seed: '', seconds: 0 };
const began = performance.now();

/** What went wrong, without the numbers of objects: the same bug in another game reads the same. */
const kindOf = (trouble: string): string => (trouble.split('\n')[0] ?? '').replace(/\d+/g, 'N');
const troubleOf = (game: RandomGame): string | null => {
  const { trouble } = playRandomGame(game);
  return trouble === null ? null : kindOf(trouble);
};

for (let i = 0; i < count; i++) {
  const seed = `${values.seed}-${i}`;
  const game = values.commander ? commanderGame(seed) : { seed, decks: randomDecks(seed, Number(values.seats), cards) };
  const startedAt = performance.now();
  const { trouble, decisions, facts, turns, ended } = playRandomGame(game);
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds > slowest.seconds) slowest = { seed, seconds };
  sum.decisions += decisions;
  sum.facts += facts;
  sum.turns += turns;
  if (ended) sum.ended += 1;
  if (trouble !== null) report(game, trouble);
  else if (verifyEach > 0 && i % verifyEach === 0) {
    const problem = await verifyRandomGame(game);
    sum.verified += 1;
    if (problem !== null) note(`seed ${seed}: doesn't verify: ${problem}`, `verify ${kindOf(problem)}`);
  }
  if ((i + 1) % 250 === 0) console.log(figures(i + 1));
}
console.log(figures(count));
if (seen.size > 0) process.exitCode = 1;

function report(game: RandomGame, trouble: string): void {
  const kind = kindOf(trouble);
  if (!seen.has(kind)) {
    const file = keepFixture(shrink(game, troubleOf), trouble);
    console.error(`seed ${game.seed}: ${trouble}\n  kept as ${file}`);
  }
  note(null, kind);
}

function note(line: string | null, kind: string): void {
  if (line !== null && !seen.has(kind)) console.error(line);
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

function figures(games: number): string {
  const seconds = (performance.now() - began) / 1000;
  const wrong = [...seen.values()].reduce((a, b) => a + b, 0);
  const kinds = [...seen].map(([kind, times]) => `\n  ${times}× ${kind}`).join('');
  return (
    `${games} games in ${seconds.toFixed(0)} s: ${sum.ended} ended, ${sum.turns} turns, ${sum.decisions} decisions, ` +
    `${sum.facts} facts, ${sum.verified} verified, ${wrong} went wrong, the slowest took ` +
    `${slowest.seconds.toFixed(1)} s (seed ${slowest.seed})${kinds}`
  );
}
