import {
  GameEvent,
  type AnyGameEvent,
  type EventType,
  type GameEvent as Fact,
  type Revision,
} from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import type { ManaActivation } from '../game/mana-activation.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from '../illegal-action.js';
import { objectOf, playerOf } from '../state/game-state.js';
import type { GameState } from '../state/game-state.js';
import { revert } from '../timeline/revert.js';

/**
 * Does an action, and reverses it whole if it turns out illegal (CR 731.1). The player who had priority keeps it
 * (731.2).
 */
export function* attempt(game: Game, action: () => Procedure<void>): Procedure<void> {
  const decided = game.causes;
  const before = game.askedState;
  try {
    yield* action();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    game.causes = decided;
    yield* reverse(game, before, error);
  }
}

function* reverse(game: Game, before: GameState, illegal: IllegalAction): Procedure<void> {
  const action = game.action.slice();
  const kept = yield* chooseKept(game, action);
  const cancelled = illegal.rule === '731.1';
  const reversed = game.emit(
    'ActionReversed',
    {
      to: before.revision,
      reason: cancelled ? 'cancelled' : 'illegal action',
      detail: cancelled ? illegal.message : `${illegal.rule}: ${illegal.message}`,
    },
    { rule: '731.1', player: before.priority },
  );
  game.state = revert(before, game.state);
  game.reversal = { rule: illegal.rule, message: illegal.message, at: reversed };
  for (const activation of kept) {
    for (const fact of action.slice(activation.first, activation.last)) repeat(game, fact, reversed);
  }
}

/** Facts of a kept mana ability that are no part of what it did: what was decided, and what judges and players said. */
const standsWhereItIs: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionAsked',
  'DecisionMade',
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
]);

/** Adds a fact again that the reversal lets stand; it names the one that it repeats. */
function repeat(game: Game, fact: AnyGameEvent, reversed: Revision): void {
  if (standsWhereItIs.has(fact.type)) return;
  game.record(
    new GameEvent(
      fact.type,
      withTotals(game, fact),
      game.next,
      fact.rule,
      [fact.revision, reversed],
      fact.source,
      fact.player,
      fact.decidedBy,
      fact.revision,
    ) as AnyGameEvent,
  );
}

/** Totals in a repeated fact are those of the line of play in which it stands. */
function withTotals(game: Game, fact: AnyGameEvent): Fact['data'] {
  if (fact.type === 'LifeGained')
    return { ...fact.data, life: playerOf(game.state, fact.data.player).life + fact.data.amount };
  if (fact.type === 'LifeLost')
    return { ...fact.data, life: playerOf(game.state, fact.data.player).life - fact.data.amount };
  return fact.data;
}

/**
 * CR 731.1: each player may reverse the legal mana abilities that they activated while making the play, but not one
 * whose mana was spent on a mana ability that stays, nor what moved cards to, from or within a library or revealed some.
 */
function* chooseKept(game: Game, action: readonly AnyGameEvent[]): Procedure<readonly ManaActivation[]> {
  const kept = new Set<ManaActivation>();
  for (const activation of game.activations.slice().reverse()) {
    const facts = action.slice(activation.first, activation.last);
    const stays = facts.some(touchesLibrary) || [...activation.spentOn].some((other) => kept.has(other));
    if (stays || (yield* wantsToKeep(game, activation))) kept.add(activation);
  }
  return game.activations.filter((activation) => kept.has(activation));
}

function touchesLibrary(fact: AnyGameEvent): boolean {
  if (fact.type === 'LibraryShuffled' || fact.type === 'LibraryOrdered' || fact.type === 'CardsLookedAt') return true;
  if (fact.type !== 'ObjectMoved') return false;
  return fact.data.to === 'library' || (fact.data.from === 'library' && fact.data.to !== 'stack');
}

function* wantsToKeep(game: Game, activation: ManaActivation): Procedure<boolean> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'keep mana ability',
    rule: '731.1',
    player: activation.player,
    prompt: `Reverse the mana ability of ${objectOf(game.state, activation.of.object).printed.name} too?`,
    source: activation.of.object,
    options: [
      { key: 'reverse', text: 'Reverse it.' },
      { key: 'keep', text: 'Keep it, with its mana.' },
    ],
    min: 1,
    max: 1,
  });
  return answer.keys[0] === 'keep';
}
