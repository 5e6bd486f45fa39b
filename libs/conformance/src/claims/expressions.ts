import { isDesignated, type GameObject } from '@stacktrail/game-state';
import { Unmatched } from '../outcome/outcomes.js';
import type { Claim, Expression } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import { countersOn } from './counters.js';
import type { ClaimContext, MismatchOrNone } from './claim-context.js';
import { permanentsNamed } from './objects.js';
import { ofPermanent } from './of-permanent.js';
import { isTopCardRevealed } from './stack-and-combat.js';

type Term = Exclude<Expression, string | number | boolean | null>;

/** Judges a claim of the form “this equals that”, “this is true”. */
export function judgeExpression(context: ClaimContext, { op, a, b }: Claim): MismatchOrNone {
  const left = valueOf(context, a ?? null);
  switch (op) {
    case 'true':
      return left === true ? null : { expected: asJson(a), found: left };
    case 'false':
      return left === false ? null : { expected: `not ${asJson(a)}`, found: left };
    default: {
      const right = valueOf(context, b ?? null);
      return isTrue(op, left, right) ? null : { expected: `${asJson(a)} ${op} ${asJson(b)}`, found: left };
    }
  }
}

function asJson(term: Expression | undefined): string {
  return JSON.stringify(term ?? null);
}

function isTrue(op: string | undefined, left: unknown, right: unknown): boolean {
  switch (op) {
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
    case 'gt':
      return Number(left) > Number(right);
    case 'ge':
      return Number(left) >= Number(right);
    case 'lt':
      return Number(left) < Number(right);
    case 'le':
      return Number(left) <= Number(right);
    case 'and':
      return left === true && right === true;
    case 'or':
      return left === true || right === true;
    default:
      throw new Unmatched(`an expression with the operator “${op}” can't be judged`);
  }
}

function valueOf(context: ClaimContext, term: Expression): unknown {
  if (term === null || typeof term !== 'object') return term;
  if (term.op === 'not') return valueOf(context, term.a ?? null) !== true;
  if (term.op !== undefined) return isTrue(term.op, valueOf(context, term.a ?? null), valueOf(context, term.b ?? null));
  if (term.prop !== undefined) return propertyOf(context, term.prop, valueOf(context, term.of ?? null), term);
  return thingOf(context, term);
}

/** A player is their number, a permanent its record, the game itself the state. */
function thingOf(context: ClaimContext, { get, name, player }: Term): unknown {
  const { table, state } = context;
  if (get === undefined && player !== undefined) return table.seat(player);
  switch (get) {
    case 'player':
      return table.seat(player ?? '');
    case 'permanent':
      return permanentsNamed(context, name ?? '', player === undefined ? undefined : table.seat(player))[0] ?? null;
    case 'game':
      return state;
    default:
      throw new Unmatched(`“${get}” can't be judged in an expression`);
  }
}

function propertyOf(context: ClaimContext, prop: string, of: unknown, { arg = '' }: Term): unknown {
  if (of === null) return null;
  if (typeof of === 'number') return ofPlayer(context, prop, of, arg);
  if (of === context.state) return ofGame(context, prop);
  return ofPermanent(context, prop, of as GameObject, arg);
}

function ofPlayer({ state }: ClaimContext, prop: string, id: number, arg: string): unknown {
  const player = playerIn(state, id);
  const pool = /^pool([WUBRGC])$/.exec(prop)?.[1];
  if (pool !== undefined) return player.mana.filter(({ type }) => type === pool).length;
  switch (prop) {
    case 'life':
      return player.life;
    case 'inGame':
      return !player.lost;
    case 'poolSize':
      return player.mana.length;
    case 'librarySize':
      return player.library.length;
    case 'topCardRevealed':
      return isTopCardRevealed(state, player);
    case 'handSize':
      return player.hand.length;
    case 'landsPlayedThisTurn':
      return player.landsPlayedThisTurn;
    case 'counters':
      return countersOn(player, arg);
    case 'speed':
      return player.designations.find(({ name }) => name === 'speed')?.value ?? 0;
    default:
      throw new Unmatched(`a player's “${prop}” can't be judged`);
  }
}

function ofGame({ state }: ClaimContext, prop: string): unknown {
  const is = (name: string): boolean => state.designations.some((designation) => designation.name === name);
  switch (prop) {
    case 'isDay':
      return is('day');
    case 'isNight':
      return is('night');
    case 'hasDayNight':
      return is('day') || is('night');
    case 'gameOver':
      return state.outcome !== null;
    case 'isDraw':
      return state.outcome !== null && state.outcome.winners.length === 0;
    case 'activePlayer':
      return state.activePlayer;
    case 'monarch':
      return state.players.find((player) => isDesignated(player, 'monarch'))?.id ?? null;
    case 'turn':
      return state.turn;
    default:
      throw new Unmatched(`the game's “${prop}” can't be judged`);
  }
}
