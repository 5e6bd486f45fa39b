import type { TriggerEvent } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { AbilityDefinition, GameObject, GameState, DelayedTrigger } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { contextOf, delayedContext, fits, trigger, triggerDelayed, type Triggering } from './consider.js';
import { forEachWatcher, type Noticed } from './notice-occasion.js';

/** An ability that watches for “one or more” of something, and what of it happened. */
interface Batch {
  readonly seen: GameState;
  readonly object: GameObject;
  readonly definition: AbilityDefinition;
  readonly event: TriggerEvent;
  readonly found: Noticed[];
}

/**
 * CR 603.2c: abilities that trigger on “one or more” things trigger once for all that happens at the same time; those on
 * damage, once for each player that it is dealt to.
 */
export function noticeBatches(game: Game, before: GameState, noticed: readonly Noticed[]): void {
  const batches = new Map<string, Batch>();
  for (const one of noticed) {
    if (!game.state.catalog.batched.has(one.occasion.on)) continue;
    forEachWatcher(game, before, one.occasion, (seen, object, definition, event) => {
      if (!event.oneOrMore) return;
      const context = contextOf(object.controller, object.id, all([one]));
      if (!fits(game, anyTime(event), one, context, seen)) return;
      const key = `${object.id} ${definition.pointer} ${groupOf(event, one)}`;
      const batch = batches.get(key) ?? { seen, object, definition, event, found: [] };
      batch.found.push(one);
      batches.set(key, batch);
    });
  }
  for (const { seen, object, definition, event, found } of batches.values()) {
    if (event.nth !== undefined && !fits(game, event, found[0]!, contextOf(object.controller, object.id, all(found))))
      continue;
    trigger(game, seen, object, definition, all(found));
  }
  for (const delayed of game.state.delayed) noticeDelayedBatch(game, delayed, noticed);
}

/** Which time it is, is asked of the first of all that happens together. */
function anyTime(event: TriggerEvent): TriggerEvent {
  if (event.nth === undefined) return event;
  const { nth: _, ...any } = event;
  return any;
}

/** Damage to different players is told apart, and so are attacks on different ones. */
function groupOf(event: TriggerEvent, { occasion }: Noticed): string {
  if (event.on === 'attacks' && event.whom !== undefined && !event.onOneOrMore)
    return `${occasion.attacks?.[0]?.as} ${occasion.player}`;
  return event.on === 'deals damage' && event.toOneOrMore === undefined && occasion.damaged === 'player'
    ? `${occasion.player}`
    : '';
}

function noticeDelayedBatch(game: Game, delayed: DelayedTrigger, noticed: readonly Noticed[]): void {
  const events = delayed.definition.events.filter(({ oneOrMore }) => oneOrMore);
  if (events.length === 0) return;
  const found = noticed.filter((one) =>
    events.some((event) => event.on === one.occasion.on && fits(game, event, one, delayedContext(delayed, all([one])))),
  );
  if (found.length > 0) triggerDelayed(game, delayed, all(found));
}

/** What several occasions are together: their objects, and how much or how many they were. */
function all(found: readonly Noticed[]): Triggering {
  const [first, ...rest] = found;
  const { occasion } = first!;
  const sum = found.reduce((total, one) => total + one.occasion.amount, 0);
  return {
    occasion,
    others: [...new Set(rest.map((one): ObjectId => one.occasion.thatObject))],
    amount: sum > 0 ? sum : found.length,
    causes: [...new Set(found.flatMap(({ causes }) => causes))],
  };
}
