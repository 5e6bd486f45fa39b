import type { ActivatedAbility, DesignationName } from '@stacktrail/card-tree';
import { characteristicsOf, programOf } from '@stacktrail/characteristics';
import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  functionsInCommandZone,
  isCommander,
  objectOf,
  playerOf,
  type GameState,
  type GameObject,
  type AbilityDefinition,
  isDesignated,
  typeBit,
} from '@stacktrail/game-state';
import { mayActivate } from '../../actions/permission/may-activate.js';
import { cannotBeTime, mayPlayAsLand, mayPlayLand } from '../../actions/permission/timing.js';
import { anyPermissions } from '../../actions/permission/permission.js';
import { ownPlays, permittedPlays } from '../../actions/permission/permitted-plays.js';
import { playableFaces } from '../../actions/costs/faces.js';
import { mayPlayAfterAdventure, waysToCast } from '../../actions/permission/ways-to-cast.js';
import { allowedActions } from './allowed-actions.js';
import { ignoringActions } from './ignoring.js';
import { rollingActions } from './rolling-the-planar-die.js';
import { conspiracyActions } from './turning-conspiracies.js';
import { canBeTurned, turningActions } from './turning.js';
import { clauseActions } from './unread-clauses.js';

/** Marks that let the owner of a card cast it from exile on a later turn (CR 702.143a, 702.170d, 702.185a). */
const castableFromExile: readonly DesignationName[] = ['foretold', 'plotted', 'warped'];

/**
 * What a player with priority can do (CR 117.1): whatever the rules let them begin. Whether a spell's or ability's
 * mana can be paid is not asked here, so an action may turn out illegal (CR 601.3, 731).
 */
export function priorityActions(state: GameState, player: PlayerId): readonly Action[] {
  const actions: Action[] = [{ do: 'pass' }];
  const { hand, graveyard } = playerOf(state, player);
  const landNow = mayPlayLand(state, player);
  const permissions = anyPermissions(state);
  // Cards elsewhere than on the battlefield have their printed abilities, unless effects reach them (CR 113.10, 400.7g).
  const { reachesOutside } = programOf(state);
  const abilitiesOf = (card: GameObject): readonly AbilityDefinition[] =>
    reachesOutside ? characteristicsOf(state, card).abilities : card.printed.abilities;
  for (const id of hand) {
    const card = objectOf(state, id);
    if (card.form.faces.length > 1) addPlaysOfFaces(actions, state, player, card, landNow);
    else if ((card.printed.types & typeBit('Land')) !== 0) {
      if (landNow) actions.push({ do: 'play land', object: id, by: null, face: 0 });
      if (card.printed.otherWays) actions.push(...waysToCast(state, player, card)); // face down (CR 708.4)
    } else if (permissions || reachesOutside || !cannotBeTime(state, player, card)) {
      actions.push(...waysToCast(state, player, card));
    }
    if (reachesOutside || card.printed.usableIn.hand) {
      addActivations(actions, state, player, card, abilitiesOf(card), 'hand');
    }
  }
  for (const id of graveyard) {
    const card = objectOf(state, id);
    if (!reachesOutside && !card.printed.usableIn.graveyard) continue;
    actions.push(...(ownPlays(state, player, id, landNow) ?? []));
    addActivations(actions, state, player, card, abilitiesOf(card), 'graveyard');
  }
  if (permissions) actions.push(...permittedPlays(state, player, landNow));
  for (const id of state.battlefield) {
    const permanent = objectOf(state, id);
    if (permanent.controller !== player && !state.catalog.hasSharedAbilities) continue;
    const { abilities } = characteristicsOf(state, permanent);
    if (permanent.controller === player && canBeTurned(permanent)) {
      actions.push(...turningActions(state, player, permanent));
    }
    addActivations(actions, state, player, permanent, abilities, undefined);
  }
  for (const id of state.exile) {
    addPrintedActivations(actions, state, player, id, 'exile');
    const card = objectOf(state, id);
    const own = ownPlays(state, player, id, landNow);
    if (own !== null) actions.push(...own);
    else if (card.kind === 'copy' || castableFromExile.some((name) => isDesignated(card, name))) {
      actions.push(...waysToCast(state, player, card));
    }
    if (!mayPlayAfterAdventure(card, player)) continue;
    if (own === null) actions.push(...waysToCast(state, player, card));
    if (landNow) addLandFaces(actions, card, [0]); // CR 715.3d
  }
  for (const id of state.command) {
    addPrintedActivations(actions, state, player, id, 'command');
    if (state.commanders.length === 0) continue;
    const card = objectOf(state, id);
    if (card.owner === player && isCommander(state, card)) actions.push(...waysToCast(state, player, card)); // CR 903.8
  }
  if (state.allowances.length > 0) actions.push(...allowedActions(state, player));
  if (state.catalog.hasIgnorable) actions.push(...ignoringActions(state, player));
  if (state.catalog.hasConspiracies) actions.push(...conspiracyActions(state, player));
  if (state.planarController !== null) actions.push(...rollingActions(state, player)); // CR 116.2i
  if (state.catalog.keywords.has('companion')) addCompanion(actions, state, player);
  if (state.catalog.hasUnreadClauses) actions.push(...clauseActions(state, player));
  return actions.filter((action) => action.do !== 'play land' || mayPlayAsLand(state, player, action.object));
}

/** CR 116.2g: a card that was revealed as a companion is put into its owner's hand. */
function addCompanion(actions: Action[], state: GameState, player: PlayerId): void {
  for (const id of playerOf(state, player).outside) {
    const card = objectOf(state, id);
    addActivations(actions, state, player, card, card.printed.abilities, 'outside');
  }
}

/** CR 709.3, 712.11b, 712.12, 715.3: what can be played of a card with several faces. */
function addPlaysOfFaces(
  actions: Action[],
  state: GameState,
  player: PlayerId,
  card: GameObject,
  landNow: boolean,
): void {
  actions.push(...waysToCast(state, player, card));
  if (landNow) addLandFaces(actions, card, playableFaces(card));
}

function addLandFaces(actions: Action[], card: GameObject, faces: readonly number[]): void {
  for (const face of faces) {
    const printed = card.form.faces[face];
    if (printed === undefined || (printed.types & typeBit('Land')) === 0) continue;
    actions.push({ do: 'play land', object: card.id, by: null, face });
  }
}

function addPrintedActivations(
  actions: Action[],
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  zone: 'exile' | 'command',
): void {
  const object = objectOf(state, id);
  if (!object.printed.usableIn.elsewhere) return;
  const from = functionsInCommandZone(object) ? undefined : zone;
  addActivations(actions, state, player, object, object.printed.abilities, from);
}

/** CR 602.1, 602.5, 113.6: the abilities of an object that function where it is. */
function addActivations(
  actions: Action[],
  state: GameState,
  player: PlayerId,
  object: GameObject,
  abilities: readonly AbilityDefinition[],
  from: ActivatedAbility['from'],
): void {
  for (let i = 0; i < abilities.length; i++) {
    const definition = abilities[i]!;
    if (definition.kind !== 'activated' || !mayActivate(state, player, object, definition, from)) continue;
    const special = (definition.ability as ActivatedAbility).specialAction !== undefined;
    if (special) actions.push({ do: 'special', object: object.id, action: definition.pointer });
    else actions.push({ do: 'activate', object: object.id, ability: definition.pointer });
  }
}
