import { evaluateAmount, staticsInForce } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type MoveOccurrence,
  perform,
  agrees,
  chooseObjects,
  orderObjects,
  type Interpreter,
  playersMeant,
  takeAction,
  wouldAct,
  orderLibrary,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import { lookAt, stayOnTop } from '../scry.js';

/** CR 701.25a: looks at the top cards, puts any number into the graveyard and the rest back in any order. */
export const surveil: Interpreter<'surveil'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  if (count <= 0) return context; // CR 701.25c
  const why: Reason = { ...reason, rule: '701.25a' };
  for (const player of playersMeant(game.state, effect.who, context)) {
    const many = yield* wouldAct(game, 'surveil', player, count, why);
    if (many === 0) continue;
    yield* surveilFor(game, player, many, context.source, why);
    takeAction(game, { player, action: 'surveil', amount: many }, { ...reason, rule: '701.25d' });
  }
  return context;
};

/** CR 701.25b: the number of additional cards that effects let the player look at. */
function* additional(game: Game, player: PlayerId): Procedure<number> {
  let more = 0;
  for (const { source, effect } of staticsInForce(game.state, 'may look at more')) {
    if (objectOf(game.state, source).controller !== player) continue;
    const { count } = effect;
    if (yield* agrees(player, '701.25b', `Look at ${count} more?`, source)) more += count;
  }
  return more;
}

function* surveilFor(game: Game, player: PlayerId, count: number, source: ObjectId, reason: Reason): Procedure<void> {
  const more = yield* additional(game, player);
  const top = playerOf(game.state, player).library.slice(0, count + more);
  if (top.length === 0) return;
  const looked = lookAt(game, player, top, reason);
  const away = yield* chooseObjects({
    player,
    kind: 'choose objects',
    rule: '701.25a',
    prompt: 'Choose the cards to put into your graveyard.',
    source,
    candidates: looked,
    min: 0,
    max: looked.length,
    hidden: true,
    ifNone: stayOnTop(looked.length),
  });
  const moves = away.map((object): MoveOccurrence => ({ would: 'move', object, to: 'graveyard', manner: 'put' }));
  if (moves.length > 0) yield* perform(game, moves, reason);
  yield* putBackOnTop(
    game,
    player,
    looked.filter((id) => !away.includes(id)),
    source,
    reason,
  );
}

/** Puts cards that a player looked at back on top of a library, in an order that the player chooses. */
function* putBackOnTop(
  game: Game,
  player: PlayerId,
  cards: readonly ObjectId[],
  source: ObjectId,
  reason: Reason,
): Procedure<void> {
  if (cards.length < 2) return;
  const order = yield* orderObjects(
    {
      player,
      rule: reason.rule,
      prompt: 'Put these cards on top of the library; the first is the topmost.',
      source,
      candidates: cards,
      firstOne: 'the topmost',
    },
    (id) => objectOf(game.state, id).printed.name,
  );
  const { owner } = objectOf(game.state, cards[0]!);
  orderLibrary(
    game,
    {
      player: owner,
      top: cards,
      bottom: [],
      order: order.map((id) => objectOf(game.state, id).card),
      seenBy: seatBit(player),
    },
    { ...reason, player },
  );
}
