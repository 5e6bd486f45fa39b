import { matches, plainContext } from '@stacktrail/characteristics';
import type { Game, Reason } from '@stacktrail/engine';
import {
  type GameObject,
  presentObject,
  type GameState,
  isDesignated,
  type Allowance,
  type ContinuousEffect,
  type IgnoredAbility,
  type LastingFormEffect,
  type LastingPermission,
  type LastingProhibition,
  type LastingRule,
  type LastingReplacement,
  type ReplacementShield,
} from '@stacktrail/game-state';
import { isSourceAsRequired } from './durations-of-source.js';

/** An effect of a resolved spell or ability that lasts. */
export type LastingEffect =
  | ContinuousEffect
  | ReplacementShield
  | LastingReplacement
  | LastingPermission
  | LastingProhibition
  | LastingRule
  | LastingFormEffect
  | Allowance
  | IgnoredAbility
  | LastingTrigger;

/** A delayed triggered ability with a duration (CR 603.7b). */
type LastingTrigger = Pick<ContinuousEffect, 'id' | 'source' | 'controller' | 'duration' | 'turn' | 'began'>;

/** Ends the lasting effects that `ends` selects, all at the same time. */
export function endEffectsThat(
  game: Game,
  ends: (effect: LastingEffect) => boolean,
  reason: (effect: LastingEffect) => Reason,
): void {
  endDelayedThat(game, ends, reason);
  const { effects, shields, replacements, permissions, prohibitions, rules, formEffects, allowances, ignored } =
    game.state;
  const lasting: readonly (readonly LastingEffect[])[] = [
    effects,
    shields,
    replacements,
    permissions,
    prohibitions,
    rules,
    formEffects,
    allowances,
    ignored,
  ];
  if (lasting.every((list) => list.length === 0)) return;
  const ending = lasting.flatMap((list) => list.filter(ends));
  for (const effect of ending) game.emit('EffectEnded', { effect: effect.id }, reason(effect));
}

/** Delayed triggered abilities with a duration end with it (CR 603.7b). */
function endDelayedThat(
  game: Game,
  ends: (effect: LastingEffect) => boolean,
  reason: (effect: LastingEffect) => Reason,
): void {
  for (const delayed of game.state.delayed) {
    if (delayed.until === null) continue;
    const { id, source, controller, until: duration, turn, created: began } = delayed;
    const lasting: LastingTrigger = { id, source, controller, duration, turn, began };
    if (ends(lasting)) game.emit('DelayedTriggerEnded', { delayed: delayed.id }, reason(lasting));
  }
}

/** The object whose text it was; for an ability on the stack, the object that it is an ability of (CR 113.7). */
function sourceOf(state: GameState, effect: LastingEffect): GameObject | undefined {
  const object = state.objects.get(effect.source);
  return object?.ability ? state.objects.get(object.ability.source) : object;
}

/** CR 611.2b: whether the condition of a “for as long as” duration no longer holds. */
function isOver(state: GameState, effect: LastingEffect): boolean {
  if ('player' in effect && !effect.objects.some((id) => presentObject(state, id) !== undefined)) return true;
  switch (effect.duration) {
    case 'as long as this remains on the battlefield':
    case 'as long as you control this':
    case 'as long as this remains tapped':
    case 'as long as you control this tapped':
      return !isSourceAsRequired(effect.duration, sourceOf(state, effect), effect.controller);
    case 'as long as you control it':
      return !isStillControlled(state, effect);
    case 'as long as it is suspected':
      return 'objects' in effect && !effect.objects.some((id) => isSuspected(presentObject(state, id)));
    case 'as long as it is so':
      return !isStillSo(state, effect);
    case 'this turn':
    case 'until your next turn':
    case 'until end of combat':
    case 'rest of the game':
    case 'until end of your next turn':
    case 'until your next upkeep':
    case 'until your next end step':
    case 'until a player planeswalks':
    case "through its controller's next untap step":
    case "during that player's next turn":
    case 'until you exile another card with this':
    case 'until this is cast from exile':
      return false;
  }
}

/** CR 702.62a: whether the player still controls the spell or the permanent that it became. */
function isStillControlled(state: GameState, effect: LastingEffect): boolean {
  if (!('objects' in effect)) return false;
  return effect.objects.some((id) => {
    let object = state.objects.get(id);
    if (object?.left && object.zone === 'stack') object = state.objects.get(object.becomes);
    if (object === undefined || object.left || object.controller !== effect.controller) return false;
    return object.zone === 'stack' || object.zone === 'battlefield';
  });
}

/** Whether an object of the effect still is what it has to be (CR 611.2b, 702.26f). */
function isStillSo(state: GameState, effect: LastingEffect): boolean {
  if (!('instruction' in effect && 'objects' in effect)) return false;
  const { instruction, objects, controller, source } = effect;
  const filter = instruction.do === 'apply' ? instruction.asLongAs?.filter : undefined;
  return objects.some((id) => {
    const object = presentObject(state, id);
    if (object === undefined || object.phasedOut !== null || filter === undefined) return false;
    return matches(state, filter, object, plainContext(controller, source));
  });
}

function isSuspected(object: GameObject | undefined): boolean {
  return object !== undefined && isDesignated(object, 'suspected');
}

/**
 * CR 611.2b: ends effects whose source has left the battlefield or, if the duration depends on it, has another
 * controller.
 */
export function endEffects(game: Game): void {
  endEffectsThat(
    game,
    (effect) => isOver(game.state, effect),
    (effect) => {
      const source = sourceOf(game.state, effect);
      const now = source?.left ? presentObject(game.state, source.becomes) : undefined;
      return { rule: '611.2b', source: effect.source, causes: now === undefined ? game.causes : [now.placedAt] };
    },
  );
}
