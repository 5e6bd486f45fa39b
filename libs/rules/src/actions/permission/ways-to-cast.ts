import { castingMethod, type OptionalCostName } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { sameWay } from '@stacktrail/engine';
import type { CastAction, PlayerId } from '@stacktrail/game-events';
import {
  asIf,
  bothHalves,
  objectOf,
  permissionNamed,
  preparedWith,
  typeBit,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { cardAs, faceDownVia, playableFaces, turnedUpToPlay } from '../costs/faces.js';
import { costGivingFlash, isTimely } from './as-though-flash.js';
import { otherCosts, type OtherCost } from './other-costs.js';
import { permissionsFor, type Permission } from './permission.js';
import { castingForbidden } from './timing.js';
import { mayCastUnaided, waysFaceDown } from './ways-face-down.js';

const manaCost: OtherCost = { via: 'hand', ability: null, method: null };

/**
 * The ways in which rules and effects let a player begin to cast a card now (CR 601.3): each permission to cast it from
 * where it is, with each cost that may be paid (CR 118.9a).
 *
 * @param whenever whether timing is ignored, because an effect has the card cast (CR 608.2g)
 */
export function waysToCast(
  state: GameState,
  player: PlayerId,
  found: GameObject,
  whenever: Permission | null = null,
): readonly CastAction[] {
  const card = turnedUpToPlay(found, player);
  if (card.faceDown !== null && card.zone === 'exile') return []; // CR 406.3b
  if (whenever?.how.transformed) return waysAsBackFace(state, player, card, whenever);
  if (card.form.faces.length === 1) {
    return waysToCastFace(state, player, card, 0, whenever, mayCastPrepareSpell(state, card, player));
  }
  const adventuring = mayPlayAfterAdventure(card, player);
  const faces = adventuring ? [0] : playableFaces(card); // CR 715.3d
  const ways = faces.flatMap((face) => waysToCastFace(state, player, cardAs(card, face), face, whenever, adventuring));
  return [...ways, ...waysFused(state, player, card, whenever), ...waysTransformed(state, player, card, whenever)];
}

/** CR 702.102a: both halves of a split card with fuse, cast from the hand. */
function waysFused(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  whenever: Permission | null,
): readonly CastAction[] {
  const { layout, whole } = card.form;
  if (layout !== 'split' || card.zone !== 'hand' || !whole.keywords.has('fuse')) return [];
  return waysToCastFace(state, player, cardAs(card, bothHalves), bothHalves, whenever);
}

/** CR 712.11a: an effect lets it be cast transformed, which only a transforming card can be. */
function waysAsBackFace(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  whenever: Permission,
): readonly CastAction[] {
  if (card.form.layout !== 'transforming') return [];
  return waysToCastFace(state, player, cardAs(card, 1), 1, whenever);
}

/** CR 702.146a, 702.162a, 702.103a, 712.11c: an ability of the front face lets it be cast as its second face. */
function waysTransformed(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  whenever: Permission | null,
): readonly CastAction[] {
  const { layout, faces } = card.form;
  if ((layout !== 'transforming' && layout !== 'bestow') || !faces[0].otherWays) return [];
  const front = characteristicsOf(state, cardAs(card, 0));
  const costs = otherCosts(state, player, card, front).filter(({ method }) => method?.transformed);
  if (costs.length === 0) return [];
  return waysToCastFace(state, player, cardAs(card, 1), 1, whenever, false, costs);
}

/** CR 715.3d: for as long as a card that was cast as an Adventure remains exiled, that player may play it. */
export function mayPlayAfterAdventure({ zone, designations }: GameObject, player: PlayerId): boolean {
  return zone === 'exile' && designations.some((one) => one.name === 'on an adventure' && one.player === player);
}

/** CR 722.3c of CR 2026-08-07: the controller of a prepared permanent may cast the copy that is in exile for it. */
function mayCastPrepareSpell(state: GameState, { id, kind, zone }: GameObject, player: PlayerId): boolean {
  return kind === 'copy' && zone === 'exile' && preparedWith(state, id)?.controller === player;
}

function waysToCastFace(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  face: number,
  whenever: Permission | null,
  byRule = false,
  transformed: readonly OtherCost[] | null = null,
): readonly CastAction[] {
  const characteristics = characteristicsOf(state, card);
  if (card.zone !== 'graveyard' && characteristics.keywords.has('aftermath')) return []; // CR 702.127a
  const faceDown = transformed === null ? waysFaceDown(state, player, card, characteristics, face, whenever) : [];
  if ((characteristics.types & typeBit('Land')) !== 0) return faceDown; // CR 305.9
  const ways: CastAction[] = [];
  const costs =
    transformed ?? otherCosts(state, player, card, characteristics).filter(({ method }) => !method?.transformed);
  const add = ({ via, ability, method }: OtherCost, permission: Permission | null): void => {
    const timely =
      whenever !== null ||
      isTimely(state, player, card, characteristics, method, permission) ||
      costGivingFlash(state, player, card) !== null;
    if (timely) ways.push({ do: 'cast', object: card.id, via, by: permission?.by ?? null, ability, face });
  };
  const addAll = (permission: Permission | null): void => {
    const using = permission?.how.using;
    if (using !== undefined) {
      for (const cost of costs) if (cost.method?.keyword === using && permission !== null) add(cost, permission);
      return;
    }
    if (transformed === null) add(manaCost, permission);
    for (const cost of costs) if ((cost.method?.from ?? null) === null) add(cost, permission);
  };
  if (whenever !== null) addPermitted(whenever, add, addAll, transformed !== null);
  else {
    if (mayCastUnaided(state, player, card) || byRule) addAll(null);
    for (const cost of costs) if (cost.method?.from === card.zone && card.owner === player) add(cost, null);
    for (const permission of permissionsFor(state, player, card)) {
      addPermitted(permission, add, addAll, transformed !== null);
    }
  }
  if (ways.length === 0 || forbiddenWhateverIsChosen(state, player, card)) return faceDown;
  return [...ways, ...faceDown];
}

/** The values of X that are tried; prohibitions don't distinguish higher mana values. */
const mostX = 20;

/** CR 601.3a: whether an effect forbids the spell for every value of X. */
function forbiddenWhateverIsChosen(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (!castingForbidden(state, player, card)) return false;
  if (card.printed.manaCost?.includes('X') !== true) return true;
  for (let x = 1; x <= mostX; x++) {
    const spell = asIf(card, { zone: 'stack', controller: player, announced: { ...card.announced, x } });
    if (!castingForbidden(state, player, spell)) return false;
  }
  return true;
}

/** CR 118.9b: an effect that says what is paid allows no other cost. */
function addPermitted(
  permission: Permission,
  add: (cost: OtherCost, permission: Permission) => void,
  addAll: (permission: Permission) => void,
  transformed: boolean,
): void {
  const { pay } = permission.how;
  if (pay === undefined) addAll(permission);
  else if (!transformed)
    add(
      { via: permission.how.called ?? (pay === 'nothing' ? 'free' : 'alternative'), ability: null, method: null },
      permission,
    );
}

/** The optional cost without which the card couldn't be cast this way at this time; `null` if none is needed. */
export function costNeeded(
  state: GameState,
  player: PlayerId,
  { object, via, by, face }: CastAction,
): OptionalCostName | null {
  if (via === faceDownVia) return null;
  const card = cardAs(turnedUpToPlay(objectOf(state, object), player), face);
  const how = by === null ? undefined : permissionNamed(state, by);
  const permission = how === undefined ? null : { by: by ?? '', how };
  const method = castingMethod(via) ?? null;
  if (isTimely(state, player, card, characteristicsOf(state, card), method, permission)) return null;
  return costGivingFlash(state, player, card);
}

/**
 * The way of casting that a player's answer means: the one that it describes exactly, otherwise the first that fits.
 */
export function wayChosen(state: GameState, player: PlayerId, answer: CastAction): CastAction {
  const fitting = waysToCast(state, player, objectOf(state, answer.object)).filter((way) => sameWay(way, answer));
  return fitting.find(({ by, ability }) => by === answer.by && ability === answer.ability) ?? fitting[0] ?? answer;
}
