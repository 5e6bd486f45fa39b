import type { ManaCost, ManaProduced, ManaType } from '@stacktrail/card-tree';
import { staticsInForce, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  ask,
  type Procedure,
  chooseManaType,
  perform,
  type Interpreter,
  playersMeant,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState } from '@stacktrail/game-state';
import { typesOf } from '../mana/could-produce.js';

/** CR 106.3, 106.4: the source of the mana is the spell, or the source of the ability. */
export const addMana: Interpreter<'add mana'> = function* (game, effect, context, reason) {
  const isSpecial = effect.spend !== undefined || effect.rider !== undefined || effect.lasts !== undefined;
  const instruction = isSpecial ? game.state.catalog.pointerOf(effect) : null;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const mana = yield* produced(game, player, effect.mana, context);
    if (mana.length === 0) continue;
    const { source: object } = context;
    const why = { ...reason, rule: '106.4' };
    if (context.tapsForMana && isReplaced(game.state)) {
      yield* perform(game, [{ would: 'produce mana', player, object, mana, instruction }], why);
    } else game.emit('ManaAdded', { player, mana, first: game.state.nextMana, source: object, instruction }, why);
  }
  return context;
};

/** Whether some effect modifies what permanents that are tapped for mana produce (CR 106.12b). */
function isReplaced(state: GameState): boolean {
  return staticsInForce(state, 'replacement').some(({ effect }) => effect.replacement.would === 'produce mana');
}

function* produced(
  game: Game,
  player: PlayerId,
  mana: ManaProduced,
  context: TextContext,
): Procedure<readonly ManaType[]> {
  if (mana.add === 'fixed') return mana.mana;
  if (mana.add === 'double unspent') {
    const unspent = playerOf(game.state, player).mana.map(({ type }) => type);
    return mana.type === undefined ? unspent : unspent.filter((type) => type === mana.type);
  }
  if (mana.add === 'symbols') return yield* asSymbolsSay(player, mana.symbols, context);
  const count = evaluateAmount(game.state, mana.count, context);
  const types = typesOf(game.state, mana, context);
  if (count <= 0 || types.length === 0) return []; // CR 106.5, 107.1b
  if (mana.add === 'different colors') return yield* ofDifferentColors(player, types, count, context);
  if (mana.add === 'color among' && mana.each) return types.flatMap((type) => new Array<ManaType>(count).fill(type));
  if (mana.add !== 'any combination')
    return new Array<ManaType>(count).fill(yield* chooseManaType(player, types, context.source));
  const all: ManaType[] = [];
  while (all.length < count) all.push(yield* chooseManaType(player, types, context.source));
  return all;
}

function* ofDifferentColors(
  player: PlayerId,
  types: readonly ManaType[],
  count: number,
  { source }: TextContext,
): Procedure<readonly ManaType[]> {
  const all: ManaType[] = [];
  while (all.length < Math.min(count, types.length)) {
    const left = types.filter((type) => !all.includes(type));
    all.push(yield* chooseManaType(player, left, source));
  }
  return all;
}

/** CR 106.8–106.11: mana that symbols other than those of a type stand for. */
function* asSymbolsSay(player: PlayerId, symbols: ManaCost, context: TextContext): Procedure<readonly ManaType[]> {
  const all: ManaType[] = [];
  for (const symbol of symbols) {
    const halves = symbol.split('/').filter((half) => half !== 'P'); // CR 106.9
    const half = halves.length === 1 ? halves[0]! : yield* chooseHalf(player, halves, context);
    if (/^\d+$/.test(half))
      all.push(...new Array<ManaType>(Number(half)).fill('C')); // CR 106.8, 106.10
    else if (half === 'S')
      all.push('C'); // CR 106.11
    else if (half !== 'X') all.push(half as ManaType);
  }
  return all;
}

/** CR 106.8. */
function* chooseHalf(player: PlayerId, halves: readonly string[], context: TextContext): Procedure<string> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose mana',
    rule: '106.8',
    player,
    prompt: 'Choose the half of the symbol to add.',
    source: context.source,
    options: halves.map((half) => ({ key: half, text: `{${half}}` })),
    min: 1,
    max: 1,
  });
  return answer.keys[0]!;
}
