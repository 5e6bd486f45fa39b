import { parseArgs } from 'node:util';
import { median, requestsOfTurns } from './turn-requests.js';

/** `npm run test:requests -- [--turns 20] [--games 6] [--seed 1]`: how many requests a turn takes, with and without stops. */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '20' },
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});
const turns = await requestsOfTurns(values.seed, Number(values.turns), Number(values.games));
for (const { game, turn, byHand, withStops, alike } of turns) {
  console.log(`game ${game}, turn ${turn}: ${byHand} by hand, ${withStops} with stops${alike ? '' : ', NOT ALIKE'}`);
}
const of = (which: 'byHand' | 'withStops'): string => {
  const numbers = turns.map((each) => each[which]);
  return `median ${median(numbers)}, most ${Math.max(...numbers)}`;
};
console.log(`${turns.length} turns, seed ${values.seed}: by hand ${of('byHand')}; with stops ${of('withStops')}`);
console.log(`${turns.filter(({ alike }) => alike).length} of ${turns.length} end alike`);
