import type { ActivatedAbility } from '@stacktrail/card-tree';
import { chosenWords, hasRule, staticsInForce, splitSecond, holds, plainContext } from '@stacktrail/characteristics';
import { isProhibited } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  emptyAnnouncement,
  type GameObject,
  objectOf,
  type GameState,
  keywordOf,
} from '@stacktrail/game-state';
import { canPayAfterManaAbilities } from '../costs/after-mana-abilities.js';
import { canPay } from '../costs/can-pay.js';
import { canPayTap } from '../costs/tap-to-pay.js';
import { costOfAbility } from '../costs/total-cost.js';
import { waysToCast } from './ways-to-cast.js';
import { isTimeToActivate } from './activated-as-instants.js';

/** CR 101.2: whether an effect forbids abilities that aren't mana abilities. */
export function onlyManaAbilities(state: GameState, player: PlayerId, source: GameObject): boolean {
  return (
    isProhibited(state, player, 'activate nonmana abilities', source) ||
    (source.zone === 'battlefield' && hasRule(state, source, "can't activate nonmana abilities"))
  );
}

/**
 * Whether a player may begin to activate an activated ability now (CR 602.2, 602.5): it functions in its object's zone,
 * its restrictions allow it, and the part of its cost that isn't mana could be paid.
 *
 * @param zone where the object is, if not on the battlefield
 */
export function mayActivate(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  definition: AbilityDefinition,
  zone: ActivatedAbility['from'],
): boolean {
  const ability = definition.ability as ActivatedAbility;
  if (ability.from !== zone) return false;
  if (definition.costsOnlyTap && source.tapped) return false; // this quick check covers most abilities: those of tapped permanents
  const theirs = zone === undefined ? source.controller : source.owner;
  const { activatedBy } = ability;
  if (activatedBy === undefined ? theirs !== player : !isAllowed(activatedBy, theirs, source.owner, player))
    return false;
  const activates = ability.specialAction === undefined; // taking a special action isn't activating an ability (CR 116.1)
  if (activates && zone === undefined && hasRule(state, source, "can't activate abilities")) return false;
  if (activates && !definition.isManaAbility && splitSecond(state)) return false; // CR 702.61a
  if (activates && isProhibited(state, player, 'activate abilities', source)) return false; // CR 101.2
  if (activates && !definition.isManaAbility && onlyManaAbilities(state, player, source)) return false;
  if (ability.whenCastable && waysToCast(state, player, source).length === 0) return false; // CR 702.62c
  if (definition.costsOnlyTap && !isRestricted(ability)) return canPayTap(state, source, false);
  if (isRestricted(ability) && !isUnrestricted(state, player, source, definition, ability)) return false;
  const context = plainContext(player, source.id);
  if (ability.spendOnly !== undefined && chosenWords(state, context, ability, 'color').length === 0) return false; // CR 607.5a
  if (ability.loyalty !== true) {
    const couldPay = ability.cost.some(({ cost }) => cost === 'mana') ? canPayAfterManaAbilities : canPay;
    return ability.cost.every((cost) => couldPay(state, cost, context));
  }
  const { others } = costOfAbility(state, player, source, definition, emptyAnnouncement);
  return others.every((cost) => canPay(state, cost, context)); // CR 606.6
}

type ActivatedBy = NonNullable<ActivatedAbility['activatedBy']>;

function isAllowed(by: ActivatedBy, theirs: PlayerId, owner: PlayerId, player: PlayerId): boolean {
  if (by === 'owner') return owner === player;
  return by === 'any player' || theirs !== player;
}

function isRestricted({ timing, oncePerTurn, limit, onlyIf, loyalty }: ActivatedAbility): boolean {
  return (
    timing === 'sorcery' || oncePerTurn === true || limit !== undefined || onlyIf !== undefined || loyalty === true
  );
}

/** CR 702.177b: an effect lets the player activate it as though it hadn't been activated. */
function mayActivateAgain(state: GameState, player: PlayerId, pointer: AbilityDefinition['pointer']): boolean {
  const keyword = keywordOf(state, pointer);
  return (
    keyword !== null &&
    staticsInForce(state, 'as though not activated').some(
      ({ source, effect }) => effect.keyword === keyword && objectOf(state, source).controller === player,
    )
  );
}

/** CR 602.1b, 602.5b, 602.5d, 606.3: whether the restrictions on its use allow it now. */
function isUnrestricted(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  definition: AbilityDefinition,
  { timing, oncePerTurn, limit, onlyIf, loyalty }: ActivatedAbility,
): boolean {
  const { pointer } = definition;
  const used = `${source.id} ${pointer}`;
  if ((timing === 'sorcery' || loyalty) && !isTimeToActivate(state, player, source, definition)) return false;
  if (loyalty && state.usedThisTurn.includes(`${source.id} loyalty`)) return false;
  if (oncePerTurn && !loyalty && state.usedThisTurn.includes(used)) return false;
  if (limit !== undefined) {
    const uses = limit.per === 'turn' ? state.usedThisTurn : state.usedThisGame;
    if (uses.filter((each) => each === used).length >= limit.times && !mayActivateAgain(state, player, pointer))
      return false;
  }
  const context = { ...plainContext(source.controller, source.id), thatPlayer: player };
  return onlyIf === undefined || holds(state, onlyIf, context);
}
