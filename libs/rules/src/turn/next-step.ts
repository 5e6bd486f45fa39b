import type { Skippable, Step } from '@stacktrail/card-language';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { needsFirstStrikeStep } from '../combat/damage-assigners.js';
import type { Game } from '../game/game.js';
import { staticsInForce } from '../gate/statics-in-force.js';
import { areOpponents, nextPlayer, objectOf, type GameState } from '../state/game-state.js';
import { changePlayerControl } from './player-control.js';
import { phaseOf, scheduleOf, type PlannedStep } from '../state/schedule.js';

/**
 * The step that comes next in the turn, once what is skipped has been proceeded past (CR 500.1, 500.11, 506.1, 508.8,
 * 510.4, 514.3a); `null` where the turn is over.
 */
export function stepAfter(game: Game): Step | null {
  for (;;) {
    const { state } = game;
    // CR 514.3a: players had priority in it, and all passed.
    if (state.step === 'cleanup' && state.begun.length > 0 && state.passed > 0 && !state.cutShort) return 'cleanup';
    const { ahead, phase } = scheduleOf(state);
    const next = ahead.find((planned) => exists(state, planned, phase));
    if (next === undefined) return null;
    const skip = skipOf(state, next, phase);
    if (skip === null) return next.step === 'combat damage' ? damageStep(state) : next.step;
    recordSkipped(game, ahead, next, skip);
  }
}

/** The first of two combat damage steps where there are two (CR 510.4). */
function damageStep(state: GameState): Step {
  return state.step === 'declare blockers' && needsFirstStrikeStep(state) ? 'first-strike damage' : 'combat damage';
}

/** Whether the rules of the game have that step, effects aside. */
function exists(state: GameState, { step, phase }: PlannedStep, current: number): boolean {
  switch (step) {
    case 'draw':
      return !skipsFirstDraw(state);
    case 'declare blockers':
    case 'combat damage':
      return phase !== current || state.combat !== null; // CR 508.8
    default:
      return true;
  }
}

/** CR 103.8a: in a two-player game the player who plays first skips the draw step of their first turn. */
function skipsFirstDraw(state: GameState): boolean {
  return state.turn === 1 && (state.restartedBy || state.players.length) === 2;
}

interface Skipping {
  readonly what: Skippable;
  /** The one-shot effect, or null for a static ability. */
  readonly skip: number | null;
  readonly source: ObjectId;
  readonly began: Revision;
}

/** What makes the active player skip a step that would begin (CR 614.10), or the phase that would begin with it. */
function skipOf(state: GameState, next: PlannedStep, current: number): Skipping | null {
  const newPhase = next.phase !== current || state.begun.length === 0;
  return (
    (newPhase ? skipNamed(state, state.activePlayer, `${phaseOf(next.step)} phase`) : null) ??
    skipNamed(state, state.activePlayer, next.step as Skippable)
  );
}

function skipNamed(state: GameState, player: PlayerId, what: Skippable): Skipping | null {
  for (const entry of staticsInForce(state, 'skip')) {
    const source = objectOf(state, entry.source);
    const { who } = entry.effect;
    const { controller } = source;
    const theirs =
      who === 'opponent' ? areOpponents(state, controller, player) : who !== 'you' || controller === player;
    if (theirs && entry.effect.what === what) return { what, skip: null, source: source.id, began: source.placedAt };
  }
  const skip = state.skips.find((each) => each.what === what && each.player === player);
  return skip === undefined ? null : { what, skip: skip.id, source: skip.source, began: skip.began };
}

/** Proceeds past a step or phase (CR 500.11); steps before it that the rules leave out have been left out already. */
function recordSkipped(game: Game, ahead: readonly PlannedStep[], next: PlannedStep, skipping: Skipping): void {
  const { activePlayer: player } = game.state;
  const at = ahead.indexOf(next);
  const reason = { rule: '500.11', player, source: skipping.source, causes: [skipping.began] };
  game.emit('Skipped', { player, what: skipping.what, skip: skipping.skip, at }, reason);
}

/** Begins the next turn that isn't skipped: an extra one first (CR 500.7), else that of the next player in turn order. */
export function beginTurn(game: Game): void {
  for (;;) {
    const { state } = game;
    const extra = state.extraTurns.filter((turn) => state.players[turn.player]?.lost === false).at(-1);
    const player = state.turn === 0 ? state.startingPlayer : (extra?.player ?? nextPlayer(state, state.turnOrderAt));
    const skip = state.turn === 0 ? null : skipNamed(state, player, 'turn');
    if (skip === null) {
      const rule = state.turn === 0 ? '103.8' : extra === undefined ? '500.1' : '500.7';
      const causes = extra === undefined ? {} : { causes: [extra.added] };
      const began = game.emit('TurnBegan', { player, number: state.turn + 1 }, { rule, player, ...causes });
      if (state.playerControls.length > 0) changePlayerControl(game, began);
      return;
    }
    const reason = { rule: '500.11', player, source: skip.source, causes: [skip.began] };
    game.emit('Skipped', { player, what: 'turn', skip: skip.skip, at: 0 }, reason);
  }
}
