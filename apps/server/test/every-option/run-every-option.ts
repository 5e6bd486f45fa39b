import { parseArgs } from 'node:util';
import type { DecisionKind } from '@stacktrail/game-events';
import { offeredInGame } from './offered-game.js';

/** `npm run test:options -- [--games 200] [--seed 1]`: every option of every decision, sent back; the exit code is 1 where one is refused. */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const sum = { decisions: 0, options: 0, withoutAnswer: 0, sent: 0, faults: 0 };
const kinds = new Map<DecisionKind, number>();
for (let i = 0; i < Number(values.games); i++) {
  const game = await offeredInGame(`${values.seed}-${i}`);
  sum.decisions += game.decisions;
  sum.options += game.options;
  sum.withoutAnswer += game.withoutAnswer;
  sum.sent += game.sent;
  sum.faults += game.faults.length;
  for (const [kind, count] of game.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  for (const fault of game.faults.slice(0, 3)) console.error(fault);
}
console.log(
  `${values.games} games, seed ${values.seed}: ${sum.decisions} decisions of ${kinds.size} kinds, ${sum.options} options, ` +
    `${sum.faults} refused or alike, ${sum.withoutAnswer} without an answer, ${sum.sent} answers of options played on with`,
);
for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1])) console.log(`  ${kind}: ${count}`);
if (sum.faults > 0) process.exitCode = 1;
