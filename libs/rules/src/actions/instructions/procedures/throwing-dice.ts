import { noObject } from '@stacktrail/game-events';
import { appliesToPlayer, staticsInForce, plainContext } from '@stacktrail/characteristics';
import { chanceBelow, type Game, type Reason, ask, type Procedure, agrees, takeAction } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { foretold } from '../../../mechanics/chance.js';

/** The highest number of rolls; a table that always says to roll again ends here. */
export const mostRolls = 1000;

interface Roll {
  readonly count: number;
  readonly sides: number;
  readonly modifier: number;
  /** Which of the rolls are ignored, in this order. */
  readonly ignores: readonly ('lowest' | 'highest')[];
  readonly source: ObjectId;
}

/** Rolls dice. Returns the results that count: an ignored roll is considered never to have happened (CR 706.6). */
export function* roll(game: Game, player: PlayerId, asked: Roll, reason: Reason): Procedure<readonly number[]> {
  const { count, ignores } = withMore(game, player, asked);
  const { sides } = asked;
  let { natural, draws } = yield* thrown(game, player, count, sides, game.state.draws);
  const rerolled = yield* diceToReroll(game, player, natural, sides);
  if (rerolled.length > 0) {
    const results = natural.map((value) => value + asked.modifier);
    const kept = natural.map((_, i) => i).filter((i) => !rerolled.includes(i));
    game.emit('DiceRolled', { player, sides, natural, results, ignored: [], draws }, { ...reason, player });
    notice(
      game,
      player,
      rerolled.map((i) => results[i]!),
      reason,
    ); // a reroll is another roll
    const next = yield* thrown(game, player, rerolled.length, sides, game.state.draws);
    natural = [...kept.map((i) => natural[i]!), ...next.natural];
    draws = next.draws;
  }
  const modified = yield* modifiers(game, player, natural, asked.modifier);
  const ignored = ignoredOf(natural, ignores);
  game.emit('DiceRolled', { player, sides, natural, results: modified, ignored, draws }, { ...reason, player });
  const counted = modified.filter((_, i) => !ignored.includes(i));
  notice(game, player, counted, reason);
  return counted;
}

function notice(game: Game, player: PlayerId, results: readonly number[], reason: Reason): void {
  for (const amount of results) takeAction(game, { player, action: 'roll a die', amount }, reason);
  if (results.length > 0) takeAction(game, { player, action: 'roll dice', amount: results.length }, reason);
}

function* thrown(
  game: Game,
  player: PlayerId,
  count: number,
  sides: number,
  first: number,
): Procedure<{ readonly natural: readonly number[]; readonly draws: number }> {
  let next = first;
  const natural = foretold(game.state, player, 'die').slice(0, count);
  for (let i = natural.length; i < count; i++) {
    const drawn = yield* chanceBelow(game, sides, next, {
      player,
      rule: '706.2',
      source: noObject,
      prompt: `What did the ${sides}-sided die show?`,
    });
    natural.push(drawn.value + 1);
    next = drawn.next;
  }
  return { natural, draws: next - first };
}

/** CR 614.1a, 706.6: effects add dice and have the same number ignored; the order of these effects doesn't matter. */
function withMore(game: Game, player: PlayerId, { count, ignores }: Roll): Pick<Roll, 'count' | 'ignores'> {
  let more = 0;
  const all = [...ignores];
  for (const { source, effect } of staticsInForce(game.state, 'replacement')) {
    const tree = effect.replacement;
    if (tree.would !== 'roll dice' || !appliesToPlayer(game.state, tree.who, source, player)) continue;
    more += tree.instead.count;
    for (let i = 0; i < tree.instead.count; i++) all.push(tree.instead.ignore);
  }
  return { count: count + more, ignores: all };
}

/** CR 706.6: the places of the rolls that are ignored; among equal rolls, the first. */
function ignoredOf(natural: readonly number[], ignores: Roll['ignores']): readonly number[] {
  const ignored: number[] = [];
  for (const which of ignores) {
    const left = natural.flatMap((value, i) => (ignored.includes(i) ? [] : [{ value, i }]));
    const [first, ...rest] = left;
    if (first === undefined) break;
    const worse = (a: number, b: number): boolean => (which === 'lowest' ? a < b : a > b);
    ignored.push(rest.reduce((found, one) => (worse(one.value, found.value) ? one : found), first).i);
  }
  return ignored;
}

/** CR 706.2b: rerolls come before modifiers. The player chooses which of the dice that they may reroll. */
function* diceToReroll(
  game: Game,
  player: PlayerId,
  natural: readonly number[],
  sides: number,
): Procedure<readonly number[]> {
  for (const { source, effect } of staticsInForce(game.state, 'may reroll')) {
    if (!appliesToPlayer(game.state, effect.who, source, player)) continue;
    if (effect.sides !== undefined && effect.sides !== sides) continue;
    const may = natural.flatMap((value, i) =>
      effect.results === undefined || effect.results.includes(value) ? [{ value, i }] : [],
    );
    if (may.length === 0) continue;
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'choose an option',
      rule: '706.2b',
      player,
      prompt: `Choose the dice that you reroll, by ${objectOf(game.state, source).printed.name}.`,
      source,
      options: may.map(({ value, i }) => ({ key: `${i + 1}`, text: `The die that came up ${value}.` })),
      min: 0,
      max: may.length,
    });
    if (keys.length > 0) return keys.map((key) => Number(key) - 1);
  }
  return [];
}

/** CR 706.2, 706.2a: the number added to each natural result; the player decides about optional ones. */
function* modifiers(
  game: Game,
  player: PlayerId,
  natural: readonly number[],
  own: number,
): Procedure<readonly number[]> {
  let by = own;
  for (const { source, effect } of staticsInForce(game.state, 'modifies rolls')) {
    if (!appliesToPlayer(game.state, effect.who, source, player)) continue;
    const { name } = objectOf(game.state, source).printed;
    const prompt = `You rolled ${natural.join(', ')}. Change the result by ${effect.by}, with ${name}?`;
    if (effect.cost !== undefined) {
      const context = plainContext(player, source);
      const offer = { prompt, ifPaid: `the result changes by ${effect.by}.`, ifNot: 'the result stays as it is.' };
      if ((yield* game.outerRules.offerPayment(game, player, effect.cost, context, '706.2a', offer)) === null) continue;
    } else if (effect.may && !(yield* agrees(player, '706.2a', prompt, source))) continue;
    by += effect.by;
  }
  return natural.map((value) => value + by);
}
