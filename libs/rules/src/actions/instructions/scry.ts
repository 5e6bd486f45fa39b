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
  wouldAct,
  hidesNumbers,
  mixedUp,
  orderLibrary,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';

/** Where a player puts the cards that they looked at, from the top. */
interface Arrangement {
  readonly player: PlayerId;
  readonly looked: readonly ObjectId[];
  readonly top: readonly ObjectId[];
  readonly bottom: readonly ObjectId[];
}

/** CR 701.22: the players look at the same time, decide in APNAP order, and put the cards back at once (701.22c). */
export const scry: Interpreter<'scry'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  if (count <= 0) return context; // CR 701.22b
  const why: Reason = { ...reason, rule: '701.22a' };
  const scrying: { readonly player: PlayerId; readonly many: number }[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const many = yield* wouldAct(game, 'scry', player, count, why);
    if (many > 0) scrying.push({ player, many });
  }
  const looked = new Map<PlayerId, number>();
  for (const { player, many } of scrying) {
    const cards = playerOf(game.state, player).library.slice(0, many);
    looked.set(player, cards.length);
    lookAt(game, player, cards, why);
  }
  const arrangements: Arrangement[] = [];
  for (const { player, many } of scrying) arrangements.push(yield* arrange(game, player, many, context.source));
  for (const arrangement of arrangements) putBack(game, arrangement, why);
  for (const { player } of scrying)
    takeAction(game, { player, action: 'scry', amount: looked.get(player)! }, { ...reason, rule: '701.22d' });
  return context;
};

/**
 * The cards of a hand in the order of the deck's list, because nobody may learn in which order they were drawn (CR
 * 402.1).
 */
export function inNoOrder(game: Game, cards: readonly ObjectId[]): readonly ObjectId[] {
  const { state } = game;
  if (cards.length < 2 || !hidesNumbers(game) || objectOf(state, cards[0]!).zone !== 'hand') return cards;
  return [...cards].sort((one, other) => objectOf(state, one).card - objectOf(state, other).card);
}

/**
 * CR 701.20e: shows cards to only one player.
 *
 * @returns the new ids of the cards
 */
export function lookAt(game: Game, player: PlayerId, looked: readonly ObjectId[], reason: Reason): readonly ObjectId[] {
  if (looked.length === 0) return looked;
  const objects = mixedUp(game, inNoOrder(game, looked), reason);
  const cards = objects.map((id) => objectOf(game.state, id).card);
  const data = { player, count: objects.length, objects, cards, seenBy: seatBit(player) };
  game.emit('CardsLookedAt', data, { ...reason, player });
  return objects;
}

/** What is said of cards of which none is put away. */
export function stayOnTop(count: number): string {
  return count > 1 ? 'all stay on top, in an order that is asked next' : 'it stays on top';
}

function* arrange(game: Game, player: PlayerId, count: number, source: ObjectId): Procedure<Arrangement> {
  const looked = playerOf(game.state, player).library.slice(0, count);
  if (looked.length === 0) return { player, looked, top: looked, bottom: [] };
  const chosen = yield* chooseObjects({
    player,
    kind: 'scry',
    rule: '701.22a',
    prompt: 'Choose the cards to put on the bottom of your library.',
    source,
    candidates: looked,
    min: 0,
    max: looked.length,
    hidden: true,
    ifNone: stayOnTop(looked.length),
  });
  const nameOf = (id: ObjectId): string => objectOf(game.state, id).printed.name;
  const about = { player, rule: '701.22a', source, firstOne: 'above the others' };
  const top = yield* orderObjects(
    {
      ...about,
      prompt: 'Put these cards on top of your library; the first is the topmost.',
      candidates: looked.filter((id) => !chosen.includes(id)),
    },
    nameOf,
  );
  const bottom = yield* orderObjects(
    {
      ...about,
      prompt: 'Put these cards on the bottom of your library; the last is the bottommost.',
      candidates: looked.filter((id) => chosen.includes(id)),
    },
    nameOf,
  );
  return { player, looked, top, bottom };
}

/**
 * Records the new order. Other players see only how many cards went where: they see the objects in their old order, and
 * only the player knows which card each is now.
 */
function putBack(game: Game, { player, looked, top, bottom }: Arrangement, reason: Reason): void {
  if (looked.length === 0) return;
  orderLibrary(
    game,
    {
      player,
      top: looked.slice(0, top.length),
      bottom: looked.slice(top.length),
      order: [...top, ...bottom].map((id) => objectOf(game.state, id).card),
      seenBy: seatBit(player),
    },
    { ...reason, player },
  );
}
