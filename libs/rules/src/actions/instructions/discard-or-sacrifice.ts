import type { Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import {
  ask,
  chooseObjects,
  perform,
  playersMeant,
  withResult,
  type EffectOf,
  type Game,
  type Interpreter,
  type MoveOccurrence,
  type Procedure,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf } from '@stacktrail/game-state';
import { discardOf } from './discard.js';
import { sacrificeable, sacrificeOf } from './sacrifice.js';

type DiscardOrSacrifice = EffectOf<'discard or sacrifice'>;

/**
 * CR 608.2d, 101.4: each player in APNAP order chooses what to do and with which card or permanent; then all of it happens
 * at once.
 */
export const discardOrSacrifice: Interpreter<'discard or sacrifice'> = function* (game, effect, context, reason) {
  const moves: MoveOccurrence[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    moves.push(...(yield* chosenMove(game, effect, player, context)));
  }
  if (moves.length > 0) yield* perform(game, moves, { ...reason, rule: '608.2d' });
  return withResult(
    context,
    effect.label,
    moves.map(({ object }) => object),
  );
};

function* chosenMove(
  game: Game,
  effect: DiscardOrSacrifice,
  player: PlayerId,
  context: TextContext,
): Procedure<readonly MoveOccurrence[]> {
  const { source, you } = context;
  const { hand } = playerOf(game.state, player);
  const permanents = sacrificeable(game.state, player, effect.filter, { ...context, thatPlayer: player });
  // CR 608.2d: an impossible option can't be chosen.
  if (hand.length === 0 && permanents.length === 0) return [];
  const discards = hand.length > 0 && (permanents.length === 0 || (yield* choosesToDiscard(effect, player, context)));
  const choice = { player, kind: 'choose objects', source, min: 1, max: 1 } as const;
  if (discards) {
    const about = { rule: '701.9b', prompt: 'Choose a card to discard.', candidates: hand, hidden: true };
    return (yield* chooseObjects({ ...choice, ...about })).map((card) => discardOf(card, you));
  }
  const about = { rule: '701.21a', prompt: 'Choose a permanent to sacrifice.', candidates: permanents };
  return (yield* chooseObjects({ ...choice, ...about })).map((permanent) => sacrificeOf(permanent, you));
}

function* choosesToDiscard(
  { filter }: DiscardOrSacrifice,
  player: PlayerId,
  { source }: TextContext,
): Procedure<boolean> {
  const discard: Effect = { do: 'discard', who: { players: 'you' }, count: 1 };
  const sacrifice: Effect = { do: 'choose and sacrifice', who: { players: 'you' }, filter, count: 1 };
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '608.2d',
    player,
    prompt: 'Choose whether to discard a card or to sacrifice a permanent.',
    source,
    options: [
      { key: 'discard', text: [{ effects: [discard], source }] },
      { key: 'sacrifice', text: [{ effects: [sacrifice], source }] },
    ],
    min: 1,
    max: 1,
  });
  return keys[0] === 'discard';
}
