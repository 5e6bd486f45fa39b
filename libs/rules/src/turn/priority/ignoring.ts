import type { Ignoring, StaticAbility } from '@stacktrail/card-tree';
import { characteristicsOf, type Violation, plainContext } from '@stacktrail/characteristics';
import { type Game, type Procedure, playersMeant } from '@stacktrail/engine';
import { allSeats, type Action, type DefinitionPointer, type PlayerId } from '@stacktrail/game-events';
import {
  isIgnored,
  staticFunctions,
  withStatics,
  type GameObject,
  presentObject,
  type GameState,
} from '@stacktrail/game-state';
import { canPay } from '../../actions/costs/can-pay.js';
import { payForAction } from './pay-for-action.js';

type Special = Extract<Action, { do: 'special' }>;

const ignore = 'ignore ';

/** The abilities of an object whose effects can be ignored, as it is now. */
function ignorable(state: GameState, object: GameObject): readonly (readonly [DefinitionPointer, Ignoring])[] {
  return characteristicsOf(state, object).abilities.flatMap(({ kind, pointer, ability }) => {
    if (kind !== 'static' || !staticFunctions(ability as StaticAbility, object)) return [];
    const { mayIgnore } = ability as StaticAbility;
    return mayIgnore === undefined ? [] : [[pointer, mayIgnore] as const];
  });
}

function isAbout(state: GameState, { who }: Ignoring, { controller, id }: GameObject, player: PlayerId): boolean {
  return playersMeant(state, who, plainContext(controller, id)).includes(player);
}

/** CR 116.2d: the effects of static abilities that a player with priority may pay to ignore, and doesn't ignore yet. */
export function ignoringActions(state: GameState, player: PlayerId): readonly Special[] {
  return withStatics(state).flatMap((id) => {
    const object = presentObject(state, id);
    if (object === undefined) return [];
    const context = plainContext(player, id);
    return ignorable(state, object)
      .filter(([pointer]) => !isIgnored(state, id, pointer, player))
      .filter(([, ignoring]) => isAbout(state, ignoring, object, player))
      .filter(([, { cost }]) => cost.every((part) => canPay(state, part, context)))
      .map(([pointer]): Special => ({ do: 'special', object: id, action: `${ignore}${pointer}` }));
  });
}

export function isIgnoringAction(action: string): boolean {
  return action.startsWith(ignore);
}

/** The ability that the action is about. */
export function abilityIgnored({ action }: Special): DefinitionPointer {
  return action.slice(ignore.length) as DefinitionPointer;
}

function ignoringOf(state: GameState, action: Special): Ignoring | undefined {
  const object = presentObject(state, action.object);
  const pointer = abilityIgnored(action);
  return object && ignorable(state, object).find(([each]) => each === pointer)?.[1];
}

/** Which rule keeps a player from it. */
export function whyNotIgnored(state: GameState, player: PlayerId, action: Special): Violation {
  const rule = '116.2d';
  const ignoring = ignoringOf(state, action);
  const object = presentObject(state, action.object);
  if (ignoring === undefined || object === undefined)
    return { rule, message: 'There is no such effect that can be ignored.' };
  if (!isAbout(state, ignoring, object, player))
    return { rule, message: 'The ability doesn’t allow that to this player.' };
  if (isIgnored(state, object.id, abilityIgnored(action), player))
    return { rule, message: 'This player ignores that effect already.' };
  return { rule: '118.3', message: 'Its cost can’t be paid.' };
}

/** CR 116.2d: the cost is paid; from then on the effect isn't about the player. */
export function* takeIgnoringAction(game: Game, player: PlayerId, action: Special): Procedure<void> {
  const ignoring = ignoringOf(game.state, action);
  if (ignoring === undefined) return;
  const { object: source } = action;
  const ability = abilityIgnored(action);
  const reason = { rule: '116.2d', source, player };
  yield* payForAction(game, player, source, ignoring.cost, reason);
  const seenBy = allSeats(game.state.players.length);
  game.emit('SpecialActionTaken', { object: source, player, ability, seenBy }, reason);
  const effect = game.state.nextEffect;
  game.emit('AbilityIgnored', { effect, source, ability, player, duration: ignoring.until }, reason);
}
