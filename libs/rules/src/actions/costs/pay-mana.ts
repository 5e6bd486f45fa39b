import type { ManaType } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  perform,
  IllegalAction,
  symbolsOf,
  totalMana,
  type ManaDue,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { playerOf, type GameState, type Mana } from '@stacktrail/game-state';
import { canBeSpentOn } from './restricted-mana.js';

/** Whether the mana in a player's pool can pay what is due. */
export function poolCovers(state: GameState, player: PlayerId, due: ManaDue): boolean {
  return exactly(state, spendableMana(state, player, due), due) !== null;
}

/**
 * The mana in a pool that can be spent on what is due (CR 106.6). Restricted mana comes before mana that can be spent
 * on anything.
 */
export function spendableMana(state: GameState, player: PlayerId, due: ManaDue): readonly Mana[] {
  const { mana } = playerOf(state, player);
  if (mana.every(({ instruction }) => instruction === null)) return mana;
  const usable = mana.filter((unit) => canBeSpentOn(state, unit, due));
  return [
    ...usable.filter(({ instruction }) => instruction !== null),
    ...usable.filter(({ instruction }) => instruction === null),
  ];
}

/**
 * The units of a pool that pay what is due of each type and of snow; where either can pay, mana that isn't from a snow
 * source is used first. `null` if the pool doesn't hold these units and enough for generic mana.
 */
function exactly(state: GameState, pool: readonly Mana[], due: ManaDue): readonly Mana[] | null {
  if (pool.length < totalMana(due)) return null;
  const needsSnow = (due.snow ?? 0) > 0;
  const left = needsSnow
    ? [...pool.filter((mana) => !isSnow(state, mana)), ...pool.filter((mana) => isSnow(state, mana))]
    : pool.slice();
  if (needsSnow || due.spendAs !== undefined) return matched(state, left, due);
  const taken: Mana[] = [];
  for (const type of Object.keys(due.typed) as ManaType[]) {
    for (let i = 0; i < due.typed[type]; i++) {
      const at = left.findIndex((mana) => mana.type === type);
      if (at < 0) return null;
      taken.push(...left.splice(at, 1));
    }
  }
  return taken;
}

/** The same if units can pay for several things: a maximum matching finds a thing for each unit (augmenting paths). */
function matched(state: GameState, pool: readonly Mana[], due: ManaDue): readonly Mana[] | null {
  const needs: (ManaType | 'S')[] = [
    ...(Object.keys(due.typed) as ManaType[]).flatMap((type) => new Array<ManaType>(due.typed[type]).fill(type)),
    ...new Array<'S'>(due.snow ?? 0).fill('S'),
  ];
  const usedFor: (number | null)[] = pool.map(() => null);
  const find = (need: number, tried: Set<number>): boolean =>
    pool.some((mana, i) => {
      if (tried.has(i) || !pays(state, mana, needs[need]!, due)) return false;
      tried.add(i);
      const other = usedFor[i] ?? null;
      if (other !== null && !find(other, tried)) return false;
      usedFor[i] = need;
      return true;
    });
  return needs.every((_, need) => find(need, new Set())) ? pool.filter((_, i) => usedFor[i] !== null) : null;
}

function pays(state: GameState, mana: Mana, need: ManaType | 'S', { spendAs }: ManaDue): boolean {
  if (need === 'S') return isSnow(state, mana);
  return mana.type === need || spendAs === 'any type' || (spendAs === 'any color' && need !== 'C');
}

/** CR 106.3, 107.4h: whether the mana was produced by a snow source. */
function isSnow(state: GameState, mana: Mana): boolean {
  const source = state.objects.get(mana.source);
  return source !== undefined && characteristicsOf(state, source).supertypes.includes('Snow');
}

/**
 * CR 601.2h: pays mana from the pool, and life for Phyrexian symbols. The player chooses which mana pays for generic
 * mana if there is a choice.
 *
 * @param broken the rule that is broken if the pool doesn't hold the mana
 * @throws IllegalAction (that rule, or 119.4) if the pool doesn't hold the mana or the player hasn't enough life
 */
export function* payMana(
  game: Game,
  player: PlayerId,
  due: ManaDue,
  on: ObjectId,
  reason: Reason,
  broken = '601.2h',
): Procedure<void> {
  if (totalMana(due) > 0) yield* payFromPool(game, player, due, on, reason, broken);
  if (due.life === 0) return;
  const { life } = playerOf(game.state, player);
  if (due.life > life) throw new IllegalAction('119.4', `Paying ${due.life} life needs that much; there is ${life}.`);
  yield* perform(game, [{ would: 'lose life', player, amount: due.life }], { ...reason, player, rule: '107.4f' });
}

function* payFromPool(
  game: Game,
  player: PlayerId,
  due: ManaDue,
  on: ObjectId,
  reason: Reason,
  broken: string,
): Procedure<void> {
  const all = spendableMana(game.state, player, due);
  const pool = due.spendAs === undefined ? all : yield* chooseAll(game, player, all, due, on);
  const spent = exactly(game.state, pool, due)?.slice();
  if (spent === undefined) {
    const needs = symbolsOf(due)
      .map((symbol) => `{${symbol}}`)
      .join('');
    const holds = pool.length === 0 ? 'nothing' : pool.map((mana) => `{${mana.type}}`).join('');
    throw new IllegalAction(broken, `The cost is ${needs}; the mana pool holds ${holds}.`);
  }
  const left = pool.filter((mana) => !spent.includes(mana));
  for (const type of yield* chooseGeneric(player, left, due.generic, on)) {
    const at = left.findIndex((mana) => mana.type === type);
    spent.push(...left.splice(at, 1));
  }
  const mana = spent.map(({ unit, type }) => ({ unit, type }));
  game.emit('ManaSpent', { player, mana, on }, { ...reason, player });
  game.recordSpentMana(spent);
}

/**
 * If mana can be spent as though it were another type, the player chooses which mana pays for everything that is due.
 */
function* chooseAll(
  game: Game,
  player: PlayerId,
  pool: readonly Mana[],
  due: ManaDue,
  on: ObjectId,
): Procedure<readonly Mana[]> {
  const total = totalMana(due);
  if (pool.length <= total || exactly(game.state, pool, due) === null) return pool;
  const left = pool.slice();
  return (yield* chooseGeneric(player, left, total, on)).map((type) => {
    return left.splice(
      left.findIndex((mana) => mana.type === type),
      1,
    )[0]!;
  });
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
    prompt: `Choose ${amount} mana from the pool to pay with.`,
    source: on,
    pool: types,
    amount,
  });
  return answer.mana;
}
