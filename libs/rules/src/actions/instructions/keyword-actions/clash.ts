import { manaValueOf } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  agrees,
  type Interpreter,
  withDone,
  takeAction,
  orderLibrary,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, playersInOrder } from '@stacktrail/game-state';
import { revealCards } from '../procedures/look.js';
import { chooseOpponent } from './choose-opponent.js';

/** CR 701.30b, 701.30c, 701.30d: both reveal, then say in APNAP order where their cards go, then the cards move. */
export const clash: Interpreter<'clash'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '701.30c' };
  const other = yield* chooseOpponent(game, context.you, context.source, '701.30b');
  const players = playersInOrder(game.state).filter((player) => player === context.you || player === other);
  const tops = new Map(players.flatMap((player) => top(game, player)));
  revealCards(game, [...tops.values()], why);
  const values = new Map([...tops].map(([player, id]) => [player, manaValueOf(objectOf(game.state, id))]));
  const down: ObjectId[] = [];
  for (const [player, id] of tops) {
    if (yield* agrees(player, '701.30a', 'Put the revealed card on the bottom of your library?', context.source)) {
      down.push(id);
    }
  }
  for (const id of down) toBottom(game, id, why);
  const own = values.get(context.you) ?? -1;
  const won = [...values].every(([player, value]) => player === context.you || own > value) && values.has(context.you);
  for (const player of players) takeAction(game, { player, action: 'clash' }, why);
  if (!won) return context;
  takeAction(game, { player: context.you, action: 'win a clash' }, { ...reason, rule: '701.30d' });
  return withDone(context, effect.label);
};

function top(game: Game, player: PlayerId): readonly (readonly [PlayerId, ObjectId])[] {
  const [first] = playerOf(game.state, player).library;
  return first === undefined ? [] : [[player, first]];
}

function toBottom(game: Game, id: ObjectId, reason: Reason): void {
  const { owner, card, knownTo } = objectOf(game.state, id);
  orderLibrary(
    game,
    { player: owner, top: [], bottom: [id], order: [card], seenBy: knownTo },
    { ...reason, player: owner },
  );
}
