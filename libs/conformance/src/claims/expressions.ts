import { colors, cardTypes } from '@stacktrail/card-tree';
import { characteristicsOf, isSummoningSick } from '@stacktrail/characteristics';
import { isDesignated, typeBit, valueOfDesignation, type GameObject } from '@stacktrail/game-state';
import { Unmatched } from '../outcome/outcomes.js';
import type { Claim, Expression } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import { abilityCount } from './abilities.js';
import { countersOn } from './counters.js';
import type { ClaimContext, Judged } from './claim-context.js';
import { permanentsNamed } from './objects.js';
import { isAttacking, isTopCardRevealed } from './stack-and-combat.js';

type Term = Exclude<Expression, string | number | boolean | null>;

/** Judges a claim of the form “this equals that”, “this is true”. */
export function judgeExpression(context: ClaimContext, { op, a, b }: Claim): Judged {
  const left = valueOf(context, a ?? null);
  switch (op) {
    case 'true':
      return left === true ? null : { expected: inWords(a), found: left };
    case 'false':
      return left === false ? null : { expected: `not ${inWords(a)}`, found: left };
    default: {
      const right = valueOf(context, b ?? null);
      return applied(op, left, right) ? null : { expected: `${inWords(a)} ${op} ${inWords(b)}`, found: left };
    }
  }
}

function inWords(term: Expression | undefined): string {
  return JSON.stringify(term ?? null);
}

function applied(op: string | undefined, left: unknown, right: unknown): boolean {
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
  if (term.op !== undefined)
    return applied(term.op, valueOf(context, term.a ?? null), valueOf(context, term.b ?? null));
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
    case 'turn':
      return state.turn;
    default:
      throw new Unmatched(`the game's “${prop}” can't be judged`);
  }
}

const colorNames = ['White', 'Blue', 'Black', 'Red', 'Green'] as const;

function ofPermanent({ state }: ClaimContext, prop: string, object: GameObject, arg: string): unknown {
  const seen = characteristicsOf(state, object);
  const hue = colorNames.findIndex((name) => prop === `is${name}`);
  if (hue >= 0) return (seen.colors & (1 << hue)) !== 0;
  const attachments = state.battlefield.filter((id) => state.objects.get(id)?.attachedTo === object.id).length;
  const isOfType = (type: string): boolean => {
    const found = cardTypes.find((each) => each.toLowerCase() === type.toLowerCase());
    return found !== undefined && (seen.types & typeBit(found)) !== 0;
  };
  switch (prop) {
    case 'power':
      return seen.power ?? 0;
    case 'toughness':
      return seen.toughness ?? 0;
    case 'damage':
      return object.damage;
    case 'tapped':
      return object.tapped;
    case 'counters':
      return countersOn(object, arg);
    case 'attachmentCount':
      return attachments;
    case 'hasNoAttachments':
      return attachments === 0;
    case 'hasAbility':
      return abilityCount(state, object, arg) > 0;
    case 'hasType':
      return isOfType(arg);
    case 'isCreature':
      return isOfType('Creature');
    case 'isLand':
      return isOfType('Land');
    case 'isArtifact':
      return isOfType('Artifact');
    case 'isEnchantment':
      return isOfType('Enchantment');
    case 'hasSubtype':
      return seen.subtypes.some((each) => each.toLowerCase() === arg.toLowerCase());
    case 'isColorless':
      return colors.every((_, i) => (seen.colors & (1 << i)) === 0);
    case 'isMulticolored':
      return colors.filter((_, i) => (seen.colors & (1 << i)) !== 0).length > 1;
    case 'manaValue':
      return object.printed.manaValue;
    case 'protector':
      return object.designations.find(({ name }) => name === 'protector')?.player ?? null;
    case 'controller':
      return object.controller;
    case 'suspected':
      return isDesignated(object, 'suspected');
    case 'classLevel':
      return Math.max(1, valueOfDesignation(object, 'level'));
    case 'summoningSick':
      return isSummoningSick(state, object);
    case 'attacking':
      return isAttacking(state, object);
    case 'flipped':
      return object.flipped;
    default:
      throw new Unmatched(`a permanent's “${prop}” can't be judged`);
  }
}
