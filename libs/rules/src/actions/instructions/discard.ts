import { noObject } from '@stacktrail/game-events';
import { evaluateAmount, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  chanceAmong,
  type Game,
  type Reason,
  ask,
  type Procedure,
  type MoveOccurrence,
  perform,
  chooseObjects,
  type EffectOf,
  type Interpreter,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import { forPlayer } from './for-player.js';

/** CR 701.9, 101.4: the players choose in APNAP order, or chance does; then all cards are discarded at once. */
export const discard: Interpreter<'discard'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.9a' };
  const { state } = game;
  const counts = playersMeant(state, effect.who, context).map((player) => ({
    player,
    count:
      effect.count === 'hand' ? Infinity : evaluateAmount(state, effect.count, forPlayer(context, effect.who, player)),
  }));
  const chosen: ObjectId[] = [];
  for (const { player, count } of counts) {
    chosen.push(...(yield* cardsToDiscard(game, player, count, effect, context, why)));
  }
  const moves = chosen.map((object) => discardOf(object, context.you));
  const happened = moves.length > 0 ? yield* perform(game, moves, why) : [];
  return withResult(
    context,
    effect.label,
    happened.flatMap(({ objects }) => objects),
  );
};

/** @param causedBy who controls the spell or ability that has the card discarded */
export function discardOf(object: ObjectId, causedBy: PlayerId): MoveOccurrence {
  return { would: 'move', object, to: 'graveyard', manner: 'discard', causedBy };
}

function* cardsToDiscard(
  game: Game,
  player: PlayerId,
  count: number,
  effect: EffectOf<'discard'>,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const { hand } = playerOf(game.state, player);
  if (isAnyNumber(effect.count)) return yield* chooseAnyNumber(game, player, hand, effect, context, reason);
  if (count <= 0) return [];
  if (hand.length <= count) return hand;
  if (effect.atRandom) return yield* atRandom(game, player, hand, count, reason);
  return yield* chooseObjects({
    player,
    kind: 'choose objects',
    rule: '701.9b',
    prompt: count === 1 ? 'Choose a card to discard.' : `Choose ${count} cards to discard.`,
    source: context.source,
    candidates: hand,
    min: count,
    max: count,
    hidden: true,
  });
}

/** CR 107.1c: the player chooses how many, which may be none, and which ones unless chance chooses those. */
function* chooseAnyNumber(
  game: Game,
  player: PlayerId,
  hand: readonly ObjectId[],
  effect: EffectOf<'discard'>,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  if (hand.length === 0) return [];
  const { source } = context;
  if (effect.atRandom) {
    const prompt = 'Choose how many cards to discard at random.';
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '107.1c',
      player,
      prompt,
      source,
      min: 0,
      max: hand.length,
    });
    if (value === 0 || value === hand.length) return value === 0 ? [] : hand;
    return yield* atRandom(game, player, hand, value, reason);
  }
  return yield* chooseObjects({
    player,
    kind: 'choose objects',
    rule: '107.1c',
    prompt: 'Choose any number of cards to discard.',
    source,
    candidates: hand,
    min: 0,
    max: hand.length,
    hidden: true,
  });
}

/** CR 701.9b: cards are discarded at random. The fact names the cards and the number of random words that were used. */
function* atRandom(
  game: Game,
  player: PlayerId,
  hand: readonly ObjectId[],
  count: number,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const { chosen, draws } = yield* chanceAmong(
    game,
    hand.map((id) => ({ is: 'object', id }) as const),
    count,
    { player, rule: '701.9b', source: reason.source ?? noObject, prompt: 'Which cards did chance choose?' },
  );
  const objects = chosen.map(({ id }) => id as ObjectId);
  game.emit('CardsChosenAtRandom', { player, objects, draws }, { ...reason, rule: '701.9b' });
  return objects;
}
