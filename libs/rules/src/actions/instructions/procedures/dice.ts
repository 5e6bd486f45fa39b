import type { ResultsRow } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  chooseValue,
  type Game,
  type Reason,
  type Procedure,
  type EffectOf,
  type TextRun,
  type Interpreter,
  playersMeant,
  withDone,
  withNumber,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { storeResults } from '../stored-results.js';
import { mostRolls, roll } from './throwing-dice.js';

/** The label that a row of a results table sets when it says to roll again (CR 706.3c). */
const again = '#roll again';

/** CR 706.2, 706.3a, 706.6: the natural results, then modifiers, then what the table says of each result. */
export const rollDice: Interpreter<'roll dice'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '706.2' };
  let current: TextContext = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    for (let rolls = 0; rolls < mostRolls; rolls++) {
      current = yield* rollOnce(game, effect, player, current, why, run);
      if (!current.did.has(again)) break;
      current = { ...current, did: new Set([...current.did].filter((label) => label !== again)) };
    }
    current = { ...current, thatPlayer: context.thatPlayer };
  }
  return current;
};

/** CR 706.3c: asks for the roll of this table to be made once more. */
export const rollAgain: Interpreter<'roll again'> = function* (_game, _effect, context) {
  return withDone(context, again);
};

function* rollOnce(
  game: Game,
  effect: EffectOf<'roll dice'>,
  player: PlayerId,
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<TextContext> {
  const count = evaluateAmount(game.state, effect.count, context);
  if (count <= 0 || effect.sides <= 0) return context;
  const modifier = effect.modifier === undefined ? 0 : evaluateAmount(game.state, effect.modifier, context);
  const { sides, ignore } = effect;
  const ignores = ignore === undefined ? [] : [ignore];
  const results = yield* roll(game, player, { count, sides, modifier, ignores, source: context.source }, reason);
  storeResults(game, effect, results, context, reason, run);
  if (effect.other !== undefined) return yield* chooseResult(game, effect, results, player, context);
  let current = withNumber(
    context,
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
    current = yield* run.follow(game, row.effects, about, reason, run);
  }
  return current;
}

/** CR 608.2d, 706.2: the player chooses one of the results; the text refers to it and to the other one. */
function* chooseResult(
  game: Game,
  { label, other }: EffectOf<'roll dice'>,
  results: readonly number[],
  player: PlayerId,
  context: TextContext,
): Procedure<TextContext> {
  const [first = 0, second = 0] = results;
  const among = [...new Set([first, second])].map(String);
  const asking = { player, rule: '608.2d', context, prompt: 'Which result do you choose?' };
  const { values } = yield* chooseValue(game, { choose: 'word', among }, asking);
  const chosen = values[0]?.is === 'word' ? Number(values[0].word) : first;
  return withNumber(withNumber(context, label, chosen), other!, first + second - chosen);
}

function covers({ from, to = Infinity }: ResultsRow, result: number): boolean {
  return result >= from && result <= to;
}
