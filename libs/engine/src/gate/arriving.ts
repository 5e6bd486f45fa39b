import type { Counter, ObjectId } from '@stacktrail/game-events';
import { choiceLabel, objectOf, withCounters, type GameState } from '@stacktrail/game-state';
import { recordChoice } from '../choices/record-choice.js';
import type { Game, Reason } from '../game/game.js';
import type { MoveOccurrence, TokensOccurrence } from '../game/occurrence.js';
import { cannotEnterWithCounters, cannotHaveCounters } from './counter-effects.js';
import { enteringPermanent, isEntering } from './entering.js';
import { prepare } from './preparing.js';

/** The counters that objects enter with, including those of copy exceptions. */
export function countersWith(state: GameState, occurrence: MoveOccurrence | TokensOccurrence): readonly Counter[] {
  const { counters = [], copyBrings } = occurrence;
  const all =
    copyBrings === undefined
      ? counters
      : copyBrings.counters.reduce((sum, { kind, count }) => withCounters(sum, kind, count), counters);
  if (all.length === 0 || !isEntering(occurrence)) return all;
  const entering = enteringPermanent(state, occurrence);
  if (cannotEnterWithCounters(state, entering)) return [];
  return all.filter(({ kind }) => !cannotHaveCounters(state, entering, kind));
}

/** CR 611.2e: effects that begin as the permanents enter apply to them at the same time. */
export function beginEffects(
  game: Game,
  { begins = [] }: Pick<MoveOccurrence, 'begins'>,
  objects: readonly ObjectId[],
  reason: Reason,
): void {
  for (const one of begins) {
    game.emit(
      'ContinuousEffectBegan',
      { ...one, effect: game.state.nextEffect, objects },
      { ...reason, rule: '611.2e' },
    );
  }
}

/**
 * CR 611.2a, 707.4: the effect begins by which objects will be copies for a while; they aren't on the battlefield yet,
 * and enter as these copies.
 */
export function beginCopying(
  game: Game,
  { copy, copyLasts }: Pick<MoveOccurrence, 'copy' | 'copyLasts'>,
  objects: readonly ObjectId[],
  reason: Reason,
): void {
  if (copy === undefined || copyLasts === undefined) return;
  for (const object of objects) {
    const effect = game.state.nextEffect;
    game.emit('BecameCopy', { ...copyLasts, effect, object, form: copy }, { ...reason, rule: '707.4' });
  }
}

/** CR 303.4: an Aura enters attached to the player whom it enchants. */
export function attachToPlayer(
  game: Game,
  object: ObjectId,
  { attachToPlayer: player }: Pick<MoveOccurrence, 'attachToPlayer'>,
  reason: Reason,
): void {
  if (player !== undefined) game.emit('AttachedToPlayer', { object, player }, reason);
}

/** CR 607.2d, 614.12a: the permanent remembers what was chosen as it entered, and a battle its protector. Some enter prepared. */
export function recordMarks(
  game: Game,
  object: ObjectId,
  { chosen = [], protector, prepared }: Pick<MoveOccurrence, 'chosen' | 'protector' | 'prepared'>,
  reason: Reason,
): void {
  if (protector !== undefined) {
    const holder = { is: 'object', id: object } as const;
    const given = { holder, name: 'protector', player: protector, value: 0, until: null } as const;
    game.emit('DesignationGiven', given, { ...reason, rule: '310.8a' });
  }
  if (prepared) prepare(game, object, reason);
  for (const { label: said, scope, ...made } of chosen) {
    const label = choiceLabel(said, scope, objectOf(game.state, object).form.pointer);
    recordChoice(game, object, { ...made, label }, 0, { ...reason, rule: '614.12a' });
  }
}
