import { type Game, ask, type Procedure, isSamePosition } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import { drawTheGame } from '../../leaving/ending-the-game.js';
import { nothingReads } from './what-reads-growth.js';

/** In how many places the same position must have been, with nothing but mandatory actions between them. */
const repeatedTimes = 3;
/** The number of mandatory resolutions, none of which comes back to a position, after which a judge decides. */
const judgedAfter = 250;
/** The same, of checks before a player would get priority. */
const checksJudgedAfter = 250;

/** Whether enough has resolved without a choice for it to be a loop of mandatory actions. */
export function seemsMandatory({ repetition }: GameState): boolean {
  return repetition.mandatory >= repeatedTimes;
}

/**
 * CR 104.4b, 730.4: a loop of mandatory actions is a draw. What seems to go on for ever without coming back to a
 * position, a judge decides.
 *
 * @throws GameIsOver if the game is a draw
 */
export function* breakMandatoryLoop(game: Game): Procedure<void> {
  const { mandatory } = game.state.repetition;
  if (isMandatoryLoop(game.state) || growsForEver(game.state)) drawTheGame(game, [game.state.revision], '104.4b');
  if (mandatory % judgedAfter === 0 && mandatory > 0) yield* askJudge(game);
}

function isMandatoryLoop({ repetition: { seen } }: GameState): boolean {
  const last = seen.at(-1);
  return last !== undefined && seen.filter((position) => isSamePosition(position, last)).length >= repeatedTimes;
}

/**
 * The same position has come again and again but for what there is more of each time, and nothing in the game reads how
 * much there is of that: so it goes on as it has.
 */
function growsForEver(state: GameState): boolean {
  const { growth } = state.repetition;
  if (growth === null || growth.rounds < repeatedTimes || growth.grown.length === 0) return false;
  return nothingReads(state, growth.grown);
}

/** CR 704.3 can itself go round: state-based actions and triggers without end, before anyone gets priority. */
export function* breakEndlessChecks(game: Game, checks: number): Procedure<void> {
  if (checks > 0 && checks % checksJudgedAfter === 0) yield* askJudge(game);
}

/** The question that a judge answers: whether what goes on is a loop that only mandatory actions make (CR 730.4). */
function* askJudge(game: Game): Procedure<void> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'judge a loop',
    rule: '730.4',
    player: game.state.activePlayer,
    prompt: 'The game goes on and on without a choice. A judge says whether it is a loop of mandatory actions.',
    source: 0 as never,
    options: [
      { key: 'draw', text: 'It is a loop of mandatory actions: the game is a draw.' },
      { key: 'go on', text: 'It will end: the game goes on.' },
    ],
    min: 1,
    max: 1,
  });
  if (answer.keys[0] === 'draw') drawTheGame(game, game.causes, '104.4b');
}
