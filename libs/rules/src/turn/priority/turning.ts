import type { Cost } from '@stacktrail/card-tree';
import { type Game, type Procedure, noticeTriggers } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import {
  faceDownKindOf,
  formUnderCopies,
  unlockedHalves,
  unlockedMask,
  type GameObject,
  objectOf,
  type GameState,
  typeBit,
} from '@stacktrail/game-state';
import { isSorceryTime } from '../../actions/permission/timing.js';
import { followInstructions } from '../../actions/instructions/follow.js';
import { turnUp } from '../../actions/instructions/faces/face-down.js';
import { payForAction } from './pay-for-action.js';

type Special = Extract<Action, { do: 'special' }>;

const byAbility = 'turn face up';
const byManaCost = 'turn face up for its mana cost';
const unlocks = ['unlock the left half', 'unlock the right half'] as const;

/** What it costs to turn a face-down permanent face up by an ability that it would have (CR 702.37e, 708.7). */
function costByAbility(object: GameObject): readonly Cost[] | null {
  for (const { ability } of formUnderCopies(object).whole.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) if (effect.static === 'turned face up for') return effect.cost;
  }
  return null;
}

/** CR 701.40b, 701.58b: a manifested or cloaked creature card with a mana cost. */
function costByManaCost(object: GameObject): readonly Cost[] | null {
  const kind = object.faceDown === null ? null : faceDownKindOf(object.faceDown);
  const { manaCost, types } = formUnderCopies(object).whole;
  if ((kind !== 'manifest' && kind !== 'cloak') || manaCost === null) return null;
  return (types & typeBit('Creature')) === 0 ? null : [{ cost: 'mana', mana: manaCost }];
}

function costOf(object: GameObject, action: string): readonly Cost[] | null {
  if (action === byAbility) return costByAbility(object);
  if (action === byManaCost) return costByManaCost(object);
  const half = unlocks.indexOf(action as (typeof unlocks)[number]);
  const printed = formUnderCopies(object).faces[half];
  const mana = printed?.manaCost ?? null;
  return mana === null ? null : [{ cost: 'mana', mana }];
}

/** Whether it is of a kind that special actions turn over: face down, or a Room. */
export function canBeTurned(object: GameObject): boolean {
  return object.faceDown !== null || formUnderCopies(object).layout === 'room';
}

/** The special actions that turn a permanent over: face up (CR 116.2b), or a locked half of a Room (CR 709.5e). */
export function turningActions(state: GameState, player: PlayerId, object: GameObject): readonly Special[] {
  const special = (action: string): readonly Special[] => {
    return costOf(object, action) === null ? [] : [{ do: 'special', object: object.id, action }];
  };
  if (object.faceDown !== null) return [...special(byAbility), ...special(byManaCost)];
  if (formUnderCopies(object).layout !== 'room' || !isSorceryTime(state, player)) return [];
  const unlocked = unlockedMask(object);
  return unlocks.flatMap((action, half) => ((unlocked & (1 << half)) === 0 ? special(action) : []));
}

/** CR 116.2b, 709.5e: the cost is paid, then it turns. It doesn't use the stack. */
export function* takeTurningAction(game: Game, player: PlayerId, { object: id, action }: Special): Procedure<void> {
  const object = objectOf(game.state, id);
  const cost = costOf(object, action);
  if (cost === null) return;
  const half = unlocks.indexOf(action as (typeof unlocks)[number]);
  const paying = { rule: half < 0 ? '116.2b' : '709.5e', source: id, player };
  const x = yield* payForAction(game, player, id, cost, paying, half < 0 ? 'turn face up' : undefined);
  const reason = { rule: half < 0 ? '702.37e' : '709.5e', source: id, player };
  if (half < 0) {
    const rule = action === byManaCost ? '701.40b' : '702.37e';
    const following = { follow: followNested, began: game.state.revision, paid: null };
    yield* turnUp(game, id, { byAbility: action === byAbility, x }, { ...reason, rule }, following);
    return;
  }
  const before = game.state;
  const from = game.batch.length;
  const name = unlockedHalves[half]!;
  game.emit('DesignationGiven', { holder: { is: 'object', id }, name, player: null, value: 0, until: null }, reason);
  noticeTriggers(game, before, from);
}

const followNested: Parameters<typeof turnUp>[4]['follow'] = (game, effects, context, reason) =>
  followInstructions(game, effects, context, reason);
