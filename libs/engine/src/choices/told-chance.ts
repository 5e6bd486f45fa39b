import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { isChanceTold } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';

/** What chance decides, for whoever tells the result of a game that is played elsewhere. */
export interface Chance {
  /** The player whose coin, die or choice at random it is. */
  readonly player: PlayerId;
  readonly rule: string;
  readonly source: ObjectId;
  readonly prompt: string;
}

/**
 * A number from 0 on below `bound`, by chance: of the game's random words, or as it is told. A told result uses no word.
 *
 * @param first the number of the first random word
 * @param text names a result; by default results count from 1
 */
export function* chanceBelow(
  game: Game,
  bound: number,
  first: number,
  chance: Chance,
  text: (value: number) => string = (value) => `${value + 1}`,
): Procedure<{ readonly value: number; readonly next: number }> {
  if (!isChanceTold(game.state)) return game.random.below(bound, first);
  if (bound < 2) return { value: 0, next: first };
  const texts = Array.from({ length: bound }, (_, value) => text(value));
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'tell chance',
    ...chance,
    options: texts.map((name) => ({ key: name, text: name })),
    min: 1,
    max: 1,
  });
  return { value: texts.indexOf(keys[0] ?? ''), next: first };
}

/** So many of these by chance, in the order in which they were drawn: of the random words, or as it is told. */
export function* chanceAmong(
  game: Game,
  among: readonly Ref[],
  count: number,
  chance: Chance,
): Procedure<{ readonly chosen: readonly Ref[]; readonly draws: number }> {
  const { draws } = game.state;
  if (!isChanceTold(game.state)) {
    const { order, next } = game.random.permutation(among.length, draws);
    return { chosen: order.slice(0, count).map((i) => among[i]!), draws: next - draws };
  }
  const number = Math.min(count, among.length);
  if (number === 0 || among.length === 1) return { chosen: among.slice(0, number), draws: 0 };
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'tell chance',
    ...chance,
    candidates: among,
    min: number,
    max: number,
  });
  return { chosen, draws: 0 };
}
