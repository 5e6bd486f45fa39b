import type { StaticEffect } from '@stacktrail/card-tree';
import { evaluateAmount, holds, plainContext } from '@stacktrail/characteristics';
import { type Game, type Reason, ask, type Procedure, type PickOption, perform } from '@stacktrail/engine';
import { noObject, seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import {
  isMechanicDeclared,
  declaresMechanics,
  objectOf,
  playerOf,
  playersInOrder,
  presentObject,
  type GameState,
} from '@stacktrail/game-state';
import { followInstructions } from '../actions/instructions/follow.js';

type Opening = Extract<
  StaticEffect,
  { static: 'may begin on the battlefield' | 'may reveal from opening hand' | 'any time you could mulligan' }
>;

/** What a card in a player's hand allows before the game begins. */
export interface OpeningAction {
  readonly key: string;
  readonly card: ObjectId;
  readonly effect: Opening;
}

const duringMulligans = ['any time you could mulligan'] as const;
const afterMulligans = ['may begin on the battlefield', 'may reveal from opening hand'] as const;

/** The actions of one kind that the cards in a player's hand allow now, with their conditions. */
function actionsOf(state: GameState, player: PlayerId, kinds: readonly Opening['static'][]): readonly OpeningAction[] {
  if (!state.catalog.hasOpeningActions) return [];
  return playerOf(state, player).hand.flatMap((card) =>
    objectOf(state, card).printed.abilities.flatMap(({ ability }, at) => {
      if (ability.kind !== 'static') return [];
      if (ability.condition !== undefined && !holds(state, ability.condition, plainContext(player, card))) return [];
      return ability.effects.flatMap((effect, i): readonly OpeningAction[] => {
        const fits = (kinds as readonly string[]).includes(effect.static);
        return fits ? [{ key: `use ${card} ${at} ${i}`, card, effect: effect as Opening }] : [];
      });
    }),
  );
}

/** CR 103.5b: actions that a player may take when they declare whether they take a mulligan. */
export function mulliganActions(state: GameState, player: PlayerId): readonly OpeningAction[] {
  return actionsOf(state, player, duringMulligans);
}

export function optionOf(state: GameState, { key, card, effect }: OpeningAction): PickOption {
  const { name } = objectOf(state, card).printed;
  switch (effect.static) {
    case 'may begin on the battlefield':
      return { key, text: `Begin the game with ${name} on the battlefield.` };
    case 'may reveal from opening hand':
      return { key, text: `Reveal ${name}.` };
    case 'any time you could mulligan':
      return { key, text: `Use ${name}.` };
  }
}

/** CR 103.6: the starting player takes any such actions in any order, then each other player in turn order. */
export function* openingHandActions(game: Game): Procedure<void> {
  for (const player of playersInOrder(game.state)) {
    if (mayHaveOpeningActions(game.state, player)) yield* actionsOfPlayer(game, player);
  }
}

/**
 * Whether a player is asked about actions with their opening hand: if the setup declares such actions for their deck list
 * or their hand has such a card. In games that declare no mechanics everyone is asked, if anybody's cards allow such an
 * action.
 */
export function mayHaveOpeningActions(state: GameState, player: PlayerId): boolean {
  if (isMechanicDeclared(state, player, 'opening hand')) return true;
  if (!declaresMechanics(state)) return state.catalog.hasOpeningActions;
  return actionsOf(state, player, [...duringMulligans, ...afterMulligans]).length > 0;
}

/** The player is asked whatever cards they have, so that nobody learns who has such a card. */
function* actionsOfPlayer(game: Game, player: PlayerId): Procedure<void> {
  const done = new Set<string>();
  for (;;) {
    if (playerOf(game.state, player).lost) return;
    const actions = actionsOf(game.state, player, afterMulligans).filter(({ key }) => !done.has(key));
    const answer = yield* ask({
      form: 'pick',
      kind: 'opening hand',
      rule: '103.6',
      player,
      prompt: 'Take an action with a card of your opening hand?',
      source: noObject,
      options: [...actions.map((action) => optionOf(game.state, action)), { key: 'none', text: 'No, go on.' }],
      min: 1,
      max: 1,
      seenBy: seatBit(player),
    });
    const chosen = actions.find(({ key }) => key === answer.keys[0]);
    if (chosen === undefined) return;
    done.add(chosen.key);
    yield* take(game, player, chosen);
  }
}

/** Does what an action with a card says. */
export function* take(game: Game, player: PlayerId, { card, effect }: OpeningAction): Procedure<void> {
  switch (effect.static) {
    case 'may begin on the battlefield':
      yield* beginOnBattlefield(game, player, card, effect);
      return;
    case 'may reveal from opening hand': {
      // CR 103.6b: the card is revealed once, and stays revealed until the first turn begins.
      const reason = { rule: '103.6b', player, source: card };
      game.emit('CardsRevealed', { player, objects: [card], cards: [objectOf(game.state, card).card] }, reason);
      yield* follow(game, player, card, effect.effects, reason);
      return;
    }
    case 'any time you could mulligan':
      yield* follow(game, player, card, effect.effects, { rule: '103.5b', player, source: card });
      return;
  }
}

/** CR 103.6a. */
function* beginOnBattlefield(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  effect: Extract<Opening, { static: 'may begin on the battlefield' }>,
): Procedure<void> {
  const reason = { rule: '103.6a', player, source: card };
  const { withCounters } = effect;
  const counters =
    withCounters === undefined
      ? []
      : [
          {
            kind: withCounters.counter,
            count: evaluateAmount(game.state, withCounters.count, plainContext(player, card)),
          },
        ];
  const move = { would: 'move', object: card, to: 'battlefield', manner: 'put', controller: player, counters } as const;
  const [moved] = yield* perform(game, [move], reason);
  const permanent = moved?.objects[0];
  if (permanent === undefined || presentObject(game.state, permanent) === undefined) return;
  yield* follow(game, player, permanent, effect.effects ?? [], reason);
}

function* follow(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  effects: Extract<Opening, { static: 'may reveal from opening hand' }>['effects'],
  reason: Reason,
): Procedure<void> {
  yield* followInstructions(game, effects, plainContext(player, card), reason);
}
