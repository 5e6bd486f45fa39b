import type { Players, Recipients, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import {
  compares,
  evaluateAmount,
  findPlayers,
  findRecipients,
  matches,
  type TextContext,
} from '@stacktrail/characteristics';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  alongside,
  changedAmount,
  follow,
  toFollowInstructions,
  just,
  withEventOf,
  type About,
  type MakeInstead,
} from './follow-instead.js';
import type { DamageOccurrence, Occurrence } from '../game/occurrence.js';
import { cannotBePrevented } from './unpreventable.js';
import { isRecipient } from './is-about.js';
import { canBeDealtDamage } from './can-be-dealt-damage.js';

/**
 * CR 614.9: the damage is dealt to another recipient. The effect does nothing if no recipient could be dealt damage, or
 * if the damage would be dealt to it anyway.
 */
function redirected(
  state: GameState,
  occurrence: DamageOccurrence,
  recipients: Recipients,
  context: TextContext,
): DamageOccurrence {
  const [to] = findRecipients(state, recipients, context);
  return to === undefined || !canBeDealtDamage(state, to) ? occurrence : { ...occurrence, to };
}

/** What texts that replace or prevent damage call “that source”, “that player”, “that creature” and “that much”. */
export function aboutDamage({ from: object, to, amount }: DamageOccurrence): About {
  return to.is === 'player' ? { object, player: to.id, amount } : { object, player: null, amount, others: [to.id] };
}

/** What an effect makes of damage; `null` if the effect isn't about this damage. */
export function insteadIfAboutDamage(
  state: GameState,
  occurrence: Occurrence,
  tree: Extract<ReplacementTree, { would: 'be dealt damage' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'be dealt damage') return null;
  if (tree.combat !== undefined && tree.combat !== occurrence.combat) return null;
  if (!isRecipient(state, occurrence.to, tree, context)) return null;
  if (tree.among !== undefined && !isAmong(state, occurrence, tree.among, context)) return null;
  if (tree.much !== undefined && !isSoMuch(state, occurrence, tree.much, context)) return null;
  if (tree.from !== undefined && !matches(state, tree.from, objectOf(state, occurrence.from), context)) return null;
  return insteadOfDamage(state, occurrence, tree.instead, context);
}

/** Whether one of the players controls the source, and another one is the recipient or controls it. */
function isAmong(state: GameState, { from, to }: DamageOccurrence, among: Players, context: TextContext): boolean {
  const players = findPlayers(state, among, context);
  const dealing = objectOf(state, from).controller;
  const dealt = to.is === 'player' ? to.id : objectOf(state, to.id).controller;
  return dealing !== dealt && players.includes(dealing) && players.includes(dealt);
}

function isSoMuch(
  state: GameState,
  occurrence: DamageOccurrence,
  { compare, to }: NonNullable<Extract<ReplacementTree, { would: 'be dealt damage' }>['much']>,
  context: TextContext,
): boolean {
  return compares(occurrence.amount, compare, evaluateAmount(state, to, withEventOf(context, aboutDamage(occurrence))));
}

/** Damage that is prevented, doubled or replaced; instructions added to a prevention come right after it (CR 615.5). */
export function insteadOfDamage(
  state: GameState,
  occurrence: DamageOccurrence,
  instead: Extract<ReplacementTree, { would: 'be dealt damage' }>['instead'],
  context: TextContext,
): MakeInstead {
  const about = aboutDamage(occurrence);
  if (instead.do === 'follow') return follow(occurrence, instead, context, about);
  if (instead.do === 'change amount') {
    const amount = changedAmount(state, instead.to, context, about);
    return amount === 0 ? just() : just({ ...occurrence, amount }); // CR 120.8
  }
  if (instead.do === 'deal double') return just({ ...occurrence, amount: occurrence.amount * 2 });
  if (instead.do === 'redirect') return just(redirected(state, occurrence, instead.to, context));
  const most = instead.do === 'prevent all' ? occurrence.amount : changedAmount(state, instead.amount, context, about);
  // CR 615.12: the additional instructions are followed even if the damage can't be prevented.
  const amount = cannotBePrevented(state, occurrence) ? 0 : Math.max(0, Math.min(occurrence.amount, most));
  const rest = amount === occurrence.amount ? [] : [{ ...occurrence, amount: occurrence.amount - amount }];
  if (instead.then === undefined) return just(...rest);
  return just(
    ...rest,
    ...alongside(state, toFollowInstructions(occurrence, instead.then, context, { ...about, amount })),
  );
}
