import type { GameState } from '@stacktrail/game-state';
import type { Decision } from '@stacktrail/rules';
import type { CastView } from '../cast-view.js';
import { seatName } from '../names.js';
import type { StackObjectView } from '../stack-view.js';
import { capitalised, listed, nameOfStep, possessive } from '../words.js';

/** The situation in which a decision is made, in a sentence or two. */
export function situation(
  { player, decidedBy, question }: Decision,
  state: GameState,
  [top]: readonly StackObjectView[],
): string {
  const who =
    player === decidedBy
      ? `${seatName(state, player)} decides.`
      : `${seatName(state, decidedBy)} decides for ${seatName(state, player)}.`;
  if (state.turn === 0) return `Before the first turn. ${who}`;
  const whose = possessive(seatName(state, state.activePlayer));
  const when = `Turn ${state.turn}, ${whose} turn, ${nameOfStep(state.step)}.`;
  return `${when} ${top === undefined ? 'The stack is empty.' : `${topOfStack(top, state, question.isReversing === true)}.`} ${who}`;
}

function topOfStack({ name, controller, targets, cast, x }: StackObjectView, state: GameState, ends: boolean): string {
  const aims = targets.flat().map(({ label }) => label);
  const at = aims.length === 0 ? '' : `, targeting ${aims.join(', ')}`;
  const withX = x === null ? '' : `, with X as ${x}`;
  const where = ends ? 'is being taken back from the top of the stack' : 'is on top of the stack';
  return capitalised(`${name}, which ${seatName(state, controller)} controls${how(cast)}, ${where}${withX}${at}`);
}

const placesCastFrom: Readonly<Record<string, string>> = {
  exile: 'exile',
  command: 'the command zone',
  outside: 'outside the game',
};

/** How a spell is cast, if that isn't from the hand for its mana cost. */
function how(cast: CastView | null): string {
  if (cast === null || (cast.method === null && cast.from === 'hand' && cast.additional.length === 0)) return '';
  const from = cast.from === 'hand' ? '' : ` from ${placesCastFrom[cast.from] ?? `the ${cast.from}`}`;
  const cost = cast.cost === '' ? '' : ` (${cast.cost})`;
  const also = cast.additional.length === 0 ? '' : `, paying ${listed(cast.additional)}`;
  return ` and casts${from}${cast.method === null ? '' : ` for ${cast.method}${cost}`}${also}`;
}
