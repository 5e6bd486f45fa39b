import type { ActivatedAbility } from '@stacktrail/card-tree';
import {
  characteristicsOf,
  hasKeyword,
  hasRule,
  type Violation,
  controllerOf,
  holds,
  plainContext,
} from '@stacktrail/characteristics';
import { isProhibited } from '@stacktrail/engine';
import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  functionsInCommandZone,
  type GameObject,
  GameStateRecord,
  presentObject,
  type GameState,
  typeBit,
} from '@stacktrail/game-state';
import { isTimeToActivate } from '../../actions/permission/activated-as-instants.js';
import { onlyManaAbilities } from '../../actions/permission/may-activate.js';
import { castingForbidden, isCastTime, isSorceryTime, lacksLegend } from '../../actions/permission/timing.js';
import { waysToCast } from '../../actions/permission/ways-to-cast.js';
import { canPay } from '../../actions/costs/can-pay.js';
import { isAllowedAction, whyNotAllowed } from './allowed-actions.js';
import { isIgnoringAction, whyNotIgnored } from './ignoring.js';
import { turningConspiracy, whyNoConspiracy } from './turning-conspiracies.js';
import { rollingAction, whyNoRoll } from './rolling-the-planar-die.js';
import { isClauseAction, whyNoClause } from './unread-clauses.js';

/**
 * Which rule keeps a player with priority from beginning an action that is no option (CR 117.1), and what would have
 * been right. Asked only once somebody has tried.
 */
export function whyNot(state: GameState, player: PlayerId, action: Action): Violation {
  switch (action.do) {
    case 'play land':
      return whyNoLand(state, player, action.object);
    case 'cast':
      return whyNoSpell(state, player, action.object);
    case 'activate':
      return whyNoActivation(state, player, action.object, action.ability);
    case 'special':
      if (isAllowedAction(action.action)) return whyNotAllowed(state, player, action);
      if (isIgnoringAction(action.action)) return whyNotIgnored(state, player, action);
      if (isClauseAction(action.action)) return whyNoClause();
      return whyNoSpecial(state, player, action);
    default:
      return { rule: '117.1', message: `“${action.do}” is nothing that a player with priority can do.` };
  }
}

/** CR 116.2: what an ability of a card says, turning a permanent face up, unlocking a half of one. */
function whyNoSpecial(
  state: GameState,
  player: PlayerId,
  { object: id, action }: Extract<Action, { do: 'special' }>,
): Violation {
  if (action === rollingAction) return whyNoRoll(state, player);
  if (action === turningConspiracy) return whyNoConspiracy();
  const object = presentObject(state, id);
  const own = object?.printed.abilities.find(({ pointer }) => pointer === action)?.ability;
  if (object !== undefined && own?.kind === 'activated' && own.specialAction !== undefined)
    return object.owner === player && object.zone === own.from
      ? whyNoSpecialAbility(state, player, object, own, own.specialAction)
      : {
          rule: own.specialAction,
          message: `That is done with ${object.printed.name} by its owner, from ${own.from === 'outside' ? 'outside the game' : 'the hand'}.`,
        };
  if (object?.zone !== 'battlefield' || object.controller !== player)
    return { rule: '116.2', message: 'There is no such permanent under this player’s control.' };
  if (object.faceDown !== null) return { rule: '116.2b', message: 'Nothing lets this permanent be turned face up so.' };
  if (object.form.layout === 'room')
    return {
      rule: '116.2m',
      message: 'A locked half is unlocked in one’s own main phase, while the stack is empty.',
    };
  return { rule: '116.2', message: 'That special action can’t be taken now.' };
}

/** CR 116.2f, 116.2h, 116.2k: what abilities of cards say that can be done with them at a time. */
function whyNoSpecialAbility(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  { cost, whenCastable, onlyIf, timing }: ActivatedAbility,
  rule: string,
): Violation {
  const { name } = source.printed;
  if (whenCastable && waysToCast(state, player, source).length === 0)
    return { rule, message: `That is done with ${name} only when one could begin to cast it.` };
  if (timing === 'sorcery' && !isSorceryTime(state, player))
    return { rule, message: `That is done with ${name} in one’s own main phase, while the stack is empty.` };
  if (onlyIf !== undefined && !holds(state, onlyIf, { ...plainContext(player, source.id), thatPlayer: player }))
    return { rule, message: `That can’t be done with ${name} now: what its rule asks for doesn’t hold.` };
  return cost.every((part) => canPay(state, part, plainContext(player, source.id)))
    ? { rule, message: `That can’t be done with ${name} now.` }
    : { rule: '118.3', message: 'Its cost can’t be paid.' };
}

function whyNoLand(state: GameState, player: PlayerId, id: ObjectId): Violation {
  const card = presentObject(state, id);
  if (card === undefined || card.zone !== 'hand' || card.owner !== player)
    return { rule: '305.1', message: 'A land is played from the hand, unless an effect allows another zone.' };
  if ((card.printed.types & typeBit('Land')) === 0)
    return { rule: '305.1', message: `${card.printed.name} is no land.` };
  if (state.activePlayer !== player) return { rule: '305.3', message: 'A land is played in one’s own turn.' };
  if (!isSorceryTime(state, player))
    return { rule: '305.1', message: 'A land is played in a main phase, while the stack is empty.' };
  if (isProhibited(state, player, 'play lands')) return { rule: '101.2', message: 'An effect says that they can’t.' };
  return { rule: '305.2b', message: 'As many lands as this turn allows have been played.' };
}

