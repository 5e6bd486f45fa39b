import type { ActivatedAbility } from '@stacktrail/card-tree';
import {
  symbolsOf,
  totalMana,
  type Game,
  type Procedure,
  chooseTargets,
  contextOfStackObject,
  announceModes,
  takeAction,
} from '@stacktrail/engine';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { type AbilityDefinition, becameOf, keywordOf, objectOf } from '@stacktrail/game-state';
import { inChosenOrder } from '../costs/in-order.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { costOfAbility } from '../costs/total-cost.js';
import { chooseWaterbending, noteWaterbending, tapToWaterbend } from '../costs/waterbend.js';
import { activateManaAbilities, activateManaAbility } from '../mana/activate-mana-abilities.js';
import { revealSource } from '../mana/reveal-source.js';
import { announceCosts } from './announce-costs.js';

/**
 * CR 602.2: activates an ability; a mana ability by 605.3.
 *
 * @param from the object that has it
 * @throws IllegalAction if a step can't be complied with; the caller reverses the action (CR 731)
 */
export function* activateAbility(
  game: Game,
  player: PlayerId,
  from: ObjectId,
  pointer: DefinitionPointer,
): Procedure<void> {
  const definition = game.state.catalog.ability(pointer);
  if (definition.isManaAbility) {
    yield* activateManaAbility(game, player, { do: 'activate', object: from, ability: pointer });
    return;
  }
  const ability = definition.ability as ActivatedAbility;
  const source = revealSource(game, player, from); // 602.2a
  const id = announceAbility(game, player, source, pointer); // 602.2a
  yield* announceModes(game, id); // 601.2b
  yield* announceCosts(game, id, ability.cost); // 601.2b
  yield* chooseTargets(game, id); // 601.2c, 601.2d
  const { announced } = objectOf(game.state, id);
  const { mana, others } = costOfAbility(game.state, player, objectOf(game.state, source), definition, announced);
  if (totalMana(mana) > 0) {
    game.emit('TotalCostDetermined', { object: id, mana: symbolsOf(mana) }, { rule: '602.2b', source: id, player }); // 601.2f
  }
  yield* activateManaAbilities(game, player, mana, id); // 601.2g
  const reason = { rule: '602.2b', source, player };
  const waterbending = yield* chooseWaterbending(game.state, player, mana, id); // 701.67b
  tapToWaterbend(game, waterbending, reason);
  yield* payMana(game, player, waterbending.left, id, { ...reason, rule: '601.2h' }); // 601.2h
  noteWaterbending(game, player, mana, reason);
  const context = contextOfStackObject(game.state, id);
  for (const cost of yield* inChosenOrder(game, others, context)) yield* payCost(game, cost, context, reason);
  noteCycling(game, player, definition, source, objectOf(game.state, id).announced.x);
  game.emit(
    'AbilityActivated',
    { object: id, player },
    {
      rule: '602.2b',
      source,
      player,
      causes: [objectOf(game.state, id).placedAt, ...game.causes],
    },
  );
}

/**
 * CR 702.29c: a player who discards a card to pay the cost of its cycling ability cycles it; the ability's X counts for
 * abilities that trigger on that (CR 107.3e).
 */
function noteCycling(game: Game, player: PlayerId, { pointer }: AbilityDefinition, source: ObjectId, x: number): void {
  const keyword = keywordOf(game.state, pointer);
  if (keyword !== 'cycling' && keyword !== 'typecycling') return;
  const object = becameOf(game.state, source);
  takeAction(game, { player, action: 'cycle', object, amount: x }, { rule: '702.29c', source, player });
}

/** CR 602.2a. */
function announceAbility(game: Game, player: PlayerId, source: ObjectId, pointer: DefinitionPointer): ObjectId {
  const id = game.nextObjectId();
  game.emit(
    'AbilityPutOnStack',
    { object: id, ability: pointer, source, controller: player, triggered: null },
    { rule: '602.2a', source, player },
  );
  return id;
}
