import type { TriggeredAbility } from '@stacktrail/card-tree';
import { characteristicsOf, holds, plainContext } from '@stacktrail/characteristics';
import { noObject } from '@stacktrail/game-events';
import { type AbilityDefinition, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { canWatch } from './notice-occasion.js';
import { emitTriggered } from './consider.js';
import { functionsThere } from './where-it-functions.js';

/**
 * CR 603.8: state triggers trigger as soon as the game is as they say, but not again until the ability has left the
 * stack.
 */
export function noticeStates(game: Game): void {
  const { catalog, turn } = game.state;
  if (!catalog.watched.has('state') || turn === 0) return;
  for (const id of [...game.state.battlefield, ...game.state.command]) {
    const object = objectOf(game.state, id);
    if (!canWatch(game.state, object, 'state')) continue;
    for (const definition of characteristicsOf(game.state, object).abilities) {
      if (definition.watches.includes('state')) considerState(game, object, definition);
    }
  }
}

function considerState(game: Game, object: GameObject, definition: AbilityDefinition): void {
  const { state } = game;
  const ability = definition.ability as TriggeredAbility;
  const trigger = { object: noObject, player: null, amount: 0 };
  const context = { ...plainContext(object.controller, object.id), trigger };
  const holdsNow = definition.events.some(
    (event) => event.on === 'state' && functionsThere(ability, event, object) && holds(state, event.condition, context),
  );
  if (!holdsNow || isUnderWay(state, object, definition)) return;
  if (ability.condition !== undefined && !holds(state, ability.condition, context)) return;
  emitTriggered(game, definition, context, null, [state.revision], '603.8');
}

/** It has triggered and not left the stack yet. */
function isUnderWay(state: GameState, { id }: GameObject, { pointer }: AbilityDefinition): boolean {
  if (state.waiting.some((trigger) => trigger.source === id && trigger.definition.pointer === pointer)) return true;
  return state.stack.some((on) => {
    const ability = state.objects.get(on)?.ability;
    return ability?.source === id && ability.definition.pointer === pointer;
  });
}