function whyNoSpell(state: GameState, player: PlayerId, id: ObjectId): Violation {
  const card = presentObject(state, id);
  if (card === undefined) return { rule: '601.3', message: 'There is no such card any more.' };
  const { types } = characteristicsOf(state, card);
  const { name } = card.printed;
  if ((types & typeBit('Land')) !== 0) return { rule: '305.9', message: `${name} is a land: it is played, not cast.` };
  if (!isCastTime(state, player, card)) {
    const combat = card.printed.castOnly.some((condition) => condition.if === 'combat point');
    return { rule: combat ? '506.7' : '601.3', message: `${name} says that it is cast only at another time.` };
  }
  if (lacksLegend(state, player, card))
    return { rule: '205.4e', message: `Only who controls a legendary creature or planeswalker can cast ${name}.` };
  if (castingForbidden(state, player, card)) return { rule: '101.2', message: 'An effect says that they can’t.' };
  const isTime = isSorceryTime(state, player) || waysToCast(state, player, card).length > 0;
  if ((card.zone !== 'hand' || card.owner !== player) && waysInTime(state, player, card) === 0)
    return { rule: '601.3', message: `Nothing lets this player cast ${name} from where it is.` };
  if (!isTime) return { rule: '117.1a', message: `${name} is cast in one’s own main phase, while the stack is empty.` };
  return { rule: '601.3', message: `${name} can’t be cast in that way.` };
}

/** In how many ways the card could be cast in the player's main phase, while the stack is empty. */
function waysInTime(state: GameState, player: PlayerId, card: GameObject): number {
  const then = new GameStateRecord(state);
  then.activePlayer = player;
  then.step = 'precombat main';
  then.stack = [];
  return waysToCast(then, player, card).length;
}

function whyNoActivation(
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  pointer: AbilityDefinition['pointer'],
): Violation {
  const source = presentObject(state, id);
  const definition = source && abilitiesOf(state, source).find((each) => each.pointer === pointer);
  if (source === undefined || definition?.kind !== 'activated')
    return { rule: '602.1', message: 'There is no object that has such an activated ability.' };
  const ability = definition.ability as ActivatedAbility;
  const whose = controllerOf(source);
  if (whose !== player && ability.activatedBy === undefined)
    return { rule: '602.2', message: `Only the player who controls ${source.printed.name} can activate it.` };
  if (ability.specialAction !== undefined)
    return { rule: '116.1', message: 'That is a special action, and no activation of an ability.' };
  if (!definition.isManaAbility && onlyManaAbilities(state, player, source))
    return { rule: '602.5', message: 'An effect says that it can’t be activated.' };
  return whyProhibited(state, player, source, definition) ?? whyUnpayable(state, player, source, ability);
}

function abilitiesOf(state: GameState, source: GameObject): readonly AbilityDefinition[] {
  return source.zone === 'battlefield' ? characteristicsOf(state, source).abilities : source.printed.abilities;
}

/** CR 602.5: what forbids it, its cost aside. */
function whyProhibited(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  definition: AbilityDefinition,
): Violation | null {
  const { from, timing, loyalty, onlyIf } = definition.ability as ActivatedAbility;
  const there = source.zone === 'battlefield' || functionsInCommandZone(source);
  const elsewhere = there ? from !== undefined : from !== source.zone;
  if (elsewhere) return { rule: '113.6', message: 'The ability doesn’t function where its object is.' };
  if (hasRule(state, source, "can't activate abilities") || isProhibited(state, player, 'activate abilities', source))
    return { rule: '602.5', message: 'An effect says that it can’t be activated.' };
  if (loyalty === true && state.usedThisTurn.includes(`${source.id} loyalty`))
    return { rule: '606.3', message: 'A loyalty ability of it has been activated this turn.' };
  if ((loyalty === true || timing === 'sorcery') && !isTimeToActivate(state, player, source, definition))
    return {
      rule: loyalty === true ? '606.3' : '602.5d',
      message: 'It is activated in one’s own main phase, while the stack is empty.',
    };
  if (onlyIf !== undefined && !holds(state, onlyIf, plainContext(source.controller, source.id)))
    return { rule: '602.1b', message: 'What its text asks for doesn’t hold.' };
  return null;
}

/** CR 118.3, 119.4, 602.5a, 602.5b, 606.6. */
function whyUnpayable(state: GameState, player: PlayerId, source: GameObject, ability: ActivatedAbility): Violation {
  const { cost, loyalty } = ability;
  const unpayable = cost.find((part) => !canPay(state, part, plainContext(player, source.id)));
  if (unpayable === undefined) return { rule: '602.5b', message: 'It has been activated as often as its text allows.' };
  const tapping = unpayable.cost === 'tap';
  if (tapping && !source.tapped && isSick(state, player, source))
    return { rule: '602.5a', message: 'The creature has come under this player’s control since their turn began.' };
  if (unpayable.cost === 'pay life') return { rule: '119.4', message: 'There isn’t that much life to pay.' };
  if (loyalty === true && unpayable.cost === 'remove counters')
    return { rule: '606.6', message: 'It hasn’t that many loyalty counters.' };
  if (unpayable.cost === 'mill') return { rule: '701.17b', message: 'There aren’t that many cards in the library.' };
  if (unpayable.cost === 'exile with total mana value') {
    return { rule: '701.59b', message: 'The cards in the graveyard haven’t that total mana value.' };
  }
  return { rule: '118.3', message: 'Its cost can’t be paid.' };
}

function isSick(state: GameState, player: PlayerId, source: GameObject): boolean {
  const isCreature = (characteristicsOf(state, source).types & typeBit('Creature')) !== 0;
  const latest = state.players[player]?.latestTurn ?? 0;
  if (hasKeyword(state, source, 'haste') || hasRule(state, source, 'activates as though it had haste')) return false;
  return isCreature && source.controlledSince >= latest;
}
