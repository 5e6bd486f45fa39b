import { someNode, type TriggeredAbility, type TriggerEvent } from '@stacktrail/card-tree';
import { holds, fitsEvent, finished, timeThisTurn, plainContext, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  type GameObject,
  type TriggerContext,
  type GameState,
  type DelayedTrigger,
  type Occasion,
  scheduleOf,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { timesToTrigger } from './how-often.js';
import { refersToTriggerEvent } from './refers-to-trigger-event.js';
import type { Noticed } from './notice-occasion.js';

/** What an ability on the stack will know of its event. */
export interface Triggering {
  readonly occasion: Occasion;
  readonly others: readonly ObjectId[];
  readonly amount: number;
  readonly causes: readonly Revision[];
}

export function single({ occasion, causes }: Noticed, event: TriggerEvent): Triggering {
  const asked = { ...occasion, thatObject: thatObjectOf(event, occasion), player: thatPlayerOf(event, occasion) };
  return { occasion: asked, others: [], amount: event.each ? 1 : occasion.amount, causes };
}

/** What the text calls “that object”, where it doesn't mean what it would mean of other such events. */
function thatObjectOf(event: TriggerEvent, { object, thatObject, other }: Occasion): ObjectId {
  if (event.on === 'activates') return event.that === 'ability' ? (other ?? thatObject) : thatObject;
  // The text calls the attachment itself by its name.
  const isOfHost = event.on === 'enters' || event.on === 'becomes attached' || event.on === 'becomes unattached';
  if (isOfHost && event.what.is === 'this' && event.host !== undefined) return other ?? thatObject;
  if (event.on === 'keyword action') return event.that === 'other' ? (other ?? thatObject) : thatObject;
  return 'that' in event ? object : thatObject;
}

/** Whom the text calls “that player”: where you attack a player, the one who is attacked. */
function thatPlayerOf(event: TriggerEvent, { player, otherPlayer }: Occasion): PlayerId | null {
  const isAttacked = event.on === 'player attacks' && event.who === 'you' && event.whom !== undefined;
  return isAttacked ? (otherPlayer ?? player) : player;
}

/** Whether an ability speaks of the creatures with which a player attacked, or of those whom they attacked. */
function namesAttackers(event: TriggerEvent, { ability }: AbilityDefinition): boolean {
  return event.on === 'player attacks' && someNode(ability, ({ objects }) => objects === 'those objects');
}

function attackersIn({ attacks = [] }: Occasion): readonly ObjectId[] {
  return attacks.map(({ attacker }) => attacker);
}

/** How often an ability triggers for what the occasion is the number of. */
function timesFor(event: TriggerEvent, { occasion }: Noticed): number {
  return event.each ? occasion.amount : 1;
}

/**
 * Whether an occasion is what an event of an ability asks for, and the time of the turn that it asks for.
 *
 * @param seen the state that an ability which looks back in time sees
 */
export function fits(
  { state: now }: Pick<Game, 'state'>,
  event: TriggerEvent,
  { occasion, causes }: Noticed,
  context: TextContext,
  seen: GameState = now,
): boolean {
  const state = occasion.lookBack ? seen : now; // CR 603.10
  const subject = state.objects.get(occasion.object) ?? null;
  if (!fitsEvent({ queries: finished, state, occasion, subject, context }, event)) return false;
  if (event.nth === undefined) return true;
  return timeThisTurn(finished, state, event, occasion, causes.at(-1)!, context) === event.nth;
}

/** The context in which an ability of an object asks about an occasion. */
export function contextOf(you: PlayerId, source: ObjectId, { occasion, others, amount }: Triggering): TextContext {
  const trigger: TriggerContext = { object: occasion.thatObject, player: occasion.player, amount, others };
  return { ...plainContext(you, source), trigger };
}

/** Triggers an ability of an object if the occasion is its event. @param seen the state in which its object is */
export function considerTrigger(
  game: Game,
  seen: GameState,
  object: GameObject,
  definition: AbilityDefinition,
  event: TriggerEvent,
  noticed: Noticed,
): void {
  const plain = single(noticed, event);
  const triggering = namesAttackers(event, definition) ? { ...plain, others: attackersIn(noticed.occasion) } : plain;
  const context = contextOf(object.controller, object.id, triggering);
  if (!fits(game, event, noticed, context, seen)) return;
  for (let i = timesFor(event, noticed); i > 0; i--) trigger(game, seen, object, definition, triggering);
}

/** An ability's event happened: it triggers as often as it may (CR 603.2, 603.2d, 603.4). */
export function trigger(
  game: Game,
  seen: GameState,
  object: GameObject,
  definition: AbilityDefinition,
  triggering: Triggering,
): void {
  const context = contextOf(object.controller, object.id, triggering);
  const ability = definition.ability as TriggeredAbility;
  const { condition } = ability;
  if (condition !== undefined && !holds(game.state, condition, knowingX(context, object, definition))) return; // CR 603.4
  const { times, because } = timesToTrigger(game, seen, object, triggering.occasion);
  for (let time = 0; time < times; time++) {
    if (!mayTrigger(game.state, definition, object.id)) return;
    const rule = time === 0 ? '603.2' : '603.2d';
    emitTriggered(
      game,
      definition,
      context,
      null,
      time === 0 ? triggering.causes : [...triggering.causes, ...because],
      rule,
    );
  }
}

/** CR 107.3m: an ability that triggers as its own object enters knows the X of the spell that it was. */
export function knowingX(context: TextContext, object: GameObject, { watches }: AbilityDefinition): TextContext {
  const entered = watches.includes('enters') && context.trigger?.object === object.id;
  if (object.announced.x === 0 || !entered) return context;
  return { ...context, announced: { ...context.announced, x: object.announced.x } };
}

/**
 * Whether an ability may trigger once more this turn: where it says how often, by how often it has; where it says that
 * something may be done only once, by whether that has been done (CR 603.2i).
 */
export function mayTrigger(state: GameState, { ability, pointer }: AbilityDefinition, source: ObjectId): boolean {
  const { oncePerTurn, doOncePerTurn, timesPerTurn } = ability as TriggeredAbility;
  const limit = oncePerTurn || doOncePerTurn ? 1 : timesPerTurn;
  if (limit === undefined) return true;
  const key = `${source} ${pointer}`;
  return state.usedThisTurn.filter((used) => used === key).length < limit;
}

/** Triggers a delayed triggered ability if the occasion is its event (CR 603.7b). */
export function considerDelayed(game: Game, delayed: DelayedTrigger, event: TriggerEvent, noticed: Noticed): void {
  if (hasAlready(game.state, delayed) && !refersToTriggerEvent(delayed.definition)) return;
  if (delayed.extraTurn !== undefined && delayed.extraTurn !== game.state.extraTurn) return;
  if (delayed.phase !== undefined && !isInPhase(game.state, delayed.phase, delayed.turn)) return;
  const triggering = single(noticed, event);
  const context = delayedContext(delayed, triggering);
  const asked = isOfPlayerNamed(event) ? { ...context, thatPlayer: delayed.context?.player ?? null } : context;
  if (!fits(game, event, noticed, asked)) return;
  const times = delayed.lasting ? timesFor(event, noticed) : 1;
  for (let i = times; i > 0; i--) triggerDelayed(game, delayed, triggering);
}

function isInPhase(state: GameState, phase: number, turn: number): boolean {
  return state.turn === turn && scheduleOf(state).phase === phase;
}

/**
 * “At the beginning of their next upkeep”, “deals damage to that player”: the one whom the text that created it named,
 * not whose step has begun or who was dealt the damage.
 */
function isOfPlayerNamed(event: TriggerEvent): boolean {
  if (event.on === 'deals damage') return event.to === 'that player';
  if (event.on !== 'beginning of step') return false;
  return typeof event.whose === 'object' ? event.whose.players === 'that player' : event.whose === 'that player';
}

/** “At the beginning of the next end step”, whoever's it is, of a text that speaks of a player besides. */
function isOfNobody({ definition, lasting }: DelayedTrigger): boolean {
  const { event } = definition.ability as TriggeredAbility;
  const ofNobody = !lasting && event.on === 'beginning of step' && event.whose === 'each player';
  return ofNobody && refersToTriggerEvent(definition);
}

/** CR 603.7b: it triggers only once, unless it has a duration; of simultaneous events its controller chooses one. */
function hasAlready({ waiting }: GameState, { lasting, definition, created }: DelayedTrigger): boolean {
  return !lasting && waiting.some((trigger) => trigger.since === created && trigger.definition === definition);
}

/** What has triggered will not do so again (CR 603.7b), once all that happened at the same time has been noticed. */
export function endSpentDelayed(game: Game): void {
  for (const delayed of game.state.delayed) {
    if (!hasAlready(game.state, delayed)) continue;
    const causes = game.state.waiting
      .filter(({ since }) => since === delayed.created)
      .map((trigger) => trigger.triggeredAt);
    game.emit('DelayedTriggerEnded', { delayed: delayed.id }, { rule: '603.7b', source: delayed.source, causes });
  }
}

export function delayedContext(delayed: DelayedTrigger, triggering: Triggering): TextContext {
  const context = contextOf(delayed.controller, delayed.source, triggering);
  const known = delayed.context?.player ?? null;
  const player = context.trigger?.player ?? null;
  // “That player” of the ability that created it, where the event speaks of none.
  const trigger = { ...context.trigger!, player: isOfNobody(delayed) ? (known ?? player) : (player ?? known) };
  return { ...context, trigger, kept: delayed.kept };
}

export function triggerDelayed(game: Game, delayed: DelayedTrigger, triggering: Triggering): void {
  const context = delayedContext(delayed, triggering);
  const { definition } = delayed;
  const ability = definition.ability as TriggeredAbility;
  if (ability.condition !== undefined && !holds(game.state, ability.condition, context)) return;
  if (!mayTrigger(game.state, definition, context.source)) return;
  emitTriggered(game, definition, context, delayed, [...triggering.causes, delayed.created], '603.7');
}

/** Records that an ability triggered. */
export function emitTriggered(
  game: Game,
  definition: AbilityDefinition,
  context: TextContext,
  delayed: DelayedTrigger | null,
  causes: readonly Revision[],
  rule: string,
): void {
  const { object, player, amount, others = [] } = context.trigger!;
  game.emit(
    'AbilityTriggered',
    {
      trigger: game.state.nextTrigger,
      ability: definition.pointer,
      source: context.source,
      controller: context.you,
      delayed: delayed?.id ?? null,
      context: { object, player, amount, others },
    },
    { rule, source: context.source, player: context.you, causes },
  );
}
