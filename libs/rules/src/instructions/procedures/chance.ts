import type { ResultsRow } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../../game/game.js';
import { ask, type Procedure } from '../../game/procedure.js';
import type { GameState } from '../../state/game-state.js';
import { evaluateAmount } from '../../text/amounts.js';
import type { TextContext } from '../../text/text-context.js';
import { takeAction } from '../keyword-actions/take-action.js';
import type { Interpreter } from '../interpreter.js';
import { playersNamed } from '../named.js';
import { withDone, withNumber } from '../results.js';

/** A flip that goes on until it is lost ends here at the latest. */
const mostFlips = 1000;

/** CR 705.2: a flip that is called is won or lost; others just come up. */
export const flipCoins: Interpreter<'flip coins'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '705.2' };
  let current = context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const untilLost = effect.count === 'until you lose';
    const count = untilLost ? mostFlips : evaluateAmount(game.state, effect.count, context);
    const good =
      effect.called || untilLost
        ? yield* call(game, player, count, untilLost, context.source, why)
        : flip(game, player, count, why);
    current = withNumber(current, effect.label, good);
    if (good > 0) current = withDone(current, effect.label);
  }
  return current;
};

/** The results that the game's starting position says beforehand; chance finds those after them. */
function foretold(state: GameState, player: PlayerId, kind: 'coin' | 'die'): readonly number[] {
  const { foretoldChance } = state;
  if (foretoldChance.length === 0) return [];
  return foretoldChance.filter((one) => one.player === player && one.kind === kind).map(({ value }) => value);
}

function toss(
  game: Game,
  player: PlayerId,
  count: number,
): { readonly heads: readonly boolean[]; readonly draws: number } {
  const first = game.state.draws;
  let next = first;
  const heads = foretold(game.state, player, 'coin')
    .slice(0, count)
    .map((value) => value === 1);
  for (let i = heads.length; i < count; i++) {
    const drawn = game.random.below(2, next);
    heads.push(drawn.value === 1);
    next = drawn.next;
  }
  return { heads, draws: next - first };
}

function flip(game: Game, player: PlayerId, count: number, reason: Reason): number {
  if (count <= 0) return 0;
  const { heads, draws } = toss(game, player, count);
  const flips = heads.map((up) => ({ heads: up, won: null }));
  game.emit('CoinsFlipped', { player, flips, draws }, { ...reason, player });
  return heads.filter((up) => up).length;
}

function* call(
  game: Game,
  player: PlayerId,
  count: number,
  untilLost: boolean,
  source: ObjectId,
  reason: Reason,
): Procedure<number> {
  let won = 0;
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
    const { heads, draws } = toss(game, player, 1);
    const wins = (keys[0] === 'heads') === heads[0];
    game.emit('CoinsFlipped', { player, flips: [{ heads: heads[0]!, won: wins }], draws }, { ...reason, player });
    takeAction(game, { player, action: wins ? 'win a coin flip' : 'lose a coin flip' }, reason);
    if (wins) won += 1;
    else if (untilLost) break;
  }
  return won;
}

/** CR 706.2, 706.3a, 706.6: the natural results, then modifiers, then what the table says of each result. */
export const rollDice: Interpreter<'roll dice'> = function* (game, effect, context, reason, following) {
  const why: Reason = { ...reason, rule: '706.2' };
  let current: TextContext = context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const count = evaluateAmount(game.state, effect.count, current);
    if (count <= 0 || effect.sides <= 0) continue;
    const modifier = effect.modifier === undefined ? 0 : evaluateAmount(game.state, effect.modifier, current);
    const results = roll(game, player, { count, sides: effect.sides, modifier, ignore: effect.ignore }, why);
    current = withNumber(
      current,
      effect.label,
      results.reduce((sum, result) => sum + result, 0),
    );
    if (results.length > 1 && results.every((result) => result === results[0])) {
      current = withDone(current, `${effect.label} doubles`); // CR 706.5
    }
    for (const result of effect.table === undefined ? [] : results) {
      const row = effect.table?.find((candidate) => covers(candidate, result));
      if (row === undefined) continue;
      const about = { ...withNumber(current, effect.label, result), thatPlayer: player };
      const after = yield* following.follow(game, row.effects, about, why, following);
      current = { ...after, thatPlayer: context.thatPlayer };
    }
  }
  return current;
};

function covers({ from, to = Infinity }: ResultsRow, result: number): boolean {
  return result >= from && result <= to;
}

interface Roll {
  readonly count: number;
  readonly sides: number;
  readonly modifier: number;
  readonly ignore: 'lowest' | 'highest' | undefined;
}

/** Rolls dice. Returns the results that count; a roll that is ignored never happened (CR 706.6). */
function roll(
  game: Game,
  player: PlayerId,
  { count, sides, modifier, ignore }: Roll,
  reason: Reason,
): readonly number[] {
  const first = game.state.draws;
  let next = first;
  const natural = foretold(game.state, player, 'die').slice(0, count);
  for (let i = natural.length; i < count; i++) {
    const drawn = game.random.below(sides, next);
    natural.push(drawn.value + 1);
    next = drawn.next;
  }
  const extreme = ignore === 'lowest' ? Math.min(...natural) : Math.max(...natural);
  const ignored = ignore === undefined ? [] : [natural.indexOf(extreme)];
  const results = natural.map((value) => value + modifier);
  game.emit('DiceRolled', { player, sides, natural, results, ignored, draws: next - first }, { ...reason, player });
  const counted = results.filter((_, i) => !ignored.includes(i));
  for (const amount of counted) takeAction(game, { player, action: 'roll a die', amount }, reason);
  if (counted.length > 0) takeAction(game, { player, action: 'roll dice', amount: counted.length }, reason);
  return counted;
}
