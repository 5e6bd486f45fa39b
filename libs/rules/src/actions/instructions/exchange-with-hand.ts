import { hasSubtype, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type MoveOccurrence,
  perform,
  chooseObjects,
  enchantable,
  enchantablePlayers,
  type Interpreter,
  permanentsMeant,
} from '@stacktrail/engine';
import { type GameObject, objectsIn, playerOf, type GameState } from '@stacktrail/game-state';

/**
 * CR 701.12d, 701.12e: a permanent that you own goes to your hand and a card from there takes its place, attached to what it
 * was attached to. If either can't be done, neither is (CR 701.12a).
 */
export const exchangeWithCardInHand: Interpreter<'exchange with card in hand'> = function* (
  game,
  effect,
  context,
  reason,
  run,
) {
  const { you } = context;
  for (const permanent of permanentsMeant(game.state, effect.what, context, run)) {
    if (permanent.owner !== you || permanent.controller !== you) continue;
    const candidates = objectsIn(game.state, playerOf(game.state, you).hand)
      .filter((card) => matches(game.state, effect.filter, card, context))
      .filter((card) => couldTakeItsPlace(game.state, card, permanent, context))
      .map(({ id }) => id);
    const [card] = yield* chooseObjects({
      player: you,
      kind: 'choose objects',
      rule: '701.12d',
      prompt: `Choose the card to exchange ${permanent.printed.name} with.`,
      source: context.source,
      candidates,
      min: 1,
      max: 1,
      hidden: true,
    });
    if (card === undefined) continue;
    const { attachedTo, attachedToPlayer } = permanent;
    const moves: readonly MoveOccurrence[] = [
      { would: 'move', object: permanent.id, to: 'hand', manner: 'return' },
      {
        would: 'move',
        object: card,
        to: 'battlefield',
        manner: 'put',
        controller: you,
        ...(attachedTo === 0 ? {} : { attachTo: attachedTo }),
        ...(attachedToPlayer === null ? {} : { attachToPlayer: attachedToPlayer }),
      },
    ];
    yield* perform(game, moves, { ...reason, rule: '701.12d' });
  }
  return context;
};

/** CR 303.4i: an Aura can take the place only if it can enchant what the permanent is attached to. */
function couldTakeItsPlace(state: GameState, card: GameObject, permanent: GameObject, { you }: TextContext): boolean {
  if (!hasSubtype(state, card, 'Aura')) return true;
  if (permanent.attachedToPlayer !== null) return enchantablePlayers(state, card).includes(permanent.attachedToPlayer);
  return enchantable(state, card, you).includes(permanent.attachedTo);
}
