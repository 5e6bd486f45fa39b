import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, ask, type Procedure, type Interpreter, playersMeant } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { roll } from './throwing-dice.js';
import { storedResults, type Candidate } from '../stored-results.js';

/** CR 706.8b: each player rerolls as many of the stored results as they choose. */
export const rerollStored: Interpreter<'reroll stored results'> = function* (game, effect, context, reason, run) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    const stored = storedResults(game.state, effect, context, run);
    if (stored.length > 0) yield* reroll(game, player, stored, context, { ...reason, rule: '706.8b' });
  }
  return context;
};

function* reroll(
  game: Game,
  player: PlayerId,
  stored: readonly Candidate[],
  { source }: TextContext,
  reason: Reason,
): Procedure<void> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '706.8b',
    player,
    prompt: 'Choose the stored results that you reroll.',
    source,
    options: stored.map(({ object, result: { sides, value } }, i) => ({
      key: `${i + 1}`,
      text: `${value} (d${sides}) of ${objectOf(game.state, object).printed.name}.`,
    })),
    min: 0,
    max: stored.length,
  });
  const chosen = keys.map((key) => stored[Number(key) - 1]!);
  for (const object of new Set(chosen.map((one) => one.object))) {
    const of = chosen.filter((one) => one.object === object);
    const results: { sides: number; value: number }[] = [];
    for (const sides of new Set(of.map(({ result }) => result.sides))) {
      const count = of.filter(({ result }) => result.sides === sides).length;
      const rolled = yield* roll(game, player, { count, sides, modifier: 0, ignores: [], source }, reason);
      results.push(...rolled.map((value) => ({ sides, value })));
    }
    const fact = { label: of[0]!.result.label, rerolled: of.map(({ at }) => at), results };
    game.emit('ResultsStored', { object, ...fact }, reason);
  }
}
