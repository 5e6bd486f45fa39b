import {
  GameEvent,
  type AnyGameEvent,
  type GameEvent as Fact,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState, revert } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { ManaActivation } from '../game/mana-activation.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from './illegal-action.js';
import { standsWhereItIs } from './stands-where-it-is.js';

/**
 * Takes an action, and reverses all of it if it is illegal (CR 731.1). The player who had priority keeps it (731.2).
 */
export function* attempt(game: Game, action: () => Procedure<void>): Procedure<void> {
  yield* reversing(game, game.priorityState, game.priorityState.priority, 0, action);
}

/**
 * Takes an action inside another one: a mana ability during a payment, a spell cast while another one resolves. If it
 * is illegal, only this action is reversed (CR 731.1).
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
  const kept = yield* chooseKept(game, action, made, beingReversed(game, before, illegal));
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

/** What is being reversed and why, as a sentence. */
function beingReversed({ state }: Game, before: GameState, { rule, message }: IllegalAction): string {
  const begun = state.stack.slice(before.stack.length).map((id) => objectOf(state, id));
  const names = begun.map(({ ability, printed }) =>
    ability === null ? printed.name : `an ability of ${objectOf(state, ability.source).printed.name}`,
  );
  const what = names[0] === undefined || names[0] === '' ? 'The action' : names[0];
  const why = rule === '731.1' ? '' : `, because it can't be completed (${rule}: ${message.replace(/\.$/, '')})`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} is being taken back${why}.`;
}

/** A player who left the game during the action stays out of it, although the action is reversed (CR 104.3a). */
function* leaveAgain(game: Game, action: readonly AnyGameEvent[], reversed: Revision): Procedure<void> {
  const losses = action.flatMap(({ type, data, rule, revision }) =>
    type === 'PlayerLost' ? [{ player: data.player, rule, causes: [revision, reversed] }] : [],
  );
  if (losses.length > 0) yield* game.outerRules.endFor(game, { wins: [], losses });
}

/** The facts of the mana abilities that aren't reversed, without those of reversed ones that paid for them. */
function factsOf(
  game: Game,
  action: readonly AnyGameEvent[],
  kept: ReadonlySet<ManaActivation>,
): readonly AnyGameEvent[] {
  return action.filter((_, i) => {
    // An inner activation is completed before the outer one, so it comes first in the list.
    const innermost = game.activations.find(({ first, last }) => first <= i && i < last);
    return innermost !== undefined && kept.has(innermost);
  });
}

/** Emits a fact again that the reversal lets stand, with the revision that it repeats. */
function repeat(game: Game, fact: AnyGameEvent, reversed: Revision): void {
  if (standsWhereItIs.has(fact.type)) return;
  game.record(
    new GameEvent(
      fact.type,
      withTotals(game, fact),
      game.nextRevision,
      fact.rule,
      [fact.revision, reversed],
      fact.source,
      fact.player,
      fact.decidedBy,
      fact.revision,
    ) as AnyGameEvent,
  );
}

/** Totals in a repeated fact are computed anew for the line of play in which it stands. */
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
 * CR 731.1: each player may reverse the legal mana abilities that they activated for the action, except one whose mana
 * was spent on a mana ability that stays, and one that moved cards to, from or within a library or revealed cards of
 * it.
 */
function* chooseKept(
  game: Game,
  action: readonly AnyGameEvent[],
  made: readonly ManaActivation[],
  reversal: string,
): Procedure<ReadonlySet<ManaActivation>> {
  const kept = new Set<ManaActivation>();
  for (const [i, activation] of made.slice().reverse().entries()) {
    if (playerOf(game.state, activation.player).lost) continue;
    const facts = action.slice(activation.first, activation.last);
    const stays =
      facts.some((fact) => touchesLibrary(game, fact)) || [...activation.spentOn].some((other) => kept.has(other));
    if (stays || (yield* wantsToKeep(game, activation, reversal, placeAmong(i, made.length)))) kept.add(activation);
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

/** Which of several mana abilities is asked about, the last one first. */
function placeAmong(at: number, count: number): string {
  return count === 1 ? '' : ` (${at + 1} of the ${count} that were activated)`;
}

function* wantsToKeep(game: Game, activation: ManaActivation, reversal: string, place: string): Procedure<boolean> {
  const { name } = objectOf(game.state, activation.of.object).printed;
  const answer = yield* ask({
    form: 'pick',
    kind: 'keep mana ability',
    rule: '731.1',
    player: activation.player,
    prompt: `${reversal} Reverse the mana ability of ${name}${place} too?`,
    isReversing: true,
    source: activation.of.object,
    options: [
      { key: 'reverse', text: `Reverse it: ${name} is as it was before, and its mana is gone.` },
      { key: 'keep', text: 'Keep it: its mana stays in your pool.' },
    ],
    min: 1,
    max: 1,
  });
  return answer.keys[0] === 'keep';
}
