import { evaluateAmount } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  chooseObjects,
  orderObjects,
  type Interpreter,
  playersMeant,
  takeAction,
  orderLibrary,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import { lookAt, stayOnTop } from '../scry.js';
import { chooseOpponent } from './choose-opponent.js';

/** CR 701.29a: the same as scry with an opponent's library. */
export const fateseal: Interpreter<'fateseal'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  const why: Reason = { ...reason, rule: '701.29a' };
  if (count <= 0) return context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const opponent = yield* chooseOpponent(game, player, context.source, '701.29a');
    const cards = opponent === undefined ? [] : playerOf(game.state, opponent).library.slice(0, count);
    if (cards.length > 0) yield* rearrange(game, player, cards, context.source, why);
    takeAction(game, { player, action: 'fateseal', amount: count }, why);
  }
  return context;
};

function* rearrange(
  game: Game,
  player: PlayerId,
  cards: readonly ObjectId[],
  source: ObjectId,
  reason: Reason,
): Procedure<void> {
  const lookedAt = lookAt(game, player, cards, reason);
  const { rule } = reason;
  const chosen = yield* chooseObjects({
    player,
    kind: 'scry',
    rule,
    prompt: 'Choose the cards to put on the bottom of that library.',
    source,
    candidates: lookedAt,
    min: 0,
    max: lookedAt.length,
    hidden: true,
    ifNone: stayOnTop(lookedAt.length),
  });
  const nameOf = (id: ObjectId): string => objectOf(game.state, id).printed.name;
  const question = { player, rule, source, firstOne: 'above the others' };
  const above = lookedAt.filter((id) => !chosen.includes(id));
  const below = lookedAt.filter((id) => chosen.includes(id));
  const topPrompt = 'Put these cards on top of that library; the first is the topmost.';
  const onTop = yield* orderObjects({ ...question, prompt: topPrompt, candidates: above }, nameOf);
  const bottomPrompt = 'Put these cards on the bottom of that library; the last is the bottommost.';
  const onBottom = yield* orderObjects({ ...question, prompt: bottomPrompt, candidates: below }, nameOf);
  orderLibrary(
    game,
    {
      player: objectOf(game.state, lookedAt[0]!).owner,
      top: lookedAt.slice(0, onTop.length),
      bottom: lookedAt.slice(onTop.length),
      order: [...onTop, ...onBottom].map((id) => objectOf(game.state, id).card),
      seenBy: seatBit(player),
    },
    { ...reason, player },
  );
}
