import {
  type DesignationName,
  type PaidCostName,
  castingMethod,
  optionalCost,
  type CastingMethod,
} from '@stacktrail/card-tree';
import {
  characteristicsOf,
  programOf,
  staticsInForce,
  holds,
  matches,
  plainContext,
} from '@stacktrail/characteristics';
import { sameWay } from '@stacktrail/engine';
import type { CastAction, DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import {
  asIf,
  asSpell,
  isCommander,
  type Characteristics,
  bothHalves,
  type GameObject,
  objectOf,
  type GameState,
  typeBit,
  typeMask,
  permissionNamed,
} from '@stacktrail/game-state';
import { canPay } from '../costs/can-pay.js';
import { optionalCostsOf } from '../costs/total-cost.js';
import { castingForbidden, isSorceryTime } from './timing.js';
import { cardAs, castFaceDownAs, faceDownVia, playableFaces, turnedUpToPlay } from '../costs/faces.js';
import { isWho, permissionsFor, type Permission } from './permission.js';

/** Another cost that may be paid for a card rather than its mana cost, beside where it may be cast from. */
interface OtherCost {
  readonly via: string;
  readonly ability: DefinitionPointer | null;
  readonly method: CastingMethod | null;
}

const manaCost: OtherCost = { via: 'hand', ability: null, method: null };

/**
 * The ways in which rules and effects let a player begin to cast a card now (CR 601.3): what lets it be cast from where it
 * is, with each cost that may be paid for it (CR 118.9a).
 *
 * @param whenever timing doesn't matter: it is cast as an effect says (CR 608.2g)
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
  if (card.form.faces.length === 1) return waysToCastFace(state, player, card, 0, whenever);
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

/** Without an effect that lets it: what is in the player's hand (CR 601.3), and their commander (CR 903.8). */
function mayCastUnaided(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (card.owner !== player) return false;
  return card.zone === 'hand' || (card.zone === 'command' && isCommander(state, card));
}

/** CR 715.3d: for as long as a card that was cast as an Adventure remains exiled, that player may play it. */
export function mayPlayAfterAdventure({ zone, designations }: GameObject, player: PlayerId): boolean {
  return zone === 'exile' && designations.some((one) => one.name === 'on an adventure' && one.player === player);
}

function waysToCastFace(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  face: number,
  whenever: Permission | null,
  adventuring = false,
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
    if (transformed === null) add(manaCost, permission);
    for (const cost of costs) if ((cost.method?.from ?? null) === null) add(cost, permission);
  };
  if (whenever !== null) addPermitted(whenever, add, addAll, transformed !== null);
  else {
    if (mayCastUnaided(state, player, card) || adventuring) addAll(null);
    for (const cost of costs) if (cost.method?.from === card.zone && card.owner === player) add(cost, null);
    for (const permission of permissionsFor(state, player, card)) {
      addPermitted(permission, add, addAll, transformed !== null);
    }
  }
  if (ways.length === 0 || forbiddenWhateverIsChosen(state, player, card)) return faceDown;
  return [...ways, ...faceDown];
}

/**
 * CR 708.4, 601.3e: face down it is a 2/2 creature spell, and is looked at as that to see whether it can be cast so. It has
 * no flash of its own.
 */
function waysFaceDown(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { abilities }: Characteristics,
  face: number,
  whenever: Permission | null,
): readonly CastAction[] {
  const found = abilities.filter(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.effects.some((effect) => effect.static === 'may be cast face down') &&
      (ability.condition === undefined || holds(state, ability.condition, plainContext(player, card.id))),
  );
  if (found.length === 0) return [];
  const hidden = castFaceDownAs(state, card);
  if (castingForbidden(state, player, hidden)) return [];
  const permitted = whenever !== null ? [whenever] : permissionsFor(state, player, hidden);
  const fromHand = whenever === null && mayCastUnaided(state, player, card);
  return found.flatMap(({ pointer: ability }) =>
    [...(fromHand ? [null] : []), ...permitted.filter(({ how }) => how.pay === undefined)].flatMap((permission) => {
      const timely =
        whenever !== null ||
        permission?.how.flash === true ||
        isSorceryTime(state, player) ||
        hasFlashForNow(state, player, hidden);
      if (!timely) return [];
      return [{ do: 'cast' as const, object: card.id, via: faceDownVia, by: permission?.by ?? null, ability, face }];
    }),
  );
}

/** Values of X that are tried: mana values from there on differ in nothing that prohibitions ask. */
const mostX = 20;

/** CR 601.3a: no value of X could make it a spell that no effect forbids. */
function forbiddenWhateverIsChosen(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (!castingForbidden(state, player, card)) return false;
  if (card.printed.manaCost?.includes('X') !== true) return true;
  for (let x = 1; x <= mostX; x++) {
    const spell = asIf(card, { zone: 'stack', controller: player, announced: { ...card.announced, x } });
    if (!castingForbidden(state, player, spell)) return false;
  }
  return true;
}

/** CR 118.9b: an effect that says what is paid lets nothing else be paid. */
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

