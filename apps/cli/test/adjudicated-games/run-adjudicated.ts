import { parseArgs } from 'node:util';
import { hasDecks, needsDecks, partlyReadDecks } from './partly-read-decks.js';
import { playDecks } from './play-decks.js';

/** `npm run test:adjudication -- [--games 10] [--seed 1]`: bots play published decks with unread clauses, and adjudicate them. */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
if (!hasDecks) throw new Error(`it ${needsDecks}`);
const decks = await partlyReadDecks();
const { counts, faults, ...sums } = await playDecks(decks, Number(values.games), values.seed);
console.log(`${decks.length} decks of 60 cards have unread clauses`, sums, counts);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || sums.unfinished > 0) process.exitCode = 1;
