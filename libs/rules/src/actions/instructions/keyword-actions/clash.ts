import { evaluateAmount, manaValueOf } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  agrees,
  chooseObjects,
  orderObjects,
  type Interpreter,
  playersNamed,
  withDone,
  takeAction,
  orderLibrary,
} from '@stacktrail/engine';
import { seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { objectOf, opponentsOf, playerOf, playersInOrder } from '@stacktrail/game-state';
import { revealCards } from '../procedures/look.js';
import { lookAt } from '../scry.js';

function* chooseOpponent(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  rule: string,
): Procedure<PlayerId | undefined> {
  const candidates = opponentsOf(game.state, player).map((id): Ref => ({ is: 'player', id }));
  if (candidates.length < 2) return candidates[0]?.id as PlayerId | undefined;
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose a value',
    rule,
    player,
    prompt: 'Choose an opponent.',
    source,
    candidates,
    min: 1,
    max: 1,
  });
  return chosen[0]!.id as PlayerId;
}

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

/** CR 701.29a: the same as scry with an opponent's library. */
export const fateseal: Interpreter<'fateseal'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  const why: Reason = { ...reason, rule: '701.29a' };
  if (count <= 0) return context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const opponent = yield* chooseOpponent(game, player, context.source, '701.29a');
    const looked = opponent === undefined ? [] : playerOf(game.state, opponent).library.slice(0, count);
    if (looked.length > 0) yield* rearrange(game, player, looked, context.source, why);
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
  const looked = lookAt(game, player, cards, reason);
  const { rule } = reason;
  const chosen = yield* chooseObjects({
    player,
    kind: 'scry',
    rule,
    prompt: 'Choose the cards to put on the bottom of that library.',
    source,
    candidates: looked,
    min: 0,
    max: looked.length,
    hidden: true,
  });
  const nameOf = (id: ObjectId): string => objectOf(game.state, id).printed.name;
  const about = { player, rule, source };
  const above = looked.filter((id) => !chosen.includes(id));
  const below = looked.filter((id) => chosen.includes(id));
  const first = 'Put these cards on top of that library; the first is the topmost.';
  const onTop = yield* orderObjects({ ...about, prompt: first, candidates: above }, nameOf);
  const last = 'Put these cards on the bottom of that library; the last is the bottommost.';
  const onBottom = yield* orderObjects({ ...about, prompt: last, candidates: below }, nameOf);
  orderLibrary(
    game,
    {
      player: objectOf(game.state, looked[0]!).owner,
      top: looked.slice(0, onTop.length),
      bottom: looked.slice(onTop.length),
      order: [...onTop, ...onBottom].map((id) => objectOf(game.state, id).card),
      seenBy: seatBit(player),
    },
    { ...reason, player },
  );
}
