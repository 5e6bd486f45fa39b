import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  askWhichCards,
  type MoveOccurrence,
  perform,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, playersInOrder } from '@stacktrail/game-state';
import { inNoOrder, lookAt } from '../scry.js';

/** CR 701.20e. */
export const look: Interpreter<'look at'> = function* (game, effect, context, reason, run) {
  let objects: readonly ObjectId[] = objectsMeant(game.state, effect.what, context, run).map(({ id }) => id);
  for (const player of playersMeant(game.state, effect.who, context)) {
    objects = lookAt(game, player, objects, { ...reason, rule: '701.20e' });
  }
  return withResult(context, effect.label, objects);
};

/** CR 701.20a, 701.20b: the cards stay where they are. */
export const reveal: Interpreter<'reveal'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run).map(({ id }) => id);
  yield* askWhichCards(game, objects);
  revealCards(game, objects, reason);
  return withResult(context, effect.label, objects);
};

/** Shows cards to everyone, each owner's in one fact. */
export function revealCards(game: Game, objects: readonly ObjectId[], reason: Reason): void {
  for (const player of playersInOrder(game.state)) {
    const all = objects.filter((id) => objectOf(game.state, id).owner === player);
    const own = inNoOrder(game, all);
    if (own.length === 0) continue;
    const cards = own.map((id) => objectOf(game.state, id).card);
    game.emit('CardsRevealed', { player, objects: own, cards }, { ...reason, rule: '701.20a', player });
  }
}

interface Dug {
  readonly found: readonly ObjectId[];
  readonly rest: readonly ObjectId[];
}

/** The cards from the top down to the last one that is needed, or the whole library if there aren't enough. */
function* dig(
  game: Game,
  player: PlayerId,
  effect: EffectOf<'reveal until' | 'exile until'>,
  context: TextContext,
): Procedure<Dug> {
  const wanted = Math.max(0, evaluateAmount(game.state, effect.count, context));
  const found: ObjectId[] = [];
  const rest: ObjectId[] = [];
  for (const id of playerOf(game.state, player).library) {
    if (found.length >= wanted) break;
    yield* askWhichCards(game, [id]);
    (matches(game.state, effect.filter, objectOf(game.state, id), context) ? found : rest).push(id);
  }
  return { found, rest };
}

export const revealUntil: Interpreter<'reveal until'> = function* (game, effect, context, reason) {
  const found: ObjectId[] = [];
  const rest: ObjectId[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const dug = yield* dig(game, player, effect, { ...context, thatPlayer: player });
    const shown = new Set([...dug.found, ...dug.rest]);
    revealCards(
      game,
      playerOf(game.state, player).library.filter((id) => shown.has(id)),
      reason,
    );
    found.push(...dug.found);
    rest.push(...dug.rest);
  }
  return withResult(withResult(context, effect.label, found), effect.rest, rest);
};

/** CR 701.13a: exiles cards from the top of the library until enough match. */
export const exileUntil: Interpreter<'exile until'> = function* (game, effect, context, reason) {
  const found: ObjectId[] = [];
  const rest: ObjectId[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const dug = yield* dig(game, player, effect, { ...context, thatPlayer: player });
    for (const object of playerOf(game.state, player).library.slice(0, dug.found.length + dug.rest.length)) {
      const move: MoveOccurrence = { would: 'move', object, to: 'exile', manner: 'exile' };
      const [happened] = yield* perform(game, [move], { ...reason, rule: '701.13a' });
      (dug.found.includes(object) ? found : rest).push(...(happened?.objects ?? []));
    }
  }
  return withResult(withResult(context, effect.label, found), effect.rest, rest);
};
