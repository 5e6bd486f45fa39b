import type { Effect, Skippable, StaticEffect, Step } from '@stacktrail/card-tree';
import { appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import { type Game, type Procedure, agrees } from '@stacktrail/engine';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { nextPlayer, objectOf, type GameState, phaseOf, scheduleOf, type PlannedStep } from '@stacktrail/game-state';
import { needsFirstStrikeStep } from '../../changes/damage-assigners.js';
import { changePlayerControl } from './player-control.js';

/** CR 614.10b: what a player does for having skipped something, as the first thing in what begins next. */
export interface FirstThing {
  readonly effects: readonly Effect[];
  readonly source: ObjectId;
  readonly causes: readonly Revision[];
}

/**
 * The step that comes next in the turn, once what is skipped has been proceeded past (CR 500.1, 500.11, 506.1, 508.8,
 * 510.4, 514.3a); `null` if the turn is over.
 *
 * @param first takes what is to be done first in what begins next (CR 614.10b)
 */
export function* stepAfter(game: Game, first: FirstThing[]): Procedure<Step | null> {
  for (;;) {
    const { state } = game;
    // CR 514.3a: players had priority in it, and all passed.
    if (state.step === 'cleanup' && state.begun.length > 0 && state.passed > 0 && !state.cutShort) return 'cleanup';
    const { ahead, phase } = scheduleOf(state);
    const next = ahead.find((planned) => exists(state, planned, phase));
    if (next === undefined) return null;
    const skip = yield* skipOf(game, next, phase);
    if (skip === null) return next.step === 'combat damage' ? damageStep(state) : next.step;
    recordSkipped(game, ahead, next, skip);
    addFirstThing(first, skip);
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
  readonly then: readonly Effect[];
}

function addFirstThing(first: FirstThing[], { then, source, began }: Skipping): void {
  if (then.length > 0) first.push({ effects: then, source, causes: [began] });
}

/** What makes the active player skip a step that would begin (CR 614.10), or the phase that would begin with it. */
function* skipOf(game: Game, next: PlannedStep, current: number): Procedure<Skipping | null> {
  const { activePlayer, begun } = game.state;
  const newPhase = next.phase !== current || begun.length === 0;
  const phase = newPhase ? yield* skipNamed(game, activePlayer, `${phaseOf(next.step)} phase`) : null;
  return phase ?? (yield* skipNamed(game, activePlayer, next.step as Skippable));
}

type Skips = Extract<StaticEffect, { static: 'skip' }>;

/** What may be skipped is asked of the player; what must be comes after that (CR 616.1). */
function* skipNamed(game: Game, player: PlayerId, what: Skippable, extra = false): Procedure<Skipping | null> {
  const { state } = game;
  const applying = staticsInForce(state, 'skip').filter(
    ({ source, effect }) =>
      effect.what === what && (effect.extra !== true || extra) && appliesToPlayer(state, effect.who, source, player),
  );
  const skipping = (source: ObjectId, { then = [] }: Skips): Skipping => {
    return { what, skip: null, source, began: objectOf(state, source).placedAt, then };
  };
  for (const { source, effect } of applying) {
    if (effect.may !== true) continue;
    const { name } = objectOf(state, source).printed;
    if (yield* agrees(player, '614.10', `Skip what begins now, as ${name} allows?`, source)) {
      return skipping(source, effect);
    }
  }
  const must = applying.find(({ effect }) => effect.may !== true);
  if (must !== undefined) return skipping(must.source, must.effect);
  const skip = state.skips.find(
    (each) =>
      each.what === what &&
      each.player === player &&
      (each.extraTurn === undefined || each.extraTurn === state.extraTurn),
  );
  return skip === undefined ? null : { what, skip: skip.id, source: skip.source, began: skip.began, then: [] };
}

/** Proceeds past a step or phase (CR 500.11); steps before it that the rules leave out have been left out already. */
function recordSkipped(game: Game, ahead: readonly PlannedStep[], next: PlannedStep, skipping: Skipping): void {
  const { activePlayer: player } = game.state;
  const at = ahead.indexOf(next);
  const reason = { rule: '500.11', player, source: skipping.source, causes: [skipping.began] };
  game.emit('Skipped', { player, what: skipping.what, skip: skipping.skip, at }, reason);
}

/** Begins the next turn that isn't skipped: an extra one first (CR 500.7), else that of the next player in turn order. */
export function* beginTurn(game: Game, first: FirstThing[]): Procedure<void> {
  for (;;) {
    const { state } = game;
    const extra = state.extraTurns.filter((turn) => state.players[turn.player]?.lost === false).at(-1);
    const player = state.turn === 0 ? state.startingPlayer : (extra?.player ?? nextPlayer(state, state.turnOrderAt));
    const skip = state.turn === 0 ? null : yield* skipNamed(game, player, 'turn', extra !== undefined);
    if (skip === null) {
      const rule = state.turn === 0 ? '103.8' : extra === undefined ? '500.1' : '500.7';
      const causes = extra === undefined ? {} : { causes: [extra.added] };
      const began = game.emit('TurnBegan', { player, number: state.turn + 1 }, { rule, player, ...causes });
      if (state.playerControls.length > 0) changePlayerControl(game, began);
      if (state.planarController !== null && state.planarController !== player) {
        game.emit('PlanarControllerChanged', { player }, { rule: '311.5', player, causes: [began] });
      }
      return;
    }
    const reason = { rule: '500.11', player, source: skip.source, causes: [skip.began] };
    game.emit('Skipped', { player, what: 'turn', skip: skip.skip, at: 0 }, reason);
    addFirstThing(first, skip);
  }
}
