import { noObject } from '@stacktrail/game-events';
import { appliesToPlayer, staticsInForce, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  agrees,
  chanceBelow,
  type Game,
  type Reason,
  ask,
  type Procedure,
  type EffectOf,
  type Interpreter,
  playersMeant,
  withDone,
  withNumber,
  withPlayers,
  takeAction,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { coinsForOne, keepOne } from './ignored-coins.js';

/** The highest number of flips, for text that flips until a flip is lost. */
const mostFlips = 1000;

/** CR 705.2: a flip that is called is won or lost; other flips only have a result. */
export const flipCoins: Interpreter<'flip coins'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '705.2' };
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const until = typeof effect.count === 'string' ? effect.count : undefined;
    const count = typeof effect.count === 'string' ? mostFlips : evaluateAmount(game.state, effect.count, context);
    if (effect.forEach !== undefined) {
      current = yield* callForEach(game, player, effect.forEach, effect.label, current, why);
      continue;
    }
    const { won, lost } =
      effect.called || until !== undefined
        ? yield* call(game, player, count, until, context.source, why)
        : { won: yield* flip(game, player, count, why), lost: false };
    current = withNumber(current, effect.label, won);
    if (won > 0) current = withDone(current, effect.label);
    if (lost) current = withDone(current, effect.lost);
  }
  return current;
};

/** A flip for each of the players; the labels hold how many were won, and for whom one was lost. */
function* callForEach(
  game: Game,
  player: PlayerId,
  { who, lost }: NonNullable<EffectOf<'flip coins'>['forEach']>,
  label: string,
  context: TextContext,
  reason: Reason,
): Procedure<TextContext> {
  const players = playersMeant(game.state, who, context);
  const lostFor: PlayerId[] = [];
  for (const other of players) {
    const { won } = yield* call(game, player, 1, undefined, context.source, reason);
    if (won === 0) lostFor.push(other);
  }
  const won = players.length - lostFor.length;
  const after = withPlayers(withNumber(context, label, won), lost, lostFor);
  return won > 0 ? withDone(after, label) : after;
}

/** CR 705.3: the result that an effect gives to a player's coin flips. */
function settledFlip(state: GameState, player: PlayerId): 'won' | 'heads' | 'tails' | undefined {
  return staticsInForce(state, 'coin flips').find(({ source, effect }) =>
    appliesToPlayer(state, effect.who, source, player),
  )?.effect.are;
}

/** The results that the game's starting position gives beforehand; later results are random. */
export function foretold(state: GameState, player: PlayerId, kind: 'coin' | 'die'): readonly number[] {
  const { foretoldChance } = state;
  if (foretoldChance.length === 0) return [];
  return foretoldChance.filter((one) => one.player === player && one.kind === kind).map(({ value }) => value);
}

function* toss(
  game: Game,
  player: PlayerId,
  count: number,
): Procedure<{ readonly heads: readonly boolean[]; readonly draws: number }> {
  const first = game.state.draws;
  const each = coinsForOne(game.state, player);
  let next = first;
  const known = foretold(game.state, player, 'coin').slice(0, count * each);
  const up = known.map((value) => value === 1);
  for (let i = up.length; i < count * each; i++) {
    const drawn = yield* chanceBelow(
      game,
      2,
      next,
      { player, rule: '705.1', source: noObject, prompt: 'What did the coin show?' },
      (side) => (side === 1 ? 'heads' : 'tails'),
    );
    up.push(drawn.value === 1);
    next = drawn.next;
  }
  const heads: boolean[] = [];
  for (let i = 0; i < count; i++) heads.push(yield* keepOne(player, up.slice(i * each, (i + 1) * each)));
  return { heads, draws: next - first };
}

function* flip(game: Game, player: PlayerId, count: number, reason: Reason): Procedure<number> {
  if (count <= 0) return 0;
  const tossed = yield* toss(game, player, count);
  const settled = settledFlip(game.state, player);
  const heads = settled === 'heads' || settled === 'tails' ? tossed.heads.map(() => settled === 'heads') : tossed.heads;
  const flips = heads.map((up) => ({ heads: up, won: null }));
  game.emit('CoinsFlipped', { player, flips, draws: tossed.draws }, { ...reason, player });
  return heads.filter((up) => up).length;
}

function* call(
  game: Game,
  player: PlayerId,
  count: number,
  until: 'until you lose' | 'until you lose or stop' | undefined,
  source: ObjectId,
  reason: Reason,
): Procedure<{ readonly won: number; readonly lost: boolean }> {
  let [won, lost] = [0, false];
  for (let i = 0; i < count; i++) {
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'call a coin flip',
      rule: '705.2',
      player,
      prompt: 'Call the coin flip.',
      source,
      options: [
        { key: 'heads', text: 'Heads.' },
        { key: 'tails', text: 'Tails.' },
      ],
      min: 1,
      max: 1,
    });
    const { heads, draws } = yield* toss(game, player, 1);
    const settled = settledFlip(game.state, player);
    const up = settled === undefined || settled === 'won' ? heads[0]! : settled === 'heads';
    const wins = settled === 'won' || (keys[0] === 'heads') === up;
    const shown = settled === 'won' ? keys[0] === 'heads' : up;
    game.emit('CoinsFlipped', { player, flips: [{ heads: shown, won: wins }], draws }, { ...reason, player });
    takeAction(game, { player, action: wins ? 'win a coin flip' : 'lose a coin flip' }, reason);
    if (wins) won += 1;
    else lost = true;
    if (until !== undefined && !wins) break;
    if (until === 'until you lose or stop' && !(yield* agrees(player, '608.2d', 'Flip another coin?', source))) break;
  }
  return { won, lost };
}
