import { controllerUnderEffects } from '@stacktrail/characteristics';
import {
  askWhichCards,
  type Game,
  type Procedure,
  type MoveOccurrence,
  perform,
  noticeTriggers,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import {
  firstWithPriority,
  nextPlayer,
  objectOf,
  objectsIn,
  playerOf,
  planeswalking,
  isDesignated,
} from '@stacktrail/game-state';
import { giveDesignations } from '../changes/give.js';
import { endEffectsThat, type LastingEffect } from '../changes/durations.js';
import { settleControl } from '../changes/settle-control.js';
import { planeswalkToTopCard, faceUpPlanes, planeswalkAwayFrom } from '../mechanics/variants/planeswalk.js';

/**
 * CR 800.4a: players leave the game at once, in APNAP order; an action that one of them had begun ends unfinished.
 *
 * @param causes why they leave
 * @throws Abandoned if an action that is going on was one of theirs
 */
export function* leaveTheGame(game: Game, players: readonly PlayerId[], causes: readonly Revision[]): Procedure<void> {
  for (const player of players) yield* leave(game, player, causes);
  game.abandon(players);
}

function* leave(game: Game, player: PlayerId, causes: readonly Revision[]): Procedure<void> {
  passOn(game, player, causes);
  const planes = game.state.planarController === null ? [] : passPlanes(game, player, causes);
  yield* revealFaceDown(game, player, causes);
  const before = game.state;
  const objects = [...before.battlefield, ...before.stack].filter((id) => objectOf(before, id).owner === player);
  const from = game.batch.length;
  const left = game.emit('PlayerLeft', { player, objects }, { rule: '800.4a', player, causes });
  noticeTriggers(game, before, from); // CR 603.6c
  yield* game.because([left], function* () {
    endControlEffects(game, player, left);
    settleControl(game);
    endStackObjects(game, player, left);
    yield* exileWhatIsControlled(game, player);
    if (planes.length > 0) goOnWithPlanes(game);
  });
}

/** CR 702.106e, 702.143f, 708.9: their face-down cards are revealed to all players. */
function* revealFaceDown(game: Game, player: PlayerId, causes: readonly Revision[]): Procedure<void> {
  const { battlefield, stack, exile, command } = game.state;
  const hidden = objectsIn(game.state, [...battlefield, ...stack, ...exile, ...command]).filter((object) => {
    if (object.faceDown === null || object.owner !== player || object.kind !== 'card') return false;
    return object.zone !== 'exile' || isDesignated(object, 'foretold');
  });
  for (const [zone, rule] of [
    ['battlefield', '708.9'],
    ['stack', '708.9'],
    ['exile', '702.143f'],
    ['command', '702.106e'],
  ] as const) {
    const shown = hidden.filter((object) => object.zone === zone);
    if (shown.length === 0) continue;
    const objects = shown.map(({ id }) => id);
    yield* askWhichCards(game, objects);
    const cards = objects.map((id) => objectOf(game.state, id).card);
    game.emit('CardsRevealed', { player, objects, cards }, { rule, player, causes });
  }
}

/** CR 723.4, 724.4: the monarchy and the initiative go to the active player, or the next in turn order. */
function passOn(game: Game, player: PlayerId, causes: readonly Revision[]): void {
  for (const [name, rule] of [
    ['monarch', '723.4'],
    ['initiative', '724.4'],
  ] as const) {
    if (!isDesignated(playerOf(game.state, player), name)) continue;
    const holder = { is: 'player', id: firstWithPriority(game.state) } as const;
    giveDesignations(game, [{ holder, name }], { rule, causes });
  }
}

/**
 * CR 311.5, 800.4p: the next player in turn order becomes the planar controller before the old one leaves.
 *
 * @returns the face-up planes and phenomena that leave the game with their owner: all players planeswalk away from them
 */
function passPlanes(game: Game, player: PlayerId, causes: readonly Revision[]): readonly ObjectId[] {
  if (game.state.planarController === player) {
    const next = nextPlayer(game.state, player);
    game.emit('PlanarControllerChanged', { player: next }, { rule: '311.5', player: next, causes });
  }
  const planes = faceUpPlanes(game.state).filter((id) => objectOf(game.state, id).owner === player);
  for (const id of planes) planeswalkAwayFrom(game, game.state.planarController!, id, { rule: '901.10', causes });
  return planes;
}

/** CR 901.10: the planar controller turns the top card of their planar deck face up. */
function goOnWithPlanes(game: Game): void {
  const { stack } = game.state;
  for (const id of stack) {
    const ability = objectOf(game.state, id).ability?.definition;
    if (ability?.pointer !== planeswalking.pointer) continue;
    game.emit('AbilityRemovedFromStack', { object: id }, { rule: '901.10a' });
  }
  planeswalkToTopCard(game, game.state.planarController!, { rule: '901.10' });
}

/** Ends effects that give them control of objects. Other parts of such an effect go on. */
function endControlEffects(game: Game, player: PlayerId, left: Revision): void {
  endEffectsThat(
    game,
    (effect) => isControlOnly(effect) && effect.controller === player,
    (effect) => ({ rule: '800.4a', source: effect.source, causes: [left] }),
  );
}

function isControlOnly(effect: LastingEffect): boolean {
  if (!('values' in effect) || effect.instruction.do !== 'apply') return false;
  return effect.instruction.changes.every((change) => change.change === 'control' && change.to.players === 'you');
}

/** Objects that they control on the stack and that no card represents cease to exist. */
function endStackObjects(game: Game, player: PlayerId, left: Revision): void {
  for (const id of game.state.stack) {
    const object = objectOf(game.state, id);
    if (object.controller !== player || object.kind === 'card') continue;
    const type = object.kind === 'ability' ? 'AbilityRemovedFromStack' : 'ObjectCeasedToExist';
    game.emit(type, { object: id }, { rule: '800.4a', causes: [left] });
  }
}

/** Exiles what they still control. */
function* exileWhatIsControlled(game: Game, player: PlayerId): Procedure<void> {
  const { battlefield, stack } = game.state;
  const ids = [...battlefield, ...stack].filter((id) => objectOf(game.state, id).controller === player);
  yield* exile(game, ids, '800.4a');
}

/**
 * CR 800.4c: when no effect gives a player in the game control of a permanent any more, and whoever controls it by
 * default has left, it is exiled.
 */
export function* exileUncontrolled(game: Game): Procedure<void> {
  const { state } = game;
  if (!state.players.some(({ lost }) => lost)) return;
  const ids = state.battlefield.filter((id) => {
    const controller = controllerUnderEffects(state, objectOf(state, id));
    return state.players[controller]?.lost === true;
  });
  yield* exile(game, ids, '800.4c');
}

function* exile(game: Game, ids: readonly ObjectId[], rule: string): Procedure<void> {
  const moves = ids.map((object): MoveOccurrence => ({ would: 'move', object, to: 'exile', manner: 'exile' }));
  if (moves.length > 0) yield* perform(game, moves, { rule });
}
