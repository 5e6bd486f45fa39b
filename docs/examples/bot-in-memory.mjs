// Two bots play games in memory, and how close it was is read from the events afterwards.
//
//   node bot-in-memory.mjs DECK-FILE DECK-FILE [GAMES]
import { readFileSync } from 'node:fs';
import { Game, readDeck } from '@stacktrail/engine';
import { choose } from './bot.mjs';

const [one, other, games = '3'] = process.argv.slice(2);
if (other === undefined) {
  console.error('Usage: node bot-in-memory.mjs DECK-FILE DECK-FILE [GAMES]');
  process.exit(2);
}
const seats = [one, other].map((file) => ({ name: file, deck: readDeck(readFileSync(file, 'utf8')) }));

for (let number = 1; number <= Number(games); number++) {
  const game = Game.start({ seats, seed: `example ${number}` });
  play(game);
  const winner = game.outcome.winner;
  console.log(`game ${number}: ${winner === null ? 'a draw' : seats[winner].name} in turn ${game.turn}`);
  const { line, revision } = lowestLife(game);
  console.log(`  ${line} (revision ${revision} of ${game.events.length - 1})`);
}

/** Plays to the end. An answer of the bot that the rules refuse is replaced by the example that the decision has. */
function play(game) {
  for (let decision = game.decision(); decision !== null; decision = game.decision()) {
    if (decision.kind === 'judge a loop') {
      game.ruleOnLoop('draw');
      continue;
    }
    const { answer, ahead } = choose(decision);
    if (!game.answer(decision.id, answer, ahead).accepted) game.answer(decision.id, decision.send.body.answer);
  }
}

/** The first moment at which the winner had the least life, as the events tell it. */
function lowestLife(game) {
  const folded = game.fold();
  let least = { life: Infinity, revision: 0, line: '' };
  for (const { type, revision } of game.events) {
    if (type !== 'LifeLost') continue;
    const { life, name } = folded.board(revision, 'spectator').seats[game.outcome.winner ?? 0];
    if (life < least.life) least = { life, revision, line: `${name} had ${life} life` };
  }
  return least;
}
