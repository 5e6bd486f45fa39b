import { branches, perft, rootOf } from './perft.js';
import { positions } from './positions.js';
import { told } from './told.js';

/** `npm run perft -- POSITION DEPTH`: the number of sequences after each first choice, and their sum. */
const [name = '', depth = '2'] = process.argv.slice(2);
const fixed = positions[name];
if (fixed === undefined || !/^[1-9]$/.test(depth)) {
  console.error(`perft POSITION DEPTH; positions are:\n${Object.keys(positions).join('\n')}`);
  process.exit(1);
}
let total = 0;
for (const branch of branches(rootOf(fixed.root))) {
  const count = perft(branch.node, Number(depth) - 1);
  total += count;
  console.log(`${String(count).padStart(9)}  ${told(branch.before, branch.question, branch.answer)}`);
}
console.log(`${String(total).padStart(9)}  in all`);
