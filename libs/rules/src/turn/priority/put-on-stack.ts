import {
  announceModes,
  type Game,
  ask,
  type Procedure,
  IllegalAction,
  instructionsOf,
  refersToTriggerEvent,
  chooseTargets,
} from '@stacktrail/engine';
import { noObject, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import {
  type GameState,
  objectOf,
  type TriggerContext,
  playerOf,
  playersInOrder,
  type WaitingTrigger,
} from '@stacktrail/game-state';

/**
 * CR 603.3b: puts each waiting triggered ability on the stack, in APNAP order, each player's own in the order that
 * player chooses; first those that didn't trigger on another ability's triggering, then the rest. What triggers meanwhile waits for the next time.
 *
 * @returns whether there was any
 */
export function* putTriggersOnStack(game: Game): Procedure<boolean> {
  if (game.state.waiting.length === 0) return false;
  yield* chooseEvents(game);
  const { waiting } = game.state;
  const later = waiting.filter(({ definition }) => definition.watches.includes('ability triggers'));
  const first = later.length === 0 ? waiting : waiting.filter((trigger) => !later.includes(trigger));
  for (const part of [first, later]) {
    for (const player of playersInOrder(game.state)) {
      const own = part.filter((trigger) => trigger.controller === player);
      for (const trigger of yield* orderTriggers(game, player, own)) yield* putOnStack(game, trigger);
    }
  }
  for (const trigger of game.state.waiting) removeOrphan(game, trigger);
  return true;
}

/**
 * CR 603.7b: a delayed triggered ability whose event happened more than once at the same time triggered for one of these;
 * its controller chooses which.
 */
function* chooseEvents(game: Game): Procedure<void> {
  for (const first of game.state.waiting) {
    const { since, controller, source, triggeredAt } = first; // `since`: when its delayed ability was created
    if (since === undefined || game.state.delayed.some(({ created }) => created === since)) continue;
    const alike = game.state.waiting.filter((one) => one.since === since && one.definition === first.definition);
    if (alike.length < 2 || !alike.includes(first) || playerOf(game.state, controller).lost) continue;
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'choose an option',
      rule: '603.7b',
      player: controller,
      prompt: 'Choose the event that makes your delayed triggered ability trigger.',
      source,
      options: alike.map(({ id, context }) => ({
        key: `${id}`,
        text: `The event that happened to ${nameOf(game, context)}.`,
      })),
      min: 1,
      max: 1,
    });
    for (const { id } of alike) {
      if (`${id}` === keys[0]) continue;
      // 'condition' stands for “not chosen” here.
      game.emit('TriggerRemoved', { trigger: id, why: 'condition' }, { rule: '603.7b', source, causes: [triggeredAt] });
    }
  }
}

function nameOf({ state }: Game, { object, player }: TriggerContext): string {
  if (player !== null && object === noObject) return `player ${player + 1}`;
  return state.objects.get(object)?.printed.name ?? 'that event';
}

/** CR 800.4d: it isn't put on the stack if its controller has left the game; 'source' stands for that. */
function removeOrphan(game: Game, { id, controller, triggeredAt }: WaitingTrigger): void {
  if (!playerOf(game.state, controller).lost) return;
  game.emit('TriggerRemoved', { trigger: id, why: 'source' }, { rule: '800.4d', causes: [triggeredAt] });
}

/** Whether their order on the stack makes no difference: the same ability of the same source, and nothing in it differs by event. */
function areAlike(triggers: readonly WaitingTrigger[]): boolean {
  const [first, ...others] = triggers;
  return others.every(
    (other) =>
      other.definition === first!.definition &&
      other.source === first!.source &&
      other.kept.length + first!.kept.length === 0 &&
      (!refersToTriggerEvent(other.definition) || isSameOccasion(other.context, first!.context)),
  );
}

function isSameOccasion(a: TriggerContext, b: TriggerContext): boolean {
  return a.object === b.object && a.player === b.player && a.amount === b.amount;
}

function* orderTriggers(
  game: Game,
  player: PlayerId,
  own: readonly WaitingTrigger[],
): Procedure<readonly WaitingTrigger[]> {
  if (own.length < 2 || areAlike(own)) return own;
  const answer = yield* ask({
    form: 'order',
    kind: 'order triggers',
    rule: '603.3b',
    player,
    prompt:
      'Put your triggered abilities on the stack in an order of your choice; the first goes on first, so it resolves last.',
    source: own[0]!.source,
    firstOne: 'it goes on the stack first and resolves last',
    options: own.map((trigger) => ({
      key: `${trigger.id}`,
      text: `A triggered ability of ${game.state.objects.get(trigger.source)?.printed.name ?? 'the rules'}.`,
    })),
  });
  return answer.keys.map((key) => own.find((trigger) => `${trigger.id}` === key)!);
}

function* announce(game: Game, object: ObjectId): Procedure<void> {
  yield* announceModes(game, object);
  yield* chooseTargets(game, object);
}

/** CR 700.2b: whether it is modal and no mode was chosen. */
function hasNoMode(state: GameState, id: ObjectId): boolean {
  const object = objectOf(state, id);
  return instructionsOf(object).choose !== undefined && object.announced.modes.length === 0;
}

/** CR 603.3c, 603.3d: modes and targets are chosen; an ability that lacks a legal choice is removed. */
function* putOnStack(game: Game, trigger: WaitingTrigger): Procedure<void> {
  if (playerOf(game.state, trigger.controller).lost) return;
  const object = game.nextObjectId();
  const { source, controller, definition, triggeredAt } = trigger;
  const placed = game.emit(
    'AbilityPutOnStack',
    { object, ability: definition.pointer, source, controller, triggered: trigger.id },
    { rule: '603.3', source, player: controller, causes: [triggeredAt] },
  );
  try {
    yield* game.runAction(controller, () => game.because([placed], () => announce(game, object)));
    if (!hasNoMode(game.state, object)) return;
    game.emit('AbilityRemovedFromStack', { object }, { rule: '603.3c', source, causes: [placed] });
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    game.emit(
      'AbilityRemovedFromStack',
      { object },
      { rule: error.rule.startsWith('700.2') ? '603.3c' : '603.3d', source, causes: [placed] },
    );
  }
}
