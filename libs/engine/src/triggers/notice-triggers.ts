import { typesAddedSince } from '@stacktrail/characteristics';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { damageOccasionsOf } from '../occasions/damage.js';
import { occasionsOf } from '../occasions/occasions.js';
import { resolvedOccasion, tappedForMana } from '../occasions/stack.js';
import { noticeGameRules } from './game-rules.js';
import { noticeBatches } from './notice-batches.js';
import { noticeOccasion, type Noticed } from './notice-occasion.js';
import { endSpentDelayed } from './consider.js';
import { noticeReturns } from './notice-returns.js';
import { noticeStates } from './state-triggers.js';

/**
 * Makes the abilities trigger that watch for what just happened at once (CR 603.2). They wait to be put on the stack.
 *
 * @param before the state before it happened, for abilities that look back (CR 603.10)
 * @param from the index in `game.batch` of the first fact that belongs to it
 */
export function noticeTriggers(game: Game, before: GameState, from: number): void {
  const { batch, uncheckedFacts: unnoticed } = game;
  const to = batch.length;
  if (from >= to) return;
  noticeEarlier(game, batch[from]!.revision);
  unnoticed.drop(batch[from]!.revision);
  const found: Noticed[] = [];
  let damage: AnyGameEvent[] | null = null;
  for (let i = from; i < to; i++) {
    const event = batch[i]!;
    if (!unnoticed.watches(event.type)) continue;
    addOccasions(found, game.state, event, before);
    if (event.type === 'DamageDealtToPlayer' || event.type === 'DamageDealtToPermanent') (damage ??= []).push(event);
  }
  if (damage !== null) found.push(...damageOccasionsOf(before, damage));
  noticeAll(game, before, found);
}

function addOccasions(found: Noticed[], state: GameState, event: AnyGameEvent, before: GameState): void {
  const occasions = occasionsOf(state, event, before);
  if (occasions.length === 0) return;
  const causes = [event.revision];
  for (const occasion of occasions) {
    if (occasion.on !== 'resolves') found.push({ occasion, causes }); // CR 608.2p
  }
}

/**
 * CR 608.2p: that a spell or ability resolves, which is noticed once all of its steps are completed.
 *
 * @param before the state before it began to resolve
 * @param began the fact that it began
 */
export function noticeResolved(game: Game, before: GameState, object: GameObject, began: Revision): void {
  if (!game.state.catalog.watched.has('resolves')) return;
  noticeRemainingFacts(game);
  noticeAll(game, before, [{ occasion: resolvedOccasion(object), causes: [began] }]);
}

function noticeAll(game: Game, before: GameState, found: readonly Noticed[]): void {
  if (game.isSettingUp) return;
  for (const noticed of found) {
    noticeGameRules(game, noticed.occasion, noticed.causes);
    noticeOccasion(game, before, noticed);
  }
  if (game.state.catalog.batched.size > 0) noticeBatches(game, before, found);
  if (game.state.delayed.length > 0) endSpentDelayed(game);
  if (game.state.returns.length > 0) noticeReturns(game, found);
  noticeStates(game);
}

/** The same for one fact. */
export function noticeFact(game: Game, before: GameState, event: AnyGameEvent): void {
  noticeEarlier(game, event.revision);
  game.uncheckedFacts.drop(event.revision);
  const found: Noticed[] = [];
  if (game.uncheckedFacts.watches(event.type)) addOccasions(found, game.state, event, before);
  noticeAll(game, before, found);
}

/** CR 106.12a: that a permanent was tapped for mana, which is noticed once its mana has been added. */
export function noticeTappedForMana(game: Game, before: GameState, event: AnyGameEvent): void {
  if (event.type !== 'ManaAbilityActivated') return;
  noticeAll(game, before, [
    { occasion: tappedForMana(event.data, typesAddedSince(before, game.state)), causes: [event.revision] },
  ]);
}

/** Notices the facts that nobody has noticed yet, each by itself. */
export function noticeRemainingFacts(game: Game): void {
  while (!game.uncheckedFacts.isEmpty) noticeEach(game, game.uncheckedFacts.takeAll());
}

function noticeEarlier(game: Game, revision: Revision): void {
  if (!game.uncheckedFacts.isEmpty) noticeEach(game, game.uncheckedFacts.takeBefore(revision));
}

function noticeEach(game: Game, facts: ReturnType<Game['uncheckedFacts']['takeAll']>): void {
  for (const { event, before } of facts) {
    const found: Noticed[] = [];
    addOccasions(found, game.state, event, before);
    noticeAll(game, before, found);
  }
}
