import {
  GameEvent,
  type AnyGameEvent,
  type EventType,
  type GameEvent as Fact,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState, revert } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { ManaActivation } from '../game/mana-activation.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from './illegal-action.js';

/**
 * Does an action, and reverses it whole if it turns out illegal (CR 731.1). The player who had priority keeps it
 * (731.2).
 */
export function* attempt(game: Game, action: () => Procedure<void>): Procedure<void> {
  yield* reversing(game, game.askedState, game.askedState.priority, 0, action);
}

/**
 * Does an action that is part of something else: a mana ability during a payment, a spell cast while another resolves. If
 * it turns out illegal, it alone is reversed (CR 731.1).
 *
 * @returns what the action returns; `null` if it was reversed
 */
export function* attemptNested<T>(game: Game, player: PlayerId, action: () => Procedure<T>): Procedure<T | null> {
  return yield* reversing(game, game.state, player, game.action.length, action);
}

/** @param from index in `game.action` of the first fact of the action */
function* reversing<T>(
  game: Game,
  before: GameState,
  player: PlayerId,
  from: number,
  action: () => Procedure<T>,
): Procedure<T | null> {
  const decided = game.causes;
  try {
    return yield* action();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    game.causes = decided;
    yield* reverse(game, before, player, from, error);
    return null;
  }
}

function* reverse(
  game: Game,
  before: GameState,
  player: PlayerId,
  from: number,
  illegal: IllegalAction,
): Procedure<void> {
  const action = game.action.slice();
  const made = game.activations.filter(({ first }) => first >= from);
  const kept = yield* chooseKept(game, action, made);
  const cancelled = illegal.rule === '731.1';
  const reversed = game.emit(
    'ActionReversed',
    {
      to: before.revision,
      reason: cancelled ? 'cancelled' : 'illegal action',
      detail: cancelled ? illegal.message : `${illegal.rule}: ${illegal.message}`,
    },
    { rule: '731.1', player },
  );
  game.state = revert(before, game.state);
  game.reversal = { rule: illegal.rule, message: illegal.message, at: reversed };
  for (const fact of factsOf(game, action, kept)) repeat(game, fact, reversed);
  yield* leaveAgain(game, action, reversed);
  game.activations = game.activations.filter((activation) => activation.first < from || kept.has(activation));
}

/** A player who left the game while the action was taken has left it, whatever is reversed (CR 104.3a). */
function* leaveAgain(game: Game, action: readonly AnyGameEvent[], reversed: Revision): Procedure<void> {
  const losses = action.flatMap(({ type, data, rule, revision }) =>
    type === 'PlayerLost' ? [{ player: data.player, rule, causes: [revision, reversed] }] : [],
  );
  if (losses.length > 0) yield* game.outerRules.endFor(game, { wins: [], losses });
}

/** The facts of the mana abilities that stay, but not those of others that were activated to pay for them and don't. */
function factsOf(
  game: Game,
  action: readonly AnyGameEvent[],
  kept: ReadonlySet<ManaActivation>,
): readonly AnyGameEvent[] {
  return action.filter((_, i) => {
    // An inner activation is completed, and so listed, before the one around it.
    const innermost = game.activations.find(({ first, last }) => first <= i && i < last);
    return innermost !== undefined && kept.has(innermost);
  });
}

/** Facts of a kept mana ability that are no part of what it did: what was decided, and what judges and players said. */
const standsWhereItIs: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionAsked',
  'DecisionMade',
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
  'ShortcutProposed',
  'ShortcutAccepted',
  'ShortcutShortened',
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
function withTotals({ state }: Game, { type, data }: AnyGameEvent): Fact['data'] {
  switch (type) {
    case 'LifeGained':
      return { ...data, life: playerOf(state, data.player).life + data.amount };
    case 'LifeLost':
      return { ...data, life: playerOf(state, data.player).life - data.amount };
    case 'DamageRedirected':
    case 'DamagePrevented': {
      const shield = state.shields.find(({ id }) => id === data.effect);
      const amount = shield?.amount ?? null;
      return { ...data, left: amount === null ? data.left : Math.max(0, amount - data.amount) };
    }
    default:
      return data;
  }
}

/**
 * CR 731.1: each player may reverse the legal mana abilities that they activated while making the play, but not one
 * whose mana was spent on a mana ability that stays, nor what moved cards to, from or within a library or revealed some.
 */
function* chooseKept(
  game: Game,
  action: readonly AnyGameEvent[],
  made: readonly ManaActivation[],
): Procedure<ReadonlySet<ManaActivation>> {
  const kept = new Set<ManaActivation>();
  for (const activation of made.slice().reverse()) {
    if (playerOf(game.state, activation.player).lost) continue;
    const facts = action.slice(activation.first, activation.last);
    const stays =
      facts.some((fact) => touchesLibrary(game, fact)) || [...activation.spentOn].some((other) => kept.has(other));
    if (stays || (yield* wantsToKeep(game, activation))) kept.add(activation);
  }
  return kept;
}

function touchesLibrary({ state }: Game, { type, data }: AnyGameEvent): boolean {
  switch (type) {
    case 'LibraryShuffled':
    case 'LibraryOrdered':
    case 'LibraryOrderedAtRandom':
    case 'CardsLookedAt':
      return true;
    case 'CardsRevealed':
      return data.objects.some((id) => state.objects.get(id)?.zone === 'library');
    case 'ObjectMoved':
      return data.to === 'library' || (data.from === 'library' && data.to !== 'stack');
    default:
      return false;
  }
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