/** Whether now is a time to cast it so (CR 117.1a, 307.1, 702.8a, 601.3b–d). */
function isTimely(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { types, keywords }: Characteristics,
  method: CastingMethod | null,
  permission: Permission | null,
): boolean {
  if ((types & typeBit('Instant')) !== 0 || keywords.has('flash')) return true;
  if (method?.because !== undefined) return isSorceryTime(state, player); // CR 702.170d
  if (method?.flash === true || permission?.how.flash === true) return true;
  return isSorceryTime(state, player) || hasOwnFlash(state, player, card) || hasFlashForNow(state, player, card);
}

/** The optional cost that would let it be cast as though it had flash, if it can be paid (CR 702.48a). */
function costGivingFlash(state: GameState, player: PlayerId, card: GameObject): PaidCostName | null {
  if (!card.printed.instantSpeed) return null;
  const found = optionalCostsOf(state, card).find(({ keyword, cost }) => {
    if (optionalCost(keyword)?.flash !== true) return false;
    return cost.every((part) => canPay(state, part, plainContext(player, card.id)));
  });
  return found?.keyword ?? null;
}

/** The optional cost without which a player with priority couldn't cast it so at this time; `null` where none is needed. */
export function costNeeded(
  state: GameState,
  player: PlayerId,
  { object, via, by, face }: CastAction,
): PaidCostName | null {
  if (via === faceDownVia) return null;
  const card = cardAs(turnedUpToPlay(objectOf(state, object), player), face);
  const how = by === null ? undefined : permissionNamed(state, by);
  const permission = how === undefined ? null : { by: by ?? '', how };
  const method = castingMethod(via) ?? null;
  if (isTimely(state, player, card, characteristicsOf(state, card), method, permission)) return null;
  return costGivingFlash(state, player, card);
}

/** CR 601.3d: the card says that it may be cast so under a condition, which holds. */
function hasOwnFlash(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (!card.printed.otherWays) return false;
  return characteristicsOf(state, card).abilities.some(({ ability }) => {
    if (ability.kind !== 'static') return false;
    if (!ability.effects.some((effect) => effect.static === 'as though flash' && effect.spells.is === 'this'))
      return false;
    return ability.condition === undefined || holds(state, ability.condition, plainContext(player, card.id));
  });
}

/** CR 601.3b: an effect lets the player cast it as though it had flash. */
function hasFlashForNow(state: GameState, player: PlayerId, card: GameObject): boolean {
  return staticsInForce(state, 'as though flash').some(({ source, effect }) => {
    const { controller } = objectOf(state, source);
    return (
      isWho(effect.who, controller, player) &&
      matches(state, effect.spells, asSpell(card, player), plainContext(controller, source))
    );
  });
}

/** The costs that the card's own abilities and effects of permanents let be paid rather than its mana cost. */
function otherCosts(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { abilities, types }: Characteristics,
): readonly OtherCost[] {
  const found: OtherCost[] = [];
  const context = plainContext(player, card.id);
  for (const { ability, kind, pointer } of [...abilities, ...givenToSpell(state, player, card, abilities)]) {
    if (kind === 'keyword' && ability.kind === 'keyword') {
      const method = castingMethod(ability.keyword);
      if (method === undefined || method.because !== undefined) continue;
      if (method.only !== undefined && (typeMask(method.only) & types) === 0) continue;
      if (method.condition !== undefined && !holds(state, method.condition, context)) continue;
      if (method.since !== undefined && !isMarkedBefore(state, card, method.since)) continue;
      found.push({ via: method.keyword, ability: pointer, method });
    } else if (ability.kind === 'static') {
      if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
      const own = ability.effects.some((effect) => effect.static === 'alternative cost' && effect.spells.is === 'this');
      if (own) found.push({ via: 'alternative', ability: pointer, method: null });
    }
  }
  for (const { name } of card.designations) {
    const method = castingMethod(name);
    if (method?.because === name && isMarkedBefore(state, card, name)) found.push({ via: name, ability: null, method });
  }
  for (const { source, definition, effect } of staticsInForce(state, 'alternative cost')) {
    if (effect.spells.is === 'this') continue;
    const { controller } = objectOf(state, source);
    const spell = asSpell(card, player);
    if (!isWho(effect.who, controller, player)) continue;
    if (!matches(state, effect.spells, spell, plainContext(controller, source))) continue;
    found.push({ via: 'alternative', ability: definition.pointer, method: null });
  }
  return found;
}

/** CR 118.9, 601.3: the keywords that effects about the spells that a player casts would give it. */
function givenToSpell(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  own: Characteristics['abilities'],
): Characteristics['abilities'] {
  if (!programOf(state).reachesOutside) return [];
  const { abilities } = characteristicsOf(state, asSpell(card, player));
  return abilities.filter((each) => each.kind === 'keyword' && !own.includes(each));
}

/** CR 702.143a, 702.170d: the card has got that designation in an earlier turn. */
function isMarkedBefore(state: GameState, { designations }: GameObject, name: DesignationName): boolean {
  return designations.some((one) => one.name === name && one.turn < state.turn);
}

/** The way open to a player that their answer means: the first that fits, one that is exactly it before others. */
export function wayChosen(state: GameState, player: PlayerId, answer: CastAction): CastAction {
  const fitting = waysToCast(state, player, objectOf(state, answer.object)).filter((way) => sameWay(way, answer));
  return fitting.find(({ by, ability }) => by === answer.by && ability === answer.ability) ?? fitting[0] ?? answer;
}
