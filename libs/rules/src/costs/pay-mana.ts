import type { ManaType } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from '../illegal-action.js';
import { playerOf } from '../state/game-state.js';
import type { Mana } from '../state/player-state.js';
import { symbolsOf, totalMana, type ManaDue } from './total-cost.js';

/** Whether the mana in a pool can pay what is due. */
export function poolCovers(pool: readonly Mana[], due: ManaDue): boolean {
  if (pool.length < totalMana(due)) return false;
  return (Object.keys(due.typed) as ManaType[]).every(
    (type) => due.typed[type] === 0 || pool.filter((mana) => mana.type === type).length >= due.typed[type],
  );
}

/**
 * CR 601.2h: pays mana from the pool. Which mana pays for generic is the player's choice, asked where there is one.
 *
 * @throws IllegalAction (601.2h) where the pool doesn't hold it
 */
export function* payMana(game: Game, player: PlayerId, due: ManaDue, on: ObjectId, reason: Reason): Procedure<void> {
  if (totalMana(due) === 0) return;
  const pool = playerOf(game.state, player).mana;
  if (!poolCovers(pool, due)) {
    const needs = symbolsOf(due)
      .map((symbol) => `{${symbol}}`)
      .join('');
    const holds = pool.length === 0 ? 'nothing' : pool.map((mana) => `{${mana.type}}`).join('');
    throw new IllegalAction('601.2h', `The cost is ${needs}; the mana pool holds ${holds}.`);
  }
  const left = pool.slice();
  const spent: Mana[] = [];
  const take = (type: ManaType): void => {
    spent.push(
      ...left.splice(
        left.findIndex((mana) => mana.type === type),
        1,
      ),
    );
  };
  for (const type of Object.keys(due.typed) as ManaType[]) for (let i = 0; i < due.typed[type]; i++) take(type);
  for (const type of yield* chooseGeneric(game, player, left, due.generic, on)) take(type);
  const mana = spent.map(({ unit, type }) => ({ unit, type }));
  game.emit('ManaSpent', { player, mana, on }, { ...reason, player });
  game.manaSpent(spent);
}

function* chooseGeneric(
  game: Game,
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
