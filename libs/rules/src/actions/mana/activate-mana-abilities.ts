import type { ActivatedAbility, TriggeredAbility } from '@stacktrail/card-tree';
import { type Violation, plainContext, type TextContext, holds } from '@stacktrail/characteristics';
import {
  totalMana,
  type ManaDue,
  attemptNested,
  type Game,
  ask,
  type Procedure,
  IllegalAction,
  noticeTappedForMana,
} from '@stacktrail/engine';
import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, emptyAnnouncement } from '@stacktrail/game-state';
import { choosePayment, type PaymentChoice } from '../costs/choose-payment.js';
import { inChosenOrder } from '../costs/in-order.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { costOfAbility } from '../costs/total-cost.js';
import { manaAbilitiesOf, type Activation } from './mana-abilities.js';
import { revealSource } from './reveal-source.js';

/**
 * CR 601.2g, 605.3a: the player has a chance to activate mana abilities before mana is paid.
 *
 * If a mana ability turns out illegal, only that ability is reversed (CR 731.1).
 *
 * @param during what the mana is for; nothing can be taken back while an effect is being applied
 * @throws IllegalAction (731.1) if the player takes the action back instead
 */
export function* activateManaAbilities(
  game: Game,
  player: PlayerId,
  due: ManaDue,
  on: ObjectId,
  during: 'an action' | 'applying an effect' = 'an action',
): Procedure<void> {
  if (totalMana(due) === 0) return;
  const options = (): readonly Action[] => {
    const abilities = manaAbilitiesOf(game.state, player).filter((ability) => !game.isActivating(ability)); // CR 605.3c
    return during === 'an action' ? [{ do: 'pay' }, { do: 'cancel' }, ...abilities] : [{ do: 'pay' }, ...abilities];
  };
  for (;;) {
    const answer = yield* ask({
      form: 'action',
      kind: 'activate mana abilities',
      rule: '601.2g',
      player,
      prompt: 'Activate mana abilities, then pay.',
      source: on,
      due,
      actions: options,
      whyNot: (action) => whyNoMana(game, action),
    });
    const { action } = answer;
    if (action.do === 'cancel') throw new IllegalAction('731.1', 'The player took it back.');
    if (action.do !== 'activate') return;
    yield* attemptNested(game, player, () => activateManaAbility(game, player, action));
  }
}

/** CR 601.2g, 605.3c: why an action can't be taken while mana is due. */
function whyNoMana(game: Game, action: Action): Violation {
  if (action.do === 'activate' && game.isActivating(action))
    return { rule: '605.3c', message: 'That mana ability is being activated and hasn’t resolved yet.' };
  return { rule: '601.2g', message: 'Only mana abilities that can be activated now are activated while mana is due.' };
}

const nothingToChoose: PaymentChoice = { x: 0, payments: [] };

/**
 * CR 605.3: activates a mana ability, which resolves at once, and then the triggered mana abilities that it made
 * trigger (605.4a).
 */
export function* activateManaAbility(game: Game, player: PlayerId, activation: Activation): Procedure<void> {
  yield* game.activateManaAbility(player, activation, () => activate(game, player, activation));
}

function* activate(game: Game, player: PlayerId, { object: from, ability: pointer }: Activation): Procedure<void> {
  const object = revealSource(game, player, from); // 602.2a
  const definition = game.state.catalog.ability(pointer);
  const ability = definition.ability as ActivatedAbility;
  const activated = game.emit(
    'ManaAbilityActivated',
    { source: object, player, ability: pointer },
    { rule: '605.3b', source: object, player },
  );
  const fact = game.batch.at(-1)!;
  const reason = { rule: '602.2b', source: object, player, causes: [activated] };
  const choice = definition.costsOnlyTap ? nothingToChoose : yield* choosePayment(game, player, ability.cost, object);
  const tapsForMana = ability.cost.some(({ cost }) => cost === 'tap'); // CR 106.12
  const context: TextContext = {
    ...plainContext(player, object),
    announced: { ...emptyAnnouncement, x: choice.x, hybrid: choice.payments },
    tapsForMana,
  };
  const { mana, others } = costOfAbility(
    game.state,
    player,
    objectOf(game.state, object),
    definition,
    context.announced,
  );
  yield* activateManaAbilities(game, player, mana, object);
  yield* payMana(game, player, mana, object, reason);
  const costs = others.length < 2 ? others : yield* inChosenOrder(game, others, context);
  for (const cost of costs) yield* payCost(game, cost, context, reason);
  const before = game.state;
  const resolving = { ...reason, rule: '605.3b' };
  for (const mode of ability.modes) yield* game.outerRules.followInstructions(game, mode.effects, context, resolving);
  const hasProduced = game.state.nextMana > before.nextMana;
  if (hasProduced && tapsForMana) noticeTappedForMana(game, before, fact); // CR 106.12a
  if (game.state.waiting.length > 0) yield* resolveTriggeredManaAbilities(game);
}

/** CR 605.4a: triggered mana abilities resolve at once, without the stack. */
function* resolveTriggeredManaAbilities(game: Game): Procedure<void> {
  for (;;) {
    const trigger = game.state.waiting.find((waiting) => waiting.definition.isManaAbility);
    if (trigger === undefined) return;
    const { source, controller, context: occasion, kept, definition, id, triggeredAt } = trigger;
    const ability = definition.ability as TriggeredAbility;
    const context: TextContext = { ...plainContext(controller, source), trigger: occasion, kept };
    const reason = { rule: '605.4a', source, player: controller, causes: [triggeredAt] };
    game.emit('TriggerRemoved', { trigger: id, why: 'resolved' }, reason);
    if (ability.condition !== undefined && !holds(game.state, ability.condition, context)) continue;
    for (const mode of ability.modes) yield* game.outerRules.followInstructions(game, mode.effects, context, reason);
  }
}
