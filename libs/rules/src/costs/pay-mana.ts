import type { ManaType } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { perform } from '../gate/perform.js';
import { IllegalAction } from '../illegal-action.js';
import { playerOf, type GameState } from '../state/game-state.js';
import type { Mana } from '../state/player-state.js';
import { symbolsOf, totalMana, type ManaDue } from './mana-due.js';

/** Whether the mana in a player's pool can pay what is due. */
export function poolCovers(state: GameState, player: PlayerId, due: ManaDue): boolean {
  return exactly(state, playerOf(state, player).mana, due) !== null;
}

/**
 * The units of a pool that pay what is due of each type and of snow; mana that isn't from a snow source goes first, where
 * both do. `null` where the pool doesn't hold them and enough for generic.
 */
function exactly(state: GameState, pool: readonly Mana[], due: ManaDue): readonly Mana[] | null {
  if (pool.length < totalMana(due)) return null;
  const needsSnow = (due.snow ?? 0) > 0;
  const left = needsSnow
    ? [...pool.filter((mana) => !isSnow(state, mana)), ...pool.filter((mana) => isSnow(state, mana))]
    : pool.slice();
  const taken: Mana[] = [];
  const take = (fits: (mana: Mana) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) taken.push(...left.splice(at, 1));
    return at >= 0;
  };
  for (const type of Object.keys(due.typed) as ManaType[]) {
    for (let i = 0; i < due.typed[type]; i++) if (!take((mana) => mana.type === type)) return null;
  }
  for (let i = 0; i < (due.snow ?? 0); i++) if (!take((mana) => isSnow(state, mana))) return null;
  return taken;
}

/** CR 106.3, 107.4h: whether the mana was produced by a snow source. */
function isSnow(state: GameState, mana: Mana): boolean {
  const source = state.objects.get(mana.source);
  return source !== undefined && characteristicsOf(state, source).supertypes.includes('Snow');
}

/**
 * CR 601.2h: pays mana from the pool, and life for Phyrexian symbols. Which mana pays for generic is the player's choice,
 * asked where there is one.
 *
 * @throws IllegalAction (601.2h, 119.4) where the pool doesn't hold it or there isn't that much life
 */
export function* payMana(game: Game, player: PlayerId, due: ManaDue, on: ObjectId, reason: Reason): Procedure<void> {
  if (totalMana(due) > 0) yield* payFromPool(game, player, due, on, reason);
  if (due.life === 0) return;
  const { life } = playerOf(game.state, player);
  if (due.life > life) throw new IllegalAction('119.4', `Paying ${due.life} life needs that much; there is ${life}.`);
  yield* perform(game, [{ would: 'lose life', player, amount: due.life }], { ...reason, player, rule: '107.4f' });
}

function* payFromPool(game: Game, player: PlayerId, due: ManaDue, on: ObjectId, reason: Reason): Procedure<void> {
  const pool = playerOf(game.state, player).mana;
  const spent = exactly(game.state, pool, due)?.slice();
  if (spent === undefined) {
    const needs = symbolsOf(due)
      .map((symbol) => `{${symbol}}`)
      .join('');
    const holds = pool.length === 0 ? 'nothing' : pool.map((mana) => `{${mana.type}}`).join('');
    throw new IllegalAction('601.2h', `The cost is ${needs}; the mana pool holds ${holds}.`);
  }
  const left = pool.filter((mana) => !spent.includes(mana));
  for (const type of yield* chooseGeneric(player, left, due.generic, on)) {
    const at = left.findIndex((mana) => mana.type === type);
    spent.push(...left.splice(at, 1));
  }
  const mana = spent.map(({ unit, type }) => ({ unit, type }));
  game.emit('ManaSpent', { player, mana, on }, { ...reason, player });
  game.manaSpent(spent);
}

function* chooseGeneric(
  player: PlayerId,
  left: readonly Mana[],
  amount: number,
  on: ObjectId,
): Procedure<readonly ManaType[]> {
  const types = left.map((mana) => mana.type);
  if (amount === types.length || new Set(types).size <= 1) return types.slice(0, amount);
  if (amount === 0) return [];
  const answer = yield* ask({
    form: 'spend',
    kind: 'spend mana',
    rule: '601.2h',
    player,
    prompt: `Choose ${amount} mana from the pool to pay for generic mana.`,
    source: on,
    pool: types,
    amount,
  });
  return answer.mana;
}
