import { evaluateAmount } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type MoveOccurrence,
  perform,
  orderObjects,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  playersMeant,
  shuffleLibrary,
  orderLibrary,
  withResult,
} from '@stacktrail/engine';
import { seatBit, type CardIndex, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, playersInOrder, presentObject } from '@stacktrail/game-state';

/** CR 401.4, 401.7: each card goes to its owner's library; a card that is already in the library moves within it. */
export const putIntoLibrary: Interpreter<'put into library'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run).map(({ id }) => id);
  const why: Reason = { ...reason, rule: '401.4' };
  if (effect.below !== undefined) {
    const position = Math.max(0, evaluateAmount(game.state, effect.below, context));
    yield* toLibrary(game, objects, position, why);
    return context;
  }
  const outside = objects.filter((id) => objectOf(game.state, id).zone !== 'library');
  const inside = objects.filter((id) => objectOf(game.state, id).zone === 'library');
  const arrived = yield* toLibrary(game, outside, effect.position === 'top' ? 0 : -1, why);
  const there = [...inside, ...arrived].filter((id) => presentObject(game.state, id)?.zone === 'library');
  const arrangers = effect.who === undefined ? [] : playersMeant(game.state, effect.who, context);
  for (const owner of playersInOrder(game.state)) {
    const own = there.filter((id) => objectOf(game.state, id).owner === owner);
    if (own.length === 0) continue;
    if (effect.order === 'random') orderAtRandom(game, owner, own, effect.position, why);
    else {
      const arranger = arrangers.includes(owner) ? owner : (arrangers[0] ?? owner);
      yield* arrange(game, owner, own, effect, arranger, context.source, why);
    }
  }
  return context;
};

function* toLibrary(
  game: Game,
  objects: readonly ObjectId[],
  position: number,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const moves = objects
    .filter((id) => objectOf(game.state, id).kind !== 'ability')
    .map((object): MoveOccurrence => ({ would: 'move', object, to: 'library', manner: 'put', position }));
  if (moves.length === 0) return [];
  return (yield* perform(game, moves, reason)).flatMap((result) => result.objects);
}

/** Afterwards nobody knows which card is which. The fact holds the number of random words that were used. */
function orderAtRandom(
  game: Game,
  player: PlayerId,
  objects: readonly ObjectId[],
  position: 'top' | 'bottom',
  reason: Reason,
): void {
  const { state } = game;
  const cards = objects.map((id) => objectOf(state, id).card);
  const { order, next } = game.random.permutation(cards.length, state.draws);
  game.emit(
    'LibraryOrderedAtRandom',
    {
      player,
      toTop: position === 'top' ? objects.length : 0,
      toBottom: position === 'bottom' ? objects.length : 0,
      top: position === 'top' ? objects : [],
      bottom: position === 'bottom' ? objects : [],
      first: game.nextObjectId(),
      draws: next - state.draws,
      order: order.map((i): CardIndex => cards[i]!),
      seenBy: 0,
    },
    { ...reason, player },
  );
}

function* arrange(
  game: Game,
  owner: PlayerId,
  objects: readonly ObjectId[],
  { position }: EffectOf<'put into library'>,
  arranger: PlayerId,
  source: ObjectId,
  reason: Reason,
): Procedure<void> {
  const order = yield* orderObjects(
    {
      player: arranger,
      rule: '401.4',
      prompt: `Put these cards on the ${position} of the library; the first is nearest to the top.`,
      source,
      candidates: objects,
      firstOne: 'above the others',
    },
    (id) => objectOf(game.state, id).printed.name,
  );
  orderLibrary(
    game,
    {
      player: owner,
      top: position === 'top' ? objects : [],
      bottom: position === 'bottom' ? objects : [],
      order: order.map((id) => objectOf(game.state, id).card),
      seenBy: seatBit(arranger),
    },
    { ...reason, player: arranger },
  );
}

/** CR 701.24c, 701.24d: the libraries are shuffled whether or not anything came into them. */
export const shuffleIntoLibrary: Interpreter<'shuffle into library'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run);
  const shufflers = new Set([...playersMeant(game.state, effect.who, context), ...objects.map(({ owner }) => owner)]);
  const outside = objects.filter(({ zone }) => zone !== 'library').map(({ id }) => id);
  yield* toLibrary(game, outside, 0, { ...reason, rule: '701.24c' });
  for (const player of playersInOrder(game.state)) {
    if (shufflers.has(player)) shuffleLibrary(game, player, { ...reason, rule: '701.24a' });
  }
  return withResult(
    context,
    effect.label,
    objects.map(({ id }) => id),
  );
};
