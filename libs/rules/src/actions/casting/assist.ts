import { characteristicsOf } from '@stacktrail/characteristics';
import { noMana, totalMana, type ManaDue, type Game, ask, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playersInOrder, type GameState } from '@stacktrail/game-state';
import { payMana, poolCovers } from '../costs/pay-mana.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';

function genericOf(mana: ManaDue, generic = mana.generic): ManaDue {
  return {
    ...noMana(),
    generic,
    ...(mana.hasX && { hasX: true }),
    ...(mana.for && { for: mana.for }),
    ...(mana.spendAs && { spendAs: mana.spendAs }),
  };
}

/**
 * CR 702.132a: before its caster activates mana abilities for a spell with assist whose total cost has generic mana, they
 * may choose another player, who may activate mana abilities first.
 *
 * @returns that player; `null` if nobody assists
 */
export function* beAssisted(game: Game, id: ObjectId, mana: ManaDue): Procedure<PlayerId | null> {
  const spell = objectOf(game.state, id);
  if (mana.generic === 0 || !characteristicsOf(game.state, spell).keywords.has('assist')) return null;
  const others = playersInOrder(game.state).filter((player) => player !== spell.controller);
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose player',
    rule: '702.132a',
    player: spell.controller,
    prompt: 'Choose another player who may pay for generic mana in the cost of the spell, or nobody.',
    source: id,
    candidates: others.map((player) => ({ is: 'player', id: player })),
    min: 0,
    max: 1,
  });
  const helper = chosen[0]?.id as PlayerId | undefined;
  if (helper === undefined) return null;
  yield* activateManaAbilities(game, helper, genericOf(mana), id, 'applying an effect');
  return helper;
}

/** CR 702.132a: before its caster begins to pay, the chosen player may pay for any amount of the generic mana. */
export function* payAssisting(game: Game, helper: PlayerId, id: ObjectId, mana: ManaDue): Procedure<void> {
  const most = mostPayable(game.state, helper, mana);
  if (most === 0) return;
  const { value } = yield* ask({
    form: 'number',
    kind: 'choose a value',
    rule: '702.132a',
    player: helper,
    prompt: `How much of the ${mana.generic} generic mana in its cost do you pay?`,
    source: id,
    min: 0,
    max: most,
  });
  if (value === 0) return;
  yield* payMana(game, helper, genericOf(mana, value), id, { rule: '702.132a', source: id, player: helper });
  mana.generic -= value;
}

function mostPayable(state: GameState, helper: PlayerId, mana: ManaDue): number {
  for (let most = totalMana(genericOf(mana)); most > 0; most--) {
    if (poolCovers(state, helper, genericOf(mana, most))) return most;
  }
  return 0;
}
